### Les phrases qui n’appartiennent à aucun jeu. Espaces insécables devant : ; ! ?
### Les couleurs suivent toujours un nom masculin (« un tapis menthe ») ; les côtés portent leur article (« vers l’est »).

## The language itself: its name in itself, ltr or rtl, and whose numbers and dates it has
language-name = Français
language-direction = ltr
language-locale = fr

## What index.html says by itself, while there is no page
page-coming = Les jeux de société de la place Jemaa el-Fna. Ils seront là dans un instant.
page-absent = Jemaa n’a pas pu démarrer : il manque peut-être un fichier, le réseau est peut-être lent ou ce navigateur trop ancien.
page-boxed = Jemaa ne peut pas démarrer ici : la page qui l’affiche l’isole (« sandbox »). Qui gère cette page peut ajouter allow-same-origin.
page-file = Jemaa ne peut pas démarrer depuis un fichier : il lui faut un serveur web.
page-alone = Jemaa n’a pas pu démarrer : ce navigateur est peut-être trop ancien, le fichier abîmé, ou le site qui l’affiche interdit ce dont il a besoin. Enregistrez le fichier et ouvrez-le sur votre appareil.
page-type = L’hébergeur annonce le fichier { $file } comme « { $type } », ce que les navigateurs refusent.
page-again = Recharger
page-scripts = Jemaa a besoin de JavaScript.

