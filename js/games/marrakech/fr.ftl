### Marrakech : toutes les phrases du jeu. Espaces insécables devant : ; ! ?

game-name = Marrakech
new-color = Couleur

## Options
option-variant = Tourner Assam
option-variant-standard = Avant le lancer
option-variant-quarter-turn = Après la pose, pour le tour suivant
option-cover_own = Recouvrir en entier un de ses tapis
option-cover_own-false = Interdit
option-cover_own-true = Permis

## What is asked
prompt-turn = Tournez Assam
prompt-turn-theirs = { SEAT($seat) } tourne Assam
prompt-roll = Lancez le dé
prompt-roll-theirs = { SEAT($seat) } lance le dé
prompt-lay = Posez votre tapis
prompt-lay-theirs = { SEAT($seat) } pose un tapis
prompt-lay-second = Choisissez son autre case
prompt-quarter = Tournez Assam pour la suite
prompt-quarter-theirs = { SEAT($seat) } tourne Assam
prompt-over = Le marché est fermé
prompt-lay-shown = Le poser ici ?
prompt-turn-shown = { $by ->
    [left] À gauche : lancer ?
    [right] À droite : lancer ?
   *[straight] Tout droit : lancer ?
}
prompt-quarter-shown = { $by ->
    [left] À gauche ?
    [right] À droite ?
   *[straight] Tout droit ?
}
do-lay = Poser
do-turn = Tourner
effect-covers = Un demi-tapis recouvert chez { SEAT($seat) }
effect-covers-neutral = Un demi-tapis { COLOR($color) } recouvert
hint-turn = { $how ->
    [typed] Tapez g, t ou d : Assam ira à gauche, tout droit ou à droite.
   *[tapped] Touchez une flèche : Assam ira par là.
}
hint-lay = { $how ->
    [typed] Tapez deux cases, dont une voisine d’Assam, par exemple d5e5.
   *[tapped] Touchez une case dorée près d’Assam, puis le tapis.
}
caption-rug = Qui s’arrête sur votre tapis vous paie.
caption-covered = Ce qu’un tapis recouvre ne compte plus.
caption-paid = Loyer : un dirham par case reliée.
caption-mosaic = Au bord, Assam suit la mosaïque et revient.
caption-went_out = Qui ne peut pas payer sort ; ses tapis restent.
last-rugs = Derniers tapis : comptez vos dirhams !

## Choices
action-left = Gauche
action-right = Droite
action-straight = Tout droit
action-lay = { $what }
action-die = Le dé a fait { $what }
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
} : { NUMBER($rent, minimumFractionDigits: 1) }{ $last ->
    [true] .
   *[false] {" ;"}
}
foretold-rent = Loyer moyen : { NUMBER($rent, minimumFractionDigits: 1) }.
foretold-turn-out = { $by ->
    [left] à gauche
    [right] à droite
   *[straight] tout droit
} : { NUMBER($rent, minimumFractionDigits: 1) } (hors jeu { $out } fois sur { $of }){ $last ->
    [true] .
   *[false] {" ;"}
}
foretold-rent-out = Loyer moyen : { NUMBER($rent, minimumFractionDigits: 1) } ; hors jeu { $out } fois sur { $of }.
foretold-group = Groupe { COLOR($color) } : { $count } cases.
foretold-covers = { $count ->
    [one] Recouvre la moitié d’un tapis { COLOR($color) }.
   *[other] Recouvre deux cases de tapis { COLOR($color) }.
}

## Seats
fact-dirhams = Dirhams
fact-visible = Cases de tapis visibles
fact-rugs = Tapis à poser
seat-pile = { $next ->
    [yes] Tapis à poser, { COLOR($color) } (le prochain) : { $count }
   *[no] Tapis à poser, { COLOR($color) } : { $count }
}
count-dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
count-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

