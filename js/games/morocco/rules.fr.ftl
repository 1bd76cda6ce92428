### Morocco: the rules in our own words; loaded when they are opened.

rules-title = Comment jouer à Morocco
rules-sections = { "brief aim market hand round die scout place price tourist cousins coins full closing rewards ties juice arrow settle example evening end score fair" }
rules-words = aim but objectif
    market parcelles terrains stands échoppes préparation mise en place
    hand pions meeples réserve préparation
    round phases déroulement
    die dés
    scout éclaireur toits
    place ouvriers pions meeples
    price coût ressources
    coins argent monnaie dirhams échanger
    full débordement déborder capacité complet
    closing ordre résolution
    rewards majorité majorités neutres décompte
    ties ex æquo départage départager majorité
    arrow débordement déborder direction neutres
    settle déplacement
    evening remise en place
    end fin déclenchement
    score zone surface aire parcelles territoire district départage départager décompte
    fair secret caché
rules-brief-figure = Un marché de 25 étals entre des rangées et des colonnes de cubes de couleur, avec des personnages, des vendeurs de jus et des tuiles.
rules-brief-text = Chaque manche commence sur le toit : à son tour, chacun déplace le guetteur et gagne les deux cubes voisins ; les autres gagnent un cube de la couleur qui est dessous.
    Puis chacun a deux tours pour placer un personnage sur une case libre d’un étal ouvert. Cela coûte deux cubes : la couleur de sa rangée et celle de sa colonne.
    À quatre, un étal est plein : un personnage compte 1, un garde 2, une flèche pointée sur l’étal 1. Il ferme, et qui y a le plus de personnages le gagne avec 5 points ; la deuxième et la troisième place rapportent aussi.
    Chaque personnage boit le jus de son coin et rentre. La tuile de qui a gagné couvre l’étal, et sa flèche pointe vers un étal ouvert voisin : une fermeture peut ainsi en entraîner une autre.
    Quand il reste cinq étals ouverts ou moins, c’est la dernière manche. On ajoute les points, le jus, les pièces et 3 par étal de son plus grand quartier. Le plus grand total l’emporte.
rules-aim-text = Le soir tombe sur la grande place. Chacun mène une famille : charmeurs de serpents, porteurs d’eau, marchands de tapis, magiciens ou cuisiniers.

    Envoyez les vôtres aux étals. Un étal plein ferme, et qui y compte le plus de monde le gagne.

    À la fin, vos étals rapportent surtout s’ils se touchent. Le plus grand total l’emporte.
rules-market-text = Le marché a 25 étals : colonnes a à e de gauche à droite, rangées 1 à 5 de bas en haut. Un étal a quatre cases, nommées d’après leurs coins : c3 nord-ouest, c3 nord-est, c3 sud-ouest et c3 sud-est.

    À chaque coin d’étal se tient un vendeur de jus : 36 jetons, douze de chaque valeur, 2, 3 et 4, mélangés. Chaque case en touche exactement un. À l’intérieur du marché, quatre étals se partagent chaque coin.

    Chaque rangée et chaque colonne a son cube, comme chacune des cinq cases de l’anneau sur le toit. Les cubes sont noirs, verts, violets, marron et orange ; chaque couleur se trouve une fois aux rangées, une fois aux colonnes et une fois sur le toit, au hasard. Le guetteur, le pion du toit, attend au milieu.
rules-hand-text = Vous commencez avec 12 assistants, 2 touristes et 2 jetons de cousins, mais sans points, sans pièces et sans cubes. Vos 2 gardes du corps (plus loin, « gardes ») attendent au poste des gardes que vous les gagniez. On choisit ou on tire au sort qui commence.
rules-round-text = À deux ou trois, le dé du marché apporte d’abord des cubes. Puis chacun mène une fois le guetteur sur le toit.

    Viennent alors deux tours de placement : un personnage chacun, puis encore un chacun. Tout se joue dans le sens des aiguilles d’une montre, à partir de la personne qui ouvre la manche.
rules-die-text = On ne le lance qu’à deux ou trois. Ses six faces sont les cinq couleurs et un joker. Peu importe qui lance : tout le monde gagne un cube de la couleur sortie.

    Sur le joker, chacun prend un cube de la couleur de son choix, en commençant par la personne qui ouvre la manche. À trois, elle lance une fois. À deux, chacun lance, elle d’abord ; le premier lancer se règle avant le second.
rules-scout-text = Menez le guetteur à une autre case de l’anneau ; il ne peut ni rester ni revenir au milieu. Vous gagnez deux cubes : ceux des deux cases voisines. Toutes les autres personnes gagnent un cube de la couleur qui est sous le guetteur.

    Là où l’anneau est dessiné en bande, ses deux bouts sont voisins aussi. Les cubes du toit restent à leur place.

    Exemple : l’anneau montre noir, vert, violet, marron et orange. Vous menez le guetteur sur vert. Vous gagnez noir et violet, les autres gagnent vert.
