### Morocco : toutes les phrases du jeu. Espaces insécables devant : ; ! ?
### Les couleurs suivent « cube » ou deux-points, toujours au masculin singulier ; les côtés portent leur article.

game-name = Morocco
game-lead = Envoyez votre famille aux étals du marché du soir, gagnez-les un à un et réunissez-les dans le plus grand quartier. De 2 à 5 personnes.

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
prompt-die = À { SEAT($seat) } de lancer le dé du marché
prompt-wild = À { SEAT($seat) } de choisir un cube
prompt-scout = À { SEAT($seat) } de déplacer le guetteur sur le toit
prompt-assign = À { SEAT($seat) } de placer un personnage
prompt-assign-space = À { SEAT($seat) } de choisir une case libre
prompt-assign-beside = À { SEAT($seat) } de choisir la case du second cousin
prompt-assign-third = À { SEAT($seat) } de choisir le troisième cube à payer
prompt-swap-rows = À { SEAT($seat) } de choisir l’autre rangée de l’échange
prompt-swap-columns = À { SEAT($seat) } de choisir l’autre colonne de l’échange
prompt-pass = { $coins ->
    [0] { SEAT($seat) } ne peut placer personne et doit passer
   *[other] { SEAT($seat) } ne peut placer personne : un échange contre une pièce, ou passer
}
prompt-spend = À { SEAT($seat) } de faire un échange contre une pièce, ou de finir son tour
prompt-take = À { SEAT($seat) } de prendre une pièce ou un garde
prompt-arrow = À { SEAT($seat) } d’orienter la tuile en { $stall }
prompt-settle = À { SEAT($seat) } d’installer son touriste en { $target }
prompt-keep = À { SEAT($seat) } de garder un cube pour la manche suivante
prompt-over = Le marché est fermé
hint-scout = Touchez une case du toit : les deux cubes dessous sont pour vous, celui du dessus pour les autres.

