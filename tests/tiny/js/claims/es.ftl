game-name = Parcelas
new-color = Color
color-henna = henna
color-jade = jade
color-plum = ciruela
color-clay = arcilla
color-rose = rosa
color-pearl = perla
prompt-bid = { SEAT($seat) }, apuesta una carta boca abajo
prompt-bid-theirs = { SEAT($seat) } apuesta una carta
prompt-claim = { SEAT($seat) }, toma un hexágono
prompt-claim-theirs = { SEAT($seat) } ocupa un hexágono
prompt-over = Ya se han jugado todas las cartas
action-bid = { $card ->
    [none] Una carta
   *[other] La carta { $card }
}
action-claim = Tomar { HEXAGON($hexagon) }
hand-card = carta { $card }
cell-free = { HEXAGON($hexagon) }, libre
cell-owned = { HEXAGON($hexagon) }, de { SEAT($seat) }
cell-lit = { $cell }; tomarlo
fact-points = Puntos
fact-cards = Cartas en la mano
event-bid = { SEAT($seat) } apuesta { $card ->
    [none] una carta
   *[other] la carta { $card }
}, boca abajo.
event-shown = Se muestran las apuestas: { CARDS($cards) }. { SEAT($seat) } tiene la más alta.
event-claimed = { SEAT($seat) } toma { HEXAGON($hexagon) } { $points ->
    [-1] y pierde un punto
    [one] por { $points } punto
   *[other] por { $points } puntos
}.
event-ended = Ya se han jugado todas las cartas.
result-hands = Ya se han jugado todas las cartas.
result-tie = { SEATS($seats) } empatan.
reason-sealed = La carta apostada queda boca abajo.
reason-worth = { HEXAGON($hexagon) } es lo que más vale.
why-not = Este no, ahora.
why-taken = Ya es de alguien.
bad-record-setup-deck = En la baraja no están las dieciocho cartas.
rules-brief = En un minuto
rules-aim = El objetivo

typed-bid = apostar
typed-claim = tomar
command-bid = Escribe el lugar de la carta en tu mano: apostar 2.
command-claim = Escribe un hexágono: c3.