rules-place-text = À votre tour, placez un personnage (assistant, garde ou touriste) sur une case libre de n’importe quel étal ouvert, ou deux cousins à la fois, comme on le verra plus bas.

    Si vous pouvez placer quelqu’un, il le faut ; sinon seulement, vous passez. On regarde les cubes tels qu’ils sont : personne n’est tenu de dépenser une pièce pour rendre une pose possible.

    Tout personnage occupe une seule case, le garde aussi. Mais un assistant ou un touriste compte pour 1, un garde pour 2.
rules-price-text = Payez un cube de la couleur de la rangée et un de la couleur de la colonne. Si c’est la même, payez-en deux ; cela arrive pour exactement cinq étals du marché.

    Exemple : la rangée 3 est orange, la colonne c est noire. En c3, un assistant ou un garde coûte un cube orange et un noir. La rangée 2 est noire comme la colonne c : c2 coûte deux cubes noirs.
rules-tourist-text = Un touriste coûte les deux cubes de l’étal et un troisième, de n’importe quelle couleur. Quand l’étal ferme, il part vers le suivant, comme on le verra plus bas, et y reste comme assistant.
rules-cousins-text = Contre un jeton de cousins, deux assistants arrivent en un seul tour. Payez les deux cubes de l’étal du premier et un troisième cube de n’importe quelle couleur ; le second ne coûte rien.

    Le second cousin se tient juste à côté du premier, côté contre côté, mais dans un autre étal ouvert. Il vous faut là une case libre, et deux assistants en main. Seules les quatre cases d’angle du plateau n’ont aucune voisine de ce genre.

    Exemple : un cousin va en c3 nord-est. L’autre peut aller en d3 nord-ouest ou en c4 sud-est, mais ni en c3, ni en diagonale en d4.
rules-coins-text = Pendant un tour de placement, jamais sur le toit, vous pouvez dépenser des pièces, avant ou après la pose. Chaque pièce échange pour de bon les cubes de deux rangées, ou de deux colonnes. Le prix de leurs étals change avec eux.

    On peut échanger autant de fois qu’on a de pièces. Passer met fin au tour : échangez avant.

    Une fois le placement fait et tous les étals pleins fermés, vous pouvez encore échanger s’il vous reste une pièce, même tout juste gagnée ; puis vous finissez votre tour. Sans pièce, il finit tout seul. Pas d’échange tant que des étals ferment.
rules-full-text = Un étal est plein quand ses personnages et les flèches qui le visent font ensemble 4 ou plus. Une flèche compte pour 1 et n’occupe pas de case.

    On vérifie après la pose entière. Si les deux cousins remplissent chacun un étal, celui du premier ferme d’abord.

    Les étals qu’une fermeture remplit attendent au bout de la file. Tant qu’il y en a, c’est toujours le tour de la même personne : c’est elle que nous appelons plus bas « la personne dont c’est le tour ».
rules-closing-text = Une fermeture suit toujours les mêmes étapes, dans cet ordre : d’abord les récompenses, puis une pièce ou un garde pour qui a le choix. Ensuite le jus. Puis tout le monde s’en va : les assistants reviennent en main, les gardes à leur poste, et les touristes attendent.

    On pose alors une tuile sur l’étal et on oriente sa flèche. Les touristes suivent la flèche. Ensuite seulement, on regarde si l’étal visé est plein.
rules-rewards-text = Seuls les personnages comptent ici, jamais les flèches.
    Première place, sans partage : 5 points, et votre tuile sur l’étal.
    Première place partagée : 5 points chacun ; la personne dont c’est le tour pose une tuile vide, qui n’est à personne.
    Deuxième place, sans partage : 2 points, une pièce et un garde.
    Deuxième place partagée : 1 point chacun, et pour chacun une pièce ou un garde.
    Troisième place : 1 point, et une pièce ou un garde.

    On n’a jamais plus de trois pièces ; une quatrième est perdue. Si une seule des deux choses est possible, vous la recevez sans question ; les choix se font dans le sens des aiguilles d’une montre, à partir de la personne dont c’est le tour.

    Le garde gagné est l’un des deux vôtres, au poste des gardes ; si aucun n’y est, vous n’en recevez pas. Celui qui se tient sur l’étal en train de fermer n’est pas encore rentré.
rules-ties-text = Quand la première place est partagée, il n’y a pas de deuxième : la suivante est la troisième. Exemple : Amina a deux assistants sur un étal, Inès un seul, et Yusuf envoie un garde. Cela fait 2, 2 et 1, et l’étal est plein.

    Amina et Yusuf partagent la première place : 5 points chacun. Inès a la troisième : 1 point, et une pièce ou un garde. Yusuf, dont c’est le tour, pose une tuile vide.
rules-juice-text = Chaque personnage prend pour sa famille le jus de son coin, s’il y est encore. À la fin, il vaut ses 2, 3 ou 4 points. Jusqu’à quatre étals partagent un même vendeur : le jus revient au premier personnage posté à ce coin dont l’étal ferme.
rules-arrow-text = Qui a gagné l’étal sans partage pose sa tuile et oriente sa flèche. Si la première place est partagée, la personne dont c’est le tour fait les deux, avec une tuile vide.

    La flèche vise un étal ouvert au-dessus, au-dessous, à gauche ou à droite ; un étal plein qui attend son tour est encore ouvert. S’il n’y en a aucun, la tuile n’a pas de flèche.

    Un étal à l’intérieur du marché peut même être rempli par quatre flèches. Personne ne gagne rien alors ; la personne dont c’est le tour pose une tuile vide, sans flèche.
