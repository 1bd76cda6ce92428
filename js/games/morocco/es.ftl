### Morocco: todas las frases del juego.
### Los colores siguen a «cubo» o a dos puntos, siempre en masculino singular; los lados llevan su artículo.

game-name = Morocco
game-lead = Envía a tu familia a los puestos del mercado nocturno, gánalos uno a uno y júntalos en el barrio más grande. De 2 a 5 personas.

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
prompt-die = { SEAT($seat) }, tira el dado del mercado
prompt-wild = { SEAT($seat) }, elige un cubo
prompt-scout = { SEAT($seat) }, mueve al vigía por la azotea
prompt-assign = { SEAT($seat) }, coloca un personaje
prompt-assign-space = { SEAT($seat) }, elige una casilla libre
prompt-assign-beside = { SEAT($seat) }, elige la casilla del segundo primo
prompt-assign-third = { SEAT($seat) }, elige el tercer cubo con el que pagar
prompt-swap-rows = { SEAT($seat) }, elige la otra fila del intercambio
prompt-swap-columns = { SEAT($seat) }, elige la otra columna del intercambio
prompt-pass = { $coins ->
    [0] { SEAT($seat) }, no puedes colocar a nadie: pasa
   *[other] { SEAT($seat) }, no puedes colocar a nadie: gasta una moneda en un intercambio, o pasa
}
prompt-spend = { SEAT($seat) }, gasta una moneda en un intercambio, o termina el turno
prompt-take = { SEAT($seat) }, toma una moneda o un guardia
prompt-arrow = { SEAT($seat) }, orienta la loseta de { $stall }
prompt-settle = { SEAT($seat) }, instala a tu turista en { $target }
prompt-keep = { SEAT($seat) }, guarda un cubo para la ronda siguiente
prompt-over = El mercado ha cerrado
hint-scout = Toca una casilla de la azotea: los dos cubos de debajo son para ti; el de encima, para los demás.

