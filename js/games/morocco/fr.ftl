### Morocco : toutes les phrases du jeu. Espaces insécables devant : ; ! ?
### Les couleurs suivent « cube » ou deux-points, toujours au masculin singulier ; les côtés portent leur article.

game-name = Morocco

## Families and cubes
new-color = Famille
color-charmers = charmeurs de serpents
color-water = porteurs d’eau
color-rugs = marchands de tapis
color-magicians = magiciens
color-food = cuisiniers
color-black = noir
color-green = vert
color-purple = violet
color-brown = marron
color-orange = orange

## Cases
corner-nw = nord-ouest
corner-ne = nord-est
corner-sw = sud-ouest
corner-se = sud-est
square-corner = { $square } { CORNER($corner) }
seat-count = { SEAT($seat) } { $count }

## What is asked
prompt-die = Lancez le dé du marché
prompt-die-theirs = { SEAT($seat) } lance le dé du marché
prompt-wild = Joker ! Quelle couleur ?
prompt-wild-theirs = { SEAT($seat) } choisit une couleur
prompt-scout = Choisissez un cube
prompt-scout-theirs = { SEAT($seat) } guette depuis le toit
prompt-assign = Placez un personnage
prompt-assign-theirs = { SEAT($seat) } place un personnage
prompt-assign-who = Qui y va ?
prompt-assign-worker = Choisissez un personnage
prompt-assign-space = Où ?
prompt-assign-beside = Où va le second cousin ?
prompt-assign-third = Quel troisième cube ?
prompt-swap-rows = Échanger avec quelle rangée ?
prompt-swap-columns = Échanger avec quelle colonne ?
prompt-pass = { $coins ->
    [0] Personne à placer
   *[other] Échanger ou passer ?
}
prompt-pass-theirs = { SEAT($seat) } échange ou passe
prompt-spend = Payer un échange ?
prompt-spend-theirs = { SEAT($seat) } peut payer un échange
prompt-take = Une pièce ou un garde ?
prompt-take-theirs = { SEAT($seat) } prend une pièce ou un garde
prompt-arrow = Vers où pointe-t-elle ?
prompt-arrow-theirs = { SEAT($seat) } oriente la flèche
prompt-settle = Où s’installe votre touriste ?
prompt-settle-theirs = { SEAT($seat) } déplace un touriste
prompt-keep = Quel cube garder ?
prompt-keep-theirs = { SEAT($seat) } garde un cube
prompt-over = Le marché est fermé
prompt-shown = { $what ->
    [scout] Prendre ceux-ci ?
    [take] Prendre ceci ?
    [keep] Garder celui-ci ?
    [point] Pointer par là ?
    [swap] Échanger ceux-ci ?
   *[place] Placer ici ?
}
do-shown = { $what ->
    [scout] Prendre
    [take] Prendre
    [keep] Garder
    [point] Pointer
    [swap] Échanger
   *[place] Placer
}
hint-scout = { $how ->
    [typed] Tapez une case du toit, de 1 à 5 : les cubes voisins sont à vous.
   *[tapped] Touchez un cube : ses voisins sont à vous.
}
caption-die_rolled = Le dé donne d’abord un cube à chacun.
caption-placed = Quatre remplissent un étal ; un garde vaut deux.
caption-stall_filled = Étal plein : 5 points à qui domine.
caption-rewarded = Une pièce échange deux rangées ou colonnes.
caption-juice_taken = Qui part prend le jus du coin.
caption-arrow_pointed = Une flèche compte pour un là où elle pointe.
caption-settled = Suivant la flèche, le touriste devient assistant.
caption-kept = Chacun ne garde qu’un cube.
caption-last_round_announced = Peu d’étals restent ouverts : dernière manche.

## Choices
action-die = { $color ->
    [none] Joker : chacun choisit un cube
   *[some] Le dé a fait : { COLOR($color) }
}
action-wild = Un cube { COLOR($color) }
action-scout = Case { $roof } du toit
action-swap = { $axis ->
    [rows] Échanger les rangées { $one } et { $other }
   *[columns] Échanger les colonnes { $one } et { $other }
}
action-assistant = Assistant en { $square } { CORNER($corner) }
action-bodyguard = Garde en { $square } { CORNER($corner) }
action-tourist = Touriste en { $square } { CORNER($corner) }, troisième cube : { COLOR($color) }
action-cousins = Cousins en { $square } { CORNER($corner) } et { $beside } { CORNER($second) }, troisième cube : { COLOR($color) }
action-pass = Passer
action-done = Terminer
action-take = { $item ->
    [coin] Une pièce
   *[bodyguard] Un garde
}
action-arrow = Flèche vers { FACING($facing) }
action-settle = S’installer en { $square } { CORNER($corner) }
action-keep = Garder un cube { COLOR($color) }

