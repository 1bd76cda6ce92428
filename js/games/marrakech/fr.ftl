### Marrakech : toutes les phrases du jeu. Espaces insécables devant : ; ! ?

game-name = Marrakech
game-lead = Posez vos tapis sur le chemin du patron du marché et faites payer les autres. De 2 à 4 personnes.
new-color = Couleur

## Options
option-variant = Tourner Assam
option-variant-standard = Avant le lancer
option-variant-quarter-turn = Après la pose, pour le tour suivant
option-cover_own = Recouvrir en entier un de ses tapis
option-cover_own-false = Interdit
option-cover_own-true = Permis

## What is asked
prompt-turn = À { SEAT($seat) } de tourner Assam
prompt-roll = À { SEAT($seat) } de lancer le dé
prompt-lay = À { SEAT($seat) } de poser un tapis { COLOR($color) }
prompt-lay-second = À { SEAT($seat) } de choisir la deuxième case du tapis
prompt-quarter = À { SEAT($seat) } de tourner Assam pour le tour suivant
prompt-over = Le marché est fermé
hint-turn = Touchez une flèche jaune à côté d’Assam. Chaque rond montre la chance qu’il s’y arrête, et le loyer.
hint-lay = Touchez deux cases côte à côte, dont une voisine d’Assam.
last-rugs = Derniers tapis : comptez vos dirhams !

## Choices
action-left = Gauche
action-right = Droite
action-straight = Tout droit
action-lay = { $what }
action-die = Un jet de { $what }
turn-left = Tourner Assam à gauche, vers { FACING($facing) }
turn-right = Tourner Assam à droite, vers { FACING($facing) }
turn-straight = Laisser Assam tourné vers { FACING($facing) }

## What the board says
cell-lit = { $cell } ; on peut y poser un tapis
cell-bare = { $square }, sol nu
cell-rug = { $square }, tapis { COLOR($color) }, { SEAT($seat) }
cell-neutral = { $square }, tapis { COLOR($color) } sans maître
cell-assam-bare = { $square }, Assam, tourné vers { FACING($facing) }, sur le sol nu
cell-assam-rug = { $square }, Assam, tourné vers { FACING($facing) }, sur un tapis { COLOR($color) }, { SEAT($seat) }
cell-assam-neutral = { $square }, Assam, tourné vers { FACING($facing) }, sur un tapis { COLOR($color) } sans maître
odds = { $weight }/{ $of }
rent = { $amount ->
    [0] 0
   *[other] −{ $amount }
}
foretold-average = Loyer moyen :
foretold-turn = { $by ->
    [left] à gauche
    [right] à droite
   *[straight] tout droit
} { NUMBER($rent, minimumFractionDigits: 1) }
foretold-rent = Loyer moyen { NUMBER($rent, minimumFractionDigits: 1) }
foretold-turn-out = { $by ->
    [left] à gauche
    [right] à droite
   *[straight] tout droit
} { NUMBER($rent, minimumFractionDigits: 1) } (hors jeu { $out } fois sur { $of })
foretold-rent-out = Loyer moyen { NUMBER($rent, minimumFractionDigits: 1) } ; hors jeu { $out } fois sur { $of }
foretold-group = Ensemble { COLOR($color) } : { $count } cases
foretold-covers = Recouvre la moitié d’un tapis { COLOR($color) }

## Seats
fact-dirhams = Dirhams
fact-visible = Cases de tapis visibles
fact-rugs = Tapis à poser
count-dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
count-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

