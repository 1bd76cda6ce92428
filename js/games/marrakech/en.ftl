### Marrakech: every sentence of the game.

game-name = Marrakech
game-lead = Lay your rugs where the market owner must walk, and let the others pay. For 2 to 4 players.

## Options
option-variant = Turning Assam
option-variant-standard = Before the roll
option-variant-quarter-turn = After laying a rug, for the next player
option-cover_own = A whole rug of one's own
option-cover_own-false = May not be covered
option-cover_own-true = May be covered

## What is asked
prompt-turn = { $seat }, turn Assam
prompt-roll = { $seat }, roll the die
prompt-lay = { $seat }, lay a { $color } rug
prompt-quarter = { $seat }, turn Assam for the next player
prompt-over = The market is over

## Choices
action-left = Left
action-right = Right
action-straight = Straight on
action-lay = { $what }
turn-left = Turn Assam left, to the { $facing }
turn-right = Turn Assam right, to the { $facing }
turn-straight = Leave Assam facing { $facing }

## What the board says
cell-bare = { $square }, bare
cell-rug = { $square }, { $color } rug of { $seat }
cell-neutral = { $square }, { $color } rug of nobody
cell-assam-bare = { $square }, Assam facing { $facing }, on bare ground
cell-assam-rug = { $square }, Assam facing { $facing }, on a { $color } rug of { $seat }
cell-assam-neutral = { $square }, Assam facing { $facing }, on a { $color } rug of nobody
odds = { $weight }/{ $of }
rent = { $amount ->
    [0] 0
   *[other] −{ $amount }
}
foretold-turn = { $by ->
    [left] Left
    [right] Right
   *[straight] Straight on
}: rent { NUMBER($rent, minimumFractionDigits: 1) } on average
foretold-rent = Rent { NUMBER($rent, minimumFractionDigits: 1) } on average
foretold-group = { $count ->
   *[other] Makes a { $color } group of { $count } squares
}
foretold-covers = Covers half a { $color } rug

## Seats
fact-dirhams = Dirhams:
fact-visible = Visible rug squares:
fact-rugs = Rugs left to lay:
count-dirhams = { $count ->
    [one] 1 dirham
   *[other] { $count } dirhams
}
count-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}

## What happened
event-turned = { $by ->
    [straight] { $seat } leaves Assam facing { $facing }.
   *[other] { $seat } turns Assam { $facing }.
}
event-rolled = { $seat } rolls { $steps }.
event-walked = Assam walks from { $start } to { $square }.
event-landed = { $on ->
    [own] He stops on a rug of { $seat }: nothing to pay.
    [neutral] He stops on a rug of nobody: nothing to pay.
   *[bare] He stops on bare ground.
}
event-paid = { $amount ->
    [one] { $from } pays { $to } 1 dirham.
   *[other] { $from } pays { $to } { $amount } dirhams.
}
event-went_out = { $seat } cannot pay all and is out; these rugs are nobody's now.
event-laid = { $seat } lays a { $color } rug on { $squares }.
event-ended = { $why ->
    [last-survivor] Only one merchant is left: the market closes.
    [no-rugs] Nobody has a rug left: the market closes.
   *[last-rug] The last rug is laid: the market closes.
}
result-last-rug = The last rug is laid.
result-last-survivor = Everyone else ran out of money.
result-no-rugs = The last rugs left with a merchant who ran out of money.

## Why not
why-not-turn = First turn Assam: left, right, or straight on.
why-not-quarter = First turn Assam left or right for the next player.
why-roll-first = First roll the die.
why-on-assam = Assam stands on { $square }: no rug goes under him.
why-not-beside = A rug must touch a side of Assam's square.
why-not-neighbours = A rug covers two squares side by side.
why-whole-rug = That would hide both halves of one rug at once: only half of it may be covered.
why-over = The game is over.

## The rules in our own words
rules-title = How to play Marrakech
rules-sections = aim start turn mosaic rent lay end two quarter own
rules-aim = The aim
rules-aim-text = You are a rug merchant on the great square. At the end, every dirham in your purse and every square of your rugs that can still be seen is worth one point.
rules-start = The start
rules-start-text = Assam, the owner of the market, stands in the middle. Everyone has 30 dirhams. With three players each has 15 rugs, with four 12.
rules-turn = A turn
rules-turn-text = First turn Assam a quarter to the left or right, or leave him as he is; he never turns round. Then roll the die: it shows 1 (once), 2 (twice), 3 (twice) or 4 (once), and Assam walks that many squares straight ahead.
rules-mosaic = The mosaics
rules-mosaic-text = Where Assam would leave the square, he follows the half-circle at the edge and comes back in where it ends, facing inwards. The half-circle itself costs no step. The two mosaics at the corners lead him back on to the corner square, facing along the other edge.
rules-rent = Rent
rules-rent-text = If Assam stops on another merchant's rug, you pay one dirham for every square of that colour that hangs together with his square, side by side. On bare ground, on your own rugs and on rugs of nobody you pay nothing.
    Whoever cannot pay everything pays what is left and is out: their unlaid rugs leave the game, and the laid ones stay as rugs of nobody. Paying exactly the last dirham is not the end.
rules-lay = Laying a rug
rules-lay-text = Then lay one rug of yours on two squares side by side. At least one of them must share a side with Assam's square, and none may be the square he stands on. A rug may lie on bare ground and on halves of other rugs, but it may never hide both visible halves of one and the same rug at once.
rules-end = The end
rules-end-text = The game ends when the last rug is laid, or when only one merchant is left. The most points win; if they are equal, the most dirhams; if those are equal too, the victory is shared.
rules-two = With two players
rules-two-text = Each has two colours, 12 rugs of each, mixed in one pile. Everyone sees the rug on top, nobody those below. Rent is counted by colour: the two colours of one merchant do not join.
rules-quarter = Turning at the end
rules-quarter-text = A variant: you roll and walk first, in the direction in which Assam was left, and turn him a quarter left or right after laying your rug. The next merchant must walk that way.
rules-own = Covering one's own
rules-own-text = Some tables let a rug hide a whole rug of one's own. That is an option of a new game; usually it is not allowed.