## A move put together of its parts
part-worker = Personnage
part-stall = Étal
part-corner = Coin
part-beside = Second étal
part-second = Son coin
part-cube = Troisième cube
part-kind-assistant = assistant
part-kind-bodyguard = garde
part-kind-tourist = touriste
part-kind-cousins = cousins
part-at = { $stall }
part-in-stall = { COLORS($colors) } ; { $count } sur 4{ $leader ->
    [none] {""}
   *[some] , { SEAT($leader) } mène
}
part-color = { COLOR($color) }

## What the board says
cell-lit = { $cell } ; on peut y placer un personnage
space-free = { $square } { CORNER($corner) }, libre{ $juice ->
    [0] {""}
   *[other] , jus { $juice }
} ; { COLORS($colors) } ; { $count } sur 4{ $leader ->
    [none] {""}
   *[some] , { SEAT($leader) } mène
}
space-worker = { $kind ->
    [bodyguard] { $square } { CORNER($corner) }, garde, { SEAT($seat) }
    [tourist] { $square } { CORNER($corner) }, touriste, { SEAT($seat) }
   *[assistant] { $square } { CORNER($corner) }, assistant, { SEAT($seat) }
}
space-closed = { $square } { CORNER($corner) }, étal fermé, { SEAT($seat) }{ $facing ->
    [none] {""}
   *[some] , flèche vers { FACING($facing) }
}
space-empty-tile = { $square } { CORNER($corner) }, étal fermé, à personne{ $facing ->
    [none] {""}
   *[some] , flèche vers { FACING($facing) }
}
second-cousin = { $square } { CORNER($corner) }, pour le second cousin
row = Rangée { $line } : { COLOR($color) }
column = Colonne { $line } : { COLOR($color) }
pays = paie
hand-assistant = Assistant ({ $count } en main)
hand-bodyguard = Garde ({ $count } en main)
hand-tourist = Touriste ({ $count } en main)
hand-cousins = Cousins, deux à la fois ({ $count } en main)
hand-coin = Pièce ({ $count } en main)
hand-cube = Un cube { COLOR($color) } ({ $count } en main)
roof-space = Case { $roof } du toit : { COLORS($colors) } pour vous, { COLOR($color) } pour les autres ; { $stalls ->
    [0] aucun étal à portée
    [one] { $stalls } étal à portée
   *[other] { $stalls } étals à portée
}
roof-space-plain = Case { $roof } du toit : { COLOR($color) } pour les autres
point-to = Orienter la flèche vers { FACING($facing) }

## What is foreseen
foretold-paid = Coût : { COLORS($colors) }.
foretold-left = Il reste : { COLORS($colors) }.
foretold-left-none = Il ne reste aucun cube.
foretold-count = Cela fera { $count } sur 4 en { $stall }.
foretold-closes = { $stall } fermerait :
foretold-reward = { SEAT($seat) }, { $place ->
    [1] première
    [2] deuxième
   *[3] troisième
} place : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}{ $gained ->
    [coin] , une pièce
    [bodyguard] , un garde
    [coin-bodyguard] , une pièce et un garde
    [choice] , une pièce ou un garde
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] , jus { $juice }
}.
foretold-nobody = { $stall } recevra une tuile vide.
foretold-swap = Cases à votre portée : { $before } maintenant, { $after } après l’échange.
foretold-round = Manche { $round }{ $pass ->
    [0] {""}
   *[other] , tour { $pass } sur 2
}. { $open ->
    [one] { $open } étal ouvert.
   *[other] { $open } étals ouverts.
}
foretold-last-round = C’est la dernière manche !

