### Sentences of the sheet that tells what decided a game.

analysis-slider = La partie du début à la fin
analysis-chance = { SEAT($seat) } : { $points } sur 100
analysis-running = La partie est passée en revue
analysis-moments = Tournants de la partie
analysis-none = Aucune décision n’a coûté cher à elle seule.
analysis-lost = { $points ->
    [one] { $points } chance sur 100 perdue
   *[other] { $points } chances sur 100 perdues
}
analysis-fortune = { $good ->
    [yes] Coup de chance pour { SEAT($seat) }
   *[no] Malchance pour { SEAT($seat) }
} : { $points } sur 100
analysis-played = Coup joué
analysis-better = Mieux
analysis-shown-played = Tel que joué : { $what }
analysis-shown-better = Mieux, et marqué sur le plateau : { $what }
analysis-parts = Ce qui a changé les chances de gagner
analysis-luck = Chance
analysis-skill = Jeu
analysis-others = Autres
analysis-setup = Mise en place et autres
analysis-estimate = Incertain
analysis-explained = En pour cent. Jeu : ce que vos propres décisions ont coûté par rapport aux meilleures que trouve l’ordinateur. Incertain : ce qu’il ne sait pas départager.
analysis-picture = Partager cette image
