### Morocco: every sentence of the game.
### Colours stand after “one” or a colon, never after “a”; where a word may be missing, a sentence has `none` and `some`.

game-name = Morocco

## Families and cubes
new-color = Family
color-charmers = snake charmers
color-water = water sellers
color-rugs = rug merchants
color-magicians = magicians
color-food = food sellers
color-black = black
color-green = green
color-purple = purple
color-brown = brown
color-orange = orange

## Spaces
corner-nw = north-west
corner-ne = north-east
corner-sw = south-west
corner-se = south-east
square-corner = { $square } { CORNER($corner) }
seat-count = { SEAT($seat) } { $count }

## What is asked
prompt-die = Roll the market die
prompt-die-theirs = { SEAT($seat) } rolls the market die
prompt-wild = Wild! Which colour?
prompt-wild-theirs = { SEAT($seat) } chooses a colour
prompt-scout = Choose a cube
prompt-scout-theirs = { SEAT($seat) } scouts from the roof
prompt-assign = Place a worker
prompt-assign-theirs = { SEAT($seat) } places a worker
prompt-assign-who = Who goes there?
prompt-assign-worker = Choose a worker
prompt-assign-space = Where to?
prompt-assign-beside = Where does the cousin go?
prompt-assign-third = Which third cube?
prompt-swap-rows = Swap with which row?
prompt-swap-columns = Swap with which column?
prompt-pass = { $coins ->
    [0] Nobody can be placed
   *[other] Swap or pass?
}
prompt-pass-theirs = { SEAT($seat) } swaps or passes
prompt-spend = Pay a coin to swap?
prompt-spend-theirs = { SEAT($seat) } may swap for a coin
prompt-take = Coin or bodyguard?
prompt-take-theirs = { SEAT($seat) } takes a coin or a bodyguard
prompt-arrow = Where does it point?
prompt-arrow-theirs = { SEAT($seat) } turns the arrow
prompt-settle = Where does your tourist go?
prompt-settle-theirs = { SEAT($seat) } moves a tourist on
prompt-keep = Keep which cube?
prompt-keep-theirs = { SEAT($seat) } keeps one cube
prompt-over = The market is closed
prompt-shown = { $what ->
    [scout] Take these?
    [take] Take this?
    [keep] Keep this one?
    [point] Point there?
    [swap] Swap these?
   *[place] Place here?
}
do-shown = { $what ->
    [scout] Take
    [take] Take
    [keep] Keep
    [point] Point
    [swap] Swap
   *[place] Place
}
hint-scout = { $how ->
    [typed] Type a space of the roof, 1 to 5: you get its neighbours.
   *[tapped] Tap a cube: you get its neighbours.
}
caption-die_rolled = The die gives everyone a cube first.
caption-placed = Four fill a stall; bodyguards count two.
caption-stall_filled = A full stall closes: its leader scores 5.
caption-rewarded = A coin swaps two rows or columns.
caption-juice_taken = Whoever leaves takes that corner’s juice.
caption-arrow_pointed = An arrow counts one where it points.
caption-settled = Following the arrow, tourists become assistants.
caption-kept = Everyone keeps only one cube.
caption-last_round_announced = Few stalls left: the last round.

## Choices
action-die = { $color ->
    [none] Wild: everyone chooses a cube
   *[some] A roll: { COLOR($color) }
}
action-wild = One { COLOR($color) } cube
action-scout = Roof space { $roof }
action-swap = { $axis ->
    [rows] Swap rows { $one } and { $other }
   *[columns] Swap columns { $one } and { $other }
}
action-assistant = Assistant to { $square } { CORNER($corner) }
action-bodyguard = Bodyguard to { $square } { CORNER($corner) }
action-tourist = Tourist to { $square } { CORNER($corner) }, third cube: { COLOR($color) }
action-cousins = Cousins to { $square } { CORNER($corner) } and { $beside } { CORNER($second) }, third cube: { COLOR($color) }
action-pass = Pass
action-done = End turn
action-take = { $item ->
    [coin] A coin
   *[bodyguard] A bodyguard
}
action-arrow = Arrow { FACING($facing) }
action-settle = Settle on { $square } { CORNER($corner) }
action-keep = Keep { COLOR($color) }

## A move put together of its parts
part-worker = Kind of worker
part-stall = Stall
part-corner = Corner
part-beside = Second stall
part-second = Its corner
part-cube = Third cube
part-kind-assistant = assistant
part-kind-bodyguard = bodyguard
part-kind-tourist = tourist
part-kind-cousins = cousins
part-at = { $stall }
part-in-stall = { COLORS($colors) }; { $count } of 4{ $leader ->
    [none] {""}
   *[some] , { SEAT($leader) } leads
}
part-color = { COLOR($color) }