## Seats
fact-black = Cubes noirs
fact-green = Cubes verts
fact-purple = Cubes violets
fact-brown = Cubes marron
fact-orange = Cubes orange
fact-coins = Pièces
fact-assistants = Assistants en main
fact-bodyguards = Gardes en main
fact-tourists = Touristes en main
fact-cousins = Cousins en main
fact-quarters = Gardes au poste
fact-first = Commence la manche
fact-vp = Points des étals
fact-juice = Points de jus
fact-district = Étals du plus grand quartier
count-vp = { $count ->
    [one] { $count } point d’étals
   *[other] { $count } points d’étals
}
count-juice = { $count } de jus
count-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
count-district = { $count ->
    [one] { $count } étal × 3
   *[other] { $count } étals côte à côte × 3
}

## What happened
news-scouted = prend des cubes
news-placed = place { $kind ->
    [assistant] un assistant
    [bodyguard] un garde
    [tourist] un touriste
   *[cousins] les cousins
}
news-passed = passe
line-die_rolled = { SEAT($seat) } lance le dé du marché
line-cubes_gained = De nouveaux cubes
line-swapped = { SEAT($seat) } échange deux cubes
line-closing = L’étal ferme
event-die_rolled = { $color ->
    [none] { SEAT($seat) } lance le dé du marché : joker, chacun choisit un cube.
   *[some] { SEAT($seat) } lance le dé du marché : { COLOR($color) }.
}
event-cubes_gained = { $reason ->
    [market] Un cube { COLORS($colors) } pour tout le monde : { SEATS($seats) }.
    [wild] { SEATS($seats) } choisit un cube { COLORS($colors) }.
    [scout] { SEATS($seats) } gagne les deux cubes voisins du guetteur : { COLORS($colors) }.
   *[roof] Un cube { COLORS($colors) }, la couleur sous le guetteur, pour { SEATS($seats) }.
}
event-scouted = { SEAT($seat) } mène le guetteur à la case { $roof } du toit.
event-swapped = { $axis ->
    [rows] { SEAT($seat) } paie une pièce et échange les rangées { CELLS($lines) } : désormais { COLORS($colors) }.
   *[columns] { SEAT($seat) } paie une pièce et échange les colonnes { CELLS($lines) } : désormais { COLORS($colors) }.
}
event-placed = { $kind ->
    [bodyguard] { SEAT($seat) } place un garde en { SPACES($spaces) } et paie : { COLORS($paid) }.
    [tourist] { SEAT($seat) } place un touriste en { SPACES($spaces) } et paie : { COLORS($paid) }.
    [cousins] { SEAT($seat) } place deux cousins en { SPACES($spaces) } et paie : { COLORS($paid) }.
   *[assistant] { SEAT($seat) } place un assistant en { SPACES($spaces) } et paie : { COLORS($paid) }.
}
event-passed = { SEAT($seat) } ne peut placer personne et passe son tour.
event-stall_filled = { AHEAD($queue) ->
    [none] { $stall } est plein.
   *[some] { $stall } est plein ; il fermera après { AHEAD($queue) }.
}
event-closing_began = { $counts ->
    [none] { $stall } ferme : des flèches seules l’ont rempli.
   *[some] { $stall } ferme. On compte : { COUNTS($counts) }.
}
event-rewarded = { $tied ->
    [true] { SEAT($seat) } partage
   *[false] { SEAT($seat) } prend
} { $place ->
    [1] la première
    [2] la deuxième
   *[3] la troisième
} place en { $stall } : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}{ ITEMS($gained) ->
    [coin] , une pièce
    [bodyguard] , un garde
    [coin-bodyguard] , une pièce et un garde
   *[none] {""}
}{ ITEMS($lost) ->
    [coin] {" ; "}pas de quatrième pièce
    [bodyguard] {" ; "}aucun garde au poste
    [coin-bodyguard] {" ; "}pas de quatrième pièce, et aucun garde au poste
   *[none] {""}
}.
event-took = { $item ->
    [coin] { $forced ->
        [true] { SEAT($seat) } ne peut prendre qu’une pièce, récompense de { $stall } : aucun garde au poste.
       *[false] { SEAT($seat) } prend une pièce, récompense de { $stall }.
    }
    [bodyguard] { $forced ->
        [true] { SEAT($seat) } ne peut prendre qu’un garde, récompense de { $stall } : déjà trois pièces en main.
       *[false] { SEAT($seat) } prend un garde, récompense de { $stall }.
    }
   *[none] { SEAT($seat) } a déjà trois pièces et aucun garde au poste : rien de plus en { $stall }.
}
event-juice_taken = { SEAT($seat) } boit le jus de { $stall }, qui vaut { $amount }.
event-workers_left = Tout le monde quitte { $stall }.
event-tile_placed = { $owner ->
    [none] Personne ne gagne { $stall } sans partage : { SEAT($seat) } y pose une tuile vide.
   *[some] { SEAT($owner) } gagne l’étal { $stall } et y pose sa tuile.
}
event-arrow_pointed = { $facing ->
    [none] Aucun étal ouvert ne touche { $stall } : sa tuile n’a pas de flèche.
   *[some] { $forced ->
        [true] La tuile en { $stall } ne peut pointer que vers { FACING($facing) }, sur { $target }.
       *[false] { SEAT($seat) } oriente la tuile en { $stall } vers { FACING($facing) }, sur { $target }.
    }
}
event-settled = { $forced ->
    [true] Le touriste venu de { $stall } trouve une seule case libre : { SEAT($seat) } a maintenant un assistant en { SPACE($space) }.
   *[false] Le touriste venu de { $stall } s’installe : { SEAT($seat) } a maintenant un assistant en { SPACE($space) }.
}
event-tourist_lost = { $why ->
    [no-arrow] { SEAT($seat) } perd son touriste : aucune flèche ne part de { $stall }.
    [no-space] { SEAT($seat) } perd son touriste : l’étal où mène { $stall } n’a plus de case libre.
   *[no-assistant] { SEAT($seat) } perd son touriste en { $stall }, faute d’assistant en main.
}
event-closed = { $open ->
    [0] { $stall } est fermé : c’était le dernier étal.
    [one] { $stall } est fermé ; il reste { $open } étal ouvert.
   *[other] { $stall } est fermé ; il reste { $open } étals ouverts.
}
event-last_round_announced = { $open ->
    [one] Il ne reste que { $open } étal ouvert : c’est la dernière manche !
   *[other] Il ne reste que { $open } étals ouverts : c’est la dernière manche !
}
event-turn_ended = { SEAT($seat) } finit son tour.
event-kept = { $lost ->
    [0] { SEAT($seat) } garde son seul cube : { COLOR($color) }.
   *[other] { $forced ->
        [true] Avec une seule couleur de cubes, { SEAT($seat) } garde un cube { COLOR($color) } et en rend { $lost }.
       *[false] { SEAT($seat) } garde un cube { COLOR($color) } et en rend { $lost }.
    }
}
event-round_ended = La manche { $round } est finie.
event-round_began = La manche { $round } commence ; { SEAT($seat) } joue en premier.
event-ended = { $why ->
    [last-stall] Le dernier étal est fermé : le marché ferme.
    [no-workers] Plus personne n’a de personnage en main : le marché ferme.
    [idle] Depuis trois manches, rien n’a été placé : le marché ferme.
   *[five-stalls] Il reste cinq étals ouverts ou moins : le marché ferme.
}
result-made = { $stalls } + { $drinks } + { $purse } + { $district }
result-last-stall = Tous les étals sont fermés.
result-five-stalls = Il ne restait que cinq étals ouverts ou moins.
result-no-workers = Plus personne n’avait de personnage en main.
result-idle = Depuis trois manches, rien n’avait été placé.
highlight-stall = Le meilleur étal : { $stall } a rapporté { $amount } points à { SEAT($seat) }.
highlight-chain = La plus longue chaîne : { $count } étals fermés en un seul tour, par { SEAT($seat) }.
result-tie = { SEATS($seats) } sont à égalité : qui a gagné le plus d’étals passe devant.

