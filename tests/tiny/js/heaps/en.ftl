game-name = Heaps
new-color = Colour
color-ochre = ochre
color-indigo = indigo
color-sand = sand
color-brick = brick
color-slate = slate
color-olive = olive
heap-a = left
heap-b = middle
heap-c = right
option-stones = Stones in a heap
option-stones-7 = Seven
option-stones-9 = Nine
prompt-roll = { SEAT($seat) }, roll the dice
prompt-roll-theirs = { SEAT($seat) } rolls the dice
prompt-take = { SEAT($seat) }, take at most { $most }{ $cost ->
    [0] {""}
   *[other] {" "}and pay { $cost }
}
prompt-take-theirs = { SEAT($seat) } takes stones
prompt-take-count = { SEAT($seat) }, how many stones?
prompt-over = No stone is left
hint-take = Choose a heap, then a number.
action-take = { $count } from the { HEAP($heap) } heap
action-dice = A roll of { DICE($dice) }
part-heap = Heap
part-heap-called = { HEAP($heap) }
part-count = Stones
cell-heap = The { HEAP($heap) } heap, { $count }
cell-lit = { $cell }; take from here
count-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}
foretold-take = { $left ->
    [0] Nothing stays
   *[other] { $left } stay
} in the { HEAP($heap) } heap; it costs { $cost }.
foretold-most = { NUMBER($most, maximumFractionDigits: 1) } may be taken on average.
fact-stones = Stones
event-rolled = { SEAT($seat) } rolls { DICE($dice) }.
event-took = { SEAT($seat) } takes { $count } from the { HEAP($heap) } heap{ $cost ->
    [0] {""}
   *[other] {" "}and pays { $cost }
}.
event-ended = No stone is left.
result-empty = No stone is left.
result-tie = { SEATS($seats) } are tied.
reason-lower = { $count } from the { HEAP($heap) } heap, as the lower die says.
reason-most = All { $count } that the dice allow.
reason-later = Only { $count }, to leave the others little.
why-not = Not this one now.
why-empty = Nothing is left in the { HEAPS($heaps) } heap.
bad-record-setup-higher = No heap is higher in this game.
rules-brief = In one minute
rules-aim = The aim

typed-dice = dice
typed-take = take
command-roll = Type r: the dice are rolled.
command-take = Type a heap and a number: a 2.

asks-h = h: the stones of a heap, as in /h a
brief-took = { SEAT($seat) }: { $count } from { HEAP($heap) }