## What happened
event-turned = { $by ->
    [straight] { SEAT($seat) } laisse Assam tourné vers { FACING($facing) }.
   *[other] { SEAT($seat) } tourne Assam vers { FACING($facing) }.
}
event-rolled = { SEAT($seat) } fait { $steps }.
event-walked = { MOSAICS($path, $start) ->
    [none] Assam va de { $start } à { $square }.
   *[some] Assam va de { $start } à { $square } { MOSAICS($path, $start) } ; il regarde maintenant vers { FACING($facing) }.
}
walked-mosaic = par la mosaïque qui mène de { $left } à { $entered }
walked-loop = par la boucle du coin, en { $entered }
event-landed = { $on ->
    [own] Assam s’arrête chez { SEAT($seat) } : rien à payer.
    [neutral] Tapis sans maître : rien à payer.
   *[bare] Sol nu : rien à payer.
}
event-paid = { SEAT($from) } paie { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
} à { SEAT($to) } pour { $owed ->
    [one] { $owed } case { COLOR($color) }
   *[other] { $owed } cases { COLOR($color) } reliées
}.
event-went_out = { SEAT($seat) } ne peut pas tout payer et quitte la partie : { $rugs ->
    [0] ses tapis
    [one] { $rugs } tapis en réserve est retiré du jeu, ceux du plateau
   *[other] { $rugs } tapis en réserve sont retirés du jeu, ceux du plateau
} n’ont plus de maître.
event-laid = { $covers ->
    [none] { SEAT($seat) } pose un tapis { COLOR($color) } sur { CELLS($squares) }.
   *[some] { SEAT($seat) } pose un tapis { COLOR($color) } sur { CELLS($squares) }, recouvrant { COVERED($covers, $seat) }.
}
covered = { $whose ->
    [own] { $count ->
        [one] la moitié d’un de ses propres tapis { COLOR($color) }
       *[other] deux cases de ses propres tapis { COLOR($color) }
    }
    [nobody] { $count ->
        [one] la moitié d’un tapis { COLOR($color) } sans maître
       *[other] deux cases de tapis { COLOR($color) } sans maître
    }
   *[another] { $count ->
        [one] la moitié d’un tapis { COLOR($color) } appartenant à { SEAT($seat) }
       *[other] deux cases de tapis { COLOR($color) } appartenant à { SEAT($seat) }
    }
}
event-ended = { $why ->
    [last-survivor] Il ne reste qu’une personne en jeu : le marché ferme.
    [no-rugs] Plus personne n’a de tapis : le marché ferme.
   *[last-rug] Le dernier tapis est posé : le marché ferme.
}
result-last-rug = Le dernier tapis est posé.
result-last-survivor = Toutes les autres bourses sont vides.
result-no-rugs = Les derniers tapis ont quitté le jeu avec une personne ruinée.
result-tie = { SEATS($seats) } sont à égalité : qui a le plus de dirhams passe devant.

## Pourquoi un adversaire a choisi
reason-alike = Les choix se valent.
reason-safe-road = Le chemin où le loyer est le plus bas.
reason-free-road = Un chemin sans loyer.
reason-good-ground = Pour poser le prochain tapis là où mène ce chemin.
reason-more-squares = Pour avoir davantage de cases visibles.
reason-bigger-carpet = Pour réunir des tapis en un ensemble qui rapporte plus de loyer.
reason-hides-rival = Pour cacher des cases adverses.
reason-breaks-carpet = Pour réduire un ensemble adverse, qui coûtera moins de loyer.
reason-whole-rug = Les tapis entiers sont plus difficiles à recouvrir.
reason-next-pays = Le prochain joueur paiera sans doute un loyer.
reason-only-way = Une chance que le prochain joueur paie un loyer, ce que l’autre choix n’offre pas.
reason-looks-ahead = Pour laisser au prochain joueur le tour le plus faible.
reason-first-place = En pensant à la première place : c’est la meilleure chance de gagner.

## Why not
why-not-turn = Tournez d’abord Assam : à gauche, à droite, ou tout droit.
why-not-quarter = Tournez d’abord Assam à gauche ou à droite pour le tour suivant.
why-roll-first = Lancez d’abord le dé.
why-on-assam = Assam se tient sur { $square } : on ne glisse pas de tapis sous ses pieds.
why-not-beside = Une moitié du tapis au moins doit toucher un côté de la case d’Assam.
why-not-neighbours = Un tapis couvre deux cases côte à côte.
why-whole-rug = Cela cacherait d’un coup les deux moitiés d’un même tapis : on ne peut en recouvrir qu’une.
why-over = La partie est finie.

## What can go wrong
bad-record-setup-facing = La mise en place de cette partie commence dans la mauvaise direction.
bad-record-setup-piles = Les piles de cette partie sont fausses.

## The rules in our own words
rules-title = Comment jouer à Marrakech
rules-sections = { "brief aim start turn mosaic rent broke lay end two quarter own" }
rules-brief = En une minute
rules-brief-figure = Une place de marché couverte de tapis de quatre couleurs, et Assam au milieu.
rules-brief-text = Assam, le patron du marché, se promène sur la place. À votre tour, tournez-le à gauche ou à droite ou laissez-le comme il est, puis lancez le dé : il avance tout droit d’autant de cases.
    S’il s’arrête sur le tapis de quelqu’un d’autre, vous lui payez 1 dirham pour chaque case visible de cette couleur reliée à celle d’Assam.
    Posez ensuite un de vos tapis sur deux cases, dont une au moins juste à côté d’Assam. Il peut recouvrir la moitié d’un autre tapis.
    Le marché ferme quand le dernier tapis est posé.
    Chaque dirham de votre bourse et chaque case encore visible de vos tapis vaut un point. Le plus grand total l’emporte.
rules-aim = Le but
rules-aim-text = Vous vendez des tapis sur la grande place, et Assam, le patron du marché, s’y promène. Quand il s’arrête sur le tapis de quelqu’un d’autre, vous payez un loyer ; quand les autres s’arrêtent sur les vôtres, c’est vous qui touchez.
    À la fin, chaque dirham de votre bourse et chaque case de vos tapis encore visible vaut un point. Le plus grand total l’emporte.