## Turning points
told-die = { $color ->
    [none] Le dé a fait joker.
   *[some] Le dé a donné à chacun un cube { COLOR($color) }.
}
told-wild = { SEAT($seat) } a choisi un cube { COLOR($color) }.
better-wild = Mieux : un cube { COLOR($color) }.
told-scout = { SEAT($seat) } a pris sur le toit : { COLORS($colors) }.
better-scout = Mieux : { COLORS($colors) }.
told-worker = { SEAT($seat) } a placé { $kind ->
    [assistant] un assistant
    [bodyguard] un garde
    [tourist] un touriste
   *[cousins] les cousins
} { $how ->
    [wins] et gagné un étal.
    [fills] et rempli un étal.
    [leads] et pris la tête d’un étal.
    [begins] dans un étal vide.
    [level] à égalité avec { SEAT($rival) }.
   *[behind] derrière { SEAT($rival) }.
}
better-worker = Mieux : { $kind ->
    [assistant] un assistant
    [bodyguard] un garde
    [tourist] un touriste
   *[cousins] les cousins
} { $how ->
    [wins] pour gagner un étal.
    [fills] pour remplir un étal.
    [leads] pour prendre la tête d’un étal.
    [begins] dans un étal vide.
    [level] à égalité avec { SEAT($rival) }.
   *[behind] derrière { SEAT($rival) }.
}
told-swap = { SEAT($seat) } a échangé deux { $axis ->
    [rows] rangées.
   *[columns] colonnes.
}
better-swap = Mieux : échanger deux { $axis ->
    [rows] rangées.
   *[columns] colonnes.
}
told-pass = { SEAT($seat) } a passé son tour.
better-pass = Mieux : passer.
told-done = { SEAT($seat) } a terminé son tour.
better-done = Mieux : terminer le tour.
told-take = { SEAT($seat) } a pris { $item ->
    [coin] une pièce.
   *[bodyguard] un garde.
}
better-take = Mieux : { $item ->
    [coin] une pièce.
   *[bodyguard] un garde.
}
told-arrow = { SEAT($seat) } a tourné la flèche vers { FACING($facing) }.
better-arrow = Mieux : vers { FACING($facing) }.
told-settle = { SEAT($seat) } a trouvé une place pour un touriste.
told-keep = { SEAT($seat) } a gardé un cube { COLOR($color) }.
better-keep = Mieux : un cube { COLOR($color) }.
better-place = Un autre endroit était meilleur.