## What happened
news-paid = paie { $amount } à { SEAT($to) }
news-landed = ne paie rien
news-went_out = est hors jeu
news-laid = pose un tapis
news-covers = recouvre un tapis chez { SEAT($to) }
line-turned = { SEAT($seat) } tourne Assam
line-rolled = { SEAT($seat) } lance le dé
line-walked = Assam marche
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
result-made = { $fortune } + { $seen }
result-last-rug = Le dernier tapis est posé.
result-last-survivor = Toutes les autres bourses sont vides.
result-no-rugs = Les derniers tapis ont quitté le jeu avec une personne ruinée.
highlight-rent = Le plus gros loyer : { $amount ->
    [one] { $amount } dirham payé
   *[other] { $amount } dirhams payés
} par { SEAT($from) } à { SEAT($to) }.
highlight-collected = Le plus de loyers en tout : { SEAT($seat) }, { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
}.
highlight-luck = Le lancer le plus chanceux : { SEAT($seat) }, { $owed ->
    [0] aucun loyer
    [one] { $owed } dirham
   *[other] { $owed } dirhams
}, contre { NUMBER($rent, maximumFractionDigits: 1) } en moyenne.
result-tie = { SEATS($seats) } sont à égalité : la personne qui a le plus de dirhams passe devant.

## Turning points
told-turn = { SEAT($seat) } { $by ->
    [left] a tourné à gauche
    [right] a tourné à droite
   *[straight] a continué tout droit
} et { $out ->
    [true] n’a pas pu payer.
   *[false] { $paid ->
        [0] n’a rien payé.
       *[other] a payé { $paid }.
    }
}
better-turn = { $by ->
    [left] À gauche
    [right] À droite
   *[straight] Tout droit
}, { $paid ->
    [none] c’était un meilleur pari.
   *[some] { $paid ->
        [0] c’était gratuit.
       *[other] le loyer était de { $paid }.
    }
}
told-quarter = { SEAT($seat) } a tourné Assam { $by ->
    [left] à gauche
   *[right] à droite
} : { SEAT($payer) } { $out ->
    [true] n’a pas pu payer.
   *[false] { $paid ->
        [0] n’a rien payé.
       *[other] a payé { $paid }.
    }
}
better-quarter = { $by ->
    [left] À gauche
   *[right] À droite
}, { $paid ->
    [none] c’était un meilleur pari.
   *[some] { SEAT($payer) } aurait payé { $paid }.
}
told-roll = { SEAT($seat) } a fait { $steps }, { $odds ->
    [1] une chance sur six
   *[other] une chance sur trois
}, et { $out ->
    [true] n’a pas pu payer.
   *[false] { $paid ->
        [0] n’a rien payé.
       *[other] a payé { $paid }.
    }
}
told-lay = { SEAT($seat) } { $below ->
    [rival] a recouvert un tapis chez { SEAT($rival) }.
    [own] a recouvert son propre tapis.
    [nobody] a recouvert un tapis sans maître.
   *[ground] a posé un tapis sur le sol nu.
}
better-lay = { $below ->
    [rival] Mieux : sur un tapis chez { SEAT($rival) }.
    [own] Mieux : sur son propre tapis.
    [nobody] Mieux : sur un tapis sans maître.
   *[ground] Mieux : sur le sol nu.
}
better-place = Un autre endroit était meilleur.

## Pourquoi un adversaire a choisi
reason-alike = Les choix se valent.
reason-safe-road = Le chemin où le loyer est le plus bas.
reason-free-road = Un chemin sans loyer.
reason-good-ground = Pour poser le prochain tapis là où mène ce chemin.
reason-more-squares = Pour avoir davantage de cases visibles.
reason-bigger-carpet = Pour réunir des tapis en un groupe qui rapporte plus de loyer.
reason-hides-rival = Pour cacher des cases adverses.
reason-breaks-carpet = Pour réduire un groupe adverse, qui coûtera moins de loyer.
reason-whole-rug = Les tapis entiers sont plus difficiles à recouvrir.
reason-next-pays = Le prochain joueur paiera probablement un loyer.
reason-only-way = Le prochain joueur risque de payer un loyer ; avec le deuxième meilleur choix, non.
reason-looks-ahead = Pour laisser au prochain joueur un tour plus faible.
reason-first-place = C’est la meilleure chance de finir en tête.

