### Morocco: todas las frases del juego.
### Los colores siguen a «cubo» o a dos puntos, siempre en masculino singular; los lados llevan su artículo.

game-name = Morocco

## Families and cubes
new-color = Familia
color-charmers = encantadores de serpientes
color-water = aguadores
color-rugs = vendedores de alfombras
color-magicians = magos
color-food = cocineros
color-black = negro
color-green = verde
color-purple = morado
color-brown = marrón
color-orange = naranja

## Espacios
corner-nw = noroeste
corner-ne = noreste
corner-sw = suroeste
corner-se = sureste
square-corner = { $square } { CORNER($corner) }
seat-count = { SEAT($seat) } { $count }

## What is asked
prompt-die = Tira el dado del mercado
prompt-die-theirs = { SEAT($seat) } tira el dado del mercado
prompt-wild = ¡Comodín! ¿Qué color?
prompt-wild-theirs = { SEAT($seat) } elige un color
prompt-scout = Elige un cubo
prompt-scout-theirs = { SEAT($seat) } otea desde la azotea
prompt-assign = Coloca un personaje
prompt-assign-theirs = { SEAT($seat) } coloca un personaje
prompt-assign-who = ¿Quién va?
prompt-assign-worker = Elige un personaje
prompt-assign-space = ¿Dónde?
prompt-assign-beside = ¿Dónde va el segundo primo?
prompt-assign-third = ¿Qué tercer cubo?
prompt-swap-rows = ¿Con qué fila se intercambia?
prompt-swap-columns = ¿Con qué columna se intercambia?
prompt-pass = { $coins ->
    [0] No puedes colocar a nadie
   *[other] ¿Intercambiar o pasar?
}
prompt-pass-theirs = { SEAT($seat) } intercambia o pasa
prompt-spend = ¿Pagar un intercambio?
prompt-spend-theirs = { SEAT($seat) } puede pagar un intercambio
prompt-take = ¿Moneda o guardia?
prompt-take-theirs = { SEAT($seat) } toma una moneda o un guardia
prompt-arrow = ¿Hacia dónde apunta?
prompt-arrow-theirs = { SEAT($seat) } orienta la flecha
prompt-settle = ¿Adónde va tu turista?
prompt-settle-theirs = { SEAT($seat) } traslada a un turista
prompt-keep = ¿Qué cubo guardas?
prompt-keep-theirs = { SEAT($seat) } guarda un cubo
prompt-over = El mercado ha cerrado
prompt-shown = { $what ->
    [scout] ¿Tomar estos?
    [take] ¿Tomar esto?
    [keep] ¿Guardar este?
    [point] ¿Apuntar hacia allí?
    [swap] ¿Intercambiar estos?
   *[place] ¿Colocar aquí?
}
do-shown = { $what ->
    [scout] Tomar
    [take] Tomar
    [keep] Guardar
    [point] Apuntar
    [swap] Intercambiar
   *[place] Colocar
}
hint-scout = { $how ->
    [typed] Escribe una casilla de la azotea, de 1 a 5: ganas sus dos vecinos.
   *[tapped] Toca un cubo: ganas sus dos vecinos.
}
caption-die_rolled = El dado da primero un cubo a cada uno.
caption-placed = Cuatro llenan un puesto; un guardia cuenta dos.
caption-stall_filled = Puesto lleno: 5 puntos para quien domina.
caption-rewarded = Una moneda intercambia dos filas o columnas.
caption-juice_taken = Quien sale toma el jugo de su esquina.
caption-arrow_pointed = Una flecha suma uno donde apunta.
caption-settled = El turista sigue la flecha: será ayudante.
caption-kept = Cada uno guarda un solo cubo.
caption-last_round_announced = Quedan pocos puestos abiertos: última ronda.

## Choices
action-die = { $color ->
    [none] Comodín: cada uno elige un cubo
   *[some] Sale: { COLOR($color) }
}
action-wild = Un cubo { COLOR($color) }
action-scout = Casilla { $roof } de la azotea
action-swap = { $axis ->
    [rows] Intercambiar las filas { $one } y { $other }
   *[columns] Intercambiar las columnas { $one } y { $other }
}
action-assistant = Ayudante a { $square } { CORNER($corner) }
action-bodyguard = Guardia a { $square } { CORNER($corner) }
action-tourist = Turista a { $square } { CORNER($corner) }, tercer cubo: { COLOR($color) }
action-cousins = Primos a { $square } { CORNER($corner) } y { $beside } { CORNER($second) }, tercer cubo: { COLOR($color) }
action-pass = Pasar
action-done = Terminar
action-take = { $item ->
    [coin] Una moneda
   *[bodyguard] Un guardia
}
action-arrow = Flecha hacia { FACING($facing) }
action-settle = Instalarse en { $square } { CORNER($corner) }
action-keep = Guardar un cubo { COLOR($color) }