## Choices
action-die = { $color ->
    [none] Joker : chacun choisit un cube
   *[some] Un jet : { COLOR($color) }
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
action-done = Finir le tour
action-take = { $item ->
    [coin] Une pièce
   *[bodyguard] Un garde
}
action-arrow = Flèche vers { FACING($facing) }
action-settle = S’installer en { $square } { CORNER($corner) }
action-keep = Garder un cube { COLOR($color) }

## What the board says
cell-lit = { $cell } ; on peut y placer un personnage
space-free = { $square } { CORNER($corner) }, libre
space-worker = { $kind ->
    [bodyguard] { $square } { CORNER($corner) }, garde, { SEAT($seat) }
    [tourist] { $square } { CORNER($corner) }, touriste, { SEAT($seat) }
   *[assistant] { $square } { CORNER($corner) }, assistant, { SEAT($seat) }
}
space-closed = { $square } { CORNER($corner) }, étal fermé, { SEAT($seat) }
space-empty-tile = { $square } { CORNER($corner) }, étal fermé, à personne
second-cousin = { $square } { CORNER($corner) }, pour le second cousin
row = Rangée { $line } : { COLOR($color) }
column = Colonne { $line } : { COLOR($color) }
hand-assistant = Assistant ({ $count } en main)
hand-bodyguard = Garde ({ $count } en main)
hand-tourist = Touriste ({ $count } en main)
hand-cousins = Cousins, deux à la fois ({ $count } en main)
hand-coin = Pièce ({ $count } en main)
hand-cube = Un cube { COLOR($color) } ({ $count } en main)
roof-space = Case { $roof } du toit : { COLORS($colors) } pour vous, { COLOR($color) } pour les autres
roof-space-plain = Case { $roof } du toit : { COLOR($color) } pour les autres
point-to = Orienter la flèche vers { FACING($facing) }

## What is foreseen
foretold-paid = Coût : { COLORS($colors) }.
foretold-left = Il reste : { COLORS($colors) }.
foretold-left-none = Il ne reste aucun cube.
foretold-count = { $stall } en serait à { $count } sur 4.
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
foretold-nobody = Une tuile vide couvrira { $stall }.
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
fact-juice = Points de jus
fact-district = Étals du plus grand quartier
count-vp = { $count ->
    [one] { $count } point d’étals
   *[other] { $count } points d’étals
}
count-juice = jus { $count }
count-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
count-district = { $count ->
    [one] { $count } étal × 3
   *[other] { $count } étals côte à côte × 3
}

## What happened
event-die_rolled = { $color ->
    [none] { SEAT($seat) } lance le dé du marché : joker, chacun choisit un cube.
   *[some] { SEAT($seat) } lance le dé du marché : { COLOR($color) }.
}
event-cubes_gained = { $reason ->
    [market] Un cube { COLORS($colors) } pour tout le monde : { SEATS($seats) }.
    [wild] { SEATS($seats) } choisit un cube { COLORS($colors) }.
    [scout] { SEATS($seats) } gagne les deux cubes voisins du guetteur : { COLORS($colors) }.
   *[roof] Sous le guetteur : un cube { COLORS($colors) } pour { SEATS($seats) }.
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
event-juice_taken = { SEAT($seat) } boit du jus en { $stall }, valeur { $amount }.
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
    [0] { $stall } est fermé, le dernier de tous.
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
result-last-stall = Tous les étals sont fermés.
result-five-stalls = Il ne restait que cinq étals ouverts ou moins.
result-no-workers = Plus personne n’avait de personnage en main.
result-idle = Depuis trois manches, rien n’avait été placé.
result-tie = { SEATS($seats) } sont à égalité : qui a gagné le plus d’étals passe devant.

## Why an opponent does it
reason-alike = Rien de mieux en vue.
reason-arrow = Pour que { $stall } se remplisse.
reason-arrow-rivals = Une flèche sur { $stall } aide le moins les autres.
reason-begins-stall = Pour arriver avant les autres en { $stall }.
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
reason-points = Le plus de points en vue.
reason-share = Pour une part de { $stall }.
reason-swap = Pour payer de meilleurs étals après l’échange.
reason-swap-rivals = L’échange laisse aux autres de moins bons étals à payer.
reason-takes-lead = Pour prendre la tête en { $stall }.
reason-wins-stall = Pour fermer { $stall } et gagner cet étal.

## Why not
why-over = La partie est finie.
why-roll-first = Lancez d’abord le dé du marché.
why-not-wild = D’abord, { SEAT($seat) } choisit un cube.
why-not-scout = D’abord, { SEAT($seat) } déplace le guetteur sur le toit.
why-not-take = D’abord, { SEAT($seat) } prend une pièce ou un garde.
why-not-arrow = D’abord, { SEAT($seat) } oriente la nouvelle tuile.
why-not-settle = D’abord, { SEAT($seat) } installe un touriste.
why-not-keep = D’abord, { SEAT($seat) } choisit le cube à garder.
why-not-spend = { SEAT($seat) } a déjà placé : il ne reste qu’un échange, pour une pièce, ou la fin du tour.
why-pawn-stays = Le guetteur est déjà sur la case { $roof } du toit : il doit en changer.
why-must-place = Vous pouvez encore placer quelqu’un : vous ne pouvez donc pas passer.
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

## The rules in our own words
rules-title = Comment jouer à Morocco
rules-sections = { "brief aim market hand round die scout place price tourist cousins coins full closing rewards ties juice arrow settle example evening end score fair" }
rules-brief = En une minute
rules-brief-figure = Un marché de 25 étals entre des rangées et des colonnes de cubes de couleur, avec des personnages, des vendeurs de jus et des tuiles.
rules-brief-text = Chaque manche commence sur le toit : à son tour, chacun déplace le guetteur et gagne les deux cubes voisins ; les autres gagnent un cube de la couleur qui est dessous.
    Puis chacun a deux tours pour placer un personnage sur une case libre d’un étal ouvert. Cela coûte deux cubes : la couleur de sa rangée et celle de sa colonne.
    À quatre, un étal est plein : un personnage compte 1, un garde 2, une flèche pointée sur l’étal 1. Il ferme, et qui y a le plus de personnages le gagne avec 5 points ; la deuxième et la troisième place rapportent aussi.
    Chaque personnage boit le jus de son coin et rentre. La tuile de qui a gagné couvre l’étal, et sa flèche pointe vers un étal ouvert voisin : une fermeture peut ainsi en entraîner une autre.
    Quand il reste cinq étals ouverts ou moins, c’est la dernière manche. On ajoute les points, le jus, les pièces et 3 par étal de son plus grand quartier. Le plus grand total l’emporte.
rules-aim = Le but
rules-aim-text = Le soir tombe sur la grande place. Chacun mène une famille : charmeurs de serpents, porteurs d’eau, marchands de tapis, magiciens ou cuisiniers. Envoyez les vôtres aux étals. Un étal plein ferme, et qui y compte le plus de monde le gagne.
    À la fin, vos étals rapportent surtout s’ils se touchent. Le plus grand total l’emporte.
rules-market = Le marché
rules-market-text = Le marché a 25 étals : colonnes a à e de gauche à droite, rangées 1 à 5 de bas en haut. Un étal a quatre cases, nommées d’après leurs coins : c3 nord-ouest, c3 nord-est, c3 sud-ouest et c3 sud-est.
    À chaque coin d’étal se tient un vendeur de jus : 36 jetons, douze de chaque valeur, 2, 3 et 4, mélangés. Chaque case en touche exactement un. À l’intérieur du marché, quatre étals se partagent chaque coin.
    Chaque rangée et chaque colonne a son cube, comme chacune des cinq cases de l’anneau sur le toit. Les cubes sont noirs, verts, violets, marron et orange ; chaque couleur se trouve une fois aux rangées, une fois aux colonnes et une fois sur le toit, au hasard. Le guetteur, le pion du toit, attend au milieu.
rules-hand = Votre famille
rules-hand-text = Vous commencez avec 12 assistants, 2 touristes et 2 jetons de cousins. Vos 2 gardes du corps, ou gardes, se reposent au poste des gardes, jusqu’à ce que vous les gagniez. Ni points, ni pièces, ni cubes pour l’instant.
    On choisit ou on tire au sort qui commence.
rules-round = Une manche
rules-round-text = À deux ou trois, le dé du marché apporte d’abord des cubes. Puis chacun mène une fois le guetteur sur le toit. Viennent alors deux tours de placement : un personnage chacun, puis encore un chacun. Tout se joue dans le sens des aiguilles d’une montre, à partir de la personne qui ouvre la manche.
rules-die = Le dé du marché
rules-die-text = On ne le lance qu’à deux ou trois. Ses six faces sont les cinq couleurs et un joker. Peu importe qui lance : tout le monde gagne un cube de la couleur sortie. Sur le joker, chacun prend un cube de la couleur de son choix, en commençant par la personne qui ouvre la manche.
    À trois, elle lance une fois. À deux, chacun lance, elle d’abord ; le premier lancer se règle avant le second.
rules-scout = Le toit
rules-scout-text = Menez le guetteur à une autre case de l’anneau ; il ne peut ni rester ni revenir au milieu. Vous gagnez deux cubes : ceux des deux cases voisines. Là où l’anneau est dessiné en bande, ses deux bouts sont voisins aussi. Toutes les autres personnes gagnent un cube de la couleur qui est sous le guetteur. Les cubes du toit restent à leur place.
    Exemple : l’anneau montre noir, vert, violet, marron et orange. Vous menez le guetteur sur vert. Vous gagnez noir et violet, les autres gagnent vert.
rules-place = Placer un personnage
rules-place-text = À votre tour, placez un personnage (assistant, garde ou touriste) sur une case libre de n’importe quel étal ouvert, ou deux cousins à la fois, comme on le verra plus bas. Si vous pouvez placer quelqu’un, il le faut ; sinon seulement, vous passez. On regarde les cubes tels qu’ils sont : personne n’est tenu de dépenser une pièce pour rendre une pose possible.
    Tout personnage occupe une seule case, le garde aussi. Mais un assistant ou un touriste compte pour 1, un garde pour 2.
rules-price = Ce que coûte un étal
rules-price-text = Payez un cube de la couleur de la rangée et un de la couleur de la colonne. Si c’est la même, payez-en deux ; cela arrive pour exactement cinq étals du marché.
    Exemple : la rangée 3 est orange, la colonne c est noire. En c3, un assistant ou un garde coûte un cube orange et un noir. La rangée 2 est noire comme la colonne c : c2 coûte deux cubes noirs.
rules-tourist = Les touristes
rules-tourist-text = Un touriste coûte les deux cubes de l’étal et un troisième, de n’importe quelle couleur. Quand l’étal ferme, il file vers le suivant, comme on le verra plus bas, et y reste comme assistant.
rules-cousins = Les cousins
rules-cousins-text = Contre un jeton de cousins, deux assistants arrivent en un seul tour. Payez les deux cubes de l’étal du premier et un troisième cube de n’importe quelle couleur ; le second ne coûte rien.
    Le second cousin se tient juste à côté du premier, côté contre côté, mais dans un autre étal ouvert. Il vous faut là une case libre, et deux assistants en main. Seules les quatre cases d’angle du plateau n’ont aucune voisine de ce genre.
    Exemple : un cousin va en c3 nord-est. L’autre peut aller en d3 nord-ouest ou en c4 sud-est, mais ni en c3, ni en diagonale en d4.
rules-coins = Les pièces
rules-coins-text = Pendant un tour de placement, jamais sur le toit, vous pouvez dépenser des pièces, avant ou après la pose. Passer met fin au tour : échangez avant. Chaque pièce échange pour de bon les cubes de deux rangées, ou de deux colonnes. Le prix de leurs étals change avec eux. On peut échanger autant de fois qu’on a de pièces.
    Une fois le placement fait et tous les étals pleins fermés, vous pouvez encore échanger s’il vous reste une pièce, même tout juste gagnée ; puis vous finissez votre tour. Sans pièce, il finit tout seul. Pas d’échange tant que des étals ferment.
rules-full = Un étal plein
rules-full-text = Un étal est plein quand ses personnages et les flèches qui le visent font ensemble 4 ou plus. Une flèche compte pour 1 et n’occupe pas de case.
    On vérifie après la pose entière. Si les deux cousins remplissent chacun un étal, celui du premier ferme d’abord. Les étals qu’une fermeture remplit attendent au bout de la file. Tant qu’il y en a, c’est toujours le tour de la même personne : c’est elle que nous appelons plus bas « la personne dont c’est le tour ».
rules-closing = Un étal ferme
rules-closing-text = Une fermeture suit toujours les mêmes étapes, dans cet ordre.
    D’abord les récompenses, puis une pièce ou un garde pour qui a le choix. Ensuite le jus. Puis tout le monde s’en va : les assistants reviennent en main, les gardes à leur poste, et les touristes attendent.
    On pose alors une tuile sur l’étal et on oriente sa flèche. Les touristes suivent la flèche. Et seulement après, on regarde si l’étal visé est plein.
rules-rewards = Les récompenses
rules-rewards-text = Seuls les personnages comptent ici, jamais les flèches.
    Première place, sans partage : 5 points, et votre tuile sur l’étal.
    Première place partagée : 5 points chacun ; la personne dont c’est le tour pose une tuile vide, qui n’est à personne.
    Deuxième place, sans partage : 2 points, une pièce et un garde.
    Deuxième place partagée : 1 point chacun, et pour chacun une pièce ou un garde.
    Troisième place : 1 point, et une pièce ou un garde.
    On n’a jamais plus de trois pièces ; une quatrième est perdue. Le garde gagné est l’un des deux vôtres, au poste des gardes ; si aucun n’y est, vous n’en recevez pas. Celui qui se tient sur l’étal en train de fermer n’est pas encore rentré. Si une seule des deux choses est possible, vous la recevez sans question ; les choix se font dans le sens des aiguilles d’une montre, à partir de la personne dont c’est le tour.
rules-ties = Qui a la troisième place ?
rules-ties-text = Quand la première place est partagée, il n’y a pas de deuxième : la suivante est la troisième.
    Exemple : Amina a deux assistants sur un étal, Inès un seul. Yusuf envoie un garde. Cela fait 2, 2 et 1, et l’étal est plein. Amina et Yusuf partagent la première place : 5 points chacun. Inès a la troisième : 1 point, et une pièce ou un garde. Yusuf, dont c’est le tour, pose une tuile vide.
rules-juice = Le jus
rules-juice-text = Chaque personnage prend pour sa famille le jus de son coin, s’il y est encore. À la fin, il vaut ses 2, 3 ou 4 points. Jusqu’à quatre étals partagent un même vendeur : le jus revient au premier personnage posté à ce coin dont l’étal ferme.
rules-arrow = La tuile et sa flèche
rules-arrow-text = Qui a gagné l’étal sans partage pose sa tuile et oriente sa flèche. Si la première place est partagée, la personne dont c’est le tour fait les deux, avec une tuile vide. La flèche vise un étal ouvert au-dessus, au-dessous, à gauche ou à droite ; un étal plein qui attend son tour est encore ouvert. S’il n’y en a aucun, la tuile n’a pas de flèche.
    Un étal à l’intérieur du marché peut même être rempli par quatre flèches. Personne ne gagne rien alors ; la personne dont c’est le tour pose une tuile vide, sans flèche.
rules-settle = Où vont les touristes
rules-settle-text = Les touristes de l’étal fermé suivent sa flèche. Dans le sens des aiguilles d’une montre, à partir de la personne dont c’est le tour, chacun choisit pour les siens une case libre de l’étal visé et y place un assistant de sa main. Cela ne coûte rien.
    Le touriste lui-même quitte le jeu dans tous les cas. Sans flèche, sans case libre ou sans assistant en main, personne ne prend sa place.
rules-example = Une fermeture, pas à pas
rules-example-text = En c3 se tiennent un garde, à Amina, et un assistant, à Yusuf. Inès ajoute un touriste : 2 et 1 et 1 font 4, c3 est plein. C’est le tour d’Inès.
    Amina a la première place sans partage et gagne 5 points. Inès et Yusuf partagent la deuxième : 1 point chacun ; Inès d’abord, puis Yusuf, prend une pièce ou un garde.
    Chacun boit le jus de ses coins. L’assistant revient dans la main de Yusuf, le garde d’Amina rentre au poste.
    Amina pose sa tuile en c3 et l’oriente vers l’est, sur d3. Un assistant s’y trouvait ; avec la flèche, cela fait 2. Le touriste d’Inès s’y installe comme assistant : 3. Ce n’est pas plein, la fermeture est finie.
    S’il y avait eu deux assistants en d3, l’étal en serait à 4 et fermerait à son tour.
rules-evening = La fin d’une manche
rules-evening-text = Qui a des cubes en garde un, de la couleur de son choix, et rend les autres. Le guetteur revient au milieu du toit. La personne assise à gauche de celle qui a ouvert la manche ouvrira la suivante.
rules-end = La fin de la partie
rules-end-text = Dès qu’il reste cinq étals ouverts ou moins, la manche en cours est la dernière. On la joue jusqu’au bout ; les cubes qui restent alors ne valent rien. Une exception : quand le tout dernier étal ferme, la partie s’arrête aussitôt.
    Le marché peut aussi se vider. Si, après une manche, personne n’a plus d’assistant, de touriste ni de garde en main, la partie est finie ; de même si rien n’a été placé pendant trois manches de suite.
rules-score = Le compte
rules-score-text = Additionnez les points des étals, la valeur de votre jus, 1 par pièce, et 3 par tuile de votre plus grand quartier. Un quartier, ce sont vos propres tuiles qui se touchent par un côté.
    Exemple : vous avez des tuiles en b2, b3, c3 et e5. Les trois premières se tiennent : votre quartier vaut 9, et e5 n’y ajoute rien.
    En cas d’égalité, qui a le plus de tuiles sur le plateau l’emporte ; si l’égalité demeure, la victoire est partagée.
rules-fair = Bon à savoir
rules-fair-text = Tout se joue à découvert, le jus pris aussi. Il y a toujours assez de cubes et de tuiles.
    Quand un seul choix est possible, il se fait tout seul, et le récit le dit. Cela vaut pour les couleurs, les pièces et les gardes, les flèches, les touristes et le cube à garder. Mener le guetteur, placer, passer et finir votre tour, c’est toujours à vous de le faire.
