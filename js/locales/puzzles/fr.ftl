### Sentences of all puzzles.

puzzle-today = Aujourd’hui
puzzle-question = À { $name } de jouer : que faire ?
puzzles-done = Réussis : { $done } sur { $count }
puzzle-on-shelf = { $game }, { $level } : défi { $number }, { $state ->
    [solved] réussi
    [tried] tenté
   *[new] pas encore réussi
}
puzzle-number = Défi { $number }
puzzle-of-day = Défi du { $day }
puzzle-heard = { $name } : { $level }.
puzzle-level-0 = Facile
puzzle-level-1 = Moyen
puzzle-level-2 = Difficile
puzzle-task = Un choix est bien meilleur. Lequel ?
puzzle-solved = Bien vu !
puzzle-wrong = Il y a mieux.
puzzle-shown = La lampe montre le meilleur choix.
puzzle-best = Le mieux : { $what }.
puzzle-yours = Votre choix : { $what }.
puzzle-place = cet endroit
puzzle-gains = En moyenne, cela vaut environ { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus que le deuxième choix.
puzzle-costs = En moyenne, cela coûte { $more ->
    [true] au moins
   *[false] environ
} { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}. Voici la suite.
puzzle-than-tried = En moyenne, cela vaut { $more ->
    [true] au moins
   *[false] environ
} { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus que votre choix.
puzzle-again = Réessayer
puzzle-show = Montrer
puzzle-next = Défi suivant
puzzle-all = Défis
puzzle-streak = { $count ->
    [one] Défi du jour : { $count } jour
   *[other] Défi du jour : { $count } jours de suite
}
puzzle-share = Partager
puzzle-not-copied = La copie n’a pas fonctionné ici.
