### Morocco’s lessons: their names, and what the tutor says.

learn-aim = Le but
learn-aim-stalls = Gagnez des étals au marché : chacun rapporte des points.
learn-aim-district = Vos étals voisins font un quartier : le plus grand rapporte en plus.
learn-scout = Le toit
learn-scout-pawn = { $how ->
    [typed] Le toit donne des cubes : tapez une case, de 1 à 5.
   *[tapped] Le toit donne des cubes : touchez une case pour le guetteur.
}
learn-scout-gained = Vous avez reçu les deux cubes voisins du guetteur.
learn-scout-others = Les autres en ont reçu un, de la couleur sous lui.
learn-price = Le prix
learn-price-cost = Une case coûte deux cubes : couleur de rangée, couleur de colonne.
learn-price-place = { $how ->
    [typed] Tapez une case de l’étal du milieu, par exemple c3no.
   *[tapped] Placez un assistant dans l’étal éclairé.
}
learn-price-other = Ici, l’assistant va dans l’étal du milieu.
learn-price-paid = Voilà un tour : chacun en a deux par manche.
learn-guard = Gardes
learn-guard-place = Un garde compte pour deux : envoyez le vôtre au milieu.
learn-guard-other = Envoyez le garde dans l’étal du milieu.
learn-guard-counts = Vous y menez maintenant à deux contre un.
learn-cousins = Cousins
learn-cousins-two = Les cousins sont deux assistants en un tour.
learn-cousins-cost = Le premier coûte un troisième cube, au choix ; le second, rien.
learn-cousins-place = Placez-en un au milieu, l’autre à côté dans l’étal voisin.
learn-cousins-other = D’abord l’étal du milieu, puis une case voisine d’un autre étal.
learn-cousins-stand = Cela a coûté un de vos deux jetons cousins.
learn-full = Un étal plein
learn-full-place = À quatre, un étal est plein : ajoutez le quatrième au milieu.
learn-full-other = Remplissez l’étal du milieu avec un assistant.
learn-full-ranks = Vous avez ici le plus d’assistants : 5 points.
learn-full-second = Yusuf est deuxième : 3 points (2 et une pièce) et un garde.
learn-full-juice = Chacun prend le jus de son coin : 2 points pour Yusuf.
learn-full-corners = Vos trois coins rapportent 4, 2 et 4 : 10 points.
learn-full-tile = Vous gagnez sans partage : votre tuile y reste, pour 3 points.
learn-full-arrow = { $how ->
    [typed] Sa flèche compte pour un chez le voisin : tapez est.
   *[tapped] Sa flèche compte pour un chez le voisin : pointez-la à droite.
}
learn-full-target = { $how ->
    [typed] Pointez la flèche vers l’est.
   *[tapped] Pointez la flèche à droite.
}
learn-full-chain = Avec votre flèche, ils sont quatre : une fermeture en entraîne une autre.
learn-full-won = Yusuf a gagné cet étal, et pointé sa propre flèche.
learn-tourist = Touristes
learn-tourist-place = Un touriste coûte un troisième cube : envoyez-en un au milieu.
learn-tourist-other = Envoyez un touriste dans l’étal du milieu.
learn-tourist-arrow = { $how ->
    [typed] Votre touriste suit la flèche : tapez nord.
   *[tapped] Votre touriste suit la flèche : pointez-la vers le haut.
}
learn-tourist-target = { $how ->
    [typed] Pointez la flèche vers le nord.
   *[tapped] Pointez la flèche vers le haut.
}
learn-tourist-settle = Choisissez une case pour le touriste.
learn-tourist-settled = Un assistant s’y tient gratuitement : un touriste sert dans deux étals.
learn-coins = Pièces
learn-coins-swap = { $how ->
    [typed] Une pièce échange deux rangées ou colonnes : tapez rangée 1 3.
   *[tapped] Une pièce échange deux rangées ou colonnes : touchez deux cubes de rangée.
}
learn-coins-other = Échangez d’abord deux rangées.
learn-coins-swapped = Les étals de ces rangées coûtent maintenant d’autres cubes.
learn-coins-three = Trois pièces au plus : chacune vaut un point à la fin.
learn-evening = La fin d’une manche
learn-evening-keep = La manche finit : gardez un cube pour la suivante.
learn-evening-next = Les autres en gardent un aussi, et Yusuf ouvre la suivante.
learn-score = Le compte
learn-score-end = À cinq étals ouverts ou moins, la manche est la dernière.
learn-score-count = On compte points, jus et pièces.
learn-score-tiles = Chaque tuile de votre plus grand quartier ajoute 3 points.
learn-score-wins = Vous gagnez avec 126 points !
learn-game = Une petite partie
learn-game-begin = Jouez une vraie dernière manche : deux tours chacun.
