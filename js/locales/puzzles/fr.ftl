### Sentences of all puzzles.

puzzles-of = Défis : { $game }
puzzles-done = Réussis : { $done } sur { $count }
puzzle-number = Défi { $number }
puzzle-number-solved = Défi { $number }, réussi
puzzle-of-day = Défi du { $day }
puzzle-heard = { $name } : { $level }.
puzzle-level-0 = Facile
puzzle-level-1 = Moyen
puzzle-level-2 = Difficile
puzzle-task = Un choix est bien meilleur que tous les autres. Lequel ?
puzzle-solved = Bien vu !
puzzle-wrong = Il y a mieux.
puzzle-shown = Le meilleur : { $what }
puzzle-gains = En moyenne, il vaut { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} de plus que le deuxième choix.
puzzle-costs = En moyenne, cela coûte { $more ->
    [true] au moins {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}. Voici la suite.
puzzle-than-tried = En moyenne, il vaut { $more ->
    [true] au moins {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} de plus que votre essai.
puzzle-again = Réessayer
puzzle-show = Montrer
puzzle-next = Défi suivant
puzzle-all = Défis
puzzle-streak = { $count ->
    [one] Défi du jour : { $count } jour
   *[other] Défi du jour : { $count } jours de suite
}