## What the board says
cell-lit = { $cell }; you can place a worker here
space-free = { $square } { CORNER($corner) }, free{ $juice ->
    [0] {""}
   *[other] , juice { $juice }
}; { COLORS($colors) }; { $count } of 4{ $leader ->
    [none] {""}
   *[some] , { SEAT($leader) } leads
}
space-worker = { $kind ->
    [bodyguard] { $square } { CORNER($corner) }, { SEAT($seat) }’s bodyguard
    [tourist] { $square } { CORNER($corner) }, { SEAT($seat) }’s tourist
   *[assistant] { $square } { CORNER($corner) }, { SEAT($seat) }’s assistant
}
space-closed = { $square } { CORNER($corner) }, closed: { SEAT($seat) }’s stall{ $facing ->
    [none] {""}
   *[some] , arrow { FACING($facing) }
}
space-empty-tile = { $square } { CORNER($corner) }, closed: nobody’s stall{ $facing ->
    [none] {""}
   *[some] , arrow { FACING($facing) }
}
second-cousin = { $square } { CORNER($corner) }, for the second cousin
row = Row { $line }: { COLOR($color) }
column = Column { $line }: { COLOR($color) }
pays = pays
hand-assistant = Assistant ({ $count } in hand)
hand-bodyguard = Bodyguard ({ $count } in hand)
hand-tourist = Tourist ({ $count } in hand)
hand-cousins = Cousins, two at once ({ $count } in hand)
hand-coin = Coin ({ $count } in hand)
hand-cube = One { COLOR($color) } cube ({ $count } in hand)
roof-space = Roof space { $roof }: { COLORS($colors) } for you, { COLOR($color) } for the others; { $stalls ->
    [0] no stall in reach
    [one] { $stalls } stall in reach
   *[other] { $stalls } stalls in reach
}
roof-space-plain = Roof space { $roof }: { COLOR($color) } for the others
point-to = Point the arrow { FACING($facing) }

## What is foreseen
foretold-paid = Costs { COLORS($colors) }.
foretold-left = Left: { COLORS($colors) }.
foretold-left-none = No cube is left.
foretold-count = That makes { $count } of 4 on { $stall }.
foretold-closes = { $stall } would close:
foretold-reward = { SEAT($seat) }, { $place ->
    [1] first
    [2] second
   *[3] third
}: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}{ $gained ->
    [coin] , a coin
    [bodyguard] , a bodyguard
    [coin-bodyguard] , a coin and a bodyguard
    [choice] , a coin or a bodyguard
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] , juice worth { $juice }
}.
foretold-nobody = An empty tile will lie on { $stall }.
foretold-swap = Spaces you can pay for: { $before } now, { $after } after the swap.
foretold-round = Round { $round }{ $pass ->
    [0] {""}
   *[other] , turn { $pass } of 2
}. { $open ->
    [one] { $open } stall open.
   *[other] { $open } stalls open.
}
foretold-last-round = This is the last round!

## Seats
fact-black = Black cubes
fact-green = Green cubes
fact-purple = Purple cubes
fact-brown = Brown cubes
fact-orange = Orange cubes
fact-coins = Coins
fact-assistants = Assistants in hand
fact-bodyguards = Bodyguards in hand
fact-tourists = Tourists in hand
fact-cousins = Cousins in hand
fact-quarters = Bodyguards in quarters
fact-first = Starts the round
fact-vp = Points from stalls
fact-juice = Juice points
fact-district = Stalls in the largest district
count-vp = { $count ->
    [one] { $count } point from stalls
   *[other] { $count } points from stalls
}
count-juice = { $count } from juice
count-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-district = { $count ->
    [one] { $count } stall × 3
   *[other] { $count } stalls side by side × 3
}

