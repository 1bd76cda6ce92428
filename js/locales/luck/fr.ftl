### Phrases de l’écran des tables qui ont eu la même chance.

luck-title = La même chance
luck-why = Une autre table, ou les mêmes personnes un autre soir, peut jouer avec la même mise en place et les mêmes lancers. Ce qu’elle tire de la même place tient au jeu, non à la chance.
luck-link = Lien pour une autre table
share-luck-table = Quiconque ouvre ce lien prépare une autre table avec la même mise en place et les mêmes lancers. Il contient la graine, qui révèle les piles cachées et tous les lancers à qui la lit avec un programme.
share-luck-table-text = Quiconque colle ce texte dans Jemaa prépare une autre table avec la même mise en place et les mêmes lancers. Il contient la graine, qui révèle les piles cachées et tous les lancers à qui la lit avec un programme.
share-luck-result = Ce lien contient la partie terminée et le nom de sa table. Qui l’ouvre à côté d’une partie de même chance peut comparer les deux.
share-luck-result-text = Ce texte contient la partie terminée. Qui le colle dans Jemaa à côté d’une partie de même chance peut comparer les deux.
luck-none = Aucune autre table ne peut avoir cette chance : ici on a lancé un vrai dé, plusieurs appareils jouent, ou la partie vient d’un lien ou en continue une autre.
luck-later = Quand cette partie sera finie, les autres tables seront montrées à côté.
luck-beside = À côté d’autres tables
luck-alone = Aucune autre partie finie de même chance n’est encore sur cet appareil. Demandez à l’autre table le lien de son résultat et ouvrez-le ici.
luck-more = Le lien du résultat d’une autre table, ouvert ici, l’ajoute.
luck-uncounted = Cette partie n’est pas comparée : elle en continue une autre, ou seuls des adversaires l’ont jouée.
luck-send = Envoyer notre résultat
luck-caption = La même chance à { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
luck-seat = Place { $number }
luck-nth = Table n° { $number }
luck-own = cette partie
luck-mean = Moyenne
luck-best = la meilleure de toutes les tables
luck-match = points de match : { NUMBER($points, maximumFractionDigits: 1) }
luck-forgotten = oublié
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-read = Ce que d’autres ont tiré de la même place tient au jeu, non à la chance. Avec un signe : les points au-dessus ou au-dessous de la moyenne de toutes les tables à cette place. Points de match, comme au bridge : un pour chaque table qui a fait moins à cette place, un demi pour chacune qui a fait autant.
luck-totals = Qui a joué à plusieurs tables
luck-person = Personne
luck-tables = Tables
luck-above = Au-dessus de la moyenne
luck-matches = Points de match
luck-back = Retour à la partie
