### Morocco: the rules in our own words; loaded when they are opened.

rules-title = How to play Morocco
rules-sections = { "brief aim market hand round die scout place price tourist cousins coins full closing rewards ties juice arrow settle example evening end score fair" }
rules-words = aim goal objective
    market plots board grid set-up setup
    hand pieces meeples set-up setup
    round phases sequence
    die dice
    scout rooftop lookout
    place workers meeples
    price cost pay resources
    coins money dirhams exchange
    full overflow overflowing capacity limit
    closing order resolve
    rewards majority majorities neutral scoring
    ties draw tiebreak tie-break equal majority
    arrow overflow overflows direction neutral
    settle move
    evening clean-up cleanup
    end final trigger
    score area areas plots territory adjacent draw tiebreak tie-break scoring
    fair secret open information
rules-brief-figure = A market of 25 stalls between rows and columns of coloured cubes, with workers, juice sellers and tiles.
rules-brief-text = Each round begins on the roof: everyone moves the pawn once and gains the two cubes beside it, while the others gain one of the colour under it.
    Then everyone has two turns to place a worker in a free space of an open stall. It costs two cubes: the colour of the stall’s row and that of its column.
    Four make a stall full: a worker counts 1, a bodyguard 2, an arrow that points at the stall 1. It closes, and whoever has the most workers there wins it, with 5 points; second and third place are worth something too.
    Every worker drinks the juice on its corner and goes home. The tile of whoever won lies on the stall now, and its arrow points at an open stall next to it: so one closing can bring the next.
    When five stalls or fewer are open, the round is the last. Add up points, juice, coins and 3 for each stall of your largest district. Whoever has the most points wins.
rules-aim-text = Evening falls on the great square. Each player leads a family: snake charmers, water sellers, rug merchants, magicians or food sellers.

    Send your people to the stalls. When a stall is full it closes, and whoever has the most people there wins it.

    At the end your stalls are worth most where they lie side by side. Whoever has the most points wins.
rules-market-text = The market has 25 stalls: columns a to e from left to right, rows 1 to 5 from bottom to top. A stall has four spaces, called by their corners: c3 north-west, c3 north-east, c3 south-west and c3 south-east.

    On every corner of the stalls sits a juice seller: 36 tokens, twelve each of 2, 3 and 4, mixed. Each space touches exactly one of them. A corner inside the market is shared by four stalls.

    Each row and each column has a cube, and so has each of the five spaces in the ring on the roof. Cubes are black, green, purple, brown and orange; each colour appears once among the rows, once among the columns and once on the roof, at random. The pawn waits in the middle of the roof.
rules-hand-text = You begin with 12 assistants, 2 tourists and 2 cousins tokens, but no points, coins or cubes. Your 2 bodyguards rest in the guards’ quarters until you earn them. Choose who begins, or leave it to chance.
rules-round-text = With two or three players the market die brings cubes first. Then everyone scouts once from the roof.

    Then everyone has two turns to place workers: first one turn each, then a second. All of this goes clockwise from the first player.
rules-die-text = It is rolled only with two or three players. Its six faces are the five colours and a wild face. Whoever rolls, every player gains a cube of the colour rolled.

    On the wild face each player takes a cube of any colour, the first player first, then clockwise. With three players the first player rolls once. With two players both roll, the first player first; the first roll is settled before the second.
rules-scout-text = Move the pawn to another space of the ring on the roof; it may not stay, nor go back to the middle. You gain two cubes: those of the two spaces beside it. Every other player gains one cube, of the colour under the pawn.

    Where the ring is drawn as a strip, its two ends are neighbours too. The cubes on the roof stay where they are.

    Example: the ring shows black, green, purple, brown and orange. You move the pawn to green. You gain black and purple, the others gain green.
rules-place-text = On your turn, place one worker (an assistant, a bodyguard or a tourist) in a free space of any open stall, or two cousins at once, as told below.

    If you can place someone, you must; you pass only when you cannot. Only the cubes as they lie now matter: nobody has to spend a coin to make a placement possible.

    Every worker takes up one space, a bodyguard too. But an assistant or a tourist counts as 1, a bodyguard as 2.
rules-price-text = Pay one cube of the colour of the stall’s row and one of the colour of its column. If both are the same colour, pay two of it; exactly five stalls of the market are like that.

    Example: row 3 is orange and column c is black. An assistant or a bodyguard on c3 costs one orange and one black cube. Row 2 is black too, like column c: c2 costs two black cubes.
rules-tourist-text = A tourist costs the two cubes of the stall and a third one of any colour. When the stall closes, the tourist strolls on to the next one, as told below, and stays there as an assistant.
rules-cousins-text = Spend a cousins token, gone for good, and place two assistants in one turn. For the first, pay the two cubes of its stall and a third of any colour; the second is free.

    The second cousin stands right beside the first, side by side, but in a different open stall. You need a free space there and two assistants in hand. Only the four outermost spaces, in the corners of the board, have no such neighbour.

    Example: one cousin goes to c3 north-east. The other may go to d3 north-west or to c4 south-east, but neither to c3 nor diagonally to d4.
rules-coins-text = On a turn in which you place, never while scouting, you may spend coins before or after placing. Each coin swaps the cubes of two rows, or of two columns, and they stay that way. That changes what their stalls cost.

    You may swap as often as you have coins. Passing ends the turn, so swap before you pass.

    Once you have placed and every stall that filled has closed, you may still swap if you have a coin left, even one that you just won; then you end your turn. Without coins it ends by itself. No swaps while stalls are closing.
rules-full-text = A stall is full when its workers and the arrows pointing at it add up to 4 or more. An arrow counts 1 and takes up no space.

    Check this once your whole placement is done. If both cousins fill a stall, the first one’s stall closes first.

    Stalls that fill because of a closing wait at the end of the line. Until the line is empty, it is still the same player’s turn; below, that is the active player.
