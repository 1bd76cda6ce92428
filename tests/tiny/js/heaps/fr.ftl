game-name = Tas
new-color = Couleur
color-ochre = ocre
color-indigo = indigo
color-sand = sable
color-brick = brique
color-slate = ardoise
color-olive = olive
heap-a = gauche
heap-b = central
heap-c = droit
option-stones = Cailloux par tas
option-stones-7 = Sept
option-stones-9 = Neuf
prompt-roll = À { SEAT($seat) } de lancer les dés
prompt-roll-theirs = { SEAT($seat) } lance les dés
prompt-take = À { SEAT($seat) } de prendre au plus { $most }{ $cost ->
    [0] {""}
   *[other] {" "}et de payer { $cost }
}
prompt-take-theirs = { SEAT($seat) } prend des pierres
prompt-take-count = À { SEAT($seat) } de dire combien
prompt-over = Il ne reste aucun caillou
hint-take = Choisissez un tas, puis un nombre.
action-take = { $count } du tas { HEAP($heap) }
action-dice = Un lancer de { DICE($dice) }
part-heap = Tas
part-heap-called = { HEAP($heap) }
part-count = Cailloux
cell-heap = Tas { HEAP($heap) }, { $count }
cell-lit = { $cell } ; prendre ici
count-stones = { $count ->
    [one] { $count } caillou
   *[other] { $count } cailloux
}
foretold-take = { $left ->
    [0] Rien ne reste
   *[other] Il en reste { $left }
} dans le tas { HEAP($heap) } ; coût : { $cost }.
foretold-most = En moyenne, { NUMBER($most, maximumFractionDigits: 1) } à prendre.
fact-stones = Cailloux
event-rolled = { SEAT($seat) } lance { DICE($dice) }.
event-took = { SEAT($seat) } prend { $count } du tas { HEAP($heap) }{ $cost ->
    [0] {""}
   *[other] {" "}et paie { $cost }
}.
event-ended = Il ne reste aucun caillou.
result-empty = Il ne reste aucun caillou.
result-tie = { SEATS($seats) } sont à égalité.
reason-lower = { $count } du tas { HEAP($heap) }, comme le dit le plus petit dé.
reason-most = Tout ce que les dés permettent : { $count }.
reason-later = { $count } seulement, pour laisser peu aux autres.
why-not = Pas celui-ci maintenant.
why-empty = Il ne reste rien dans le tas { HEAPS($heaps) }.
bad-record-setup-higher = Aucun tas n’est plus haut dans cette partie.
rules-brief = En une minute
rules-aim = Le but

typed-dice = dés
typed-take = prendre
command-roll = Tapez l : les dés sont lancés.
command-take = Tapez un tas et un nombre : a 2.

asks-h = t : les cailloux d’un tas, comme /t a
brief-took = { SEAT($seat) } : { $count }, { HEAP($heap) }