## What happened
news-scouted = takes cubes
news-placed = places { $kind ->
    [assistant] an assistant
    [bodyguard] a bodyguard
    [tourist] a tourist
   *[cousins] the cousins
}
news-passed = passes
line-die_rolled = { SEAT($seat) } rolls the market die
line-cubes_gained = New cubes
line-swapped = { SEAT($seat) } swaps two cubes
line-closing = The stall closes
event-die_rolled = { $color ->
    [none] { SEAT($seat) } rolls the market die: wild, everyone chooses a cube.
   *[some] { SEAT($seat) } rolls the market die: { COLOR($color) }.
}
event-cubes_gained = { $reason ->
    [market] One { COLORS($colors) } cube for everyone: { SEATS($seats) }.
    [wild] { SEATS($seats) } chooses one { COLORS($colors) } cube.
    [scout] { SEATS($seats) } gains the cubes beside the pawn: { COLORS($colors) }.
   *[roof] One { COLORS($colors) } cube, the colour under the pawn, for { SEATS($seats) }.
}
event-scouted = { SEAT($seat) } moves the pawn to roof space { $roof }.
event-swapped = { $axis ->
    [rows] { SEAT($seat) } spends a coin and swaps rows { CELLS($lines) }: now { COLORS($colors) }.
   *[columns] { SEAT($seat) } spends a coin and swaps columns { CELLS($lines) }: now { COLORS($colors) }.
}
event-placed = { $kind ->
    [bodyguard] { SEAT($seat) } places a bodyguard on { SPACES($spaces) } and pays { COLORS($paid) }.
    [tourist] { SEAT($seat) } places a tourist on { SPACES($spaces) } and pays { COLORS($paid) }.
    [cousins] { SEAT($seat) } places two cousins on { SPACES($spaces) } and pays { COLORS($paid) }.
   *[assistant] { SEAT($seat) } places an assistant on { SPACES($spaces) } and pays { COLORS($paid) }.
}
event-passed = { SEAT($seat) } cannot place anyone and passes.
event-stall_filled = { AHEAD($queue) ->
    [none] { $stall } is full.
   *[some] { $stall } is full; it will close after { AHEAD($queue) }.
}
event-closing_began = { $counts ->
    [none] { $stall } closes: arrows alone have filled it.
   *[some] { $stall } closes. The count: { COUNTS($counts) }.
}
event-rewarded = { $tied ->
    [true] { SEAT($seat) } shares
   *[false] { SEAT($seat) } takes
} { $place ->
    [1] first
    [2] second
   *[3] third
} place in { $stall }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}{ ITEMS($gained) ->
    [coin] , a coin
    [bodyguard] , a bodyguard
    [coin-bodyguard] , a coin and a bodyguard
   *[none] {""}
}{ ITEMS($lost) ->
    [coin] {"; "}no room for a fourth coin
    [bodyguard] {"; "}no bodyguard was in the quarters
    [coin-bodyguard] {"; "}no room for a fourth coin, and no bodyguard was in the quarters
   *[none] {""}
}.
event-took = { $item ->
    [coin] { $forced ->
        [true] { SEAT($seat) } can only take a coin, a reward from { $stall }: no bodyguard is in the quarters.
       *[false] { SEAT($seat) } takes a coin, a reward from { $stall }.
    }
    [bodyguard] { $forced ->
        [true] { SEAT($seat) } can only take a bodyguard, a reward from { $stall }: three coins are in hand already.
       *[false] { SEAT($seat) } takes a bodyguard, a reward from { $stall }.
    }
   *[none] { SEAT($seat) } already has three coins and no bodyguard in the quarters: nothing more from { $stall }.
}
event-juice_taken = { SEAT($seat) } drinks juice worth { $amount } at { $stall }.
event-workers_left = Everyone leaves { $stall }.
event-tile_placed = { $owner ->
    [none] Nobody wins { $stall } alone: { SEAT($seat) } lays an empty tile there.
   *[some] { SEAT($owner) } wins { $stall } and lays a market tile there.
}
event-arrow_pointed = { $facing ->
    [none] No open stall lies beside { $stall }: its tile has no arrow.
   *[some] { $forced ->
        [true] The tile on { $stall } can only point { FACING($facing) }, at { $target }.
       *[false] { SEAT($seat) } points the tile on { $stall } { FACING($facing) }, at { $target }.
    }
}
event-settled = { $forced ->
    [true] { SEAT($seat) }’s tourist from { $stall } finds one free space: an assistant now stands on { SPACE($space) }.
   *[false] { SEAT($seat) }’s tourist from { $stall } settles: an assistant now stands on { SPACE($space) }.
}
event-tourist_lost = { $why ->
    [no-arrow] { SEAT($seat) }’s tourist leaves the game: no arrow points away from { $stall }.
    [no-space] { SEAT($seat) }’s tourist leaves the game: the stall beyond { $stall } has no free space.
   *[no-assistant] { SEAT($seat) }’s tourist leaves { $stall } and the game: no assistant is in hand.
}
event-closed = { $open ->
    [0] { $stall } is closed, the last stall of all.
    [one] { $stall } is closed; { $open } stall is still open.
   *[other] { $stall } is closed; { $open } stalls are still open.
}
event-last_round_announced = { $open ->
    [one] Only { $open } stall is still open: this is the last round!
   *[other] Only { $open } stalls are still open: this is the last round!
}
event-turn_ended = { SEAT($seat) } ends the turn.
event-kept = { $lost ->
    [0] { SEAT($seat) } keeps the only cube left: { COLOR($color) }.
   *[other] { $forced ->
        [true] With cubes of one colour only, { SEAT($seat) } keeps one { COLOR($color) } cube and gives { $lost } back.
       *[false] { SEAT($seat) } keeps one { COLOR($color) } cube and gives { $lost } back.
    }
}
event-round_ended = Round { $round } is over.
event-round_began = Round { $round } begins; { SEAT($seat) } goes first.
event-ended = { $why ->
    [last-stall] The last stall is closed: the market closes.
    [no-workers] Nobody has a worker left in hand: the market closes.
    [idle] Nobody has placed a worker for three rounds: the market closes.
   *[five-stalls] Five stalls or fewer are open: the market closes.
}
result-made = { $stalls } + { $drinks } + { $purse } + { $district }
result-last-stall = Every stall is closed.
result-five-stalls = Five stalls or fewer were still open.
result-no-workers = Nobody had a worker left in hand.
result-idle = Nobody placed a worker for three rounds.
highlight-stall = The best stall: { $stall } brought { SEAT($seat) } { $amount } points.
highlight-chain = The longest chain: { $count } stalls closed in one turn of { SEAT($seat) }.
result-tie = { SEATS($seats) } are tied on points: whoever won more stalls comes first.

