### Marrakech: every sentence of the game.

game-name = Marrakech
game-lead = Lay your rugs where the market owner has to walk, and make the others pay rent. For 2 to 4 players.
new-color = Colour

## Options
option-variant = Turning Assam
option-variant-standard = Before the roll
option-variant-quarter-turn = After laying, for the next player
option-cover_own = Covering a whole rug of your own
option-cover_own-false = Not allowed
option-cover_own-true = Allowed

## What is asked
prompt-turn = { SEAT($seat) }, turn Assam
prompt-roll = { SEAT($seat) }, roll the die
prompt-lay = { SEAT($seat) }, lay a { COLOR($color) } rug
prompt-lay-second = { SEAT($seat) }, choose the second square of your rug
prompt-quarter = { SEAT($seat) }, turn Assam for the next player
prompt-over = The market is closed
hint-turn = Tap a yellow arrow beside Assam. Each circle shows how likely he is to stop there, and the rent.
hint-lay = Tap two squares side by side, one of them next to Assam.
last-rugs = The last rugs: count your dirhams!

## Choices
action-left = Left
action-right = Right
action-straight = Straight on
action-lay = { $what }
action-die = A roll of { $what }
turn-left = Turn Assam left, to face { FACING($facing) }
turn-right = Turn Assam right, to face { FACING($facing) }
turn-straight = Leave Assam facing { FACING($facing) }

## What the board says
cell-lit = { $cell }; you can lay a rug here
cell-bare = { $square }, bare ground
cell-rug = { $square }, { SEAT($seat) }’s { COLOR($color) } rug
cell-neutral = { $square }, nobody’s { COLOR($color) } rug
cell-assam-bare = { $square }, Assam facing { FACING($facing) }, on bare ground
cell-assam-rug = { $square }, Assam facing { FACING($facing) }, on { SEAT($seat) }’s { COLOR($color) } rug
cell-assam-neutral = { $square }, Assam facing { FACING($facing) }, on nobody’s { COLOR($color) } rug
odds = { $weight }/{ $of }
rent = { $amount ->
    [0] 0
   *[other] −{ $amount }
}
foretold-average = Average rent:
foretold-turn = { $by ->
    [left] left
    [right] right
   *[straight] straight on
} { NUMBER($rent, minimumFractionDigits: 1) }
foretold-rent = Average rent { NUMBER($rent, minimumFractionDigits: 1) }
foretold-turn-out = { $by ->
    [left] left
    [right] right
   *[straight] straight on
} { NUMBER($rent, minimumFractionDigits: 1) } (out with { $out } of { $of })
foretold-rent-out = Average rent { NUMBER($rent, minimumFractionDigits: 1) }; out with { $out } of { $of }
foretold-group = A { COLOR($color) } group of { $count } squares
foretold-covers = Covers half a { COLOR($color) } rug

## Seats
fact-dirhams = Dirhams
fact-visible = Visible rug squares
fact-rugs = Rugs left to lay
count-dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
count-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

## What happened
event-turned = { $by ->
    [straight] { SEAT($seat) } leaves Assam facing { FACING($facing) }.
   *[other] { SEAT($seat) } turns Assam to face { FACING($facing) }.
}
event-rolled = { SEAT($seat) } rolls { $steps }.
event-walked = { MOSAICS($path, $start) ->
    [none] Assam walks from { $start } to { $square }.
   *[some] Assam walks from { $start } to { $square }, { MOSAICS($path, $start) }; now he faces { FACING($facing) }.
}
walked-mosaic = round the mosaic from { $left } to { $entered }
walked-loop = round the corner loop at { $entered }
event-landed = { $on ->
    [own] Assam stops on { SEAT($seat) }’s own rug: nothing to pay.
    [neutral] Nobody’s rug: nothing to pay.
   *[bare] Bare ground: nothing to pay.
}
event-paid = { SEAT($from) } pays { SEAT($to) } { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
} for { $owed ->
    [one] { $owed } { COLOR($color) } square
   *[other] { $owed } joined { COLOR($color) } squares
}.
event-went_out = { SEAT($seat) } cannot pay in full and is out: { $rugs ->
    [0] their rugs
    [one] { $rugs } unlaid rug leaves the game; those on the board
   *[other] { $rugs } unlaid rugs leave the game; those on the board
} now belong to nobody.
event-laid = { $covers ->
    [none] { SEAT($seat) } lays a { COLOR($color) } rug on { CELLS($squares) }.
   *[some] { SEAT($seat) } lays a { COLOR($color) } rug on { CELLS($squares) }, over { COVERED($covers, $seat) }.
}
covered = { $whose ->
    [own] { $count ->
        [one] half of their own { COLOR($color) } rug
       *[other] two squares of their own { COLOR($color) } rugs
    }
    [nobody] { $count ->
        [one] half of nobody’s { COLOR($color) } rug
       *[other] two squares of nobody’s { COLOR($color) } rugs
    }
   *[another] { $count ->
        [one] half of { SEAT($seat) }’s { COLOR($color) } rug
       *[other] two squares of { SEAT($seat) }’s { COLOR($color) } rugs
    }
}
event-ended = { $why ->
    [last-survivor] Only one player is left: the market closes.
    [no-rugs] Nobody has a rug left: the market closes.
   *[last-rug] The last rug is laid: the market closes.
}
result-last-rug = The last rug is laid.
result-last-survivor = Everyone else ran out of money.
result-no-rugs = The last rugs went out with a player who ran out of money.
result-tie = { SEATS($seats) } are tied on points: whoever has more dirhams comes first.