rules-start = La mise en place
rules-start-text = Le plateau compte sept rangées de sept cases. On les nomme par une lettre, de gauche à droite, et un chiffre, de bas en haut. Assam attend au milieu, en d4, tourné vers le nord, c’est-à-dire vers le haut.
    Chaque bourse contient 30 dirhams. À trois, on a 15 tapis chacun ; à quatre, 12. À deux, voir plus bas.
    On choisit ou on tire au sort qui commence ; ensuite, on joue dans le sens des aiguilles d’une montre.
rules-turn = Un tour
rules-turn-text = Un tour a quatre étapes : tourner Assam, le faire marcher, payer, poser un tapis.
    Tournez d’abord Assam d’un quart de tour à gauche ou à droite, ou laissez-le comme il est ; il ne fait jamais demi-tour. Puis lancez le dé. Ses six faces portent 1, 2, 2, 3, 3 et 4. Assam avance tout droit d’autant de cases.
rules-mosaic = Les mosaïques
rules-mosaic-text = Si un pas devait mener Assam hors du plateau, il suit le demi-cercle de mosaïque du bord et rentre là où celui-ci finit, tourné vers l’intérieur. Le demi-cercle ne coûte rien ; entrer sur la case d’arrivée compte pour un pas.
    Exemple : Assam, en a7, regarde vers le nord et doit faire deux pas. La mosaïque le mène en b7, un pas ; puis il descend en b6, deux pas.
    À deux coins, en bas à gauche et en haut à droite, une boucle le fait sortir par un bord et rentrer par l’autre, sur la même case. Cela compte aussi pour un pas.
rules-rent = Le loyer
rules-rent-text = Si Assam s’arrête sur le tapis de quelqu’un d’autre, vous lui payez un dirham pour la case d’Assam et un pour chaque autre case visible de cette couleur qui s’y rattache, côté contre côté. Se toucher par un coin ne suffit pas. Sur le sol nu, sur vos tapis et sur les tapis sans maître, vous ne payez rien.
    Exemple : Assam s’arrête sur un tapis menthe. Avec la sienne, trois cases menthe se tiennent ; deux autres ne les touchent que par un coin : le loyer est de 3 dirhams.
rules-broke = La bourse vide
rules-broke-text = Qui doit plus qu’il ne lui reste donne tout et quitte aussitôt la partie, sans poser de tapis. Ses tapis en réserve sont retirés du jeu ; ceux du plateau y restent, mais sans maître : ils ne rapportent et ne coûtent plus rien.
    Payer juste son dernier dirham n’est pas la fin : on continue.
rules-lay = Poser un tapis
rules-lay-text = Pour finir, posez un de vos tapis sur deux cases côte à côte. Une au moins doit partager un côté avec la case d’Assam, et aucune ne peut être celle où il se tient. Il y a toujours une place.
    Le tapis peut couvrir le sol nu, une moitié d’un autre tapis, ou des moitiés de deux tapis différents. Il ne cache jamais d’un seul coup les deux moitiés visibles d’un même tapis, pas même d’un des vôtres.
    Exemple : un tapis est bien visible en c4 et c5. Vous pouvez couvrir b4 et c4, mais pas c4 et c5. Une fois c4 caché, c5 est une moitié comme une autre.
rules-end = La fin
rules-end-text = La partie s’arrête quand le dernier tapis est posé, quand il ne reste qu’une personne en jeu, ou quand plus personne en jeu n’a de tapis à poser.
    Comptez un point par dirham et par case visible de vos tapis. En cas d’égalité, qui a le plus de dirhams l’emporte ; si l’égalité demeure, la victoire est partagée. Qui a quitté la partie a 0 point et finit derrière les autres ; sortir plus tard vaut mieux que sortir plus tôt.
rules-two = À deux
rules-two-text = Chacun a deux couleurs, 12 tapis de chaque, mélangés en une pile et posés dans cet ordre. Tout le monde voit le tapis du dessus de chaque pile, personne ceux d’en dessous.
    Le loyer se compte par couleur : vos deux couleurs ne s’additionnent jamais, même côte à côte. Aucune des deux ne vous coûte rien.
rules-quarter = Variante : tourner à la fin
rules-quarter-text = Ici, vous lancez d’abord le dé, et Assam marche dans la direction où il regarde. Vous payez, vous posez un tapis, puis vous devez tourner Assam d’un quart de tour à gauche ou à droite : la personne suivante partira de ce côté.
    Le tout premier lancer le mène vers le nord. On ne le tourne pas après le dernier tapis, ni quand on quitte la partie.
rules-own = Option : recouvrir les siens
rules-own-text = À certaines tables, on peut recouvrir d’un seul coup les deux moitiés d’un de ses propres tapis. C’est une option de la nouvelle partie ; sans elle, c’est interdit.
