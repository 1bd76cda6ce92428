### Marrakech: todas las frases del juego.

game-name = Marrakech
game-lead = Pon tus alfombras en el camino del dueño del mercado y deja que paguen los demás. De 2 a 4 personas.
new-color = Color

## Options
option-variant = Girar a Assam
option-variant-standard = Antes de tirar
option-variant-quarter-turn = Tras la alfombra, para el turno siguiente
option-cover_own = Tapar entera una alfombra propia
option-cover_own-false = No se permite
option-cover_own-true = Se permite

## What is asked
prompt-turn = { SEAT($seat) }, gira a Assam
prompt-roll = { SEAT($seat) }, tira el dado
prompt-lay = { SEAT($seat) }, pon una alfombra { COLOR($color) }
prompt-lay-second = { SEAT($seat) }, elige la segunda casilla de tu alfombra
prompt-quarter = { SEAT($seat) }, gira a Assam para el turno siguiente
prompt-over = El mercado ha cerrado
hint-turn = Toca una flecha amarilla junto a Assam. Cada círculo muestra la probabilidad de que pare ahí y el alquiler.
hint-lay = Toca dos casillas contiguas, una de ellas junto a Assam.
last-rugs = Últimas alfombras: ¡a contar dírhams!

## Choices
action-left = Izquierda
action-right = Derecha
action-straight = Recto
action-lay = { $what }
action-die = Una tirada de { $what }
turn-left = Girar a Assam a la izquierda, hacia { FACING($facing) }
turn-right = Girar a Assam a la derecha, hacia { FACING($facing) }
turn-straight = Dejar a Assam mirando hacia { FACING($facing) }

## What the board says
cell-lit = { $cell }; aquí puedes poner una alfombra
cell-bare = { $square }, suelo libre
cell-rug = { $square }, alfombra { COLOR($color) } de { SEAT($seat) }
cell-neutral = { $square }, alfombra { COLOR($color) } sin dueño
cell-assam-bare = { $square }, Assam, mirando hacia { FACING($facing) }, sobre suelo libre
cell-assam-rug = { $square }, Assam, mirando hacia { FACING($facing) }, sobre una alfombra { COLOR($color) } de { SEAT($seat) }
cell-assam-neutral = { $square }, Assam, mirando hacia { FACING($facing) }, sobre una alfombra { COLOR($color) } sin dueño
odds = { $weight }/{ $of }
rent = { $amount ->
    [0] 0
   *[other] −{ $amount }
}
foretold-average = Alquiler medio:
foretold-turn = { $by ->
    [left] izquierda
    [right] derecha
   *[straight] recto
} { NUMBER($rent, minimumFractionDigits: 1) }
foretold-rent = Alquiler medio { NUMBER($rent, minimumFractionDigits: 1) }
foretold-turn-out = { $by ->
    [left] izquierda
    [right] derecha
   *[straight] recto
} { NUMBER($rent, minimumFractionDigits: 1) } (fuera de juego { $out } de cada { $of } veces)
foretold-rent-out = Alquiler medio { NUMBER($rent, minimumFractionDigits: 1) }; fuera de juego { $out } de cada { $of } veces
foretold-group = Grupo { COLOR($color) }: { $count } casillas
foretold-covers = Tapa media alfombra { COLOR($color) }

## Seats
fact-dirhams = Dírhams
fact-visible = Casillas de alfombra visibles
fact-rugs = Alfombras por poner
count-dirhams = { $count ->
    [one] { $count } dírham
   *[other] { $count } dírhams
}
count-squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}