## Choices
action-die = { $color ->
    [none] Comodín: cada cual elige un cubo
   *[some] Una tirada: { COLOR($color) }
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
action-done = Terminar el turno
action-take = { $item ->
    [coin] Una moneda
   *[bodyguard] Un guardia
}
action-arrow = Flecha hacia { FACING($facing) }
action-settle = Instalarse en { $square } { CORNER($corner) }
action-keep = Guardar un cubo { COLOR($color) }

## What the board says
cell-lit = { $cell }; aquí puedes colocar un personaje
space-free = { $square } { CORNER($corner) }, libre
space-worker = { $kind ->
    [bodyguard] { $square } { CORNER($corner) }, guardia de { SEAT($seat) }
    [tourist] { $square } { CORNER($corner) }, turista de { SEAT($seat) }
   *[assistant] { $square } { CORNER($corner) }, ayudante de { SEAT($seat) }
}
space-closed = { $square } { CORNER($corner) }, puesto cerrado de { SEAT($seat) }
space-empty-tile = { $square } { CORNER($corner) }, puesto cerrado de nadie
second-cousin = { $square } { CORNER($corner) }, para el segundo primo
row = Fila { $line }: { COLOR($color) }
column = Columna { $line }: { COLOR($color) }
hand-assistant = Ayudante ({ $count } en la mano)
hand-bodyguard = Guardia ({ $count } en la mano)
hand-tourist = Turista ({ $count } en la mano)
hand-cousins = Primos, dos a la vez ({ $count } en la mano)
hand-coin = Moneda ({ $count } en la mano)
hand-cube = Un cubo { COLOR($color) } ({ $count } en la mano)
roof-space = Casilla { $roof } de la azotea: { COLORS($colors) } para ti, { COLOR($color) } para los demás
roof-space-plain = Casilla { $roof } de la azotea: { COLOR($color) } para los demás
point-to = Orientar la flecha hacia { FACING($facing) }

## What is foreseen
foretold-paid = Coste: { COLORS($colors) }.
foretold-left = Queda: { COLORS($colors) }.
foretold-left-none = No queda ningún cubo.
foretold-count = { $stall } llegaría a { $count } de 4.
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
fact-juice = Puntos de jugo
fact-district = Puestos del barrio más grande
count-vp = { $count ->
    [one] { $count } punto de puestos
   *[other] { $count } puntos de puestos
}
count-juice = jugo { $count }
count-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
count-district = { $count ->
    [one] { $count } puesto × 3
   *[other] { $count } puestos contiguos × 3
}

## What happened
event-die_rolled = { $color ->
    [none] { SEAT($seat) } tira el dado del mercado: comodín, cada cual elige un cubo.
   *[some] { SEAT($seat) } tira el dado del mercado: { COLOR($color) }.
}
event-cubes_gained = { $reason ->
    [market] Un cubo { COLORS($colors) } para cada cual: { SEATS($seats) }.
    [wild] { SEATS($seats) } elige un cubo { COLORS($colors) }.
    [scout] { SEATS($seats) } gana los dos cubos vecinos del vigía: { COLORS($colors) }.
   *[roof] Bajo el vigía: un cubo { COLORS($colors) } para { SEATS($seats) }.
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
event-juice_taken = { SEAT($seat) } bebe jugo en { $stall }, por valor de { $amount }.
event-workers_left = Todo el mundo se va de { $stall }.
event-tile_placed = { $owner ->
    [none] Nadie gana { $stall } a solas: { SEAT($seat) } pone ahí una loseta vacía.
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
    [true] El turista que deja { $stall } halla una sola casilla libre: { SEAT($seat) } tiene ahora un ayudante en { SPACE($space) }.
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
event-round_began = Empieza la ronda { $round }; abre { SEAT($seat) }.
event-ended = { $why ->
    [last-stall] El último puesto ha cerrado: el mercado cierra.
    [no-workers] Ya nadie tiene personajes en la mano: el mercado cierra.
    [idle] Tres rondas sin colocar a nadie: el mercado cierra.
   *[five-stalls] Quedan cinco puestos abiertos o menos: el mercado cierra.
}
result-last-stall = Todos los puestos han cerrado.
result-five-stalls = Quedaban cinco puestos abiertos o menos.
result-no-workers = A nadie le quedaban personajes en la mano.
result-idle = Pasaron tres rondas sin colocar a nadie.
result-tie = { SEATS($seats) } empatan a puntos: va delante quien ha ganado más puestos.

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
reason-keeps-workers = Para guardar bastante gente en la mano para más tarde.
reason-points = La mayor cantidad de puntos a la vista.
reason-share = Para tener parte de { $stall }.
reason-swap = Para pagar mejores puestos tras el intercambio.
reason-swap-rivals = El intercambio deja a los demás peores puestos que pagar.
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
    [bodyguard] No hay guardias en la mano: se gana uno quedando en segundo o tercer lugar cuando cierra un puesto.
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
why-not-together = Eso no se combina con lo que has tocado antes.
why-not-now = Ahora { SEAT($seat) } coloca un personaje, o gasta una moneda en un intercambio.

## What can go wrong
bad-record-setup-rows = Los cubos de las filas de esta partida no son correctos.
bad-record-setup-columns = Los cubos de las columnas de esta partida no son correctos.
bad-record-setup-roof = Los cubos de la azotea de esta partida no son correctos.
bad-record-setup-juice = El jugo de esta partida no es correcto.

## The rules in our own words
rules-title = Cómo se juega a Morocco
rules-sections = { "brief aim market hand round die scout place price tourist cousins coins full closing rewards ties juice arrow settle example evening end score fair" }
rules-brief = En un minuto
rules-brief-figure = Un mercado de 25 puestos entre filas y columnas de cubos de colores, con personajes, vendedores de jugo y losetas.
rules-brief-text = Cada ronda empieza en la azotea: por turno, cada cual mueve al vigía y gana los dos cubos vecinos; los demás ganan uno del color que queda debajo.
    Después cada persona tiene dos turnos para colocar un personaje en una casilla libre de un puesto abierto. Cuesta dos cubos: el color de su fila y el de su columna.
    Con cuatro, un puesto está lleno: un personaje cuenta 1, un guardia 2, una flecha que apunta al puesto 1. Cierra, y quien tiene allí más personajes lo gana, con 5 puntos; el segundo y el tercer lugar también valen algo.
    Cada personaje bebe el jugo de su esquina y vuelve a casa. La loseta de quien ganó queda sobre el puesto y su flecha apunta a un puesto abierto contiguo: así un cierre puede traer otro.
    Cuando quedan cinco puestos abiertos o menos, es la última ronda. Suma puntos, jugo, monedas y 3 por cada puesto de tu barrio más grande. Gana quien tenga más puntos.
rules-aim = El objetivo
rules-aim-text = Cae la tarde sobre la gran plaza. Cada persona lleva una familia: encantadores de serpientes, aguadores, vendedores de alfombras, magos o cocineros. Envía a los tuyos a los puestos. Un puesto lleno cierra, y lo gana quien tenga allí a más gente.
    Al final, tus puestos valen más cuando están uno al lado de otro. Gana quien tenga más puntos.
rules-market = El mercado
rules-market-text = El mercado tiene 25 puestos: columnas de la a a la e, de izquierda a derecha, y filas del 1 al 5, de abajo arriba. Cada puesto tiene cuatro casillas, que se llaman como sus esquinas: c3 noroeste, c3 noreste, c3 suroeste y c3 sureste.
    En cada esquina de los puestos hay un vendedor de jugo: 36 fichas, doce de cada valor, 2, 3 y 4, mezcladas. Cada casilla toca exactamente una. Dentro del mercado, cuatro puestos comparten cada esquina.
    Cada fila y cada columna tiene un cubo, igual que cada una de las cinco casillas del anillo de la azotea. Los cubos son negros, verdes, morados, marrones y naranjas; cada color está una vez en las filas, una en las columnas y una en la azotea, por sorteo. El vigía, el peón de la azotea, espera en el centro.
rules-hand = Tu familia
rules-hand-text = Empiezas con 12 ayudantes, 2 turistas y 2 fichas de primos. Tus 2 guardaespaldas, o guardias, descansan en el cuartel hasta que te los ganes. De momento no tienes puntos, monedas ni cubos.
    Se elige o se sortea quién empieza.
rules-round = Una ronda
rules-round-text = Si juegan dos o tres personas, el dado del mercado trae primero unos cubos. Después, cada persona mueve una vez al vigía por la azotea. Luego hay dos turnos para colocar: un personaje por cabeza y después otro. Todo va en el sentido de las agujas del reloj, a partir de quien abre la ronda.
rules-die = El dado del mercado
rules-die-text = Solo se tira si juegan dos o tres personas. Sus seis caras son los cinco colores y un comodín. Lo tire quien lo tire, cada persona gana un cubo del color que sale. Con el comodín, cada cual toma un cubo del color que quiera, empezando por quien abre la ronda.
    Si juegan tres, quien abre la ronda tira una vez. Si juegan dos, tira una vez cada cual, en ese mismo orden; la primera tirada se resuelve antes que la segunda.
rules-scout = La azotea
rules-scout-text = Lleva al vigía a otra casilla del anillo; no puede quedarse donde está ni volver al centro. Ganas dos cubos: los de las dos casillas vecinas. Donde el anillo se dibuja como una tira, sus dos extremos también son vecinos. Cada una de las demás personas gana un cubo del color que está bajo el vigía. Los cubos de la azotea se quedan en su sitio.
    Ejemplo: el anillo muestra negro, verde, morado, marrón y naranja. Llevas al vigía al verde. Ganas negro y morado; los demás, verde.
rules-place = Colocar un personaje
rules-place-text = En tu turno colocas un personaje (ayudante, guardia o turista) en una casilla libre de cualquier puesto abierto, o dos primos a la vez, como se cuenta más abajo. Si puedes colocar a alguien, debes hacerlo; solo si no puedes, pasas. Cuentan los cubos tal como están: nadie tiene que gastar una moneda para poder colocar.
    Cada personaje ocupa una sola casilla, también el guardia. Pero un ayudante o un turista cuenta 1, y un guardia 2.
rules-price = Lo que cuesta un puesto
rules-price-text = Paga un cubo del color de su fila y otro del color de su columna. Si es el mismo color, paga dos; así son exactamente cinco puestos del mercado.
    Ejemplo: la fila 3 es naranja y la columna c, negra. En c3, un ayudante o un guardia cuesta un cubo naranja y uno negro. La fila 2 es negra como la columna c: c2 cuesta dos cubos negros.
rules-tourist = Los turistas
rules-tourist-text = Un turista cuesta los dos cubos del puesto y un tercero de cualquier color. Cuando el puesto cierra, se va paseando al siguiente, como se cuenta más abajo, y se queda allí como ayudante.
rules-cousins = Los primos
rules-cousins-text = A cambio de una ficha de primos, llegan dos ayudantes en un solo turno. Paga los dos cubos del puesto del primero y un tercer cubo de cualquier color; el segundo no cuesta nada.
    El segundo primo se pone justo al lado del primero, lado con lado, pero en otro puesto abierto. Necesitas ahí una casilla libre, y dos ayudantes en la mano. Solo las cuatro casillas de las esquinas del tablero no tienen ninguna vecina así.
    Ejemplo: un primo va a c3 noreste. El otro puede ir a d3 noroeste o a c4 sureste, pero no a c3, ni en diagonal a d4.
rules-coins = Las monedas
rules-coins-text = En un turno de colocación, nunca en la azotea, puedes gastar monedas antes o después de colocar. Pasar termina el turno: intercambia antes. Cada moneda intercambia para siempre los cubos de dos filas, o los de dos columnas. Así cambia el precio de sus puestos. Puedes hacerlo tantas veces como monedas tengas.
    Una vez que has colocado y han cerrado todos los puestos llenos, aún puedes intercambiar si te queda una moneda, aunque la acabes de ganar; después terminas el turno. Sin monedas, termina solo. Mientras cierran puestos no hay intercambios.
rules-full = Un puesto lleno
rules-full-text = Un puesto está lleno cuando sus personajes y las flechas que le apuntan suman 4 o más. Una flecha cuenta 1 y no ocupa casilla.
    Se mira cuando has terminado de colocar. Si los dos primos llenan cada uno un puesto, cierra antes el del primero. Los puestos que se llenan por un cierre esperan al final de la cola. Hasta que no queda ninguno, sigue siendo el turno de la misma persona: a ella nos referimos más abajo como «quien tiene el turno».
rules-closing = Un puesto cierra
rules-closing-text = Cada cierre tiene los mismos pasos, en este orden.
    Primero las recompensas, y luego una moneda o un guardia para quien puede elegir. Después el jugo. Luego se van todos: los ayudantes vuelven a la mano, los guardias al cuartel, y los turistas esperan.
    Ahora se pone una loseta en el puesto y se orienta su flecha. Los turistas siguen la flecha. Y solo entonces se mira si el puesto al que apunta está lleno.
rules-rewards = Las recompensas
rules-rewards-text = Aquí solo cuentan los personajes, nunca las flechas.
    Primer lugar, sin compartir: 5 puntos, y tu loseta va al puesto.
    Primer lugar compartido: 5 puntos por cabeza; quien tiene el turno pone una loseta vacía, que no es de nadie.
    Segundo lugar, sin compartir: 2 puntos, una moneda y un guardia.
    Segundo lugar compartido: 1 punto por cabeza, y además una moneda o un guardia.
    Tercer lugar: 1 punto, y una moneda o un guardia.
    Nadie puede tener más de tres monedas; la cuarta se pierde. Un guardia sale de los dos tuyos del cuartel; si no queda ninguno, te quedas sin él. El que está en el puesto que cierra aún no ha vuelto. Si solo es posible una de las dos cosas, la recibes sin que se te pregunte; se elige en el sentido de las agujas del reloj, a partir de quien tiene el turno.
rules-ties = ¿Quién queda en tercer lugar?
rules-ties-text = Cuando se comparte el primer lugar, no hay segundo: quien sigue queda en tercer lugar.
    Ejemplo: Amina tiene dos ayudantes en un puesto e Inés uno. Yusuf envía un guardia. Son 2, 2 y 1, y el puesto está lleno. Amina y Yusuf comparten el primer lugar: 5 puntos por cabeza. Inés queda en tercer lugar: 1 punto, y una moneda o un guardia. Yusuf, que tiene el turno, pone una loseta vacía.
rules-juice = El jugo
rules-juice-text = Cada personaje toma para su familia el jugo de su esquina, si aún está ahí. Al final vale sus 2, 3 o 4 puntos. Hasta cuatro puestos comparten un vendedor: el jugo es para el primer personaje de esa esquina cuyo puesto cierre.
rules-arrow = La loseta y su flecha
rules-arrow-text = Quien gana el puesto sin compartirlo pone su loseta y orienta su flecha. Si el primer lugar es compartido, quien tiene el turno hace ambas cosas con una loseta vacía. La flecha apunta hacia arriba, hacia abajo, a la izquierda o a la derecha, a un puesto abierto; uno lleno que espera en la cola aún está abierto. Si no hay ninguno, la loseta no tiene flecha.
    Un puesto de dentro del mercado puede incluso llenarse con cuatro flechas. Entonces nadie gana nada; quien tiene el turno pone una loseta vacía, sin flecha.
rules-settle = Adónde van los turistas
rules-settle-text = Los turistas del puesto cerrado siguen su flecha. En el sentido de las agujas del reloj, a partir de quien tiene el turno, cada cual elige para los suyos una casilla libre del puesto al que apunta y pone ahí un ayudante de su mano. No cuesta nada.
    El turista mismo deja el juego en cualquier caso. Si no hay flecha, casilla libre o ayudante en la mano, nadie ocupa su lugar.
rules-example = Un cierre, paso a paso
rules-example-text = En c3 están un guardia de Amina y un ayudante de Yusuf. Inés añade un turista: 2 y 1 y 1 son 4, así que c3 está lleno. Inés tiene el turno.
    Amina tiene el primer lugar sin compartir y gana 5 puntos. Inés y Yusuf comparten el segundo lugar: 1 punto por cabeza; primero Inés y después Yusuf toman una moneda o un guardia.
    Los tres beben el jugo de sus esquinas. El ayudante vuelve a la mano de Yusuf, y el guardia de Amina, al cuartel.
    Amina pone su loseta en c3 y la orienta hacia el este, a d3. Allí había un ayudante; con la flecha son 2. El turista de Inés se instala allí como ayudante: 3. No está lleno, y el cierre ha terminado.
    Si en d3 hubiera habido dos ayudantes, ahora sumaría 4 y sería el siguiente en cerrar.
rules-evening = El final de una ronda
rules-evening-text = Quien tiene cubos guarda uno, del color que elija, y devuelve los demás. El vigía vuelve al centro de la azotea. Abre la ronda siguiente quien se sienta a la izquierda de quien abrió esta.
rules-end = El final de la partida
rules-end-text = En cuanto quedan cinco puestos abiertos o menos, la ronda en curso es la última. Se juega hasta el final; los cubos que sobren entonces no valen nada. Una excepción: cuando cierra el último de todos los puestos, la partida termina al momento.
    El mercado también puede quedarse sin gente. Si después de una ronda nadie tiene ayudantes, turistas ni guardias en la mano, la partida termina; y también si durante tres rondas seguidas nadie ha colocado un personaje.
rules-score = La puntuación
rules-score-text = Suma los puntos de los puestos, el valor de tu jugo, 1 por cada moneda y 3 por cada loseta de tu barrio más grande. Un barrio son losetas tuyas unidas por sus lados.
    Ejemplo: tienes losetas en b2, b3, c3 y e5. Las tres primeras están unidas: tu barrio vale 9, y e5 no le añade nada.
    En caso de empate gana quien tenga más losetas propias en el tablero; si el empate sigue, la victoria se comparte.
rules-fair = Conviene saber
rules-fair-text = Todo está a la vista, también el jugo que has tomado. Siempre hay bastantes cubos y losetas.
    Cuando solo hay una elección posible, se hace sola, y la crónica lo cuenta. Vale para los colores, las monedas y los guardias, las flechas, los turistas y el cubo que guardas. Mover al vigía, colocar, pasar y terminar el turno siempre es cosa tuya.
