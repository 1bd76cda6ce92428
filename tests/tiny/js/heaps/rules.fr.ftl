### Heaps: the rules in our own words; loaded when they are opened.

rules-title = Tas
rules-sections = { "brief aim" }
rules-words = brief but
    aim but gagner
rules-brief-figure = Une image de trois tas.
rules-brief-text = Trois tas de cailloux sont sur la table.
    À votre tour, lancez deux dés.
    Prenez des cailloux dans un seul tas, au plus autant que le plus grand dé l’indique.
    Après un double, cela vous coûte un caillou, si vous en avez.
    Quand tout est pris, qui a le plus de cailloux gagne.
rules-aim-text = Qui a le plus de cailloux gagne.

means-heap = Un tas de cailloux.