## Why an opponent does it
reason-alike = Rien de mieux en vue.
reason-arrow = Pour que { $stall } se remplisse.
reason-arrow-rivals = Une flèche sur { $stall } aide le moins les autres.
reason-begins-stall = Pour être le premier sur { $stall }.
reason-bodyguard = Pour avoir un garde en main.
reason-coin = Pour avoir une pièce en main.
reason-cubes = Pour obtenir les cubes des meilleurs étals.
reason-cubes-rivals = Pour laisser aux autres les cubes qui les aident le moins.
reason-denies-juice = Pour priver les autres d’un bon jus.
reason-denies-stall = Pour ne pas laisser { $stall } à { SEAT($rival) }.
reason-grows-district = Pour un quartier plus grand.
reason-holds-back = Pour laisser peu à gagner aux autres.
reason-juice = Pour obtenir du bon jus.
reason-keeps-cube = Le cube le plus utile à la prochaine manche : { COLOR($color) }.
reason-keeps-workers = Pour garder assez de monde en main pour la suite.
reason-points = Le plus de points possible pour l’instant.
reason-share = Pour une part de { $stall }.
reason-swap = Pour payer de meilleurs étals après l’échange.
reason-swap-rivals = L’échange ne laisse aux autres que de moins bons étals.
reason-takes-lead = Pour prendre la tête en { $stall }.
reason-wins-stall = Pour fermer { $stall } et gagner cet étal.

