### Les phrases de l’écran des personnes.

people-nobody = Qui termine une partie ici laisse un souvenir : visages, premières places, grands moments.
people-play = Jouer une partie
people-here = Tout cela reste sur cet appareil, et s’enregistre avec toutes les parties dans leur fichier.
people-gathers = Lecture des parties déjà jouées…
people-evening = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, jusqu’à { $time }
people-earlier = La soirée d’avant
people-later = La soirée d’après
people-lead = { $people ->
    [one] La soirée est à { $names }
   *[other] { $names } se partagent la soirée
}
people-nobody-leads = Une soirée sur la place
people-also = Aussi à table : { $names }
people-picture = Image de la soirée
people-luck = Jouer avec la même chance
people-all = Qui a joué ici
people-more = { $count ->
    [one] Une autre personne
   *[other] { $count } autres personnes
}
people-of = sur { $games } gagnées
people-best = son record à { $game } : { $points }
people-players = { $players ->
    [one] Seul à table
   *[other] À { $players } à table
}
people-rename = Renommer
people-name = Nom
people-same = La même personne que…
people-same-why = Qui est { $name } ? Les parties des deux s’additionnent ; rien n’est perdu, et tout peut se séparer de nouveau.
people-part = Séparer { $name }
people-forget = Oublier
people-forgotten = { $name } : ce qui était retenu est effacé. Les noms dans les parties restent.
people-renamed = { $name } s’appelle maintenant { $other }. Les noms dans les parties restent.
people-joined = { $name } et { $other } sont maintenant une seule personne.
people-parted = { $name } compte de nouveau à part.
people-restore = Annuler
people-restored = { $name } est de retour.
people-undone = Comme avant.
honour-best = le record à { $game } : { $points }
honour-close = { $count ->
    [0] la partie la plus serrée : devant { $other }, à égalité de points
    [one] la partie la plus serrée : devant { $other } d’un point
   *[other] la partie la plus serrée : devant { $other } de { $count } points
}
honour-row = { $count } victoires de suite
honour-level = première victoire contre : { $level }
honour-risen = dernière place à mi-partie, première à la fin
honour-game = Voir la partie
medal-best = Record
medal-close = Sur le fil
medal-row = Série
medal-level = Première victoire
medal-risen = Remontée
