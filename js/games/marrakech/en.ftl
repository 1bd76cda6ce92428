### Marrakech: every sentence of the game.

game-name = Marrakech
new-color = Colour

## Options
option-variant = Turning Assam
option-variant-standard = Before the roll
option-variant-quarter-turn = After laying, for the next player
option-cover_own = Covering a whole rug of your own
option-cover_own-false = Not allowed
option-cover_own-true = Allowed

## What is asked
prompt-turn = Turn Assam
prompt-turn-theirs = { SEAT($seat) } turns Assam
prompt-roll = Roll the die
prompt-roll-theirs = { SEAT($seat) } rolls the die
prompt-lay = Lay your rug
prompt-lay-theirs = { SEAT($seat) } lays a rug
prompt-lay-second = Choose its other square
prompt-quarter = Turn Assam for the next player
prompt-quarter-theirs = { SEAT($seat) } turns Assam
prompt-over = The market is closed
prompt-lay-shown = Lay it here?
prompt-turn-shown = { $by ->
    [left] Left: roll?
    [right] Right: roll?
   *[straight] Straight on: roll?
}
prompt-quarter-shown = { $by ->
    [left] Left?
    [right] Right?
   *[straight] Straight on?
}
do-lay = Lay
do-turn = Turn him
effect-covers = Half of { SEAT($seat) }’s rug covered
effect-covers-neutral = Half a { COLOR($color) } rug covered
hint-turn = { $how ->
    [typed] Type l, s or r: Assam walks left, straight on or right.
   *[tapped] Tap an arrow: Assam walks that way.
}
hint-lay = { $how ->
    [typed] Type two squares, one of them beside Assam, such as d5e5.
   *[tapped] Tap a golden square beside Assam, then the rug.
}
caption-rug = Whoever stops on your rug pays you.
caption-covered = What a rug hides no longer counts.
caption-paid = Rent: one dirham for each joined square.
caption-mosaic = At the edge Assam follows the mosaic back in.
caption-went_out = Anyone who cannot pay is out; the rugs stay.
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
}: { NUMBER($rent, minimumFractionDigits: 1) }{ $last ->
    [true] .
   *[false] {";"}
}
foretold-rent = Average rent: { NUMBER($rent, minimumFractionDigits: 1) }.
foretold-turn-out = { $by ->
    [left] left
    [right] right
   *[straight] straight on
}: { NUMBER($rent, minimumFractionDigits: 1) } (out on { $out } roll in { $of }){ $last ->
    [true] .
   *[false] {";"}
}
foretold-rent-out = Average rent: { NUMBER($rent, minimumFractionDigits: 1) }; out on { $out } roll in { $of }.
foretold-group = A { COLOR($color) } group of { $count } squares.
foretold-covers = { $count ->
    [one] Covers half a { COLOR($color) } rug.
   *[other] Covers two squares of { COLOR($color) } rugs.
}

## Seats
fact-dirhams = Dirhams
fact-visible = Visible rug squares
fact-rugs = Rugs left to lay
seat-pile = { $next ->
    [yes] Rugs left to lay, { COLOR($color) } (the next one): { $count }
   *[no] Rugs left to lay, { COLOR($color) }: { $count }
}
count-dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
count-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

## What happened
news-paid = pays { SEAT($to) } { $amount }
news-landed = pays nothing
news-went_out = is out
news-laid = lays a rug
news-covers = covers { SEAT($to) }’s rug
line-turned = { SEAT($seat) } turns Assam
line-rolled = { SEAT($seat) } rolls the die
line-walked = Assam walks
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
result-made = { $fortune } + { $seen }
result-last-rug = The last rug is laid.
result-last-survivor = Everyone else ran out of money.
result-no-rugs = The last rugs went out with a player who ran out of money.
highlight-rent = Highest rent: { SEAT($from) } paid { SEAT($to) } { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
}.
highlight-collected = Most rent in all: { SEAT($seat) }, { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
}.
highlight-luck = Luckiest roll: { SEAT($seat) }, { $owed ->
    [0] no rent
    [one] { $owed } dirham
   *[other] { $owed } dirhams
}, against { NUMBER($rent, maximumFractionDigits: 1) } on average.
result-tie = { SEATS($seats) } are tied on points: whoever has more dirhams comes first.

## Turning points
told-turn = { SEAT($seat) } { $by ->
    [left] turned left
    [right] turned right
   *[straight] went straight on
} and { $out ->
    [true] could not pay.
   *[false] { $paid ->
        [0] paid nothing.
       *[other] paid { $paid }.
    }
}
better-turn = { $by ->
    [left] Left
    [right] Right
   *[straight] Straight on
} { $paid ->
    [none] was the better bet.
   *[some] { $paid ->
        [0] was free.
       *[other] would have cost { $paid }.
    }
}
told-quarter = { SEAT($seat) } turned Assam { $by ->
    [left] left
   *[right] right
}: { SEAT($payer) } { $out ->
    [true] could not pay.
   *[false] { $paid ->
        [0] paid nothing.
       *[other] paid { $paid }.
    }
}
better-quarter = { $by ->
    [left] Left
   *[right] Right
} { $paid ->
    [none] was the better bet.
   *[some] would have cost { SEAT($payer) } { $paid }.
}
told-roll = { SEAT($seat) } rolled { $steps }, { $odds ->
    [1] one chance in six
   *[other] one chance in three
}, and { $out ->
    [true] could not pay.
   *[false] { $paid ->
        [0] paid nothing.
       *[other] paid { $paid }.
    }
}
told-lay = { SEAT($seat) } { $below ->
    [rival] covered { SEAT($rival) }’s rug.
    [own] covered their own rug.
    [nobody] covered nobody’s rug.
   *[ground] laid a rug on bare ground.
}
better-lay = { $below ->
    [rival] Better: over { SEAT($rival) }’s rug.
    [own] Better: over their own rug.
    [nobody] Better: over nobody’s rug.
   *[ground] Better: on bare ground.
}
better-place = Another place was better.