## Why not
why-over = La partie est finie.
why-roll-first = Lancez d’abord le dé du marché.
why-not-wild = C’est d’abord à { SEAT($seat) } de choisir un cube.
why-not-scout = C’est d’abord à { SEAT($seat) } de déplacer le guetteur sur le toit.
why-not-take = C’est d’abord à { SEAT($seat) } de prendre une pièce ou un garde.
why-not-arrow = C’est d’abord à { SEAT($seat) } d’orienter la nouvelle tuile.
why-not-settle = C’est d’abord à { SEAT($seat) } d’installer un touriste.
why-not-keep = C’est d’abord à { SEAT($seat) } de choisir le cube à garder.
why-not-spend = { SEAT($seat) } a déjà placé : il ne reste qu’un échange, pour une pièce, ou la fin du tour.
why-pawn-stays = Le guetteur est déjà sur la case { $roof } du toit : il doit en changer.
why-must-place = Vous pouvez encore placer quelqu’un : passer n’est pas permis.
why-place-first = Placez d’abord un personnage.
why-no-coin = Un échange coûte une pièce, et { SEAT($seat) } n’en a pas.
why-swap-alike = On échange deux rangées, ou deux colonnes : jamais une de chaque.
why-no-worker = { $kind ->
    [bodyguard] Aucun garde en main : on en gagne un en étant deuxième ou troisième quand un étal ferme.
    [tourist] Aucun touriste en main.
    [cousins] Plus de jeton de cousins en main.
   *[assistant] Aucun assistant en main : ils reviennent quand leurs étals ferment.
}
why-two-assistants = Les cousins sont deux assistants : il n’y en a pas deux en main.
why-stall-closed = L’étal { $stall } est fermé.
why-space-taken = { $kind ->
    [bodyguard] { SEAT($seat) } a déjà un garde en { SPACE($space) }.
    [tourist] { SEAT($seat) } a déjà un touriste en { SPACE($space) }.
   *[assistant] { SEAT($seat) } a déjà un assistant en { SPACE($space) }.
}
why-no-cubes = { $stall ->
    [none] Vos cubes ne suffisent pour aucun étal ouvert.
   *[some] Coût en { $stall } : { COLORS($cost) } ; il manque : { COLORS($missing) }.
}
why-no-third-cube = { $color ->
    [none] Touristes et cousins coûtent un troisième cube, de n’importe quelle couleur : il n’en reste pas.
   *[some] Le troisième cube ne peut pas être { COLOR($color) } : il n’en reste pas.
}
why-same-stall = Le second cousin va dans un autre étal que { $stall }.
why-not-beside = Le second cousin se tient juste à côté du premier : { SPACE($beside) } ne partage aucun côté avec { SPACE($space) }.
why-no-beside = Aucune case libre d’un autre étal ouvert ne touche un côté de { SPACE($space) }.
why-not-target = La flèche mène en { $stall } : c’est là que le touriste s’installe.
why-no-neighbour = Il n’y a pas d’étal vers { FACING($facing) }.
why-target-closed = Vers { FACING($facing) }, l’étal { $stall } est fermé : la flèche doit viser un étal ouvert.
why-no-cube = Il n’y a pas de cube { COLOR($color) } à garder.
why-not-together = Cela ne va pas avec votre choix précédent.
why-not-now = À { SEAT($seat) } de placer un personnage, ou de payer une pièce pour un échange.

## What can go wrong
bad-record-setup-rows = Les cubes des rangées de cette partie sont faux.
bad-record-setup-columns = Les cubes des colonnes de cette partie sont faux.
bad-record-setup-roof = Les cubes du toit de cette partie sont faux.
bad-record-setup-juice = Les jetons de jus de cette partie sont faux.

## The cards of the rules
rules-brief = En une minute
rules-aim = Le but
rules-market = Le marché
rules-hand = Votre famille
rules-round = Une manche
rules-die = Le dé du marché
rules-scout = Le toit
rules-place = Placer un personnage
rules-price = Ce que coûte un étal
rules-tourist = Les touristes
rules-cousins = Les cousins
rules-coins = Les pièces
rules-full = Un étal plein
rules-closing = Un étal ferme
rules-rewards = Les récompenses
rules-ties = Qui a la troisième place ?
rules-juice = Le jus
rules-arrow = La tuile et sa flèche
rules-settle = Où vont les touristes
rules-example = Une fermeture, pas à pas
rules-evening = La fin d’une manche
rules-end = La fin de la partie
rules-score = Le compte
rules-fair = Bon à savoir

moment-last-round = La dernière manche !

