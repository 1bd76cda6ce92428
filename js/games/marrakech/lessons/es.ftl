### Marrakech’s lessons: their names, and what the tutor says.

learn-walk = Girar y tirar
learn-walk-turn = { $how ->
    [typed] Gira a Assam: escribe i (izquierda), s (recto) o d (derecha).
   *[tapped] Gira a Assam o déjalo así: toca una flecha.
}
learn-walk-roll = Tira el dado: Assam avanza en línea recta.
learn-walk-walked = Tres casillas en línea recta: nunca da media vuelta.
learn-mosaic = Mosaicos
learn-mosaic-roll = En el borde, un mosaico devuelve a Assam al tablero: tira.
learn-mosaic-walked = El mosaico no cuenta como paso.
learn-rent = Alquiler
learn-rent-roll = Las alfombras azafrán son de Yusuf: tira y cuida tus dírhams.
learn-rent-paid = Pagas 6 dírhams a Yusuf: 1 por cada casilla azafrán unida.
learn-rent-free = El suelo libre y tus propias alfombras no cuestan nada.
learn-lay = Poner una alfombra
learn-lay-lay = { $how ->
    [typed] Escribe dos casillas contiguas, una junto a Assam, por ejemplo d5e5.
   *[tapped] Cada turno acaba con una alfombra: toca una casilla junto a Assam.
}
learn-lay-laid = Los demás te pagan si paran ahí.
learn-cover = Tapar
learn-cover-lay = { $how ->
    [typed] Tapa la casilla azafrán delante de Assam y una de al lado.
   *[tapped] Tapa media alfombra de Yusuf: toca una casilla de al lado.
}
learn-cover-other = Elige la casilla azafrán delante de Assam y una de al lado.
learn-cover-half = Se puede tapar media alfombra, nunca entera de una vez.
learn-cover-laid = El grupo de Yusuf es más pequeño y da menos alquiler.
learn-out = Sin dinero
learn-out-rolls = A Yusuf le quedan 3 dírhams, y le toca tirar.
learn-out-owes = Te debe 4 dírhams, pero solo tiene 3.
learn-out-grey = Así queda fuera: sus alfombras, ya grises, no cuestan nada.
learn-end = El final
learn-end-lay = Pon la última alfombra donde quieras.
learn-end-over = El mercado cierra, ¡y gana quien tenga más puntos!
learn-end-count = Cada dírham y cada casilla visible de tus alfombras vale un punto.
learn-game = Una partida corta
learn-game-begin = Juega un final de verdad: dos turnos cada uno.
