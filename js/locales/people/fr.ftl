### Les phrases de l’écran des personnes.

people-nobody = Personne n’a encore terminé de partie ici.
people-here = Tout cela reste sur cet appareil, et s’enregistre avec toutes les parties dans leur fichier.
people-gathers = Lecture des parties déjà jouées…
people-evening = Le tableau d’une soirée
people-day = Jour
people-lead = { $people ->
    [one] En tête : { $names }, avec { $count ->
        [one] une première place
       *[other] { $count } premières places
    }.
   *[other] En tête : { $names }, avec { $count ->
        [one] une première place
       *[other] { $count } premières places
    } par personne.
}
people-counting = { $count ->
    [0] Aucune partie ne compte
    [one] { $count } partie compte
   *[other] { $count } parties comptent
}
people-nobody-leads = Personne n’est encore arrivé en tête.
people-games = Parties
people-firsts = Premières places
people-place = Place moyenne
people-average = Moyenne
people-best = Record
people-all = Qui a joué ici
people-more = { $count ->
    [one] Une autre personne
   *[other] { $count } autres personnes
}
people-counts = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $firsts ->
    [0] aucune première place
    [one] une première place
   *[other] { $firsts } premières places
}
people-by-game = Par jeu
people-met = Avec d’autres personnes
people-ahead = Premières places
people-behind = Celles de l’autre
people-levels = Contre l’ordinateur
people-rolls = { $count ->
    [one] Un lancer
   *[other] { $count } lancers
} : { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne, quand on en attend { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
people-luck = Dans { $count ->
    [one] une partie analysée
   *[other] { $count } parties analysées
}, le hasard a changé les chances de gagner de { $points } % en tout.
people-forget = Oublier { $name }
people-forgotten = { $name } : ce qui était retenu est effacé. Les noms dans les parties restent.
people-restore = Récupérer
people-restored = { $name } est de retour.
people-honours = À raconter
honour-best = Le plus de points à { $game } : { $name }, { $points }.
honour-close = { $count ->
    [0] La partie la plus serrée : { $name } finit devant { $other }, à égalité de points.
    [one] La partie la plus serrée : { $name } finit devant { $other }, d’un point.
   *[other] La partie la plus serrée : { $name } finit devant { $other }, de { $count } points.
}
honour-row = { $name } a fini en tête { $count } fois de suite.
honour-level = { $name } a fini en tête pour la première fois contre l’ordinateur : { $level }.
honour-risen = Dernière place à mi-partie, première à la fin : { $name }.
honour-game = Voir la partie