## A move put together of its parts
part-worker = Personaje
part-stall = Puesto
part-corner = Esquina
part-beside = Segundo puesto
part-second = Su esquina
part-cube = Tercer cubo
part-kind-assistant = ayudante
part-kind-bodyguard = guardia
part-kind-tourist = turista
part-kind-cousins = primos
part-at = { $stall }
part-in-stall = { COLORS($colors) }; { $count } de 4{ $leader ->
    [none] {""}
   *[some] , va por delante { SEAT($leader) }
}
part-color = { COLOR($color) }

## What the board says
cell-lit = { $cell }; aquí puedes colocar un personaje
space-free = { $square } { CORNER($corner) }, libre{ $juice ->
    [0] {""}
   *[other] , jugo { $juice }
}; { COLORS($colors) }; { $count } de 4{ $leader ->
    [none] {""}
   *[some] , va por delante { SEAT($leader) }
}
space-worker = { $kind ->
    [bodyguard] { $square } { CORNER($corner) }, guardia de { SEAT($seat) }
    [tourist] { $square } { CORNER($corner) }, turista de { SEAT($seat) }
   *[assistant] { $square } { CORNER($corner) }, ayudante de { SEAT($seat) }
}
space-closed = { $square } { CORNER($corner) }, puesto cerrado de { SEAT($seat) }{ $facing ->
    [none] {""}
   *[some] , flecha hacia { FACING($facing) }
}
space-empty-tile = { $square } { CORNER($corner) }, puesto cerrado de nadie{ $facing ->
    [none] {""}
   *[some] , flecha hacia { FACING($facing) }
}
second-cousin = { $square } { CORNER($corner) }, para el segundo primo
row = Fila { $line }: { COLOR($color) }
column = Columna { $line }: { COLOR($color) }
pays = paga
hand-assistant = Ayudante ({ $count } en la mano)
hand-bodyguard = Guardia ({ $count } en la mano)
hand-tourist = Turista ({ $count } en la mano)
hand-cousins = Primos, dos a la vez ({ $count } en la mano)
hand-coin = Moneda ({ $count } en la mano)
hand-cube = Un cubo { COLOR($color) } ({ $count } en la mano)
roof-space = Casilla { $roof } de la azotea: { COLORS($colors) } para ti, { COLOR($color) } para los demás; { $stalls ->
    [0] ningún puesto al alcance
    [one] { $stalls } puesto al alcance
   *[other] { $stalls } puestos al alcance
}
roof-space-plain = Casilla { $roof } de la azotea: { COLOR($color) } para los demás
point-to = Orientar la flecha hacia { FACING($facing) }

## What is foreseen
foretold-paid = Coste: { COLORS($colors) }.
foretold-left = Queda: { COLORS($colors) }.
foretold-left-none = No queda ningún cubo.
foretold-count = Así { $stall } suma { $count } de 4.
foretold-closes = { $stall } cerraría:
foretold-reward = { SEAT($seat) }, { $place ->
    [1] primer
    [2] segundo
   *[3] tercer
} lugar: { $amount ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}{ $gained ->
    [coin] , una moneda
    [bodyguard] , un guardia
    [coin-bodyguard] , una moneda y un guardia
    [choice] , una moneda o un guardia
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] , jugo { $juice }
}.
foretold-nobody = En { $stall } quedará una loseta vacía.
foretold-swap = Casillas que puedes pagar: { $before } ahora, { $after } tras el intercambio.
foretold-round = Ronda { $round }{ $pass ->
    [0] {""}
   *[other] , turno { $pass } de 2
}. { $open ->
    [one] { $open } puesto abierto.
   *[other] { $open } puestos abiertos.
}
foretold-last-round = ¡Es la última ronda!

