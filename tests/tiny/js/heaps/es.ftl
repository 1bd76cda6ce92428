game-name = Heaps
game-lead = Take stones from three heaps.
new-color = Color
color-ochre = ochre
color-indigo = indigo
color-sand = sand
option-exact = Taking
option-exact-false = Up to the roll
option-exact-true = Exactly the roll
prompt-roll = { SEAT($seat) }, roll the die
prompt-take = { SEAT($seat) }, take stones
prompt-over = No stone is left
action-take = { $what }
action-die = { $what }
cell-heap = Heap { $heap }, { $count }
cell-lit = { $cell }; take from here
count-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
}
event-rolled = { SEAT($seat) } rolls { $steps }.
event-took = { SEAT($seat) } takes { $count } from { $heap }.
result-empty = No stone is left.
why-not = Not this one now.
rules-title = Heaps
rules-sections = { "aim" }
rules-aim = The aim
rules-aim-text = Most stones win.
