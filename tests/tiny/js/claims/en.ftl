game-name = Claims
new-color = Colour
color-henna = henna
color-jade = jade
color-plum = plum
color-clay = clay
color-rose = rose
color-pearl = pearl
prompt-bid = { SEAT($seat) }, bid a card face down
prompt-bid-theirs = { SEAT($seat) } bids a card
prompt-claim = { SEAT($seat) }, claim a hexagon
prompt-claim-theirs = { SEAT($seat) } claims a hexagon
prompt-over = All cards are played
action-bid = { $card ->
    [none] A card
   *[other] Card { $card }
}
action-claim = Claim { HEXAGON($hexagon) }
hand-card = card { $card }
cell-free = { HEXAGON($hexagon) }, free
cell-owned = { HEXAGON($hexagon) }, { SEAT($seat) }’s
cell-lit = { $cell }; claim it
fact-points = Points
fact-cards = Cards in hand
event-bid = { SEAT($seat) } bids { $card ->
    [none] a card
   *[other] card { $card }
}, face down.
event-shown = All bids are shown: { CARDS($cards) }. { SEAT($seat) } has the highest.
event-claimed = { SEAT($seat) } claims { HEXAGON($hexagon) } { $points ->
    [-1] and loses a point
    [one] for one point
   *[other] for { $points } points
}.
event-ended = All cards are played.
result-hands = All cards are played.
result-tie = { SEATS($seats) } are tied.
reason-sealed = A bid stays face down.
reason-worth = { HEXAGON($hexagon) } is worth most.
why-not = Not this one now.
why-taken = Somebody has claimed it.
bad-record-setup-deck = The eighteen cards are not all in the deck.
rules-brief = In one minute
rules-aim = The aim

typed-bid = bid
typed-claim = claim
command-bid = Type the card’s place in your hand: bid 2.
command-claim = Type a hexagon: c3.