## Seats
fact-black = Cubos negros
fact-green = Cubos verdes
fact-purple = Cubos morados
fact-brown = Cubos marrones
fact-orange = Cubos naranjas
fact-coins = Monedas
fact-assistants = Ayudantes en la mano
fact-bodyguards = Guardias en la mano
fact-tourists = Turistas en la mano
fact-cousins = Primos en la mano
fact-quarters = Guardias en el cuartel
fact-first = Empieza la ronda
fact-vp = Puntos de los puestos
fact-juice = Puntos de jugo
fact-district = Puestos del barrio más grande
count-vp = { $count ->
    [one] { $count } punto de puestos
   *[other] { $count } puntos de puestos
}
count-juice = { $count } de jugo
count-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
count-district = { $count ->
    [one] { $count } puesto × 3
   *[other] { $count } puestos contiguos × 3
}

## What happened
news-scouted = toma cubos
news-placed = coloca { $kind ->
    [assistant] un ayudante
    [bodyguard] un guardia
    [tourist] un turista
   *[cousins] a los primos
}
news-passed = pasa
line-die_rolled = { SEAT($seat) } tira el dado del mercado
line-cubes_gained = Cubos nuevos
line-swapped = { SEAT($seat) } intercambia dos cubos
line-closing = El puesto cierra
event-die_rolled = { $color ->
    [none] { SEAT($seat) } tira el dado del mercado: comodín, cada uno elige un cubo.
   *[some] { SEAT($seat) } tira el dado del mercado: { COLOR($color) }.
}
event-cubes_gained = { $reason ->
    [market] Un cubo { COLORS($colors) } para todos: { SEATS($seats) }.
    [wild] { SEATS($seats) } elige un cubo { COLORS($colors) }.
    [scout] { SEATS($seats) } gana los dos cubos vecinos del vigía: { COLORS($colors) }.
   *[roof] Un cubo { COLORS($colors) }, el color bajo el vigía, para { SEATS($seats) }.
}
event-scouted = { SEAT($seat) } lleva al vigía a la casilla { $roof } de la azotea.
event-swapped = { $axis ->
    [rows] { SEAT($seat) } gasta una moneda e intercambia las filas { CELLS($lines) }: ahora { COLORS($colors) }.
   *[columns] { SEAT($seat) } gasta una moneda e intercambia las columnas { CELLS($lines) }: ahora { COLORS($colors) }.
}
event-placed = { $kind ->
    [bodyguard] { SEAT($seat) } coloca un guardia en { SPACES($spaces) } y paga: { COLORS($paid) }.
    [tourist] { SEAT($seat) } coloca un turista en { SPACES($spaces) } y paga: { COLORS($paid) }.
    [cousins] { SEAT($seat) } coloca dos primos en { SPACES($spaces) } y paga: { COLORS($paid) }.
   *[assistant] { SEAT($seat) } coloca un ayudante en { SPACES($spaces) } y paga: { COLORS($paid) }.
}
event-passed = { SEAT($seat) } no puede colocar a nadie y pasa.
event-stall_filled = { AHEAD($queue) ->
    [none] { $stall } está lleno.
   *[some] { $stall } está lleno; cerrará después de { AHEAD($queue) }.
}
event-closing_began = { $counts ->
    [none] { $stall } cierra: lo han llenado solo las flechas.
   *[some] { $stall } cierra. El recuento: { COUNTS($counts) }.
}
event-rewarded = { $tied ->
    [true] { SEAT($seat) } comparte
   *[false] { SEAT($seat) } ocupa
} { $place ->
    [1] el primer
    [2] el segundo
   *[3] el tercer
} lugar en { $stall }: { $vp ->
    [one] { $vp } punto
   *[other] { $vp } puntos
}{ ITEMS($gained) ->
    [coin] , una moneda
    [bodyguard] , un guardia
    [coin-bodyguard] , una moneda y un guardia
   *[none] {""}
}{ ITEMS($lost) ->
    [coin] {"; "}no cabe una cuarta moneda
    [bodyguard] {"; "}no había guardias en el cuartel
    [coin-bodyguard] {"; "}no cabe una cuarta moneda, y no había guardias en el cuartel
   *[none] {""}
}.
event-took = { $item ->
    [coin] { $forced ->
        [true] { SEAT($seat) } solo puede tomar una moneda, recompensa de { $stall }: no hay guardias en el cuartel.
       *[false] { SEAT($seat) } toma una moneda, recompensa de { $stall }.
    }
    [bodyguard] { $forced ->
        [true] { SEAT($seat) } solo puede tomar un guardia, recompensa de { $stall }: ya tiene tres monedas.
       *[false] { SEAT($seat) } toma un guardia, recompensa de { $stall }.
    }
   *[none] { SEAT($seat) } tiene ya tres monedas y ningún guardia en el cuartel: nada más en { $stall }.
}
event-juice_taken = { SEAT($seat) } bebe el jugo de { $stall }, que vale { $amount }.
event-workers_left = Todo el mundo se va de { $stall }.
event-tile_placed = { $owner ->
    [none] Nadie gana { $stall } sin compartir: { SEAT($seat) } pone ahí una loseta vacía.
   *[some] { SEAT($owner) } gana el puesto { $stall } y pone ahí su loseta.
}
event-arrow_pointed = { $facing ->
    [none] Ningún puesto abierto toca { $stall }: su loseta no tiene flecha.
   *[some] { $forced ->
        [true] La loseta de { $stall } solo puede apuntar hacia { FACING($facing) }, a { $target }.
       *[false] { SEAT($seat) } orienta la loseta de { $stall } hacia { FACING($facing) }, a { $target }.
    }
}
event-settled = { $forced ->
    [true] El turista que deja { $stall } solo encuentra una casilla libre: { SEAT($seat) } tiene ahora un ayudante en { SPACE($space) }.
   *[false] El turista que deja { $stall } se instala: { SEAT($seat) } tiene ahora un ayudante en { SPACE($space) }.
}
event-tourist_lost = { $why ->
    [no-arrow] { SEAT($seat) } pierde a su turista: de { $stall } no sale ninguna flecha.
    [no-space] { SEAT($seat) } pierde a su turista: el puesto al que lleva { $stall } no tiene casillas libres.
   *[no-assistant] { SEAT($seat) } pierde a su turista de { $stall }: no le quedan ayudantes en la mano.
}
event-closed = { $open ->
    [0] { $stall } ha cerrado, el último de todos.
    [one] { $stall } ha cerrado; queda { $open } puesto abierto.
   *[other] { $stall } ha cerrado; quedan { $open } puestos abiertos.
}
event-last_round_announced = { $open ->
    [one] Solo queda { $open } puesto abierto: ¡es la última ronda!
   *[other] Solo quedan { $open } puestos abiertos: ¡es la última ronda!
}
event-turn_ended = { SEAT($seat) } termina su turno.
event-kept = { $lost ->
    [0] { SEAT($seat) } guarda su único cubo: { COLOR($color) }.
   *[other] { $forced ->
        [true] Con cubos de un solo color, { SEAT($seat) } guarda un cubo { COLOR($color) } y devuelve { $lost }.
       *[false] { SEAT($seat) } guarda un cubo { COLOR($color) } y devuelve { $lost }.
    }
}
event-round_ended = La ronda { $round } ha terminado.
event-round_began = Empieza la ronda { $round }; juega primero { SEAT($seat) }.
event-ended = { $why ->
    [last-stall] El último puesto ha cerrado: el mercado cierra.
    [no-workers] Ya nadie tiene personajes en la mano: el mercado cierra.
    [idle] Tres rondas sin colocar a nadie: el mercado cierra.
   *[five-stalls] Quedan cinco puestos abiertos o menos: el mercado cierra.
}
result-made = { $stalls } + { $drinks } + { $purse } + { $district }
result-last-stall = Todos los puestos han cerrado.
result-five-stalls = Quedaban cinco puestos abiertos o menos.
result-no-workers = A nadie le quedaban personajes en la mano.
result-idle = Pasaron tres rondas sin colocar a nadie.
highlight-stall = El mejor puesto: { $stall } dio { $amount } puntos a { SEAT($seat) }.
highlight-chain = La cadena más larga: { $count } puestos cerrados en un turno de { SEAT($seat) }.
result-tie = { SEATS($seats) } empatan a puntos: va delante quien ha ganado más puestos.

