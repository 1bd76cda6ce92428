### Phrases de l’écran des tables qui ont eu la même chance.

luck-title = La même chance
luck-why = Une autre table, ou les mêmes personnes un autre soir, peuvent jouer avec la même mise en place et les mêmes lancers. Ce que l’on tire de la même place tient au jeu, non à la chance.
luck-link = Lien pour une autre table
share-luck-table = Quiconque ouvre ce lien prépare une autre table avec la même mise en place et les mêmes lancers. Il contient la graine, qui révèle les piles cachées et tous les lancers à qui joue d’avance cette partie, ou lit la graine avec un programme.
share-luck-table-text = Quiconque colle ce texte dans Jemaa prépare une autre table avec la même mise en place et les mêmes lancers. Il contient la graine, qui révèle les piles cachées et tous les lancers à qui joue d’avance cette partie, ou lit la graine avec un programme.
share-luck-result = Ce lien contient la partie terminée et le nom de sa table. Qui l’ouvre à côté d’une partie de même chance peut comparer les deux.
share-luck-result-text = Ce texte contient la partie terminée. Qui le colle dans Jemaa à côté d’une partie de même chance peut comparer les deux.
luck-none = Aucune autre table ne peut avoir cette chance : ici on a lancé un vrai dé, plusieurs appareils jouent, ou la partie vient d’un lien ou en continue une autre.
luck-later = Quand cette partie sera finie, les autres tables seront montrées à côté.
luck-beside = À côté d’autres tables
luck-alone = Aucune autre partie finie de même chance n’est encore sur cet appareil. Demandez à l’autre table le lien de son résultat et ouvrez-le ici.
luck-more = Le lien du résultat d’une autre table, ouvert ici, l’ajoute.
luck-uncounted = Cette partie n’est pas comparée : elle en continue une autre, ou seul l’ordinateur l’a jouée.
luck-send = Envoyer notre résultat
luck-seat = Place { $number }
luck-nth = Table n° { $number }
luck-forgotten = oublié
luck-others = Autres tables
luck-verdict = Plus de points ici à { $better } des { $seats } places
luck-back = Retour à la partie
