### Morocco: every sentence of the game.
### Colours stand after “one” or a colon, never after “a”; where a word may be missing, a sentence has `none` and `some`.

game-name = Morocco
game-lead = Send your family out into the evening market, win stall after stall, and build the largest district. For 2 to 5 players.

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
prompt-die = { SEAT($seat) }, roll the market die
prompt-wild = { SEAT($seat) }, choose a cube
prompt-scout = { SEAT($seat) }, move the pawn on the roof
prompt-assign = { SEAT($seat) }, place a worker
prompt-assign-space = { SEAT($seat) }, choose a free space
prompt-assign-beside = { SEAT($seat) }, choose a space for the second cousin
prompt-assign-third = { SEAT($seat) }, choose the third cube to pay with
prompt-swap-rows = { SEAT($seat) }, choose the row to swap it with
prompt-swap-columns = { SEAT($seat) }, choose the column to swap it with
prompt-pass = { $coins ->
    [0] { SEAT($seat) }, you cannot place anyone: pass
   *[other] { SEAT($seat) }, you cannot place anyone: spend a coin on a swap, or pass
}
prompt-spend = { SEAT($seat) }, spend a coin on a swap, or end your turn
prompt-take = { SEAT($seat) }, take a coin or a bodyguard
prompt-arrow = { SEAT($seat) }, choose where the tile on { $stall } points
prompt-settle = { SEAT($seat) }, choose a space in { $target } for your tourist
prompt-keep = { SEAT($seat) }, keep one cube for the next round
prompt-over = The market is closed
hint-scout = Tap a space of the roof: the two cubes under it are for you, the one on it for everyone else.

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
action-done = End the turn
action-take = { $item ->
    [coin] A coin
   *[bodyguard] A bodyguard
}
action-arrow = Arrow { FACING($facing) }
action-settle = Settle on { $square } { CORNER($corner) }
action-keep = Keep { COLOR($color) }

## What the board says
cell-lit = { $cell }; you can place a worker here
space-free = { $square } { CORNER($corner) }, free
space-worker = { $kind ->
    [bodyguard] { $square } { CORNER($corner) }, { SEAT($seat) }’s bodyguard
    [tourist] { $square } { CORNER($corner) }, { SEAT($seat) }’s tourist
   *[assistant] { $square } { CORNER($corner) }, { SEAT($seat) }’s assistant
}
space-closed = { $square } { CORNER($corner) }, closed: { SEAT($seat) }’s stall
space-empty-tile = { $square } { CORNER($corner) }, closed: nobody’s stall
second-cousin = { $square } { CORNER($corner) }, for the second cousin
row = Row { $line }: { COLOR($color) }
column = Column { $line }: { COLOR($color) }
hand-assistant = Assistant ({ $count } in hand)
hand-bodyguard = Bodyguard ({ $count } in hand)
hand-tourist = Tourist ({ $count } in hand)
hand-cousins = Cousins, two at once ({ $count } in hand)
hand-coin = Coin ({ $count } in hand)
hand-cube = One { COLOR($color) } cube ({ $count } in hand)
roof-space = Roof space { $roof }: { COLORS($colors) } for you, { COLOR($color) } for the others
roof-space-plain = Roof space { $roof }: { COLOR($color) } for the others
point-to = Point the arrow { FACING($facing) }

## What is foreseen
foretold-paid = Costs { COLORS($colors) }.
foretold-left = Left: { COLORS($colors) }.
foretold-left-none = No cube is left.
foretold-count = { $stall } would stand at { $count } of 4.
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
   *[other] , juice { $juice }
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
fact-juice = Juice points
fact-district = Stalls in the largest district
count-vp = { $count ->
    [one] { $count } point from stalls
   *[other] { $count } points from stalls
}
count-juice = juice { $count }
count-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-district = { $count ->
    [one] { $count } stall × 3
   *[other] { $count } stalls side by side × 3
}

