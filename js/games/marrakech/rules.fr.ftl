### Marrakech: the rules in our own words; loaded when they are opened.

rules-title = Comment jouer à Marrakech
rules-sections = { "brief aim start turn mosaic rent broke lay end two quarter own" }
rules-words = aim but objectif argent pièces carpettes
    start préparation mise en place joueurs argent pièces
    turn direction sens déplacement pivoter dés
    mosaic bord arc retour
    rent payer paiement taxe zone surface groupe adjacentes argent pièces carpettes
    broke faillite ruine ruinée éliminée élimination neutres
    lay carpettes recouvrir superposer adjacentes
    end égalité match nul départage départager ex æquo vainqueur gagnant décompte
    two deux joueurs pioche tirage
    quarter direction sens variante
    own variante recouvrir carpettes
rules-brief-figure = Une place de marché couverte de tapis de quatre couleurs, et Assam au milieu.
rules-brief-text = Assam, le patron du marché, se promène sur la place. À votre tour, tournez-le à gauche ou à droite ou laissez-le comme il est, puis lancez le dé : il avance tout droit d’autant de cases.
    S’il s’arrête sur le tapis de quelqu’un d’autre, vous lui payez 1 dirham pour chaque case visible de cette couleur reliée à celle d’Assam.
    Posez ensuite un de vos tapis sur deux cases, dont une au moins juste à côté d’Assam. Il peut recouvrir la moitié d’un autre tapis.
    Le marché ferme quand le dernier tapis est posé.
    Chaque dirham de votre bourse et chaque case encore visible de vos tapis vaut un point. Le plus grand total l’emporte.
rules-aim-text = Vous vendez des tapis sur la grande place, et Assam, le patron du marché, s’y promène. Quand vous le faites s’arrêter sur le tapis de quelqu’un d’autre, vous payez un loyer ; quand les autres le font s’arrêter sur un des vôtres, ils vous paient.

    À la fin, chaque dirham de votre bourse et chaque case de vos tapis encore visible vaut un point. Le plus grand total l’emporte.
rules-start-text = Le plateau compte sept rangées de sept cases. On les nomme par une lettre, de gauche à droite, et un chiffre, de bas en haut. Assam attend au milieu, en d4, tourné vers le nord, c’est-à-dire vers le haut.

    Chaque bourse contient 30 dirhams. À trois, on a 15 tapis chacun ; à quatre, 12 ; à deux, voir plus bas. On choisit ou on tire au sort qui commence ; ensuite, on joue dans le sens des aiguilles d’une montre.
rules-turn-text = Un tour a quatre étapes : tourner Assam, le faire marcher, payer, poser un tapis. Tournez d’abord Assam d’un quart de tour à gauche ou à droite, ou laissez-le comme il est ; il ne fait jamais demi-tour.

    Puis lancez le dé. Ses six faces portent 1, 2, 2, 3, 3 et 4. Assam avance tout droit d’autant de cases.
rules-mosaic-text = Si un pas fait sortir Assam du plateau, il suit le demi-cercle de mosaïque du bord et rentre là où celui-ci finit, tourné vers l’intérieur. Le demi-cercle ne coûte rien ; entrer sur la case d’arrivée compte pour un pas.

    Exemple : Assam, en a7, regarde vers le nord et doit faire deux pas. La mosaïque le mène en b7, un pas ; puis il descend en b6, deux pas.

    À deux coins, en bas à gauche et en haut à droite, une boucle le fait sortir par un bord et rentrer par l’autre, sur la même case. Cela compte aussi pour un pas.
rules-rent-text = Si Assam s’arrête sur le tapis de quelqu’un d’autre, vous lui payez un dirham pour la case d’Assam et un pour chaque autre case visible de cette couleur reliée à la sienne, côté contre côté. Se toucher par un coin ne suffit pas.

    Sur le sol nu, sur vos tapis et sur les tapis sans maître, vous ne payez rien.

    Exemple : Assam s’arrête sur un tapis menthe. Avec la sienne, trois cases menthe sont reliées ; deux autres ne les touchent que par un coin : le loyer est de 3 dirhams.
rules-broke-text = Qui doit plus qu’il ne lui reste donne tout et quitte aussitôt la partie, sans poser de tapis. Ses tapis en réserve sont retirés du jeu ; ceux du plateau y restent, mais sans maître : ils ne rapportent et ne coûtent plus rien. Payer juste son dernier dirham n’est pas la fin : on continue.
rules-lay-text = Pour finir, posez un de vos tapis sur deux cases côte à côte. Une au moins doit partager un côté avec la case d’Assam, et aucune ne peut être celle où il se tient. Il y a toujours de la place.

    Le tapis peut couvrir le sol nu, une moitié d’un autre tapis, ou des moitiés de deux tapis différents. Il ne cache jamais d’un seul coup les deux moitiés visibles d’un même tapis, pas même d’un des vôtres.

    Exemple : un tapis est bien visible en c4 et c5. Vous pouvez couvrir b4 et c4, mais pas c4 et c5. Une fois c4 caché, c5 est une moitié comme une autre.
rules-end-text = La partie s’arrête quand le dernier tapis est posé, quand il ne reste qu’une personne en jeu, ou quand plus personne en jeu n’a de tapis à poser.

    Comptez un point par dirham et par case visible de vos tapis. En cas d’égalité, qui a le plus de dirhams l’emporte ; si l’égalité demeure, la victoire est partagée. Qui a quitté la partie a 0 point et finit derrière les autres ; sortir plus tard vaut mieux que sortir plus tôt.
rules-two-text = Chacun a deux couleurs, 12 tapis de chaque, mélangés en une pile et posés dans cet ordre. Tout le monde voit le tapis du dessus de chaque pile ; personne ne voit ceux du dessous.

    Le loyer se compte par couleur : vos deux couleurs ne s’additionnent jamais, même côte à côte. Aucune des deux ne vous coûte rien.
rules-quarter-text = Ici, vous lancez d’abord le dé, et Assam marche dans la direction où il regarde. Vous payez, vous posez un tapis, puis vous devez tourner Assam d’un quart de tour à gauche ou à droite : la personne suivante partira de ce côté.

    Le tout premier lancer le mène vers le nord. On ne le tourne pas après le dernier tapis, ni quand on quitte la partie.
rules-own-text = À certaines tables, on peut recouvrir d’un seul coup les deux moitiés d’un de ses propres tapis. C’est une option de la nouvelle partie ; sans elle, c’est interdit.

## What the pictures mean
means-forecast = La probabilité qu’Assam s’y arrête et, sous le trait, ce que cela vous coûterait. Un octogone : vous ne pourriez pas payer et seriez hors jeu.
means-turn = Tourner Assam de ce côté.
means-assam = Assam, le patron du marché. La pointe de son socle montre où il regarde ; il avance d’autant de cases que le dit le dé.
means-count = Nombre de cases d’une couleur qui se touchent par un côté : c’est le loyer.
means-rug = Un tapis : qui s’y arrête paie à son propriétaire un dirham pour chaque case reliée de sa couleur. À la fin, chaque case visible vaut un point. La laine unie n’est à personne.
means-mosaic = Une mosaïque : elle ramène Assam sur le plateau. Y rentrer compte pour un pas.
means-die = Le dé montre 1, 2, 2, 3, 3 et 4 babouches : Assam avance d’autant de cases.
