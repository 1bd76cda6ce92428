### Marrakech’s lessons: their names, and what the tutor says.

learn-walk = Tourner et lancer
learn-walk-turn = Vous êtes Amina, et vos tapis sont de couleur terracotta. Au milieu se tient Assam, le patron du marché. Commencez par le tourner : { $how ->
    [typed] tapez g, t ou d (à gauche, tout droit, à droite)
   *[tapped] touchez une flèche
}.
learn-walk-roll = Il ne fait jamais demi-tour. Lancez le dé.
learn-walk-walked = Il a avancé tout droit de trois cases.
learn-mosaic = Mosaïques
learn-mosaic-roll = Au bord, une mosaïque ramène Assam sur le plateau. Lancez.
learn-mosaic-walked = La mosaïque ne compte pas comme un pas. Il regarde maintenant de l’autre côté.
learn-rent = Loyer
learn-rent-roll = Les tapis safran sont à Yusuf. Lancez, et regardez vos dirhams.
learn-rent-paid = Assam s’est arrêté sur un tapis de Yusuf : vous payez 1 dirham par case safran reliée, 6 en tout. Le sol nu et vos propres tapis ne coûtent rien.
learn-lay = Poser un tapis
learn-lay-lay = À la fin de chaque tour, on pose un tapis. { $how ->
    [typed] Tapez deux cases côte à côte, dont une voisine d’Assam, par exemple d5e5 ; puis validez par Entrée
   *[tapped] Touchez deux cases côte à côte, dont une voisine d’Assam ; puis validez
}.
learn-lay-laid = Si quelqu’un s’arrête là, il vous paie.
learn-cover = Recouvrir
learn-cover-lay = Un tapis peut en recouvrir un autre à moitié, jamais en entier d’un coup. Recouvrez la case safran devant Assam.
learn-cover-other = Prenez la case safran devant Assam, et celle à sa gauche ou à sa droite.
learn-cover-laid = Le groupe de Yusuf est plus petit, et rapporte moins.
learn-out = La faillite
learn-out-rolls = Yusuf n’a plus que 3 dirhams, et c’est à lui de lancer.
learn-out-gone = Il doit 4 : il donne tout et quitte la partie. Les tapis gris ne sont à personne.
learn-end = La fin
learn-end-lay = C’est le dernier tapis. Posez-le où vous voulez.
learn-end-over = Le marché ferme. Chaque dirham et chaque case visible de vos tapis vaut un point. Le plus grand total gagne !
learn-game = Une petite partie
learn-game-begin = Jouez maintenant une vraie fin de partie contre deux adversaires : deux tours chacun.
