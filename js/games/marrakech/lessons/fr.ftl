### Marrakech’s lessons: their names, and what the tutor says.

learn-walk = Tourner et lancer
learn-walk-turn = { $how ->
    [typed] Tournez Assam ou non : tapez g (gauche), t (tout droit), d (droite).
   *[tapped] Tournez Assam ou non : touchez une flèche.
}
learn-walk-roll = Lancez le dé : Assam avance tout droit.
learn-walk-walked = Trois cases tout droit : il ne fait jamais demi-tour.
learn-mosaic = Mosaïques
learn-mosaic-roll = Au bord, une mosaïque ramène Assam : lancez.
learn-mosaic-walked = La mosaïque ne compte pas comme un pas.
learn-rent = Loyer
learn-rent-roll = Les tapis safran sont à Yusuf : lancez, et gare à vos dirhams.
learn-rent-paid = Vous payez 6 dirhams à Yusuf : 1 par case safran reliée.
learn-rent-free = Le sol nu et vos propres tapis ne coûtent rien.
learn-lay = Poser un tapis
learn-lay-lay = { $how ->
    [typed] Tapez deux cases côte à côte, dont une voisine d’Assam : d5e5.
   *[tapped] Chaque tour finit par un tapis : touchez une case voisine d’Assam.
}
learn-lay-laid = Les autres vous paient s’ils s’arrêtent là.
learn-cover = Recouvrir
learn-cover-lay = { $how ->
    [typed] Recouvrez la case safran devant Assam, et une à côté.
   *[tapped] Recouvrez la moitié du tapis de Yusuf : touchez une case voisine.
}
learn-cover-other = Il faut la case safran devant Assam, et une à côté.
learn-cover-half = On recouvre un tapis à moitié, jamais en entier d’un coup.
learn-cover-laid = Le groupe de Yusuf est plus petit, et rapporte moins.
learn-out = La faillite
learn-out-rolls = Yusuf n’a plus que 3 dirhams, et c’est à lui de lancer.
learn-out-owes = Il vous doit 4 dirhams, mais il n’en a que 3.
learn-out-grey = Il quitte donc la partie : ses tapis, gris, ne coûtent plus rien.
learn-end = La fin
learn-end-lay = Posez le dernier tapis où vous voulez.
learn-end-over = Le marché ferme, et le plus grand total gagne !
learn-end-count = Chaque dirham et chaque case visible de vos tapis vaut un point.
learn-game = Une petite partie
learn-game-begin = Jouez une vraie fin de partie : deux tours chacun.
