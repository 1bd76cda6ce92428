### Marrakech: the rules in our own words; loaded when they are opened.

rules-title = How to play Marrakech
rules-sections = { "brief aim start turn mosaic rent broke lay end two quarter own" }
rules-words = aim goal objective carpets money coins
    start set-up setup players money coins carpets
    turn direction directions rotate move movement dice
    mosaic arc border edge turning back
    rent payment pay tax fee area zone group adjacent connected money coins carpets
    broke bankrupt bankruptcy eliminated elimination neutral
    lay carpets place cover overlap adjacent
    end draw tie ties tiebreak tie-break winner scoring final
    two two-player draw deck
    quarter direction variant
    own variant cover carpets
rules-brief-figure = A market square with rugs in four colours, and Assam in the middle.
rules-brief-text = Assam, the market owner, walks about on the square. On your turn, turn him left or right or leave him as he is, then roll the die: he walks that many squares straight ahead.
    If he stops on someone else’s rug, you pay its owner 1 dirham for each visible square of that colour joined to the one he stands on.
    Then lay one of your rugs on two squares, at least one of them right beside Assam. It may cover half of another rug.
    The market closes when the last rug is laid.
    Each dirham you have and each square of your rugs that can still be seen is worth one point. Whoever has the most points wins.
rules-aim-text = You sell rugs on the great square, and Assam, who owns the market, strolls about on it. When you make him stop on someone else’s rug, you pay rent; when the others make him stop on yours, they pay you.

    At the end every dirham in your purse and every square of your rugs that can still be seen is worth one point. Whoever has the most points wins.
rules-start-text = The board has seven rows of seven squares. They are named by a letter, from left to right, and a number, from bottom to top. Assam waits in the middle, on d4, facing north, which is up.

    Everyone starts with 30 dirhams. With three players each has 15 rugs; with four, 12; for two players, see below. Choose who begins, or leave it to chance; play then goes clockwise.
rules-turn-text = A turn has four steps: turn Assam, let him walk, pay, lay a rug. First turn Assam a quarter to the left or right, or leave him as he is; he never turns right round.

    Then roll the die. Its six faces show 1, 2, 2, 3, 3 and 4. Assam walks that many squares straight ahead.
rules-mosaic-text = When a step would take Assam off the board, he follows the half-circle of mosaic at the edge and comes back where it ends, facing inwards. The half-circle costs nothing; coming on to the square at its end is one step.

    Example: Assam is on a7, faces north and has two steps to go. The mosaic brings him to b7, one step; then he walks down to b6, two steps.

    At two corners, bottom left and top right, a loop takes him out over one edge and back in over the other, on to the same square. That is one step too.
rules-rent-text = If Assam stops on someone else’s rug, you pay its owner one dirham for Assam’s square and one for every other visible square of that colour joined to it, side to side. Touching at a corner is not enough.

    On bare ground, on your own rugs and on nobody’s rugs you pay nothing.

    Example: Assam stops on a mint rug. Counting his own, three mint squares are joined there; two more touch them only at a corner. The rent is 3 dirhams.
rules-broke-text = Whoever owes more than they have hands over everything and is out at once, without laying a rug. Their unlaid rugs leave the game; those on the board stay, but belong to nobody: they score nothing and cost nothing. Paying exactly your last dirham is not the end: you play on.
rules-lay-text = Finally, lay one of your rugs on two squares side by side. At least one of them must share a side with Assam’s square, and neither may be the square he stands on. There is always room for one.

    The rug may cover bare ground, half of another rug, or halves of two different rugs. It never hides both visible halves of one rug at once, not even of your own.

    Example: a rug is in full view on c4 and c5. You may cover b4 and c4, but not c4 and c5. Once c4 is hidden, c5 is a half like any other.
rules-end-text = The game ends when the last rug is laid, when only one player is left, or when nobody still in the game has a rug to lay.

    Count one point for each dirham and each visible square of your rugs. On a tie, whoever has more dirhams wins; if that is tied too, the victory is shared. Players who went out score 0 and rank behind all the others: the later they went out, the better.
rules-two-text = Each player has two colours, 12 rugs of each, mixed into one pile and laid in that order. Everyone sees the top rug of each pile, nobody those below.

    Rent is counted by colour: your two colours are never counted together, even where they touch. Neither of them costs you anything.
rules-quarter-text = Here you roll first, and Assam walks the way he faces. You pay, lay a rug, and then must turn Assam a quarter to the left or right: the next player sets off that way.

    The very first roll takes him north. He is not turned after the last rug, nor by a player who goes out.
rules-own-text = At some tables you may cover a whole rug of your own in one go. It is an option when you start a game; without it, this is not allowed.

## What the pictures mean
means-forecast = How likely Assam is to stop there, and below the line what it would cost you. An octagon: you could not pay, and would be out.
means-turn = Turn Assam this way.
means-assam = Assam, the owner of the market. The tip of his base shows which way he faces; he walks as many squares as the die says.
means-count = This many squares of one colour are joined side to side: that is the rent.
means-rug = A rug: whoever stops on it pays its owner a dirham for each joined square of its colour. At the end each square that can be seen is worth a point. A rug of plain wool belongs to nobody.
means-mosaic = A mosaic: it leads Assam round and back on to the board. Stepping back on counts as one step.
means-die = The die shows 1, 2, 2, 3, 3 and 4 slippers: Assam walks that many squares.
