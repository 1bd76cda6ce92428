### Marrakech: todas las frases del juego.

game-name = Marrakech
new-color = Color

## Options
option-variant = Girar a Assam
option-variant-standard = Antes de tirar
option-variant-quarter-turn = Tras la alfombra, para el turno siguiente
option-cover_own = Tapar entera una alfombra propia
option-cover_own-false = No se permite
option-cover_own-true = Se permite

## What is asked
prompt-turn = Gira a Assam
prompt-turn-theirs = { SEAT($seat) } gira a Assam
prompt-roll = Tira el dado
prompt-roll-theirs = { SEAT($seat) } tira el dado
prompt-lay = Pon tu alfombra
prompt-lay-theirs = { SEAT($seat) } pone una alfombra
prompt-lay-second = Elige su otra casilla
prompt-quarter = Gira a Assam para el siguiente
prompt-quarter-theirs = { SEAT($seat) } gira a Assam
prompt-over = El mercado ha cerrado
prompt-lay-shown = ¿Ponerla aquí?
prompt-turn-shown = { $by ->
    [left] A la izquierda: ¿tirar?
    [right] A la derecha: ¿tirar?
   *[straight] Recto: ¿tirar?
}
prompt-quarter-shown = { $by ->
    [left] ¿A la izquierda?
    [right] ¿A la derecha?
   *[straight] ¿Recto?
}
do-lay = Poner
do-turn = Girar
effect-covers = Media alfombra de { SEAT($seat) } tapada
effect-covers-neutral = Media alfombra { COLOR($color) } tapada
hint-turn = { $how ->
    [typed] Escribe i, s o d: Assam irá a la izquierda, recto o a la derecha.
   *[tapped] Toca una flecha: Assam irá por ahí.
}
hint-lay = { $how ->
    [typed] Escribe dos casillas, una junto a Assam, por ejemplo d5e5.
   *[tapped] Toca una casilla dorada junto a Assam, luego la alfombra.
}
caption-rug = Quien para en tu alfombra te paga.
caption-covered = Lo que una alfombra tapa ya no cuenta.
caption-paid = Alquiler: un dírham por cada casilla unida.
caption-mosaic = En el borde Assam sigue el mosaico y vuelve.
caption-went_out = Quien no puede pagar sale; sus alfombras quedan.
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
}: { NUMBER($rent, minimumFractionDigits: 1) }{ $last ->
    [true] .
   *[false] {";"}
}
foretold-rent = Alquiler medio: { NUMBER($rent, minimumFractionDigits: 1) }.
foretold-turn-out = { $by ->
    [left] izquierda
    [right] derecha
   *[straight] recto
}: { NUMBER($rent, minimumFractionDigits: 1) } (fuera de juego { $out } de cada { $of } veces){ $last ->
    [true] .
   *[false] {";"}
}
foretold-rent-out = Alquiler medio: { NUMBER($rent, minimumFractionDigits: 1) }; fuera de juego { $out } de cada { $of } veces.
foretold-group = Grupo { COLOR($color) }: { $count } casillas.
foretold-covers = { $count ->
    [one] Tapa la mitad de una alfombra { COLOR($color) }.
   *[other] Tapa dos casillas de alfombra { COLOR($color) }.
}

## Seats
fact-dirhams = Dírhams
fact-visible = Casillas de alfombra visibles
fact-rugs = Alfombras por poner
seat-pile = { $next ->
    [yes] Alfombras por poner, { COLOR($color) } (la próxima): { $count }
   *[no] Alfombras por poner, { COLOR($color) }: { $count }
}
count-dirhams = { $count ->
    [one] { $count } dírham
   *[other] { $count } dírhams
}
count-squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}

