### Morocco’s lessons: their names, and what the tutor says.

learn-scout = Le toit
learn-scout-market = Vous êtes Amina, des charmeurs de serpents. Au marché du soir, votre famille cherche à gagner un étal après l’autre. Les cases se paient en cubes, et chacun en reçoit sur le toit.
learn-scout-pawn = Déplacez le guetteur sur le toit : { $how ->
    [typed] tapez le numéro d’une de ses cases, de 1 à 5
   *[tapped] touchez une de ses cases
}.
learn-scout-gained = Vous avez reçu les deux cubes voisins du guetteur. Les autres en ont reçu un, de la couleur sous le guetteur.
learn-price = Le prix
learn-price-place = Une case coûte deux cubes : la couleur de la rangée de l’étal et celle de sa colonne. c3, au milieu, coûte orange et marron. { $how ->
    [typed] Tapez une case de c3 pour un assistant, par exemple c3no ; puis confirmez par Entrée
   *[tapped] Touchez un assistant, puis une case de c3 ; puis confirmez votre choix
}.
learn-price-other = Ici, un assistant va en c3, l’étal du milieu.
learn-price-paid = Voilà un tour. Chacun en a deux par manche.
learn-guard = Gardes
learn-guard-place = Un garde prend une seule case, mais compte pour deux. Vous en gagnez quand des étals ferment. Envoyez le vôtre en c3, au milieu.
learn-guard-other = Envoyez le garde en c3, l’étal du milieu.
learn-guard-counts = Vous y menez à deux contre un : Yusuf n’a qu’un assistant.
learn-cousins = Cousins
learn-cousins-place = Les cousins sont deux assistants en un tour. Le premier coûte un troisième cube, de n’importe quelle couleur ; le second est gratuit, juste à côté, dans l’étal voisin. Commencez par c3.
learn-cousins-other = Le premier cousin va en c3, au milieu ; le second à côté, dans un autre étal.
learn-cousins-stand = Cela a coûté un de vos deux jetons cousins.
learn-full = Un étal plein
learn-full-place = À quatre, un étal est plein. c3 en a trois : deux à vous, un à Yusuf. Ajoutez un assistant.
learn-full-other = Remplissez c3, au milieu, avec un assistant.
learn-full-ranks = c3 ferme. Vous y avez le plus de monde : 5 points. Yusuf est deuxième : 2 points, une pièce et un garde. Un troisième aurait 1 point, et une pièce ou un garde.
learn-full-juice = Chacun a pris le jus de son coin, qui vaut 2, 3 ou 4 points, puis il est rentré. Comme vous avez gagné sans partage, votre tuile couvre l’étal.
learn-full-arrow = La flèche de la tuile vise un étal ouvert voisin, et y compte pour un. Pointez-la vers l’est, en d3, où il y a trois personnages.
learn-full-target = Pointez la flèche vers l’est, en d3.
learn-full-chain = Avec votre flèche, d3 est passé à quatre et a fermé aussi. Yusuf l’a gagné et a pointé sa flèche. Ainsi une fermeture peut en entraîner une autre.
learn-tourist = Touristes
learn-tourist-place = Un touriste coûte un troisième cube, de n’importe quelle couleur. Envoyez-en un en c3 : il sera le quatrième.
learn-tourist-other = Envoyez un touriste en c3, au milieu.
learn-tourist-arrow = Vous avez gagné c3. Votre touriste suit la flèche : pointez-la vers le nord, en c4.
learn-tourist-target = Pointez la flèche vers le nord, en c4.
learn-tourist-settle = Choisissez une case pour le touriste.
learn-tourist-settled = Un assistant s’y tient maintenant, gratuitement : un touriste sert dans deux étals.
learn-coins = Pièces
learn-coins-swap = À votre tour, avant ou après avoir placé, une pièce échange deux rangées ou deux colonnes. { $how ->
    [typed] Tapez deux rangées, par exemple rangée 1 3 ; puis confirmez par Entrée
   *[tapped] Touchez les cubes de deux rangées ; puis confirmez
}.
learn-coins-other = Échangez d’abord deux rangées.
learn-coins-swapped = Les étals des deux rangées coûtent maintenant d’autres cubes. On n’a jamais plus de trois pièces ; à la fin, chacune vaut un point.
learn-evening = La fin d’une manche
learn-evening-keep = Chacun a eu deux tours, et la manche finit. Vous gardez un seul cube pour la suivante : choisissez sa couleur.
learn-evening-next = Les autres en gardent un aussi. C’est Yusuf, le suivant, qui ouvre la prochaine manche.
learn-score = Le compte
learn-score-end = Quand il ne reste que cinq étals ouverts ou moins, la manche est la dernière. Celle-ci vient de finir.
learn-score-count = Comptez points, jus et pièces, et 3 par tuile de votre plus grand quartier : vos tuiles côte à côte. Vous gagnez avec 126 points.
learn-game = Une petite partie
learn-game-begin = Jouez maintenant une vraie dernière manche contre deux adversaires : deux tours chacun.