## Turning points
told-die = { $color ->
    [none] The die came up wild.
   *[some] The die brought everyone one { COLOR($color) } cube.
}
told-wild = { SEAT($seat) } chose one { COLOR($color) } cube.
better-wild = Better: one { COLOR($color) } cube.
told-scout = { SEAT($seat) } scouted for { COLORS($colors) }.
better-scout = Better: { COLORS($colors) }.
told-worker = { SEAT($seat) } placed { $kind ->
    [assistant] an assistant
    [bodyguard] a bodyguard
    [tourist] a tourist
   *[cousins] the cousins
} { $how ->
    [wins] and won a stall.
    [fills] and filled a stall.
    [leads] and took the lead in a stall.
    [begins] in an empty stall.
    [level] level with { SEAT($rival) }.
   *[behind] behind { SEAT($rival) }.
}
better-worker = Better: { $kind ->
    [assistant] an assistant
    [bodyguard] a bodyguard
    [tourist] a tourist
   *[cousins] the cousins
} { $how ->
    [wins] to win a stall.
    [fills] to fill a stall.
    [leads] to take the lead in a stall.
    [begins] in an empty stall.
    [level] level with { SEAT($rival) }.
   *[behind] behind { SEAT($rival) }.
}
told-swap = { SEAT($seat) } swapped two { $axis ->
    [rows] rows.
   *[columns] columns.
}
better-swap = Better: swap two { $axis ->
    [rows] rows.
   *[columns] columns.
}
told-pass = { SEAT($seat) } passed.
better-pass = Better: pass.
told-done = { SEAT($seat) } ended the turn.
better-done = Better: end the turn.
told-take = { SEAT($seat) } took { $item ->
    [coin] a coin.
   *[bodyguard] a bodyguard.
}
better-take = Better: { $item ->
    [coin] a coin.
   *[bodyguard] a bodyguard.
}
told-arrow = { SEAT($seat) } pointed the arrow { FACING($facing) }.
better-arrow = Better: { FACING($facing) }.
told-settle = { SEAT($seat) } found a place for a tourist.
told-keep = { SEAT($seat) } kept one { COLOR($color) } cube.
better-keep = Better: one { COLOR($color) } cube.
better-place = Another place was better.