## What happened
news-paid = paga { $amount } a { SEAT($to) }
news-landed = no paga nada
news-went_out = queda fuera
news-laid = pone una alfombra
news-covers = tapa una alfombra de { SEAT($to) }
line-turned = { SEAT($seat) } gira a Assam
line-rolled = { SEAT($seat) } tira el dado
line-walked = Assam camina
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
result-made = { $fortune } + { $seen }
result-last-rug = La última alfombra está puesta.
result-last-survivor = Los demás se han quedado sin dinero.
result-no-rugs = Las últimas alfombras salieron del juego con quien se quedó sin dinero.
highlight-rent = El alquiler más alto: { $amount ->
    [one] { $amount } dírham
   *[other] { $amount } dírhams
}, de { SEAT($from) } a { SEAT($to) }.
highlight-collected = Más alquileres en total: { SEAT($seat) }, { $amount ->
    [one] { $amount } dírham
   *[other] { $amount } dírhams
}.
highlight-luck = La tirada con más suerte: { SEAT($seat) }, { $owed ->
    [0] sin alquiler
    [one] { $owed } dírham
   *[other] { $owed } dírhams
}, frente a { NUMBER($rent, maximumFractionDigits: 1) } de media.
result-tie = { SEATS($seats) } empatan a puntos: va delante quien tiene más dírhams.

## Turning points
told-turn = { SEAT($seat) } { $by ->
    [left] giró a la izquierda
    [right] giró a la derecha
   *[straight] siguió recto
} y { $out ->
    [true] no pudo pagar.
   *[false] { $paid ->
        [0] no pagó nada.
       *[other] pagó { $paid }.
    }
}
better-turn = { $by ->
    [left] A la izquierda
    [right] A la derecha
   *[straight] Recto
} { $paid ->
    [none] era mejor apuesta.
   *[some] { $paid ->
        [0] salía gratis.
       *[other] costaba { $paid }.
    }
}
told-quarter = { SEAT($seat) } giró a Assam { $by ->
    [left] a la izquierda
   *[right] a la derecha
}: { SEAT($payer) } { $out ->
    [true] no pudo pagar.
   *[false] { $paid ->
        [0] no pagó nada.
       *[other] pagó { $paid }.
    }
}
better-quarter = { $by ->
    [left] A la izquierda
   *[right] A la derecha
} { $paid ->
    [none] era mejor apuesta.
   *[some] le habría costado { $paid } a { SEAT($payer) }.
}
told-roll = { SEAT($seat) } sacó { $steps }, { $odds ->
    [1] una posibilidad entre seis
   *[other] una posibilidad entre tres
}, y { $out ->
    [true] no pudo pagar.
   *[false] { $paid ->
        [0] no pagó nada.
       *[other] pagó { $paid }.
    }
}
told-lay = { SEAT($seat) } { $below ->
    [rival] tapó una alfombra de { SEAT($rival) }.
    [own] tapó una alfombra propia.
    [nobody] tapó una alfombra sin dueño.
   *[ground] puso una alfombra en suelo libre.
}
better-lay = { $below ->
    [rival] Mejor: sobre una alfombra de { SEAT($rival) }.
    [own] Mejor: sobre una alfombra propia.
    [nobody] Mejor: sobre una alfombra sin dueño.
   *[ground] Mejor: en suelo libre.
}
better-place = Otro sitio era mejor.

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
reason-only-way = El próximo jugador podría pagar alquiler; con la segunda mejor opción, no.
reason-looks-ahead = Para dejar al próximo jugador un turno peor.
reason-first-place = Así hay más posibilidades de ganar.

## Why not
why-not-turn = Primero hay que girar a Assam: a la izquierda, a la derecha o recto.
why-lay-first = Primero hay que poner una alfombra: dos casillas contiguas, una de ellas junto a Assam.
why-not-quarter = Primero hay que girar a Assam a la izquierda o a la derecha para el turno siguiente.
why-roll-first = Primero hay que tirar el dado.
why-on-assam = Assam está en { $square }: no se puede poner una alfombra bajo sus pies.
why-not-beside = Al menos media alfombra debe tocar un lado de la casilla de Assam.
why-not-neighbours = Una alfombra ocupa dos casillas contiguas.
why-whole-rug = No se puede tapar de golpe una alfombra entera: solo una de sus mitades.
why-over = La partida ha terminado.