## Why an opponent chose
reason-alike = The choices look alike.
reason-safe-road = The road with the least rent.
reason-free-road = A road that costs no rent.
reason-good-ground = To lay the next rug where this road leads.
reason-more-squares = To have more squares in sight.
reason-bigger-carpet = To join rugs into a group that earns more rent.
reason-hides-rival = To hide squares of a rival.
reason-breaks-carpet = To make a rival’s group smaller, so that it costs less rent.
reason-whole-rug = Whole rugs are harder to cover.
reason-next-pays = The next player is likely to pay rent.
reason-only-way = A chance that the next player pays rent, which the next best choice lacks.
reason-looks-ahead = To leave the next player the weaker turn.
reason-first-place = With first place in mind: this is the better chance to win.

## Why not
why-not-turn = Turn Assam first: left, right or straight on.
why-not-quarter = Turn Assam left or right first, for the next player.
why-roll-first = Roll the die first.
why-on-assam = Assam stands on { $square }: no rug slips under his feet.
why-not-beside = At least half of the rug must touch a side of Assam’s square.
why-not-neighbours = A rug covers two squares side by side.
why-whole-rug = You cannot cover a whole rug in one go: only one of its halves.
why-over = The game is over.

## What can go wrong
bad-record-setup-facing = The set-up of this game begins in the wrong direction.
bad-record-setup-piles = The piles of this game are wrong.

## The rules in our own words
rules-title = How to play Marrakech
rules-sections = { "brief aim start turn mosaic rent broke lay end two quarter own" }
rules-brief = In one minute
rules-brief-figure = A market square with rugs in four colours, and Assam in the middle.
rules-brief-text = Assam, the market owner, walks about on the square. On your turn, turn him left or right or leave him as he is, then roll the die: he walks that many squares straight ahead.
    If he stops on someone else’s rug, you pay its owner 1 dirham for each visible square of that colour joined to the one he stands on.
    Then lay one of your rugs on two squares, at least one of them right beside Assam. It may cover half of another rug.
    The market closes when the last rug is laid.
    Each dirham you have and each square of your rugs that can still be seen is worth one point. Whoever has the most points wins.
rules-aim = The aim
rules-aim-text = You sell rugs on the great square, and Assam, who owns the market, strolls about on it. When you make him stop on someone else’s rug, you pay rent; when the others stop him on yours, they pay you.
    At the end every dirham in your purse and every square of your rugs that can still be seen is worth one point. Whoever has the most points wins.
rules-start = The start
rules-start-text = The board has seven rows of seven squares. They are named by a letter, from left to right, and a number, from bottom to top. Assam waits in the middle, on d4, facing north, which is up.
    Everyone starts with 30 dirhams. With three players each has 15 rugs; with four, 12. For two players, see below.
    Choose who begins, or leave it to chance; play then goes clockwise.
rules-turn = A turn
rules-turn-text = A turn has four steps: turn Assam, let him walk, pay, lay a rug.
    First turn Assam a quarter to the left or right, or leave him as he is; he never turns right round. Then roll the die. Its six faces show 1, 2, 2, 3, 3 and 4. Assam walks that many squares straight ahead.
rules-mosaic = The mosaics
rules-mosaic-text = When a step would take Assam off the board, he follows the half-circle of mosaic at the edge and comes back where it ends, facing inwards. The half-circle costs nothing; coming on to the square at its end is one step.
    Example: Assam is on a7, faces north and has two steps to go. The mosaic brings him to b7, one step; then he walks down to b6, two steps.
    At two corners, bottom left and top right, a loop takes him out over one edge and back in over the other, on to the same square. That is one step too.
rules-rent = Rent
rules-rent-text = If Assam stops on someone else’s rug, you pay its owner one dirham for Assam’s square and one for every other visible square of that colour joined to it, side to side. Touching at a corner is not enough. On bare ground, on your own rugs and on nobody’s rugs you pay nothing.
    Example: Assam stops on a mint rug. Counting his own, three mint squares are joined there; two more touch them only at a corner. The rent is 3 dirhams.
rules-broke = Out of money
rules-broke-text = Whoever owes more than they have hands over everything and is out at once, without laying a rug. Their unlaid rugs leave the game; those on the board stay, but belong to nobody: they score nothing and cost nothing.
    Paying exactly your last dirham is not the end: you play on.
rules-lay = Laying a rug
rules-lay-text = Finally, lay one of your rugs on two squares side by side. At least one of them must share a side with Assam’s square, and neither may be the square he stands on. There is always room for one.
    The rug may cover bare ground, half of another rug, or halves of two different rugs. It never hides both visible halves of one rug at once, not even of your own.
    Example: a rug is in full view on c4 and c5. You may cover b4 and c4, but not c4 and c5. Once c4 is hidden, c5 is a half like any other.
rules-end = The end
rules-end-text = The game ends when the last rug is laid, when only one player is left, or when nobody still in the game has a rug to lay.
    Count one point for each dirham and each visible square of your rugs. On a tie, whoever has more dirhams wins; if that is tied too, the victory is shared. Players who went out score 0 and rank behind all the others: the later they went out, the better.
rules-two = With two players
rules-two-text = Each player has two colours, 12 rugs of each, mixed into one pile and laid in that order. Everyone sees the top rug of each pile, nobody those below.
    Rent is counted by colour: your two colours never add up, even where they touch. Neither of them costs you anything.
rules-quarter = Variant: turning at the end
rules-quarter-text = Here you roll first, and Assam walks the way he faces. You pay, lay a rug, and then must turn Assam a quarter to the left or right: the next player sets off that way.
    The very first roll takes him north. He is not turned after the last rug, nor by a player who goes out.
rules-own = Option: covering your own
rules-own-text = At some tables you may cover a whole rug of your own in one go. It is an option when you start a game; without it, this is not allowed.
