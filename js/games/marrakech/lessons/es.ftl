### Marrakech’s lessons: their names, and what the tutor says.

learn-walk = Girar y tirar
learn-walk-turn = Eres Amina, y tus alfombras son de color terracota. En el centro está Assam, el dueño del mercado. Empieza tu turno girándolo: { $how ->
    [typed] escribe i, s o d (izquierda, recto, derecha)
   *[tapped] toca una flecha
}.
learn-walk-roll = Nunca da media vuelta. Ahora tira el dado.
learn-walk-walked = Ha avanzado tres casillas en línea recta.
learn-mosaic = Mosaicos
learn-mosaic-roll = En el borde, un mosaico devuelve a Assam al tablero. Tira.
learn-mosaic-walked = El mosaico no cuenta como paso. Ahora mira en dirección contraria.
learn-rent = Alquiler
learn-rent-roll = Las alfombras azafrán son de Yusuf. Tira y mira tus dírhams.
learn-rent-paid = Assam se ha parado en una alfombra de Yusuf: pagas 1 dírham por cada casilla azafrán unida, 6 en total. El suelo libre y tus alfombras no cuestan nada.
learn-lay = Poner una alfombra
learn-lay-lay = Cada turno acaba con una alfombra. { $how ->
    [typed] Escribe dos casillas contiguas, una de ellas junto a Assam, por ejemplo d5e5; después confirma con Intro
   *[tapped] Toca dos casillas contiguas, una de ellas junto a Assam; después confirma
}.
learn-lay-laid = Quien pare ahí te paga.
learn-cover = Tapar
learn-cover-lay = Una alfombra puede tapar la mitad de otra, nunca entera de una vez. Tapa la casilla azafrán delante de Assam.
learn-cover-other = Elige la casilla azafrán delante de Assam y la de su izquierda o su derecha.
learn-cover-laid = El grupo de Yusuf ahora es más pequeño y da menos alquiler.
learn-out = Sin dinero
learn-out-rolls = A Yusuf le quedan 3 dírhams, y le toca tirar.
learn-out-gone = Debe 4: da todo lo que tiene y queda fuera. Las alfombras grises no son de nadie.
learn-end = El final
learn-end-lay = Es la última alfombra. Ponla donde quieras.
learn-end-over = El mercado cierra. Cada dírham y cada casilla tuya a la vista vale un punto. ¡Gana quien tenga más!
learn-game = Una partida corta
learn-game-begin = Ahora juega un final de verdad contra dos rivales: dos turnos cada uno.