## What can go wrong
bad-record-setup-facing = La preparación de esta partida empieza en la dirección equivocada.
bad-record-setup-piles = Las pilas de esta partida no son correctas.

## The cards of the rules
rules-brief = En un minuto
rules-aim = El objetivo
rules-start = La preparación
rules-turn = Un turno
rules-mosaic = Los mosaicos
rules-rent = El alquiler
rules-broke = Sin dinero
rules-lay = Poner una alfombra
rules-end = El final
rules-two = Para dos
rules-quarter = Variante: girar al final
rules-own = Opción: tapar las propias

moment-rent = ¡El alquiler más alto hasta ahora!
moment-out = ¡En quiebra!

## Lo que se puede escribir
typed-die = dado
typed-lay = poner
typed-left = izquierda
typed-right = derecha
typed-straight = recto seguir
command-turn = Escribe i, s o d: Assam gira a la izquierda, sigue recto o gira a la derecha.
command-roll = Escribe t: se tira el dado.
command-lay = Escribe las dos casillas de la alfombra: c4d4.
command-quarter = Escribe i o d: Assam gira a la izquierda o a la derecha.

## Lo que se puede preguntar
asks-a = a: dónde está Assam, y adónde lo llevaría cada dirección
asks-g = g: los grupos de alfombras, el mayor primero
asks-i = c: una casilla y lo que la rodea, como /c d4
asks-l = l: dónde se puede poner una alfombra
asks-m = m: los mosaicos del borde
asks-r = r: las alfombras que quedan por poner
asked-group = Casillas de su grupo: { $count }.
asked-way = Hacia { FACING($facing) }: { STOPS($stops) }.
stop-bare = { $steps } a { $square }
stop-rug = { $steps } a { $square }, grupo de { $count } de { SEAT($seat) }
asked-place = { CELLS($squares) }: un grupo de { $count }{ $covers ->
    [none] {""}
   *[some] , sobre { BELOW($covers) }
}.
below = { $whose ->
    [nobody] { COLOR($color) } de nadie
   *[somebody] { COLOR($color) } de { SEAT($seat) }
}
asked-no-places = Ahora no hay ninguna alfombra que poner.
asked-around = { AROUND($around) }.
beside-edge = hacia { FACING($facing) }: el borde
beside-bare = hacia { FACING($facing) }: suelo libre
beside-rug = hacia { FACING($facing) }: { BELOW($below) }
asked-rugs = { SEAT($seat) }: alfombras por poner, { $count }{ $color ->
    [none] {""}
   *[some] {"; "}la próxima es { COLOR($color) }
}.
asked-carpet = { SEAT($seat) }, { COLOR($color) }, { $count }: { CELLS($squares) }.
asked-carpet-neutral = De nadie, { COLOR($color) }, { $count }: { CELLS($squares) }.
asked-no-carpets = Todavía no hay ninguna alfombra.
asked-mosaics = Al norte los mosaicos unen a7 y b7, c7 y d7, e7 y f7; al este g6 y g5, g4 y g3, g2 y g1; al sur b1 y c1, d1 y e1, f1 y g1; al oeste a7 y a6, a5 y a4, a3 y a2. En g7 y en a1 un bucle rodea la esquina.

## En pocas palabras
brief-turned = { SEAT($seat) }: hacia { FACING($facing) }
brief-rolled = saca { $steps }
brief-walked = Assam en { $square } hacia { FACING($facing) }
brief-landed = nada que pagar
brief-paid = paga { $amount } a { SEAT($to) }
brief-went_out = { SEAT($seat) } queda fuera
brief-laid = { COLOR($color) } { CELLS($squares) }{ $covers ->
    [none] {""}
   *[some] {" "}sobre { BELOW($covers) }
}