## Turning points
told-die = { $color ->
    [none] Salió el comodín.
   *[some] El dado dio a todos un cubo { COLOR($color) }.
}
told-wild = { SEAT($seat) } eligió un cubo { COLOR($color) }.
better-wild = Mejor: un cubo { COLOR($color) }.
told-scout = { SEAT($seat) } tomó en la azotea: { COLORS($colors) }.
better-scout = Mejor: { COLORS($colors) }.
told-worker = { SEAT($seat) } colocó { $kind ->
    [assistant] un ayudante
    [bodyguard] un guardia
    [tourist] un turista
   *[cousins] a los primos
} { $how ->
    [wins] y ganó un puesto.
    [fills] y llenó un puesto.
    [leads] y pasó al primer lugar en un puesto.
    [begins] en un puesto vacío.
    [level] en empate con { SEAT($rival) }.
   *[behind] detrás de { SEAT($rival) }.
}
better-worker = Mejor: { $kind ->
    [assistant] un ayudante
    [bodyguard] un guardia
    [tourist] un turista
   *[cousins] los primos
} { $how ->
    [wins] para ganar un puesto.
    [fills] para llenar un puesto.
    [leads] para pasar al primer lugar en un puesto.
    [begins] en un puesto vacío.
    [level] en empate con { SEAT($rival) }.
   *[behind] detrás de { SEAT($rival) }.
}
told-swap = { SEAT($seat) } intercambió dos { $axis ->
    [rows] filas.
   *[columns] columnas.
}
better-swap = Mejor: intercambiar dos { $axis ->
    [rows] filas.
   *[columns] columnas.
}
told-pass = { SEAT($seat) } pasó.
better-pass = Mejor: pasar.
told-done = { SEAT($seat) } terminó su turno.
better-done = Mejor: terminar el turno.
told-take = { SEAT($seat) } tomó { $item ->
    [coin] una moneda.
   *[bodyguard] un guardia.
}
better-take = Mejor: { $item ->
    [coin] una moneda.
   *[bodyguard] un guardia.
}
told-arrow = { SEAT($seat) } giró la flecha hacia { FACING($facing) }.
better-arrow = Mejor: hacia { FACING($facing) }.
told-settle = { SEAT($seat) } buscó sitio a un turista.
told-keep = { SEAT($seat) } guardó un cubo { COLOR($color) }.
better-keep = Mejor: un cubo { COLOR($color) }.
better-place = Otro sitio era mejor.