rules-settle-text = Les touristes de l’étal fermé suivent sa flèche. Dans le sens des aiguilles d’une montre, à partir de la personne dont c’est le tour, chacun choisit pour les siens une case libre de l’étal visé et y place un assistant de sa main. Cela ne coûte rien.

    Le touriste lui-même quitte le jeu dans tous les cas. Sans flèche, sans case libre ou sans assistant en main, personne ne prend sa place.
rules-example-text = En c3 se tiennent un garde, à Amina, et un assistant, à Yusuf. Inès ajoute un touriste : 2 et 1 et 1 font 4, c3 est plein. C’est le tour d’Inès.

    Amina a la première place sans partage et gagne 5 points. Inès et Yusuf partagent la deuxième : 1 point chacun ; Inès d’abord, puis Yusuf, prend une pièce ou un garde.

    Chacun boit le jus de ses coins. L’assistant revient dans la main de Yusuf, le garde d’Amina rentre au poste.

    Amina pose sa tuile en c3 et l’oriente vers l’est, sur d3. Un assistant s’y trouvait ; avec la flèche, cela fait 2.

    Le touriste d’Inès s’y installe comme assistant : 3. Ce n’est pas plein, la fermeture est finie. S’il y avait eu deux assistants en d3, l’étal en serait à 4 et fermerait à son tour.
rules-evening-text = Qui a des cubes en garde un, de la couleur de son choix, et rend les autres. Le guetteur revient au milieu du toit. La personne assise à gauche de celle qui a ouvert la manche ouvrira la suivante.
rules-end-text = Dès qu’il reste cinq étals ouverts ou moins, la manche en cours est la dernière. On la joue jusqu’au bout ; les cubes qui restent alors ne valent rien. Une exception : quand le tout dernier étal ferme, la partie s’arrête aussitôt.

    Le marché peut aussi se vider. Si, après une manche, personne n’a plus d’assistant, de touriste ni de garde en main, la partie est finie ; de même si rien n’a été placé pendant trois manches de suite.
rules-score-text = Additionnez les points des étals, la valeur de votre jus, 1 par pièce, et 3 par tuile de votre plus grand quartier. Un quartier, ce sont vos propres tuiles qui se touchent par un côté. En cas d’égalité, qui a le plus de tuiles sur le plateau l’emporte ; si l’égalité demeure, la victoire est partagée.

    Exemple : vous avez des tuiles en b2, b3, c3 et e5. Les trois premières se tiennent : votre quartier vaut 9, et e5 n’y ajoute rien.
rules-fair-text = Tout se joue à découvert, le jus pris aussi. Il y a toujours assez de cubes et de tuiles.

    Quand un seul choix est possible, il se fait tout seul, et le récit le dit. Cela vaut pour les couleurs, les pièces et les gardes, les flèches, les touristes et le cube à garder. Mener le guetteur, placer, passer et finir votre tour, c’est toujours à vous de le faire.

## What the pictures mean
means-price = Le prix de cet étal : chaque personnage paie ces deux cubes, de la couleur de sa rangée et de celle de sa colonne.
means-leader = La famille en tête dans cet étal : s’il fermait maintenant, il serait à elle. Sans médaillon, personne n’est seul en tête.
means-juice = Un vendeur de jus, qui vaut autant de points : le jus va au premier personnage de ce coin dont l’étal ferme.
means-arrow = La flèche d’un étal fermé : elle compte 1 là où elle pointe, et les touristes la suivent.
means-stall = Un étal fermé, avec la tuile de qui l’a gagné ; la laine unie n’est à personne. À la fin, chaque tuile de votre plus grand quartier vaut 3 points.
means-roof = Le toit : qui déplace le guetteur gagne les deux cubes voisins, les autres en gagnent un de la couleur sous ses pieds.
means-line = Chaque personnage de cette rangée ou de cette colonne coûte un cube de cette couleur.
means-assistant = Un assistant compte 1 et coûte les deux cubes de son étal.
means-bodyguard = Un garde compte 2 sur une seule case et coûte les deux cubes de son étal.
means-tourist = Un touriste compte 1 et coûte un troisième cube, de n’importe quelle couleur. Quand l’étal ferme, il part vers le suivant et y devient un assistant.
means-cousins = Les cousins : deux assistants en un tour, côte à côte dans des étals différents. Le premier coûte un troisième cube de n’importe quelle couleur, le second rien.
means-cube = Les cubes paient les personnages. À la fin de la manche, chacun en garde un.
means-coin = Une pièce échange les cubes de deux rangées ou de deux colonnes ; à la fin elle vaut 1 point.
means-die = Le dé du marché : à deux ou trois, il apporte un cube à chacun.