## Ce qui peut être écrit
typed-arrow = flèche
typed-assistant = assistant
typed-black = noir
typed-bodyguard = garde
typed-brown = marron
typed-coin = pièce
typed-columns = colonnes
typed-cousins = cousins
typed-die = dé
typed-done = fini
typed-east = est
typed-green = vert
typed-keep = garder
typed-ne = ne
typed-north = nord
typed-nw = no
typed-orange = orange
typed-pass = passer
typed-purple = violet
typed-rows = rangées
typed-scout = guetter
typed-se = se
typed-settle = installer
typed-south = sud
typed-sw = so
typed-swap = échanger
typed-take = prendre
typed-tourist = touriste
typed-west = ouest
typed-wild = joker
command-die = Tapez l : le dé du marché est lancé.
command-wild = Tapez une couleur : vert.
command-scout = Tapez une case du toit, de 1 à 5.
command-assign = Tapez la case d’un assistant : c1se. Devant, g est un garde, t un touriste, c des cousins (deux cases) ; après, le troisième cube : t c1se noir. Un échange : rangée 1 3.
command-spend = Tapez fini, ou un échange : rangée 1 3, colonne a c.
command-take = Tapez pièce ou garde.
command-arrow = Tapez nord, est, sud ou ouest.
command-settle = Tapez la case : c1se.
command-keep = Tapez la couleur du cube à garder.

## Ce qui peut être demandé
asks-c = c : les cubes des rangées et des colonnes
asks-d = d : les quartiers, le plus grand d’abord
asks-h = m : ce qui est en main, et ce qu’il en coûte de le placer
asks-i = e : un étal et tout ce qui s’y tient, comme /e c3
asks-j = j : le jus qui reste
asks-l = a : les étals que l’on peut payer, en commençant par ceux où l’on est
asks-r = t : le toit et son guetteur
asked-hand = { SEAT($seat) } : pour deux cubes chacun, assistants { $assistants }, gardes { $bodyguards } ; pour trois, touristes { $tourists }, cousins { $cousins }.
asked-cubes = Pièces : { $count }. Cubes : { $colors ->
    [none] aucun
   *[some] { COLORS($colors) }
}.
asked-stall = { $stall } : { COLORS($colors) } ; { $count } sur 4{ $leader ->
    [none] {""}
   *[some] , { SEAT($leader) } mène
} ; libre : { FREE($free) }.
free-space = { CORNER($corner) }{ $juice ->
    [0] {""}
   *[other] {" "}{ $juice }
}
asked-no-stalls = { SEAT($seat) } ne peut payer aucun étal ouvert.
asked-arrows = Flèches vers cet étal : { $count }.
asked-if-closed = S’il fermait maintenant :
asked-juice = Jus { $value } : il en reste { $count }{ $spaces ->
    [none] {""}
   *[some] , en { SPACES($spaces) }
}.
asked-district = { SEAT($seat) }, { $count }{ $squares ->
    [none] {""}
   *[some] {" : "}{ CELLS($squares) }
}.
asked-pawn = { $pawn ->
    [0] Le guetteur est au milieu du toit.
   *[other] Le guetteur est sur la case { $pawn } du toit.
}
roof-space-cube = Case { $roof } du toit : { COLOR($color) }.

## En peu de mots
brief-die_rolled = { $color ->
    [none] dé : joker
   *[some] dé : { COLOR($color) }
}
brief-cubes_gained = { SEATS($seats) } { COLORS($colors) }
brief-scouted = { SEAT($seat) } : toit { $roof }
brief-swapped = { SEAT($seat) } échange { CELLS($lines) } : désormais { COLORS($colors) }
brief-placed = { SEAT($seat) } : { $kind ->
    [bodyguard] garde
    [tourist] touriste
    [cousins] cousins
   *[assistant] assistant
} { SPACES($spaces) }
brief-passed = { SEAT($seat) } passe
brief-closing_began = { $stall } ferme
brief-share = { $opens ->
    [closing] { $stall } ferme :{" "}
    [stall] { $stall } :{" "}
   *[nothing] {""}
}{ SEAT($seat) }{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp }
}{ $tile ->
    [true] , la tuile
   *[false] {""}
}{ ITEMS($items) ->
    [coin] , une pièce
    [bodyguard] , un garde
    [coin-bodyguard] , une pièce, un garde
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] , jus { $juice }
}
brief-empty_tile = une tuile vide
brief-arrow_pointed = { $facing ->
    [none] aucune flèche
   *[some] flèche vers { FACING($facing) }, sur { $target }
}
brief-settled = { SEAT($seat) } : assistant { SPACE($space) }
brief-tourist_lost = { SEAT($seat) } perd un touriste
brief-kept = { SEAT($seat) } garde { COLOR($color) }
brief-last_round_announced = dernière manche
brief-round_began = manche { $round }, { SEAT($seat) } commence