## What happened
event-turned = { $by ->
    [straight] { SEAT($seat) } deja a Assam mirando hacia { FACING($facing) }.
   *[other] { SEAT($seat) } gira a Assam hacia { FACING($facing) }.
}
event-rolled = { SEAT($seat) } saca un { $steps }.
event-walked = { MOSAICS($path, $start) ->
    [none] Assam va de { $start } a { $square }.
   *[some] Assam va de { $start } a { $square } { MOSAICS($path, $start) }; ahora mira hacia { FACING($facing) }.
}
walked-mosaic = por el mosaico que lleva de { $left } a { $entered }
walked-loop = por el bucle de la esquina, en { $entered }
event-landed = { $on ->
    [own] Assam se para en una alfombra de { SEAT($seat) }: no se paga nada.
    [neutral] Alfombra sin dueño: no se paga nada.
   *[bare] Suelo libre: no se paga nada.
}
event-paid = { SEAT($from) } paga { $amount ->
    [one] { $amount } dírham
   *[other] { $amount } dírhams
} a { SEAT($to) } por { $owed ->
    [one] { $owed } casilla { COLOR($color) }
   *[other] { $owed } casillas { COLOR($color) } unidas
}.
event-went_out = { SEAT($seat) } no puede pagarlo todo y queda fuera: { $rugs ->
    [0] sus alfombras
    [one] se retira { $rugs } alfombra sin poner, y las del tablero
   *[other] se retiran { $rugs } alfombras sin poner, y las del tablero
} ya no tienen dueño.
event-laid = { $covers ->
    [none] { SEAT($seat) } pone una alfombra { COLOR($color) } en { CELLS($squares) }.
   *[some] { SEAT($seat) } pone una alfombra { COLOR($color) } en { CELLS($squares) }, sobre { COVERED($covers, $seat) }.
}
covered = { $whose ->
    [own] { $count ->
        [one] la mitad de una alfombra { COLOR($color) } propia
       *[other] dos casillas de alfombra { COLOR($color) } propia
    }
    [nobody] { $count ->
        [one] la mitad de una alfombra { COLOR($color) } sin dueño
       *[other] dos casillas de alfombra { COLOR($color) } sin dueño
    }
   *[another] { $count ->
        [one] la mitad de una alfombra { COLOR($color) } de { SEAT($seat) }
       *[other] dos casillas de alfombra { COLOR($color) } de { SEAT($seat) }
    }
}
event-ended = { $why ->
    [last-survivor] Solo queda una persona en juego: el mercado cierra.
    [no-rugs] Ya nadie tiene alfombras: el mercado cierra.
   *[last-rug] La última alfombra está puesta: el mercado cierra.
}
result-last-rug = La última alfombra está puesta.
result-last-survivor = Los demás se han quedado sin dinero.
result-no-rugs = Las últimas alfombras salieron del juego con quien se quedó sin dinero.
result-tie = { SEATS($seats) } empatan a puntos: va delante quien tiene más dírhams.

## Por qué eligió un rival
reason-alike = Las opciones valen lo mismo.
reason-safe-road = El camino con menos alquiler.
reason-free-road = Un camino sin alquiler.
reason-good-ground = Para poner la próxima alfombra donde lleva este camino.
reason-more-squares = Para tener más casillas a la vista.
reason-bigger-carpet = Para unir alfombras en un grupo que da más alquiler.
reason-hides-rival = Para tapar casillas de un rival.
reason-breaks-carpet = Para reducir un grupo rival, que costará menos alquiler.
reason-whole-rug = Las alfombras enteras son más difíciles de tapar.
reason-next-pays = Es probable que el próximo jugador pague alquiler.
reason-only-way = Una posibilidad de que el próximo jugador pague alquiler, que la otra opción no da.
reason-looks-ahead = Para dejar al próximo jugador el turno más flojo.
reason-first-place = Pensando en el primer puesto: así es más fácil ganar.

## Why not
why-not-turn = Primero hay que girar a Assam: a la izquierda, a la derecha o recto.
why-not-quarter = Primero hay que girar a Assam a la izquierda o a la derecha para el turno siguiente.
why-roll-first = Primero hay que tirar el dado.
why-on-assam = Assam está en { $square }: no se le pone una alfombra bajo los pies.
why-not-beside = Al menos media alfombra debe tocar un lado de la casilla de Assam.
why-not-neighbours = Una alfombra ocupa dos casillas contiguas.
why-whole-rug = Eso taparía de golpe las dos mitades de una misma alfombra: solo se puede tapar una.
why-over = La partida ha terminado.

## What can go wrong
bad-record-setup-facing = La preparación de esta partida empieza en la dirección equivocada.
bad-record-setup-piles = Las pilas de esta partida no son correctas.

## The rules in our own words
rules-title = Cómo se juega a Marrakech
rules-sections = { "brief aim start turn mosaic rent broke lay end two quarter own" }
rules-brief = En un minuto
rules-brief-figure = Una plaza de mercado con alfombras de cuatro colores y Assam en el centro.
rules-brief-text = Assam, el dueño del mercado, se pasea por la plaza. En tu turno, gíralo a la izquierda o a la derecha o déjalo como está, y después tira el dado: avanza en línea recta ese número de casillas.
    Si se para en una alfombra ajena, pagas a quien la puso 1 dírham por cada casilla visible de ese color unida a la de Assam.
    Después pon una de tus alfombras en dos casillas, al menos una de ellas justo al lado de Assam. Puede tapar la mitad de otra alfombra.
    El mercado cierra cuando se pone la última alfombra.
    Cada dírham de tu bolsa y cada casilla de tus alfombras que aún se vea vale un punto. Gana quien tenga más.
rules-aim = El objetivo
rules-aim-text = Vendes alfombras en la gran plaza, y Assam, el dueño del mercado, se pasea por ella. Si en tu turno se para en una alfombra ajena, pagas alquiler; si otros lo llevan a una de las tuyas, lo cobras tú.
    Al final, cada dírham de tu bolsa y cada casilla de tus alfombras que aún se vea vale un punto. Gana quien tenga más.