## Why an opponent chose
reason-alike = The choices look alike.
reason-safe-road = The way with the least rent.
reason-free-road = A way that costs no rent.
reason-good-ground = To lay the next rug where this way leads.
reason-more-squares = To have more squares showing.
reason-bigger-carpet = To join rugs into a group that earns more rent.
reason-hides-rival = To hide squares of a rival.
reason-breaks-carpet = To make a rival’s group smaller, so that it costs less rent.
reason-whole-rug = Whole rugs are harder to cover.
reason-next-pays = The next player is likely to pay rent.
reason-only-way = The next player might have to pay rent; after the next best choice, nobody would.
reason-looks-ahead = To leave the next player a weaker turn.
reason-first-place = This gives the best chance of winning.

## Why not
why-not-turn = Turn Assam first: left, right or straight on.
why-lay-first = Lay a rug first: two squares side by side, one of them next to Assam.
why-not-quarter = Turn Assam left or right first, for the next player.
why-roll-first = Roll the die first.
why-on-assam = Assam stands on { $square }: no rug slips under his feet.
why-not-beside = At least one half of the rug must lie right beside Assam’s square, side to side.
why-not-neighbours = A rug covers two squares side by side.
why-whole-rug = You cannot cover a whole rug in one go: only one of its halves.
why-over = The game is over.

## What can go wrong
bad-record-setup-facing = The set-up of this game begins in the wrong direction.
bad-record-setup-piles = The piles of this game are wrong.

## The cards of the rules
rules-brief = In one minute
rules-aim = The aim
rules-start = The start
rules-turn = A turn
rules-mosaic = The mosaics
rules-rent = Rent
rules-broke = Out of money
rules-lay = Laying a rug
rules-end = The end
rules-two = With two players
rules-quarter = Variant: turning at the end
rules-own = Option: covering your own

moment-rent = The highest rent so far!
moment-out = Out of business!

## What can be typed
typed-die = die
typed-lay = lay
typed-left = left
typed-right = right
typed-straight = straight
command-turn = Type l, s or r: Assam turns left, goes straight on or turns right.
command-roll = Type r: the die is rolled.
command-lay = Type the two squares of the rug, like this: c4d4.
command-quarter = Type l or r: Assam turns left or right.

## What can be asked
asks-a = a: where Assam stands, and where each way would lead him
asks-g = g: the groups of rugs, the largest first
asks-i = i: a square and what lies around it, as in /i d4
asks-l = l: where a rug may be laid
asks-m = m: the mosaics at the edge
asks-r = r: the rugs left to lay
asked-group = Squares in its group: { $count }.
asked-way = { FACING($facing) }: { STOPS($stops) }.
stop-bare = { $steps } to { $square }
stop-rug = { $steps } to { $square }, { SEAT($seat) }’s group of { $count }
asked-place = { CELLS($squares) }: a group of { $count }{ $covers ->
    [none] {""}
   *[some] , over { BELOW($covers) }
}.
below = { $whose ->
    [nobody] nobody’s { COLOR($color) }
   *[somebody] { SEAT($seat) }’s { COLOR($color) }
}
asked-no-places = There is no rug to lay right now.
asked-around = { AROUND($around) }.
beside-edge = { FACING($facing) }: the edge
beside-bare = { FACING($facing) }: bare
beside-rug = { FACING($facing) }: { BELOW($below) }
asked-rugs = { SEAT($seat) }: rugs left to lay, { $count }{ $color ->
    [none] {""}
   *[some] {"; "}the next one is { COLOR($color) }
}.
asked-carpet = { SEAT($seat) }, { COLOR($color) }, { $count }: { CELLS($squares) }.
asked-carpet-neutral = Nobody’s, { COLOR($color) }, { $count }: { CELLS($squares) }.
asked-no-carpets = There are no rugs on the board yet.
asked-mosaics = On the north side, mosaics join a7 and b7, c7 and d7, e7 and f7; on the east side g6 and g5, g4 and g3, g2 and g1; on the south side b1 and c1, d1 and e1, f1 and g1; on the west side a7 and a6, a5 and a4, a3 and a2. At g7 and at a1 a loop leads round the corner.

## Told in a few words
brief-turned = { SEAT($seat) }: { FACING($facing) }
brief-rolled = rolls { $steps }
brief-walked = Assam on { $square } facing { FACING($facing) }
brief-landed = no rent
brief-paid = pays { $amount } to { SEAT($to) }
brief-went_out = { SEAT($seat) } is out
brief-laid = { COLOR($color) } { CELLS($squares) }{ $covers ->
    [none] {""}
   *[some] {" "}over { BELOW($covers) }
}