## Why not
why-not-turn = Tournez d’abord Assam : à gauche, à droite, ou tout droit.
why-lay-first = Posez d’abord un tapis : deux cases côte à côte, dont une voisine d’Assam.
why-not-quarter = Tournez d’abord Assam à gauche ou à droite pour le tour suivant.
why-roll-first = Lancez d’abord le dé.
why-on-assam = Assam se tient sur { $square } : on ne glisse pas de tapis sous ses pieds.
why-not-beside = Une moitié du tapis au moins doit toucher un côté de la case d’Assam.
why-not-neighbours = Un tapis couvre deux cases côte à côte.
why-whole-rug = On ne recouvre pas un tapis entier d’un coup : seulement une de ses moitiés.
why-over = La partie est finie.

## What can go wrong
bad-record-setup-facing = La mise en place de cette partie commence dans la mauvaise direction.
bad-record-setup-piles = Les piles de cette partie sont fausses.

## The cards of the rules
rules-brief = En une minute
rules-aim = Le but
rules-start = La mise en place
rules-turn = Un tour
rules-mosaic = Les mosaïques
rules-rent = Le loyer
rules-broke = La faillite
rules-lay = Poser un tapis
rules-end = La fin
rules-two = À deux
rules-quarter = Variante : tourner à la fin
rules-own = Option : recouvrir les siens

moment-rent = Le loyer le plus élevé jusqu’ici !
moment-out = Faillite !

## Ce qui peut être écrit
typed-die = dé
typed-lay = poser
typed-left = gauche
typed-right = droite d
typed-straight = droit tout t
command-turn = Tapez g, t ou d : Assam tourne à gauche, va tout droit ou tourne à droite.
command-roll = Tapez l : le dé est lancé.
command-lay = Tapez les deux cases du tapis : c4d4.
command-quarter = Tapez g ou d : Assam tourne à gauche ou à droite.

## Ce qui peut être demandé
asks-a = a : où se tient Assam, et où chaque direction le mènerait
asks-g = g : les groupes de tapis, du plus grand au plus petit
asks-i = c : une case et ce qui l’entoure, comme /c d4
asks-l = e : où un tapis peut être posé
asks-m = m : les mosaïques du bord
asks-r = t : les tapis qui restent à poser
asked-group = Cases de son groupe : { $count }.
asked-way = Vers { FACING($facing) } : { STOPS($stops) }.
stop-bare = { $steps } vers { $square }
stop-rug = { $steps } vers { $square }, groupe de { $count } à { SEAT($seat) }
asked-place = { CELLS($squares) } : groupe de { $count }{ $covers ->
    [none] {""}
   *[some] , sur { BELOW($covers) }
}.
below = { $whose ->
    [nobody] { COLOR($color) } à personne
   *[somebody] { COLOR($color) } à { SEAT($seat) }
}
asked-no-places = Aucun tapis n’est à poser maintenant.
asked-around = { AROUND($around) }.
beside-edge = vers { FACING($facing) } : le bord
beside-bare = vers { FACING($facing) } : sol nu
beside-rug = vers { FACING($facing) } : { BELOW($below) }
asked-rugs = { SEAT($seat) } : tapis à poser, { $count }{ $color ->
    [none] {""}
   *[some] {" ; "}le prochain est { COLOR($color) }
}.
asked-carpet = { SEAT($seat) }, { COLOR($color) }, { $count } : { CELLS($squares) }.
asked-carpet-neutral = À personne, { COLOR($color) }, { $count } : { CELLS($squares) }.
asked-no-carpets = Aucun tapis n’est encore posé.
asked-mosaics = Au nord, des mosaïques relient a7 et b7, c7 et d7, e7 et f7 ; à l’est g6 et g5, g4 et g3, g2 et g1 ; au sud b1 et c1, d1 et e1, f1 et g1 ; à l’ouest a7 et a6, a5 et a4, a3 et a2. En g7 et en a1, une boucle contourne le coin.

## En peu de mots
brief-turned = { SEAT($seat) } : vers { FACING($facing) }
brief-rolled = lance { $steps }
brief-walked = Assam en { $square } vers { FACING($facing) }
brief-landed = rien à payer
brief-paid = paie { $amount } à { SEAT($to) }
brief-went_out = { SEAT($seat) } est hors jeu
brief-laid = { COLOR($color) } { CELLS($squares) }{ $covers ->
    [none] {""}
   *[some] {" "}sur { BELOW($covers) }
}
