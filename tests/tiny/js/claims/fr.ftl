game-name = Concessions
new-color = Couleur
color-henna = henné
color-jade = jade
color-plum = prune
color-clay = argile
color-rose = rose
color-pearl = perle
prompt-bid = À { SEAT($seat) } de miser une carte face cachée
prompt-bid-theirs = { SEAT($seat) } mise une carte
prompt-claim = À { SEAT($seat) } de prendre un hexagone
prompt-claim-theirs = { SEAT($seat) } prend un hexagone
prompt-over = Toutes les cartes sont jouées
action-bid = { $card ->
    [none] Une carte
   *[other] La carte { $card }
}
action-claim = Prendre { HEXAGON($hexagon) }
hand-card = carte { $card }
cell-free = { HEXAGON($hexagon) }, libre
cell-owned = { HEXAGON($hexagon) }, à { SEAT($seat) }
cell-lit = { $cell } ; à prendre
fact-points = Points
fact-cards = Cartes en main
event-bid = { SEAT($seat) } mise { $card ->
    [none] une carte
   *[other] la carte { $card }
}, face cachée.
event-shown = Les mises sont révélées : { CARDS($cards) }. { SEAT($seat) } a la plus haute.
event-claimed = { SEAT($seat) } prend { HEXAGON($hexagon) } { $points ->
    [-1] et perd un point
    [one] pour { $points } point
   *[other] pour { $points } points
}.
event-ended = Toutes les cartes sont jouées.
result-hands = Toutes les cartes sont jouées.
result-tie = { SEATS($seats) } sont à égalité.
reason-sealed = La carte misée reste cachée.
reason-worth = { HEXAGON($hexagon) } rapporte le plus.
why-not = Pas celui-ci maintenant.
why-taken = Quelqu’un l’a déjà pris.
bad-record-setup-deck = Les dix-huit cartes ne sont pas toutes dans le paquet.
rules-brief = En une minute
rules-aim = Le but

typed-bid = miser
typed-claim = prendre
command-bid = Tapez la place de la carte dans votre main : miser 2.
command-claim = Tapez un hexagone : c3.