## Why an opponent does it
reason-alike = No hay nada mejor a la vista.
reason-arrow = Para que { $stall } se llene.
reason-arrow-rivals = Una flecha en { $stall } es lo que menos ayuda a los demás.
reason-begins-stall = Para llegar a { $stall } antes que nadie.
reason-bodyguard = Para tener un guardia en la mano.
reason-coin = Para tener una moneda en la mano.
reason-cubes = Para conseguir cubos para los mejores puestos.
reason-cubes-rivals = Para dejar a los demás los cubos que menos les ayudan.
reason-denies-juice = Para privar a los demás de un buen jugo.
reason-denies-stall = Para no dejarle { $stall } a { SEAT($rival) }.
reason-grows-district = Para un barrio más grande.
reason-holds-back = Para dejar a los demás poco que ganar.
reason-juice = Para conseguir buen jugo.
reason-keeps-cube = El cubo más útil en la próxima ronda: { COLOR($color) }.
reason-keeps-workers = Para conservar bastantes personajes para más tarde.
reason-points = Es lo que más puntos da por ahora.
reason-share = Para tener parte de { $stall }.
reason-swap = Para pagar mejores puestos tras el intercambio.
reason-swap-rivals = El intercambio solo deja a los demás puestos peores.
reason-takes-lead = Para ponerse en cabeza en { $stall }.
reason-wins-stall = Para cerrar { $stall } y ganar el puesto.

