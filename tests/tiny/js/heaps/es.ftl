game-name = Montones
new-color = Color
color-ochre = ocre
color-indigo = índigo
color-sand = arena
color-brick = ladrillo
color-slate = pizarra
color-olive = oliva
heap-a = izquierdo
heap-b = central
heap-c = derecho
option-stones = Piedras por montón
option-stones-7 = Siete
option-stones-9 = Nueve
prompt-roll = { SEAT($seat) }, tira los dados
prompt-roll-theirs = { SEAT($seat) } tira los dados
prompt-take = { SEAT($seat) }, toma como mucho { $most }{ $cost ->
    [0] {""}
   *[other] {" "}y paga { $cost }
}
prompt-take-theirs = { SEAT($seat) } toma piedras
prompt-take-count = { SEAT($seat) }, elige cuántas piedras
prompt-over = No queda ninguna piedra
hint-take = Elige un montón y después un número.
action-take = { $count } del montón { HEAP($heap) }
action-dice = Una tirada de { DICE($dice) }
part-heap = Montón
part-heap-called = { HEAP($heap) }
part-count = Piedras
cell-heap = Montón { HEAP($heap) }, { $count }
cell-lit = { $cell }; tomar de aquí
count-stones = { $count ->
    [one] { $count } piedra
   *[other] { $count } piedras
}
foretold-take = { $left ->
    [0] No queda nada
   *[other] Quedan { $left }
} en el montón { HEAP($heap) }; cuesta { $cost }.
foretold-most = De media se pueden tomar { NUMBER($most, maximumFractionDigits: 1) }.
fact-stones = Piedras
event-rolled = { SEAT($seat) } saca { DICE($dice) }.
event-took = { SEAT($seat) } toma { $count } del montón { HEAP($heap) }{ $cost ->
    [0] {""}
   *[other] {" "}y paga { $cost }
}.
event-ended = No queda ninguna piedra.
result-empty = No queda ninguna piedra.
result-tie = { SEATS($seats) } empatan.
reason-lower = { $count } del montón { HEAP($heap) }, como dice el dado menor.
reason-most = Todo lo que permiten los dados: { $count }.
reason-later = Solo { $count }, para dejar poco a los demás.
why-not = Esto no, ahora.
why-empty = No queda nada en el montón { HEAPS($heaps) }.
bad-record-setup-higher = Ningún montón es más alto en esta partida.
rules-brief = En un minuto
rules-aim = El objetivo

typed-dice = dados
typed-take = tomar
command-roll = Escribe t: se tiran los dados.
command-take = Escribe un montón y un número: a 2.

asks-h = m: las piedras de un montón, como /m a
brief-took = { SEAT($seat) }: { $count }, { HEAP($heap) }
