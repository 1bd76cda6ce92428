### Heaps: the rules in our own words; loaded when they are opened.

rules-title = Heaps
rules-sections = { "brief aim" }
rules-words = brief goal
    aim goal winner
rules-brief-figure = A picture of three heaps.
rules-brief-text = Three heaps of stones lie on the table.
    On your turn, roll two dice.
    Take stones from one heap, at most as many as the higher die says.
    After a double it costs you a stone, if you have any.
    Whoever has most stones when all are taken wins.
rules-aim-text = Most stones win.

means-heap = A heap of stones.
