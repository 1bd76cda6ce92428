### Claims: the rules in our own words; loaded when they are opened.

rules-title = Parcelas
rules-sections = { "brief aim" }
rules-words = brief objetivo
    aim objetivo ganador puntos
rules-brief-figure = Una imagen de un hexágono.
rules-brief-text = Cada cual tiene tres de dieciocho cartas.
    En cada ronda, todos apuestan una carta boca abajo.
    Después se muestran las apuestas.
    Quien apostó la más alta toma un hexágono libre.
    Gana quien tenga más puntos tras tres rondas.
rules-aim-text = Un hexágono vale tres puntos en el centro y uno a su alrededor; en el borde cuesta uno.

means-hexagon = Un hexágono: lo toma quien más apuesta.