rules-start = La preparación
rules-start-text = El tablero tiene siete filas de siete casillas. Se nombran con una letra, de izquierda a derecha, y un número, de abajo arriba. Assam espera en el centro, en d4, mirando hacia el norte, es decir, hacia arriba.
    Cada bolsa tiene 30 dírhams. Si juegan tres, cada persona tiene 15 alfombras; si juegan cuatro, 12. Para dos, mira más abajo.
    Se elige o se sortea quién empieza; después se juega en el sentido de las agujas del reloj.
rules-turn = Un turno
rules-turn-text = Un turno tiene cuatro pasos: girar a Assam, hacerlo caminar, pagar y poner una alfombra.
    Primero gira a Assam un cuarto de vuelta a la izquierda o a la derecha, o déjalo como está; nunca da media vuelta. Después tira el dado. Sus seis caras muestran 1, 2, 2, 3, 3 y 4. Assam avanza en línea recta ese número de casillas.
rules-mosaic = Los mosaicos
rules-mosaic-text = Si un paso llevara a Assam fuera del tablero, sigue el semicírculo de mosaico del borde y vuelve a entrar donde termina, mirando hacia dentro. El semicírculo no cuesta nada; entrar en la casilla de llegada cuenta como un paso.
    Ejemplo: Assam está en a7, mira hacia el norte y debe dar dos pasos. El mosaico lo lleva a b7, un paso; después baja a b6, dos pasos.
    En dos esquinas, abajo a la izquierda y arriba a la derecha, un bucle lo hace salir por un borde y volver por el otro a la misma casilla. También cuenta como un paso.
rules-rent = El alquiler
rules-rent-text = Si Assam se para en una alfombra ajena, pagas a quien la puso un dírham por la casilla de Assam y otro por cada una de las demás casillas visibles de ese color unidas a ella, lado con lado. Tocarse por una esquina no basta. En suelo libre, en tus alfombras y en las que no tienen dueño no pagas nada.
    Ejemplo: Assam se para en una alfombra menta. Con la suya, hay tres casillas menta unidas, y otras dos que solo las tocan por una esquina: el alquiler es de 3 dírhams.
rules-broke = Sin dinero
rules-broke-text = Quien debe más de lo que tiene entrega todo lo que le queda y sale enseguida de la partida, sin poner alfombra. Las alfombras que le quedaban se retiran; las del tablero siguen ahí, pero sin dueño: ni puntúan ni cuestan nada.
    Pagar justo el último dírham no es el final: se sigue jugando.
rules-lay = Poner una alfombra
rules-lay-text = Para terminar, pon una de tus alfombras en dos casillas contiguas. Al menos una debe compartir un lado con la casilla de Assam, y ninguna puede ser la que él pisa. Siempre hay un sitio.
    La alfombra puede tapar suelo libre, la mitad de otra alfombra o mitades de dos alfombras distintas. Nunca tapa de golpe las dos mitades visibles de una misma alfombra, ni siquiera de una tuya.
    Ejemplo: una alfombra se ve entera en c4 y c5. Puedes tapar b4 y c4, pero no c4 y c5. Una vez tapada c4, c5 es una mitad como cualquier otra.
rules-end = El final
rules-end-text = La partida termina cuando se pone la última alfombra, cuando solo queda una persona en juego o cuando a nadie que siga en juego le quedan alfombras.
    Cuenta un punto por cada dírham y por cada casilla visible de tus alfombras. En caso de empate gana quien tenga más dírhams; si el empate sigue, la victoria se comparte. Quien salió de la partida tiene 0 puntos y queda por detrás de los demás; salir más tarde es mejor que salir antes.
rules-two = Para dos
rules-two-text = Cada persona tiene dos colores, 12 alfombras de cada uno, mezcladas en una pila, y las pone en ese orden. Todos ven la alfombra de arriba de cada pila; nadie ve las de debajo.
    El alquiler se cuenta por color: tus dos colores nunca se suman, aunque se toquen. Ninguno de los dos te cuesta nada.
rules-quarter = Variante: girar al final
rules-quarter-text = Aquí primero tiras el dado, y Assam camina hacia donde mira. Pagas, pones una alfombra y después tienes que girar a Assam un cuarto de vuelta a la izquierda o a la derecha: quien te sigue saldrá en esa dirección.
    La primera tirada lo lleva hacia el norte. No se gira tras la última alfombra, ni lo gira quien sale de la partida.
rules-own = Opción: tapar las propias
rules-own-text = En algunas mesas, puedes tapar de golpe las dos mitades de una alfombra tuya. Es una opción de la nueva partida; sin ella no se permite.