## Why not
why-over = La partida ha terminado.
why-roll-first = Primero hay que tirar el dado del mercado.
why-not-wild = Primero { SEAT($seat) } elige un cubo.
why-not-scout = Primero { SEAT($seat) } mueve al vigía por la azotea.
why-not-take = Primero { SEAT($seat) } toma una moneda o un guardia.
why-not-arrow = Primero { SEAT($seat) } orienta la nueva loseta.
why-not-settle = Primero { SEAT($seat) } instala a un turista.
why-not-keep = Primero { SEAT($seat) } elige qué cubo guarda.
why-not-spend = { SEAT($seat) } ya ha colocado: solo queda gastar una moneda en un intercambio, o terminar el turno.
why-pawn-stays = El vigía ya está en la casilla { $roof } de la azotea: tiene que ir a otra.
why-must-place = Todavía puedes colocar a alguien: no puedes pasar.
why-place-first = Primero hay que colocar un personaje.
why-no-coin = Un intercambio cuesta una moneda, y { SEAT($seat) } no tiene.
why-swap-alike = Se intercambian dos filas, o dos columnas: nunca una de cada.
why-no-worker = { $kind ->
    [bodyguard] No te quedan guardias en la mano: ganas uno si quedas en segundo o tercer lugar cuando cierra un puesto.
    [tourist] No hay turistas en la mano.
    [cousins] No quedan fichas de primos.
   *[assistant] No hay ayudantes en la mano: vuelven cuando cierran sus puestos.
}
why-two-assistants = Los primos son dos ayudantes: no hay dos en la mano.
why-stall-closed = El puesto { $stall } está cerrado.
why-space-taken = { $kind ->
    [bodyguard] En { SPACE($space) } ya hay un guardia de { SEAT($seat) }.
    [tourist] En { SPACE($space) } ya hay un turista de { SEAT($seat) }.
   *[assistant] En { SPACE($space) } ya hay un ayudante de { SEAT($seat) }.
}
why-no-cubes = { $stall ->
    [none] Tus cubos no alcanzan para ningún puesto abierto.
   *[some] Coste en { $stall }: { COLORS($cost) }; falta: { COLORS($missing) }.
}
why-no-third-cube = { $color ->
    [none] Los turistas y los primos cuestan un tercer cubo de cualquier color, y no queda ninguno.
   *[some] El tercer cubo no puede ser { COLOR($color) }: no queda ninguno.
}
why-same-stall = El segundo primo va a un puesto distinto de { $stall }.
why-not-beside = El segundo primo se pone justo al lado del primero: { SPACE($beside) } no comparte ningún lado con { SPACE($space) }.
why-no-beside = Ninguna casilla libre de otro puesto abierto toca un lado de { SPACE($space) }.
why-not-target = La flecha lleva a { $stall }: el turista se instala ahí.
why-no-neighbour = No hay ningún puesto hacia { FACING($facing) }.
why-target-closed = Hacia { FACING($facing) }, el puesto { $stall } está cerrado: la flecha necesita uno abierto.
why-no-cube = No hay ningún cubo { COLOR($color) } que guardar.
why-not-together = Eso no se combina con lo que has elegido antes.
why-not-now = Ahora { SEAT($seat) } coloca un personaje, o gasta una moneda en un intercambio.

## What can go wrong
bad-record-setup-rows = Los cubos de las filas de esta partida no son correctos.
bad-record-setup-columns = Los cubos de las columnas de esta partida no son correctos.
bad-record-setup-roof = Los cubos de la azotea de esta partida no son correctos.
bad-record-setup-juice = El jugo de esta partida no es correcto.

## The cards of the rules
rules-brief = En un minuto
rules-aim = El objetivo
rules-market = El mercado
rules-hand = Tu familia
rules-round = Una ronda
rules-die = El dado del mercado
rules-scout = La azotea
rules-place = Colocar un personaje
rules-price = Lo que cuesta un puesto
rules-tourist = Los turistas
rules-cousins = Los primos
rules-coins = Las monedas
rules-full = Un puesto lleno
rules-closing = Un puesto cierra
rules-rewards = Las recompensas
rules-ties = ¿Quién queda tercero?
rules-juice = El jugo
rules-arrow = La loseta y su flecha
rules-settle = Adónde van los turistas
rules-example = Un cierre, paso a paso
rules-evening = El final de una ronda
rules-end = El final de la partida
rules-score = La puntuación
rules-fair = Conviene saber

moment-last-round = ¡La última ronda!

## Lo que se puede escribir
typed-arrow = flecha
typed-assistant = ayudante
typed-black = negro
typed-bodyguard = guardia
typed-brown = marrón
typed-coin = moneda
typed-columns = columnas
typed-cousins = primos
typed-die = dado
typed-done = fin
typed-east = este
typed-green = verde
typed-keep = guardar
typed-ne = ne
typed-north = norte
typed-nw = no
typed-orange = naranja
typed-pass = pasar
typed-purple = morado
typed-rows = filas
typed-scout = vigía
typed-se = se
typed-settle = instalar
typed-south = sur
typed-sw = so
typed-swap = intercambiar cambiar
typed-take = tomar
typed-tourist = turista
typed-west = oeste
typed-wild = comodín
command-die = Escribe t: se tira el dado del mercado.
command-wild = Escribe un color: verde.
command-scout = Escribe una casilla de la azotea, de 1 a 5.
command-assign = Escribe la casilla de un ayudante: c1se. Delante, g es un guardia, t un turista, p unos primos con dos casillas; detrás, el tercer cubo: t c1se negro. Un intercambio: fila 1 3.
command-spend = Escribe fin, o un intercambio: fila 1 3, columna a c.
command-take = Escribe moneda o guardia.
command-arrow = Escribe norte, este, sur u oeste.
command-settle = Escribe la casilla: c1se.
command-keep = Escribe el color del cubo que se guarda.