rules-closing-text = Each closing has the same steps, in this order: first the rewards, then a coin or a bodyguard for those who may choose. Next the juice. Then the workers leave: assistants go back to their owners’ hands, bodyguards to the guards’ quarters, and tourists wait.

    Now a tile is laid on the stall, and its arrow is pointed. The tourists follow the arrow. Only then do you look whether the stall at its tip is full.
rules-rewards-text = Only workers count here, never arrows.
    First, alone: 5 points, and your market tile goes on the stall.
    First, sharing: 5 points each; the active player lays an empty tile, which belongs to nobody.
    Second, alone: 2 points, a coin and a bodyguard.
    Second, sharing: 1 point each, and each takes a coin or a bodyguard.
    Third: 1 point, and a coin or a bodyguard.

    Nobody can hold more than three coins; a fourth is lost. When you can take only one of the two things, you get that one without being asked; choices go clockwise from the active player.

    A bodyguard comes out of your own two in the quarters; if none is there, you get none. One standing in the closing stall is not back yet.
rules-ties-text = When two share first place, nobody is second: the next player is third. Example: Amina has two assistants on a stall, Inès has one, and Yusuf sends a bodyguard. The count is 2, 2 and 1, and the stall is full.

    Amina and Yusuf share first place, with 5 points each. Inès is third: 1 point, and a coin or a bodyguard. Yusuf, who is active, lays an empty tile.
rules-juice-text = Every worker takes the juice on its corner for its owner, if it is still there. It is worth its 2, 3 or 4 points at the end. Up to four stalls share a juice seller: the juice goes to the first worker on that corner whose stall closes.
rules-arrow-text = Whoever won the stall alone lays a tile and points its arrow. If first place was shared, the active player does both with an empty tile.

    The arrow points up, down, left or right at an open stall; a full one that waits in line still counts as open. If there is none, the tile has no arrow.

    A stall inside the market can even be filled by four arrows alone. Then nobody gains anything: the active player lays an empty tile, and it has no arrow.
rules-settle-text = The tourists of the closed stall follow its arrow. Clockwise from the active player, each owner chooses a free space in the stall it points at and puts an assistant from their hand there. It costs nothing.

    The tourist itself leaves the game in any case. If there is no arrow, no free space or no assistant in hand, nobody takes its place.
rules-example-text = On c3 stand Amina’s bodyguard and one assistant of Yusuf’s. Inès adds a tourist: 2 and 1 and 1 make 4, so c3 is full. Inès is active.

    Amina is first alone and gains 5 points. Inès and Yusuf share second place: 1 point each, and first Inès, then Yusuf takes a coin or a bodyguard.

    All three drink the juice on their corners. Yusuf’s assistant goes home, Amina’s bodyguard to the quarters.

    Amina lays her tile on c3 and points it east at d3. One assistant stood there; with the arrow the count is 2.

    Inès’s tourist settles there as an assistant: 3. That is not full, so the closing is over. Had two assistants stood on d3, it would now be at 4, and it would be the next to close.
rules-evening-text = Everyone who has cubes keeps one, of a colour of their choice, and gives back the rest. The pawn returns to the middle of the roof. The player to the left of this round’s first player goes first in the next.
rules-end-text = As soon as five stalls or fewer are open, the round being played is the last. Play it to its end; cubes left over then are worth nothing. One exception: when the very last stall closes, the game ends at once.

    The market can also run out of people. If nobody has an assistant, a tourist or a bodyguard in hand after a round, the game ends; the same goes if nobody has placed a worker for three rounds in a row.
rules-score-text = Add up the points from stalls, the values of your juice, 1 for each coin, and 3 for each tile of your largest district. A district is a group of your own tiles joined by their sides. On a tie, whoever has more market tiles on the board wins; if that is tied too, the victory is shared.

    Example: you have tiles on b2, b3, c3 and e5. The first three are joined, so your district is worth 9; e5 adds nothing to it.
rules-fair-text = Nothing is hidden, not even the juice you have taken. There are always enough cubes and tiles.

    Where only one choice is possible, it is made for you, and the story says so. That goes for colours, coins and bodyguards, arrows, tourists and the cube you keep. Scouting, placing, passing and ending your turn are always up to you.

## What the pictures mean
means-price = The price of this stall: every worker pays these two cubes, of the colours of its row and its column.
means-leader = The family that leads in this stall: if it closed now, they would win it. Where there is no medallion, nobody leads alone.
means-juice = A juice seller, worth this many points: the juice goes to the first worker on this corner whose stall closes.
means-arrow = The arrow of a closed stall: it counts 1 where it points, and tourists stroll that way.
means-stall = A closed stall, with the tile of whoever won it; plain wool is nobody’s. At the end each tile of your largest district is worth 3 points.
means-roof = The roof: whoever moves the pawn gains the two cubes beside it, everyone else one of the colour under it.
means-line = Every worker in this row or column costs a cube of this colour.
means-assistant = An assistant counts 1 and costs the two cubes of its stall.
means-bodyguard = A bodyguard counts 2 on one space and costs the two cubes of its stall.
means-tourist = A tourist counts 1 and costs a third cube of any colour. When the stall closes, it strolls on to the next one and becomes an assistant.
means-cousins = Cousins: two assistants in one turn, side by side in different stalls. The first costs a third cube of any colour, the second nothing.
means-cube = Cubes pay for workers. At the end of a round everyone keeps one.
means-coin = A coin swaps the cubes of two rows or of two columns; at the end it is worth 1 point.
means-die = The market die: with two or three players it brings everyone a cube.
