learn-take = Prendre
learn-take-roll = Lancez les dés.
learn-take-take = Prenez deux cailloux à gauche.
learn-take-other = Deux cailloux, du tas de gauche.
learn-take-taken = Le suivant a pris le tas du milieu.
learn-game = Une petite partie
learn-game-begin = Prenez le reste.
