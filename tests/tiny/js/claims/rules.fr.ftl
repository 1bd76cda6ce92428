### Claims: the rules in our own words; loaded when they are opened.

rules-title = Concessions
rules-sections = { "brief aim" }
rules-words = brief but
    aim but gagner points
rules-brief-figure = Une image d’hexagone.
rules-brief-text = Chacun a trois cartes sur dix-huit.
    À chaque manche, tous misent une carte face cachée.
    Puis les mises sont révélées.
    Qui a misé la plus haute prend un hexagone libre.
    Qui a le plus de points après trois manches gagne.
rules-aim-text = Un hexagone vaut trois points au milieu et un tout autour ; au bord, il en coûte un.

means-hexagon = Un hexagone : la plus haute mise le prend.