## Why an opponent does it
reason-alike = Nothing better is in sight.
reason-arrow = So that { $stall } fills up.
reason-arrow-rivals = An arrow on { $stall } helps the others least.
reason-begins-stall = To be the first in { $stall }.
reason-bodyguard = To have a bodyguard in hand.
reason-coin = To have a coin in hand.
reason-cubes = To get cubes for the best stalls.
reason-cubes-rivals = To leave the others the cubes that help them least.
reason-denies-juice = To keep good juice from the others.
reason-denies-stall = So as not to leave { $stall } to { SEAT($rival) }.
reason-grows-district = For a larger district.
reason-holds-back = To leave the others little to gain.
reason-juice = To get good juice.
reason-keeps-cube = The most useful cube for the next round: { COLOR($color) }.
reason-keeps-workers = To keep enough workers in hand for later.
reason-points = The most points in sight.
reason-share = For a share of { $stall }.
reason-swap = To pay for better stalls after the swap.
reason-swap-rivals = The swap leaves the others worse stalls to pay for.
reason-takes-lead = To take the lead in { $stall }.
reason-wins-stall = To close { $stall } and win it.

## Why not
why-over = The game is over.
why-roll-first = Roll the market die first.
why-not-wild = { SEAT($seat) } has to choose a cube first.
why-not-scout = { SEAT($seat) } has to move the pawn on the roof first.
why-not-take = { SEAT($seat) } has to take a coin or a bodyguard first.
why-not-arrow = { SEAT($seat) } has to point the new tile first.
why-not-settle = { SEAT($seat) } has to settle a tourist first.
why-not-keep = { SEAT($seat) } has to choose which cube to keep first.
why-not-spend = { SEAT($seat) } has already placed: now spend a coin on a swap, or end the turn.
why-pawn-stays = The pawn is already on roof space { $roof }: it must move to another.
why-must-place = You can still place someone, so you cannot pass.
why-place-first = Place a worker first.
why-no-coin = A swap costs a coin, and { SEAT($seat) } has none.
why-swap-alike = Swap two rows, or two columns: never one of each.
why-no-worker = { $kind ->
    [bodyguard] No bodyguard in hand: you earn one by coming second or third when a stall closes.
    [tourist] You have no tourist left.
    [cousins] You have no cousins token left.
   *[assistant] You have no assistant in hand: they come back when their stalls close.
}
why-two-assistants = Cousins are two assistants, and you have fewer than two in hand.
why-stall-closed = { $stall } is closed.
why-space-taken = { $kind ->
    [bodyguard] { SEAT($seat) }’s bodyguard stands on { SPACE($space) } already.
    [tourist] { SEAT($seat) }’s tourist stands on { SPACE($space) } already.
   *[assistant] { SEAT($seat) }’s assistant stands on { SPACE($space) } already.
}
why-no-cubes = { $stall ->
    [none] Your cubes cannot pay for any open stall.
   *[some] { $stall } costs { COLORS($cost) }; missing: { COLORS($missing) }.
}
why-no-third-cube = { $color ->
    [none] Tourists and cousins cost a third cube of any colour, and you have none left.
   *[some] The third cube cannot be { COLOR($color) }: you have none left.
}
why-same-stall = The second cousin must stand in a different stall from { $stall }.
why-not-beside = The second cousin must stand right beside the first: { SPACE($beside) } shares no side with { SPACE($space) }.
why-no-beside = No free space of another open stall lies right beside { SPACE($space) }.
why-not-target = The arrow leads to { $stall }: the tourist settles there.
why-no-neighbour = There is no stall to the { FACING($facing) }.
why-target-closed = { $stall }, to the { FACING($facing) }, is closed: the arrow needs an open stall.
why-no-cube = There is no { COLOR($color) } cube to keep.
why-not-together = That does not go with what you chose before.
why-not-now = { SEAT($seat) } places a worker now, or spends a coin on a swap.

## What can go wrong
bad-record-setup-rows = The cubes of this game’s rows are wrong.
bad-record-setup-columns = The cubes of this game’s columns are wrong.
bad-record-setup-roof = The cubes on this game’s roof are wrong.
bad-record-setup-juice = The juice of this game is wrong.

## The cards of the rules
rules-brief = In one minute
rules-aim = The aim
rules-market = The market
rules-hand = Your family
rules-round = A round
rules-die = The market die
rules-scout = Scouting
rules-place = Placing a worker
rules-price = What a stall costs
rules-tourist = Tourists
rules-cousins = Cousins
rules-coins = Coins
rules-full = A full stall
rules-closing = A stall closes
rules-rewards = The rewards
rules-ties = Who is third?
rules-juice = Juice
rules-arrow = Tile and arrow
rules-settle = Where tourists go
rules-example = A closing, step by step
rules-evening = The end of a round
rules-end = The end of the game
rules-score = The score
rules-fair = Good to know

moment-last-round = The last round!