## Home and shelf
home-play = Jouer
home-play-game = Jouer à { $game }
home-play-on = Reprendre
home-new = Première fois ? Apprendre en jouant
home-puzzle = Défi du jour
home-puzzles = Tous les défis
home-people = Joueurs
home-learn = Apprendre { $game }
home-rules = Règles de { $game }
home-span = { $least }–{ $most }
home-players = { $least }–{ $most } joueurs
home-minutes = { $least }–{ $most } min
home-running = Parties en cours
home-finished = Parties terminées
home-all = Toutes les parties ({ $count })
home-more = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
}
row-turn = À { $name } de jouer
row-won = Remportée par { $names } avec { $points }
row-just-now = à l’instant
row-damaged = Une partie abîmée
row-menu = Plus sur cette partie : { $names }
row-share = Partager cette partie : { $names }
row-share-short = Partager
row-rename = Renommer cette partie : { $names }
row-rename-short = Renommer
row-remove = Supprimer cette partie : { $names }
row-remove-short = Supprimer
row-removed = { $count ->
    [one] La partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
row-restore = { $count ->
    [one] La récupérer
   *[other] Récupérer la dernière
}
row-restored = La partie est de retour.
row-missing = { $count ->
    [one] Une partie conservée ici a disparu : le navigateur l’a perdue. Si vous l’aviez enregistrée dans un fichier, ouvrez-le depuis le menu.
   *[other] { $count } parties conservées ici ont disparu : le navigateur les a perdues. Si vous les aviez enregistrées dans un fichier, ouvrez-le depuis le menu.
} Il est plus sûr d’enregistrer de temps en temps toutes les parties dans un fichier.
rename-title = Renommer cette partie
rename-name = Nom de la partie
rename-why = Laissez ce champ vide pour garder les noms des joueurs.
to-home = Accueil

## Starting
loading-download = Téléchargement du jeu
loading-compile = Préparation du jeu
loading-start = Démarrage
loading-engine = Mise en place du plateau
loading-bytes = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
retry = Réessayer

## A new game
new-title = Qui joue ?
new-luck = { $named ->
    [yes] Même chance qu’à « { $name } » : mise en place et lancers, premier joueur, options et nombre de joueurs sont fixés.
   *[other] Même chance qu’à une autre table : mise en place et lancers, premier joueur, options et nombre de joueurs sont fixés.
}
new-luck-known = Qui y a déjà joué connaît ce qui est caché, et tous les lancers.
luck-name = Nom de cette table
new-here = joue ici
new-elsewhere = joue ailleurs, par message
new-away = Ailleurs
new-rename = renommer
new-face = Une personne (encore une fois : un autre visage)
new-opponent = { $name } : { $level }
new-level-random = au hasard
new-level-easy = facile
new-level-medium = moyen
new-level-hard = difficile
new-level-expert = expert
new-house = Règles maison
new-house-none = comme dans la règle
new-house-differ = { $count ->
    [one] une différence
   *[other] { $count } différences
}
new-add = Ajouter un joueur
new-remove = Retirer { $name }
new-removed = { $name } ne joue plus.
new-known = Joueurs récents
new-seat = Place { $number }
new-names = Amina Yusuf Inès Leo Noor Sami
new-names-random = Mishmish Zitoun Felfel Harira Batata Basbousa
new-names-easy = Idris Bilal Anas Tarik Mehdi Ziad
new-names-medium = Zineb Salma Loubna Mariam Nadia Fatima
new-names-hard = Brahim Omar Hassan Rachid Mansour Moussa
new-names-expert = Jabir Biruni Haytham Tusi Khayyam Zarqali
new-name = Nom
new-color-nth = Couleur { $number }
new-who = Qui joue ici ?
new-first = Qui commence ?
new-first-random = Au hasard
new-seed = Graine
new-seed-why = Laissez ce champ vide pour un nouveau hasard. N’importe quel mot convient : le même redonne toujours la même mise en place et la même chance, pour une revanche équitable.
new-seed-fresh = hasard nouveau
new-seed-known = Quiconque connaît ou devine cette graine peut calculer tous les lancers et tout ce qui est caché.
new-start = Commencer
same-again = Comme la dernière fois
level-person = Une personne
level-random = Ordinateur, au hasard
level-easy = Ordinateur, facile
level-medium = Ordinateur, moyen
level-hard = Ordinateur, difficile
level-expert = Ordinateur, expert
level-other = L’ordinateur ({ $name })

## Settings
settings = Réglages
settings-look = Aspect
settings-play = Jeu
settings-sound = Son
settings-unseen = Sans voir
setting-language = Langue
setting-theme = Apparence
setting-theme-auto = Comme l’appareil
setting-theme-light = Jour
setting-theme-dark = Nuit
setting-text = Taille du texte
setting-text-normal = Normale
setting-text-large = Grande
setting-signs = Taille des symboles du plateau
setting-signs-normal = Normale
setting-signs-large = Grande
setting-speed = Animations
setting-speed-normal = Normales
setting-speed-fast = Rapides
setting-speed-off = Aucune
setting-pace = Rythme de l’ordinateur
setting-pace-calm = Calme
setting-pace-normal = Normal
setting-pace-quick = Rapide
setting-telling = Annonces pour lecteur d’écran
setting-telling-brief = Brèves
setting-telling-full = Complètes
setting-keys = Touches seules : questions sur le plateau, / pour écrire un coup
setting-keys-true = Oui
setting-keys-false = Non
setting-confirm = Chaque coup
setting-confirm-true = À confirmer
setting-confirm-false = Compte aussitôt
setting-die = Le dé
setting-die-button = Lancé d’un bouton
setting-die-itself = Se lance tout seul
setting-die-own = Nous lançons le nôtre
setting-sound = Sons
setting-sound-true = Oui
setting-sound-false = Non
setting-ambience = Rumeur de la place
setting-ambience-true = Oui
setting-ambience-false = Non
full-screen = Plein écran
full-screen-leave = Quitter le plein écran
close = Fermer
yes = Oui
no = Non

## The table
board = Plateau
whole-board = Voir tout le plateau
enlarged = Agrandi
seats = À la table
seat-score = Points :
seat-leads = En tête
seat-out = Hors jeu
seat-colors = { COLORS($colors) }
prompt = À faire maintenant
hints-again = Revoir les astuces
hint-off = Masquer les astuces
explain = C’est quoi ?
explain-ask = { $how ->
    [typed] Allez sur n’importe quoi et appuyez sur Entrée pour savoir ce que c’est.
   *[tapped] Touchez n’importe quoi pour savoir ce que c’est.
}
explain-gap = Rien à expliquer ici. Essayez autre chose.
tools = Outils
help = Aide
menu = Menu
turn = Tourner
roll = Lancer
dice-faces = Que montre votre dé ?
confirm = Confirmer
cancel = Annuler
choices = { $count ->
    [one] { $count } coup possible
   *[other] Les { $count } coups possibles
}
by-parts = Composer un coup
by-parts-choose = Choisir
advice = Conseil
advice-asks = Que joueriez-vous ?
advice-all = Montrer tous les choix
advice-over-next = { $what } (+{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} de mieux que le deuxième choix).
advice-over-middle = { $what } (un autre choix est aussi bon ; +{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} de mieux qu’un choix moyen).
advice-over-none = { $what } (aucun autre choix n’est meilleur).
advice-legend = Trois étoiles : les meilleurs choix. Une étoile : les plus faibles.
said-legend = Avance prévue sur la moyenne des autres à la fin de la partie : de { $worst } à { $best } points.
judged = { $what } ; avance prévue : { $worth }
advised = { $what } ; conseillé
undo = Annuler
redo = Rétablir
undo-assent = Cela efface un lancer de dé, le coup de quelqu’un d’autre ou quelque chose qui a été révélé. Tout le monde est d’accord ?
undo-over = La partie est terminée. Cela efface le résultat et le dernier coup. { $people ->
    [one] Les effacer ?
   *[other] Tout le monde est d’accord ?
}
undo-known = Vous annulez ce coup en sachant ce qui a suivi.
log = Récit
log-empty = Rien ne s’est encore passé.
log-start = La partie commence.
rules = Règles
rule-of = Règles : { $name }
whose-question = { SEAT($seat) } :
awaits-message = { SEAT($seat) } joue ailleurs
reason-forced = Le seul choix possible.
reason-random = { SEAT($seat) } joue ce qui lui passe par la tête.
because = Pourquoi { SEAT($seat) } a joué cela ?
past = Retour sur l’étape { $ply }
past-hint = { $how ->
    [typed] Appuyez sur Entrée sur le plateau pour revenir au présent.
   *[tapped] Touchez le plateau pour revenir au présent.
}
scrub = Parcourir le récit
scrub-step = Étape { $ply } sur { $count } : { $text }
scrub-first = Au début
scrub-back = Une étape en arrière
scrub-forward = Une étape en avant
scrub-now = Revenir au présent
branch = Continuer à partir d’ici
branch-hidden = Dans la nouvelle partie, tout ce que personne ne voit encore est mélangé à nouveau.
branch-name = { $name }, depuis l’étape { $ply }
back-to-game = Revenir à la partie
cards-search = Chercher dans les règles
cards-contents = Sommaire
cards-found = { $count ->
    [0] Aucune carte n’en parle.
    [one] { $count } carte
   *[other] { $count } cartes
}
result = Résultat
result-won = { $count ->
    [one] { $names } remporte la partie avec { $points } !
   *[other] { $names } se partagent la victoire avec { $points } chacun !
}
result-title = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
result-place = { $place ->
    [1] Première place…
    [2] Deuxième place…
    [3] Troisième place…
    [4] Quatrième place…
    [5] Cinquième place…
   *[other] Place { $place }…
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
result-story = Le fil de la partie
result-turn = Tour { $number }
result-rematch = Revanche
result-more = Plus
result-board = Voir le plateau
result-again = Même départ
result-change = Changer de joueurs
result-luck = La même chance
result-share = Partager
result-picture = Image
result-save = Fichier
film = Film
film-line = Toute la partie
film-pause = Pause
film-play = Continuer
film-next = Image suivante
film-step = Image { $at } sur { $count } : { $scores }
taken = Cette partie se joue dans un autre onglet.
take-over = Jouer ici

## Les dés
analysis = Ce qui a tout décidé
analysis-chances = Chances de gagner, en pour cent
analysis-done = On sait ce qui a décidé de la partie.
fairness = Dés
fair-counting = Décompte des lancers…
fair-none = Aucun dé n’a encore été lancé.
fair-rolls = { $count ->
    [one] { $count } lancer jusqu’ici
   *[other] { $count } lancers jusqu’ici
}
fair-face = Face
fair-count = Sorties
fair-hand = À la main
fair-expected = Prévues
fair-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fair-chart = Les barres sont les lancers ; les traits verticaux montrent combien on en attendait.
fair-wood = En hachures : lancés avec un vrai dé, et saisis à la main.
fair-method = Chaque lancer est tiré de la graine de la partie, fixée avant le premier coup. Le lancer numéro k, en comptant à partir de 0, vient du SHA-256 de la graine suivie d’une barre oblique et de k : chacun peut le vérifier.
fair-own = Cet appareil tire ses lancers, et eux seuls, d’une graine à lui : le lancer numéro k de la partie, en comptant à partir de 0, vient du SHA-256 de la graine suivie d’une barre oblique et de k. Supprimer la partie et la rouvrir n’y change rien ; mais qui copie les données du navigateur, ou se sert d’un programme, pourrait les connaître d’avance.
fair-others = { $count ->
    [one] Un lancer a été fait sur un autre appareil, d’une graine qui n’est pas ici.
   *[other] { $count } lancers ont été faits sur d’autres appareils, de graines qui ne sont pas ici.
}
fair-others-hand = { $count ->
    [one] L’un d’eux y a été saisi à la main.
   *[other] { $count } d’entre eux y ont été saisis à la main.
}
fair-seed = La graine :
fair-commitment = La graine est montrée à la fin, pour que personne ne puisse connaître les lancers à venir. D’ici là, ce code prouve qu’elle ne change pas : le SHA-256 de { $prefix } suivi de la graine.
fair-proof = Le code montré pendant la partie, qui prouve que la graine n’a pas changé : le SHA-256 de { $prefix } suivi de la graine.
fair-known = Cette graine a été saisie, ou vient d’une partie précédente : quiconque la connaît ou la devine peut calculer tous les lancers et tout ce qui est caché.
fair-no-seed = Cette partie n’a pas de graine : ses lancers ne peuvent pas être vérifiés.
fair-branch = Cette partie en continue une autre : les lancers d’avant viennent de la graine de celle-là.
fair-origin = On pourra les vérifier quand cette autre partie sera terminée et sa graine connue. D’ici là, il n’y a que le code de cette graine :

## La pendule, pour qui en veut une. $per : le temps de chaque tour, ou de toute la partie. $who continue quand il est écoulé
clock = Pendule
clock-none = sans pendule
clock-seconds = { $per ->
    [game] { $count } s chacun
   *[turn] { $count } s par tour
}
clock-minutes = { $per ->
    [game] { $count } min chacun
   *[turn] { $count } min par tour
}
clock-strict = { $per ->
    [game] Le temps écoulé, l’ordinateur joue la suite
   *[turn] Le temps écoulé, l’ordinateur joue le tour
}
clock-of = Temps restant pour { SEAT($seat) }
clock-pause = Arrêter la pendule : { SEAT($seat) }
clock-means = Le temps qui reste. On peut l’arrêter : le plateau est alors caché.
clock-paused = Pause
clock-go-on = Reprendre
clock-mark = { SEAT($seat) } : encore { $count } secondes.
clock-up = { $who ->
    [turn] Temps écoulé pour { SEAT($seat) } : l’ordinateur joue le tour.
    [game] Temps écoulé pour { SEAT($seat) } : l’ordinateur joue la suite.
   *[nobody] Temps écoulé pour { SEAT($seat) }.
}
clock-told = { SEAT($seat) } : { $how ->
    [over] temps dépassé de { $minutes } min { $seconds } s.
   *[left] encore { $minutes } min { $seconds } s.
}

## Around one tablet
sharing = Comment vous êtes assis
sharing-open = Côte à côte
sharing-open-why = Tout le monde est assis du même côté, devant le même écran.
sharing-pass = De main en main
sharing-pass-why = Un écran au nom de la personne suivante cache le plateau ; elle voit ensuite ce qui s’est passé depuis son dernier tour.
sharing-around = Autour de la table
sharing-around-why = La tablette reste au milieu. Chacun a son bord, tourné vers lui.
seating = Qui s’assied où ? Choisissez une place pour la déplacer autour de la table.
seating-move = { $name } : { $edge }. Déplacer vers : { $to }
edge-south = bord du bas
edge-west = bord gauche
edge-north = bord du haut
edge-east = bord droit
seat-language-page = Comme la page
seat-advice = Aperçus et conseil
seat-advice-never = Aucun
seat-advice-request = Conseil sur demande
seat-advice-always = Conseil à chaque coup
handover-to = Passez la tablette à
handover-message = Un message pour
handover-go = C’est moi
handover-since = Depuis votre dernier tour
handover-skip = Passer

## Games in and out
share = Partager ou enregistrer
share-title = Partager cette partie
share-what = Quiconque ouvre ce lien reçoit la partie telle qu’elle est maintenant et peut la continuer.
share-what-text = Ce texte est la partie telle qu’elle est maintenant : quiconque le colle dans Jemaa peut la continuer.
share-message = La personne qui joue ailleurs ouvre ce lien, et la partie y continue.
share-message-text = La personne qui joue ailleurs colle ce texte dans Jemaa, et la partie y continue.
share-luck = La suite y dépendra d’un autre hasard.
share-trust = C’est fait pour des gens qui se font confiance : chaque appareil a son propre hasard.
share-hidden = Le lien et le fichier contiennent aussi ce que personne ne devrait encore voir, et quiconque les possède peut le découvrir. Une copie mélangée n’en contient rien : à partir d’ici, c’est une autre partie.
share-hidden-text = Le texte et le fichier contiennent aussi ce que personne ne devrait encore voir, et quiconque les possède peut le découvrir. Une copie mélangée n’en contient rien : à partir d’ici, c’est une autre partie.
share-message-hidden = Il contient aussi ce que personne ne devrait encore savoir. Jemaa n’en montre rien à qui joue une seule place ; qui ouvre le lien et joue pour tout le monde le voit.
share-long = Ce lien est long, et certaines messageries le coupent. Le fichier arrive entier.
share-shuffle = Partager une copie mélangée
share-shuffled = C’est maintenant une copie mélangée : à partir d’ici, une autre partie.
share-code = Le lien sous forme de code, à scanner avec l’appareil photo d’une autre tablette
share-show-code = Afficher le code
share-making = Création du lien…
share-link = Lien
share-link-text = Texte
share-copy = Copier le lien
share-copy-text = Copier le texte
share-copied = Le lien a été copié.
share-copied-text = Le texte a été copié.
share-failed = Cela n’a pas fonctionné ici. Sélectionnez le lien et copiez-le, ou enregistrez la partie dans un fichier.
share-failed-text = Cela n’a pas fonctionné ici. Sélectionnez le texte et copiez-le, ou enregistrez la partie dans un fichier.
share-send = Envoyer le lien
share-send-file = Envoyer le fichier
luck-another = Même chance pour une autre table
send-turn = Envoyer le tour
save-record = Enregistrer dans un fichier
save-why = Le fichier d’une partie inachevée garde sa graine : le hasard à venir reste le même, et quiconque lit le fichier peut le calculer.
save-all = Enregistrer toutes les parties dans un fichier
save-parts = { $total ->
    [1] Le fichier de vos parties est prêt.
   *[other] Il faut { $total } fichiers pour vos parties. Enregistrés jusqu’ici : { $part }.
}
save-part = Enregistrer le fichier { $part } sur { $total }
open-record = Ouvrir un fichier de partie
paste = Coller une partie
paste-what = Un lien vers une partie, ou le texte d’un fichier de partie
paste-open = Ouvrir
scan = Scanner un code
scan-what = Ce que voit la caméra
scan-refused = La caméra ne peut pas servir ici. Collez plutôt le lien.
link-title = Une partie qu’on vous envoie
link-steps = { $count ->
    [0] Rien n’a encore été joué.
    [one] { $count } étape a été jouée.
   *[other] { $count } étapes ont été jouées.
}
link-several = Il y a plusieurs parties dans ce texte. Laquelle ?
link-why = Elle devient une partie à vous : personne d’autre ne voit ce que vous jouez.
link-accept = La poser sur la table
link-who = Qui joue sur cet appareil ?
link-all = Tout le monde
link-knows = Qui joue pour tout le monde voit ce que les autres ne doivent pas savoir.
link-watch = Seulement regarder
link-same = Vous l’avez déjà : votre partie en est exactement là.
link-behind = C’est un message plus ancien. Votre partie a continué depuis.
link-apart = Quelqu’un a continué votre partie autrement. Si vous adoptez cette suite, la vôtre devient une partie à part ; sinon, elle reste comme elle est.
link-mine = Quelqu’un a joué ailleurs pour { $names }. Adopter cette suite, ou garder votre partie ?
link-held = Un autre onglet joue cette partie. Fermez-le, puis rouvrez le lien.
link-to-game = Aller à votre partie
link-keep = Garder la mienne
link-take = Adopter cette suite
link-look = Regarder l’autre suite
import-busy = Lecture des parties : { $done } sur { $total }…
import-known = { $count ->
    [one] Une partie est déjà ici : le fichier n’y ajoute rien.
   *[other] { $count } parties sont déjà ici : le fichier n’y ajoute rien.
}
import-report = { $imported ->
    [0] Aucune partie n’a été ajoutée.
    [one] { $imported } partie a été ajoutée.
   *[other] { $imported } parties ont été ajoutées.
} { $refused ->
    [0] {""}
    [one] { $refused } a été refusée :
   *[other] { $refused } ont été refusées :
}
room-kept = Cette page occupe { NUMBER($mega, maximumFractionDigits: 1) } Mo de cet appareil. Le navigateur a promis de garder vos parties.
room-lent = Cette page occupe { NUMBER($mega, maximumFractionDigits: 1) } Mo de cet appareil. Le navigateur peut tout effacer quand la place manque : enregistrez dans un fichier les parties qui vous sont chères.
room-forgets = Safari efface les parties que l’on n’a pas ouvertes depuis sept jours. Ajoutez cette page à l’écran d’accueil avec le bouton de partage, ou enregistrez vos parties dans un fichier.
understood = Compris

## Colours, sides and corners
color-terracotta = terracotta
color-saffron = safran
color-majorelle = bleu Majorelle
color-mint = menthe
color-aubergine = aubergine
color-times = { $color } ×{ $count }
facing-north = le nord
facing-east = l’est
facing-south = le sud
facing-west = l’ouest

## What can go wrong
error-address = Cette adresse ne mène nulle part.
error-not-fetched = Une partie de la page n’a pas pu être chargée : il lui faut le réseau une fois. Rien n’est perdu.
error-no-game = Cette partie n’est pas sur cet appareil.
error-unread = Cette partie ne peut pas être lue pour le moment. Elle est restée telle quelle.
error-held = Cette partie est ouverte dans un autre onglet : fermez-la d’abord là-bas.
error-damaged = Cette partie enregistrée ne peut pas être ouverte. Elle a été laissée telle quelle.
error-not-drawn = Un élément de ce jeu ne peut pas être dessiné. Rien de la partie n’est perdu.
error-luck-players = Ce lien vers la même chance indique un nombre de joueurs que ce jeu n’a pas.
error-luck-first = Ce lien vers la même chance indique un premier joueur qui n’est pas à la table.
error-luck-seed = Ce lien vers la même chance indique une graine inutilisable.
error-luck-option = Ce lien vers la même chance indique une option que ce jeu n’a pas.
error-no-link = Le lien n’a pas pu être créé. Enregistrez plutôt la partie dans un fichier.
error-storage-full = Il n’y a plus de place pour enregistrer cette partie : on peut continuer à jouer, mais elle sera perdue à la fermeture de la page si vous ne l’enregistrez pas dans un fichier.
error-storage-newer = Les parties de cet appareil ont été conservées par une version plus récente de la page. Fermez tous ses onglets et rouvrez-la avec le réseau. D’ici là, une partie jouée ici sera perdue à la fermeture de la page si vous ne l’enregistrez pas dans un fichier.
error-storage-blocked = Les parties ne peuvent pas être conservées ici : on peut continuer à jouer, mais la partie sera perdue à la fermeture de la page si vous ne l’enregistrez pas dans un fichier.
error-storage-lost = Les parties conservées sont hors d’atteinte pour le moment : on peut continuer à jouer, et cette partie sera conservée dès que possible. Si la page se ferme avant, elle sera perdue si vous ne l’enregistrez pas dans un fichier.
error-engine-restarted = Le jeu s’est arrêté et redémarre. Rien n’est perdu.
error-start-timeout = Le jeu ne démarre pas : le réseau est trop lent ou ne répond pas.
error-start-failed = Le jeu n’a pas pu démarrer sur cet appareil.
error-no-webassembly = Le jeu a besoin de WebAssembly, qui est désactivé dans ce navigateur, par exemple par le mode Isolement. Faites une exception pour cette page, ou utilisez un autre navigateur.
error-forbidden = { $where ->
    [file] Le jeu n’a pas pu démarrer : le site qui affiche ce fichier l’interdit. Enregistrez le fichier et ouvrez-le sur votre appareil.
   *[host] Le jeu n’a pas pu démarrer : la politique de sécurité du contenu de ce site l’interdit.
}
error-no-network = Le jeu n’a pas pu être chargé : le réseau ne répond pas. Vérifiez la connexion et réessayez.
error-bad-file = Le jeu n’a pas pu démarrer : le fichier { $file } manque ou est abîmé.
error-bad-type = Le jeu n’a pas pu démarrer : l’hébergeur annonce le fichier { $file } comme « { $type } », ce que les navigateurs refusent.
error-worker-died = Le jeu a été arrêté : cet appareil manque peut-être de mémoire. Fermez d’autres pages et applications, puis réessayez. Rien n’est perdu.
error-worker-silent = Le jeu ne répond plus. Rien n’est perdu.
error-restarted = Le jeu redémarre.
error-internal = Quelque chose n’a pas fonctionné. La partie est comme avant.
error-bad-request = Cela n’est pas possible.
error-bad-results = Les résultats de ce fichier ne peuvent pas être lus.
error-no-match = Aucune partie n’est ouverte.
error-bad-notation = Ce coup n’existe pas.
error-illegal-action = Ce coup n’est pas possible maintenant.
error-game-over = La partie est finie.
error-no-analysis = Ce jeu ne peut pas être analysé.
error-bad-level = Il n’y a pas d’ordinateur de ce niveau.
error-no-opponents = L’ordinateur et les conseils n’ont pas pu être chargés : il leur faut le réseau une fois. Rien n’est perdu.
error-no-rules = Les règles n’ont pas pu être chargées : il leur faut le réseau une fois. Rien n’est perdu.
error-no-lessons = Les leçons n’ont pas pu être chargées. Réessayez dès qu’il y a du réseau.
error-language = La langue { $language } n’a pas pu être chargée : une autre la remplace. Choisissez-la de nouveau dès qu’il y a du réseau.
unfetched = { $why ->
    [status] L’hébergeur ne donne pas { $file } ({ $detail }).
    [type] L’hébergeur donne { $file } avec un type erroné ({ $detail }).
    [damaged] { $file } est arrivé abîmé.
   *[network] { $file } est hors d’atteinte.
}
error-no-code = Le code QR n’a pas pu être dessiné ; le lien fonctionne sans lui.
error-settled = Quelqu’un joue ailleurs : ce qui a été envoyé, lancé ou révélé reste joué.
error-nothing-to-undo = Il n’y a aucun coup à annuler.
error-nothing-to-redo = Il n’y a aucun coup à rétablir.
error-needs-assent = Cela efface un lancer de dé, le coup de quelqu’un d’autre ou quelque chose qui a été révélé : tout le monde doit être d’accord.
bad-record-seed = La graine doit avoir entre 1 et 200 caractères.
bad-record-options = Ce jeu n’a pas cette option.
bad-record-setup-keys = La mise en place de cette partie ne convient pas au jeu.
bad-record-setup-first = La mise en place fait commencer quelqu’un qui n’est pas à la table.
bad-record-position = Cette partie commence par une position qui n’est pas de ce jeu.
bad-record-position-field = La position où commence cette partie ne peut pas être lue : { $text }.
bad-record-position-impossible = Aucune partie ne peut mener à la position où commence celle-ci : { $text }.
bad-record-position-otherwise = La position où commence cette partie n’est pas écrite comme Jemaa l’écrit.
bad-record-too-large = Ce fichier de partie est trop long.
bad-record-not-json = Ce n’est pas un fichier de partie.
bad-record-missing = Il manque quelque chose dans ce fichier de partie : { $text }.
bad-record-format = Ce n’est pas un fichier de partie de Jemaa.
bad-record-version = Ce fichier de partie vient d’une version qui ne peut pas être lue ici.
bad-record-rules = Le numéro des règles de cette partie est faux.
bad-record-opponents = Ce que ce fichier dit de l’ordinateur est faux.
bad-record-devices = Ce que ce fichier dit des appareils où la partie se joue est faux.
bad-record-id = Le numéro auquel on reconnaît la partie dans ce fichier est faux.
bad-record-game = Aucun jeu ne s’appelle { $text }.
bad-record-players = Le nombre de places, ou ce qui en est dit, ne convient pas à ce jeu.
bad-record-name = Un nom doit avoir entre 1 et 40 caractères, dont au moins un visible, et aucun caractère caché, comme une marque de direction.
bad-record-color = Les couleurs choisies ne conviennent pas à ce jeu.
bad-record-log = La liste des coups de cette partie est fausse ou trop longue.
bad-record-bad-notation = L’entrée { $entry } de cette partie n’est pas un coup : { $text }.
bad-record-illegal-action = L’entrée { $entry } de cette partie n’est pas possible : { $text }.
bad-record-game-over = L’entrée { $entry } de cette partie vient après la fin : { $text }.
bad-record-beside = Ce que ce fichier dit des coups annulés ou de l’ordinateur ne correspond pas à sa partie.
bad-record-short-too-long = Cette partie est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
bad-record-short-position = Cette partie commence par une position particulière, qui n’entre pas dans un lien. Enregistrez-la plutôt dans un fichier.
bad-record-short-length = Ce lien est trop long pour être un lien de Jemaa.
bad-record-short-form = Ce n’est pas un lien vers une partie de Jemaa.
bad-record-short-version = Ce lien est de la version { $text }, qui ne peut pas être lue ici.
bad-record-short-damaged = Ce lien est abîmé : il en manque un morceau, ou il a été modifié. Copiez-le de nouveau, en entier.
bad-record-short-rules = Ce lien contient une partie jouée selon les règles numéro { $text }, qui ne peut pas être lue ici.
bad-record-short-over = Dans ce lien, l’entrée { $entry } vient après la fin de la partie.
bad-record-short-otherwise = Ce lien n’est pas écrit comme Jemaa écrit cette partie.

## Sans réseau
offline-unsupported = Ce navigateur ne peut pas conserver la page : il lui faut le réseau à chaque démarrage.
offline-insecure = Cette adresse n’est pas sécurisée (http) : le navigateur ne garde donc pas de copie pour jouer hors ligne, et la page a besoin de ce réseau à chaque démarrage. Les parties sont conservées malgré tout.
offline-fetching = Chargement de tout ce qu’il faut pour jouer sans réseau…
offline-ready = Prêt hors ligne
offline-failed = La page n’a pas pu être conservée pour jouer hors ligne. Nouvel essai dans un moment.
update-waits = Une nouvelle version est prête.
update-now = Mettre à jour
update-held = Une partie se joue dans un autre onglet : quittez-la d’abord là-bas.
install = Installer comme application

## About
about = À propos de Jemaa
about-what = Deux jeux de plateau nés sur la place de Marrakech, pour des gens autour d’une tablette. Un logiciel libre sous licence MIT : sans compte, et on ne demande à aucun serveur autre chose que les fichiers de cette page.
about-source = Le code source des règles (Python)
about-dice = Les dés sont-ils honnêtes ?
about-fair = Chaque lancer que fait Jemaa est tiré d’une graine, par une méthode que chacun peut vérifier : le lancer numéro k, compté à partir de 0, provient du SHA-256 de la graine suivie d’une barre oblique et de k.
about-offline = Après la première visite, plus rien n’a besoin du réseau. Sur un iPad ou un iPhone, ajoutez la page à l’écran d’accueil avec le bouton de partage : sinon, Safari oublie les parties qui n’ont pas été ouvertes depuis sept jours.
about-version = Version { $version }
about-parts = Fait avec
about-licences = Les textes de toutes les licences

# Said aloud
said-chosen = Choisi : { $what }.
said-dropped = Plus rien n’est choisi.
said-pending = { $what } : { $text }
said-undone = Coup annulé : { $text }
said-place = { SEAT($seat) } : place { $place }, avec { $points }.

## Le champ de commande
command = Écrire un coup
command-help = Entrée seule fait avancer : elle confirme, lance le dé ou répète la question. u annule le coup. On peut abréger un mot. Une barre oblique interroge la table : /? dit tout ce que l’on peut demander.
command-several = Ce peut être { $more ->
    [0] { $what }.
   *[other] { $what }, ou un parmi { $more } autres.
}
command-not-now = Ce n’est pas possible maintenant. Tapez un point d’interrogation pour savoir ce qui l’est.
command-unknown = « { $word } » n’a pas été compris. Tapez un point d’interrogation pour savoir ce que l’on peut taper.
command-by-seed = On ne choisit pas la face de ce dé : tapez l pour le lancer.
command-over = La partie est finie.
typed-roll = lancer
typed-undo = reprendre annuler
typed-more = suite
typed-places = a b c d e f g

## Ce qui peut être demandé
asks-p = p : les joueurs, un par un
asks-q = q : la question, et ce qui est déjà choisi
asks-t = h : l’heure, c’est-à-dire le temps qui reste
asks-w = s : ce qui s’est passé depuis votre dernier tour
asked-player = { SEAT($seat) }, { COLORS($colors) } : { $points }.
asked-fact = { $what } : { $count }.
asked-nothing = Rien ne s’est passé depuis votre dernier tour.
asked-nowhere = Il n’y a ici aucun endroit nommé « { $place } ».
asked-more = Encore { $count } : tapez « suite ».
asked-no-more = C’est tout.

## En peu de mots
brief-then = { $one } ; { $other }
# what a seat does, without its name
news = { SEAT($seat) } { $does }
news-then = { SEAT($seat) } { $does }, puis { $after }
brief-more = Il s’est passé autre chose : tapez /s.
