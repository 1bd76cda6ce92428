learn-take = Coger
learn-take-roll = Tira los dados.
learn-take-take = Coge dos piedras de la izquierda.
learn-take-other = Dos piedras, del montón de la izquierda.
learn-take-taken = Otro ha cogido el montón del medio.
learn-game = Una partida corta
learn-game-begin = Coge lo demás.