## What can be typed
typed-arrow = arrow
typed-assistant = assistant
typed-black = black
typed-bodyguard = bodyguard
typed-brown = brown
typed-coin = coin
typed-columns = columns
typed-cousins = cousins
typed-die = die
typed-done = done
typed-east = east
typed-green = green
typed-keep = keep
typed-ne = ne
typed-north = north
typed-nw = nw
typed-orange = orange
typed-pass = pass
typed-purple = purple
typed-rows = rows
typed-scout = scout
typed-se = se
typed-settle = settle
typed-south = south
typed-sw = sw
typed-swap = swap
typed-take = take
typed-tourist = tourist
typed-west = west
typed-wild = wild
command-die = Type r: the market die is rolled.
command-wild = Type a colour: green.
command-scout = Type a space of the roof, 1 to 5.
command-assign = Type a space for an assistant: c1se. Put b before it for a bodyguard, t for a tourist, q for cousins (then two spaces); after it, the third cube: t c1se black. To swap: row 1 3.
command-spend = Type done, or a swap: row 1 3, column a c.
command-take = Type coin or bodyguard.
command-arrow = Type north, east, south or west.
command-settle = Type the space: c1se.
command-keep = Type the colour of the cube to keep.

## What can be asked
asks-c = c: the cubes of rows and columns
asks-d = d: the districts, the largest first
asks-h = h: what is in hand, and what it costs to place
asks-i = i: a stall and all that stands there, as in /i c3
asks-j = j: the juice that is left
asks-l = l: the stalls you can pay for, those with your workers first
asks-r = r: the roof and its pawn
asked-hand = { SEAT($seat) }: for two cubes each, assistants { $assistants }, bodyguards { $bodyguards }; for three, tourists { $tourists }, cousins { $cousins }.
asked-cubes = Coins: { $count }. Cubes: { $colors ->
    [none] none
   *[some] { COLORS($colors) }
}.
asked-stall = { $stall }: { COLORS($colors) }; { $count } of 4{ $leader ->
    [none] {""}
   *[some] , { SEAT($leader) } leads
}; free: { FREE($free) }.
free-space = { CORNER($corner) }{ $juice ->
    [0] {""}
   *[other] {" "}{ $juice }
}
asked-no-stalls = { SEAT($seat) } cannot pay for any open stall.
asked-arrows = Arrows that point here: { $count }.
asked-if-closed = If it closed now:
asked-juice = Juice { $value }: { $count } left{ $spaces ->
    [none] {""}
   *[some] , at { SPACES($spaces) }
}.
asked-district = { SEAT($seat) }, { $count }{ $squares ->
    [none] {""}
   *[some] {": "}{ CELLS($squares) }
}.
asked-pawn = { $pawn ->
    [0] The pawn stands in the middle of the roof.
   *[other] The pawn stands on roof space { $pawn }.
}
roof-space-cube = Roof space { $roof }: { COLOR($color) }.

## Told in a few words
brief-die_rolled = { $color ->
    [none] die: wild
   *[some] die: { COLOR($color) }
}
brief-cubes_gained = { SEATS($seats) } { COLORS($colors) }
brief-scouted = { SEAT($seat) }: roof { $roof }
brief-swapped = { SEAT($seat) } swaps { CELLS($lines) }: now { COLORS($colors) }
brief-placed = { SEAT($seat) }: { $kind ->
    [bodyguard] bodyguard
    [tourist] tourist
    [cousins] cousins
   *[assistant] assistant
} { SPACES($spaces) }
brief-passed = { SEAT($seat) } passes
brief-closing_began = { $stall } closes
brief-share = { $opens ->
    [closing] { $stall } closes:{" "}
    [stall] { $stall }:{" "}
   *[nothing] {""}
}{ SEAT($seat) }{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp }
}{ $tile ->
    [true] , the tile
   *[false] {""}
}{ ITEMS($items) ->
    [coin] , a coin
    [bodyguard] , a bodyguard
    [coin-bodyguard] , a coin, a bodyguard
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] , juice { $juice }
}
brief-empty_tile = an empty tile
brief-arrow_pointed = { $facing ->
    [none] no arrow
   *[some] arrow { FACING($facing) } to { $target }
}
brief-settled = { SEAT($seat) }: assistant { SPACE($space) }
brief-tourist_lost = { SEAT($seat) } loses a tourist
brief-kept = { SEAT($seat) } keeps { COLOR($color) }
brief-last_round_announced = the last round
brief-round_began = round { $round }, { SEAT($seat) } first