## What happened
event-die_rolled = { $color ->
    [none] { SEAT($seat) } rolls the market die: wild, everyone chooses a cube.
   *[some] { SEAT($seat) } rolls the market die: { COLOR($color) }.
}
event-cubes_gained = { $reason ->
    [market] One { COLORS($colors) } cube for everyone: { SEATS($seats) }.
    [wild] { SEATS($seats) } chooses one { COLORS($colors) } cube.
    [scout] { SEATS($seats) } gains the cubes beside the pawn: { COLORS($colors) }.
   *[roof] Under the pawn: one { COLORS($colors) } cube for { SEATS($seats) }.
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
    [0] { $stall } is closed, the last of all stalls.
    [one] { $stall } is closed; { $open } stall is still open.
   *[other] { $stall } is closed; { $open } stalls are still open.
}
event-last_round_announced = { $open ->
    [one] { $open } stall is left open: this is the last round!
   *[other] { $open } stalls are left open: this is the last round!
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
event-round_began = Round { $round } begins, with { SEAT($seat) } first.
event-ended = { $why ->
    [last-stall] The last stall is closed: the market closes.
    [no-workers] Nobody has a worker left in hand: the market closes.
    [idle] Nobody has placed a worker for three rounds: the market closes.
   *[five-stalls] Five stalls or fewer are open: the market closes.
}
result-last-stall = Every stall is closed.
result-five-stalls = Five stalls or fewer were left open.
result-no-workers = Nobody had a worker left in hand.
result-idle = Nobody placed a worker for three rounds.
result-tie = { SEATS($seats) } are tied on points: whoever won more stalls comes first.

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
reason-keeps-cube = The cube of most use in the next round: { COLOR($color) }.
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
why-not-wild = First { SEAT($seat) } chooses a cube.
why-not-scout = First { SEAT($seat) } moves the pawn on the roof.
why-not-take = First { SEAT($seat) } takes a coin or a bodyguard.
why-not-arrow = First { SEAT($seat) } points the new tile.
why-not-settle = First { SEAT($seat) } settles a tourist.
why-not-keep = First { SEAT($seat) } chooses which cube to keep.
why-not-spend = { SEAT($seat) } has already placed: now spend a coin on a swap, or end the turn.
why-pawn-stays = The pawn stands on roof space { $roof } already: it must move to another.
why-must-place = You can still place someone, so you cannot pass.
why-place-first = Place a worker first.
why-no-coin = A swap takes a coin, and { SEAT($seat) } has none.
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
why-same-stall = The second cousin must stand in another stall than { $stall }.
why-not-beside = The second cousin must stand right beside the first: { SPACE($beside) } shares no side with { SPACE($space) }.
why-no-beside = No free space of another open stall lies right beside { SPACE($space) }.
why-not-target = The arrow leads to { $stall }: the tourist settles there.
why-no-neighbour = There is no stall to the { FACING($facing) }.
why-target-closed = { $stall }, to the { FACING($facing) }, is closed: the arrow needs an open stall.
why-no-cube = There is no { COLOR($color) } cube to keep.
why-not-together = That does not go with what you tapped before.
why-not-now = { SEAT($seat) } places a worker now, or spends a coin on a swap.

## What can go wrong
bad-record-setup-rows = The cubes of this game’s rows are wrong.
bad-record-setup-columns = The cubes of this game’s columns are wrong.
bad-record-setup-roof = The cubes on this game’s roof are wrong.
bad-record-setup-juice = The juice of this game is wrong.

## The rules in our own words
rules-title = How to play Morocco
rules-sections = { "brief aim market hand round die scout place price tourist cousins coins full closing rewards ties juice arrow settle example evening end score fair" }
rules-brief = In one minute
rules-brief-figure = A market of 25 stalls between rows and columns of coloured cubes, with workers, juice sellers and tiles.
rules-brief-text = Each round begins on the roof: everyone moves the pawn once and gains the two cubes beside it, while the others gain one of the colour below it.
    Then everyone has two turns to place a worker in a free space of an open stall. It costs two cubes: the colour of the stall’s row and that of its column.
    Four make a stall full: a worker counts 1, a bodyguard 2, an arrow that points at the stall 1. It closes, and whoever has the most workers there wins it, with 5 points; second and third place are worth something too.
    Every worker drinks the juice on its corner and goes home. The tile of whoever won lies on the stall now, and its arrow points at an open stall next to it: so one closing can bring the next.
    When five stalls or fewer are open, the round is the last. Add up points, juice, coins and 3 for each stall of your largest district. Whoever has the most points wins.
rules-aim = The aim
rules-aim-text = Evening falls on the great square. Each player leads a family: snake charmers, water sellers, rug merchants, magicians or food sellers. Send your people to the stalls. When a stall is full it closes, and whoever has the most people there wins it.
    At the end your stalls are worth most where they lie side by side. Whoever has the most points wins.
rules-market = The market
rules-market-text = The market has 25 stalls: columns a to e from left to right, rows 1 to 5 from bottom to top. A stall has four spaces, called by their corners: c3 north-west, c3 north-east, c3 south-west and c3 south-east.
    On every corner of the stalls sits a juice seller: 36 tokens, twelve each of 2, 3 and 4, mixed. Each space touches exactly one of them. A corner inside the market is shared by four stalls.
    Each row and each column has a cube, and so has each of the five spaces in the ring on the roof. Cubes are black, green, purple, brown and orange; each colour appears once among the rows, once among the columns and once on the roof, at random. The pawn waits in the middle of the roof.
rules-hand = Your family
rules-hand-text = You begin with 12 assistants, 2 tourists and 2 cousins tokens. Your 2 bodyguards rest in the guards’ quarters until you earn them. You have no points, no coins and no cubes yet.
    Choose who begins, or leave it to chance.
rules-round = A round
rules-round-text = With two or three players the market die brings cubes first. Then everyone scouts once from the roof. Then come two turns for everyone, in which you place workers: first one each, then another one each. All of this goes clockwise from the first player.
rules-die = The market die
rules-die-text = It is rolled only with two or three players. Its six faces are the five colours and a wild face. Whoever rolls, every player gains a cube of the colour rolled. On the wild face each player takes a cube of any colour, the first player first, then clockwise.
    With three players the first player rolls once. With two players both roll, the first player first; the first roll is settled before the second.
rules-scout = Scouting
rules-scout-text = Move the pawn to another space of the ring on the roof; it may not stay, nor go back to the middle. You gain two cubes: those of the two spaces beside it. Where the ring is drawn as a strip, its two ends are neighbours too. Every other player gains one cube, of the colour under the pawn. The cubes on the roof stay where they are.
    Example: the ring shows black, green, purple, brown and orange. You move the pawn to green. You gain black and purple, the others gain green.
rules-place = Placing a worker
rules-place-text = On your turn, place one worker (an assistant, a bodyguard or a tourist) in a free space of any open stall, or two cousins at once, as told below. If you can place someone, you must; you pass only when you cannot. What matters is the cubes as they lie now: nobody has to spend a coin to make a placement possible.
    Every worker takes up one space, a bodyguard too. But an assistant or a tourist counts as 1, a bodyguard as 2.
rules-price = What a stall costs
rules-price-text = Pay one cube of the colour of its row and one of the colour of its column. If both are the same colour, pay two of it; exactly five stalls of the market are like that.
    Example: row 3 is orange and column c is black. An assistant or a bodyguard on c3 costs one orange and one black cube. Row 2 is black too, like column c: c2 costs two black cubes.
rules-tourist = Tourists
rules-tourist-text = A tourist costs the two cubes of the stall and a third one of any colour. When the stall closes, the tourist strolls on to the next one, as told below, and stays there as an assistant.
rules-cousins = Cousins
rules-cousins-text = Spend a cousins token, gone for good, and place two assistants in one turn. For the first, pay the two cubes of its stall and a third of any colour; the second is free.
    The second cousin stands right beside the first, side by side, but in a different open stall. You need a free space there and two assistants in hand. Only the four outermost spaces, in the corners of the board, have no such neighbour.
    Example: one cousin goes to c3 north-east. The other may go to d3 north-west or to c4 south-east, but neither to c3 nor diagonally to d4.
rules-coins = Coins
rules-coins-text = On a turn in which you place, never while scouting, you may spend coins before or after placing. Each coin swaps the cubes of two rows, or of two columns, and they stay that way. That changes what their stalls cost. You may swap as often as you have coins. Passing ends the turn, so swap before you pass.
    Once you have placed and every stall that filled has closed, you may still swap if you have a coin left, even one that you just won; then you end your turn. Without coins it ends by itself. No swaps while stalls are closing.
rules-full = A full stall
rules-full-text = A stall is full when its workers and the arrows pointing at it add up to 4 or more. An arrow counts 1 and takes up no space.
    Check this once your whole placement is done. If both cousins fill a stall, the first one’s stall closes first. Stalls that fill because of a closing wait at the end of the line. Until the line is empty, it is still the same player’s turn; below, that is the active player.
rules-closing = A stall closes
rules-closing-text = Each closing has the same steps, in this order.
    First the rewards, then a coin or a bodyguard for those who may choose. Next the juice. Then the workers leave: assistants go back to their owners’ hands, bodyguards to the guards’ quarters, and tourists wait.
    Now a tile is laid on the stall, and its arrow is pointed. The tourists follow the arrow. Only then do you look whether the stall at its tip is full.
rules-rewards = The rewards
rules-rewards-text = Only workers count here, never arrows.
    First, alone: 5 points, and your market tile goes on the stall.
    First, sharing: 5 points each; the active player lays an empty tile, which belongs to nobody.
    Second, alone: 2 points, a coin and a bodyguard.
    Second, sharing: 1 point each, and each takes a coin or a bodyguard.
    Third: 1 point, and a coin or a bodyguard.
    Nobody can hold more than three coins; a fourth is lost. A bodyguard comes out of your own two in the quarters; if none is there, you get none. One standing in the closing stall is not back yet. When you can take only one of the two things, you get that one without being asked; choices go clockwise from the active player.
rules-ties = Who is third?
rules-ties-text = When two share first place, nobody is second: the next player is third.
    Example: Amina has two assistants on a stall and Inès has one. Yusuf sends a bodyguard. The count is 2, 2 and 1, and the stall is full. Amina and Yusuf share first place, with 5 points each. Inès is third: 1 point, and a coin or a bodyguard. Yusuf, who is active, lays an empty tile.
rules-juice = Juice
rules-juice-text = Every worker takes the juice on its corner for its owner, if it is still there. It is worth its 2, 3 or 4 points at the end. Up to four stalls share a juice seller: the juice goes to the first worker on that corner whose stall closes.
rules-arrow = Tile and arrow
rules-arrow-text = Whoever won the stall alone lays a tile and points its arrow. If first place was shared, the active player does both with an empty tile. The arrow points up, down, left or right at an open stall; a full one that waits in line still counts as open. If there is none, the tile has no arrow.
    A stall inside the market can even be filled by four arrows alone. Then nobody gains anything; the active player lays an empty tile, and it has no arrow.
rules-settle = Where tourists go
rules-settle-text = The tourists of the closed stall follow its arrow. Clockwise from the active player, each owner chooses a free space in the stall it points at and puts an assistant from their hand there. It costs nothing.
    The tourist itself leaves the game in any case. If there is no arrow, no free space or no assistant in hand, nobody takes its place.
rules-example = A closing, step by step
rules-example-text = On c3 stand Amina’s bodyguard and one assistant of Yusuf’s. Inès adds a tourist: 2 and 1 and 1 make 4, so c3 is full. Inès is active.
    Amina is first alone and gains 5 points. Inès and Yusuf share second place: 1 point each, and first Inès, then Yusuf takes a coin or a bodyguard.
    All three drink the juice on their corners. Yusuf’s assistant goes home, Amina’s bodyguard to the quarters.
    Amina lays her tile on c3 and points it east at d3. One assistant stood there; with the arrow the count is 2. Inès’s tourist settles there as an assistant: 3. That is not full, so the closing is over.
    Had two assistants stood on d3, it would now be at 4, and it would be the next to close.
rules-evening = The end of a round
rules-evening-text = Everyone who has cubes keeps one, of a colour of their choice, and gives back the rest. The pawn returns to the middle of the roof. The player to the left of this round’s first player goes first in the next.
rules-end = The end of the game
rules-end-text = As soon as five stalls or fewer are open, the round being played is the last. Play it to its end; cubes left over then are worth nothing. One exception: when the very last stall closes, the game ends at once.
    The market can also run out of people. If nobody has an assistant, a tourist or a bodyguard in hand after a round, the game ends; the same goes if nobody has placed a worker for three rounds in a row.
rules-score = The score
rules-score-text = Add up the points from stalls, the values of your juice, 1 for each coin, and 3 for each tile of your largest district. A district is a group of your own tiles joined by their sides.
    Example: you have tiles on b2, b3, c3 and e5. The first three are joined, so your district is worth 9; e5 adds nothing to it.
    On a tie, whoever has more market tiles on the board wins; if that is tied too, the victory is shared.
rules-fair = Good to know
rules-fair-text = Nothing is hidden, not even the juice you have taken. There are always enough cubes and tiles.
    Where only one choice is possible, it is made for you, and the story says so. That goes for colours, coins and bodyguards, arrows, tourists and the cube you keep. Scouting, placing, passing and ending your turn are always up to you.
