### Heaps: the rules in our own words; loaded when they are opened.

rules-title = Montones
rules-sections = { "brief aim" }
rules-words = brief objetivo
    aim objetivo ganador
rules-brief-figure = Una imagen de tres montones.
rules-brief-text = Hay tres montones de piedras en la mesa.
    En tu turno, tira dos dados.
    Toma piedras de un solo montón, como mucho las que diga el dado mayor.
    Tras un doble te cuesta una piedra, si tienes alguna.
    Cuando no queda ninguna, gana quien tenga más piedras.
rules-aim-text = Gana quien tenga más piedras.

means-heap = Un montón de piedras.