## Lo que se puede preguntar
asks-c = c: los cubos de filas y columnas
asks-d = b: los barrios, el mayor primero
asks-h = m: lo que hay en la mano, y lo que cuesta colocarlo
asks-i = e: un puesto y todo lo que hay en él, como /e c3
asks-j = j: el jugo que queda
asks-l = a: los puestos que puedes pagar, primero donde ya tienes personajes
asks-r = z: la azotea y su vigía
asked-hand = { SEAT($seat) }: por dos cubos cada uno, ayudantes { $assistants }, guardias { $bodyguards }; por tres, turistas { $tourists }, primos { $cousins }.
asked-cubes = Monedas: { $count }. Cubos: { $colors ->
    [none] ninguno
   *[some] { COLORS($colors) }
}.
asked-stall = { $stall }: { COLORS($colors) }; { $count } de 4{ $leader ->
    [none] {""}
   *[some] , va por delante { SEAT($leader) }
}; libre: { FREE($free) }.
free-space = { CORNER($corner) }{ $juice ->
    [0] {""}
   *[other] {" "}{ $juice }
}
asked-no-stalls = { SEAT($seat) } no puede pagar ningún puesto abierto.
asked-arrows = Flechas hacia este puesto: { $count }.
asked-if-closed = Si cerrara ahora:
asked-juice = Jugo { $value }: quedan { $count }{ $spaces ->
    [none] {""}
   *[some] , en { SPACES($spaces) }
}.
asked-district = { SEAT($seat) }, { $count }{ $squares ->
    [none] {""}
   *[some] {": "}{ CELLS($squares) }
}.
asked-pawn = { $pawn ->
    [0] El vigía está en medio de la azotea.
   *[other] El vigía está en la casilla { $pawn } de la azotea.
}
roof-space-cube = Casilla { $roof } de la azotea: { COLOR($color) }.

## En pocas palabras
brief-die_rolled = { $color ->
    [none] dado: comodín
   *[some] dado: { COLOR($color) }
}
brief-cubes_gained = { SEATS($seats) } { COLORS($colors) }
brief-scouted = { SEAT($seat) }: azotea { $roof }
brief-swapped = { SEAT($seat) } intercambia { CELLS($lines) }: ahora { COLORS($colors) }
brief-placed = { SEAT($seat) }: { $kind ->
    [bodyguard] guardia
    [tourist] turista
    [cousins] primos
   *[assistant] ayudante
} { SPACES($spaces) }
brief-passed = { SEAT($seat) } pasa
brief-closing_began = { $stall } cierra
brief-share = { $opens ->
    [closing] { $stall } cierra:{" "}
    [stall] { $stall }:{" "}
   *[nothing] {""}
}{ SEAT($seat) }{ $vp ->
    [0] {""}
   *[other] {" "}{ $vp }
}{ $tile ->
    [true] , la loseta
   *[false] {""}
}{ ITEMS($items) ->
    [coin] , una moneda
    [bodyguard] , un guardia
    [coin-bodyguard] , una moneda, un guardia
   *[none] {""}
}{ $juice ->
    [0] {""}
   *[other] , jugo { $juice }
}
brief-empty_tile = una loseta vacía
brief-arrow_pointed = { $facing ->
    [none] sin flecha
   *[some] flecha hacia { FACING($facing) }, a { $target }
}
brief-settled = { SEAT($seat) }: ayudante { SPACE($space) }
brief-tourist_lost = { SEAT($seat) } pierde un turista
brief-kept = { SEAT($seat) } guarda { COLOR($color) }
brief-last_round_announced = última ronda
brief-round_began = ronda { $round }, empieza { SEAT($seat) }
