### Morocco’s lessons: their names, and what the tutor says.

learn-aim = El objetivo
learn-aim-stalls = Gana puestos en el mercado: cada uno da puntos.
learn-aim-district = Tus puestos contiguos forman un barrio: el mayor da puntos extra.
learn-scout = La azotea
learn-scout-pawn = { $how ->
    [typed] La azotea da cubos: escribe una casilla, de 1 a 5.
   *[tapped] La azotea da cubos: toca una casilla para el vigía.
}
learn-scout-gained = Has recibido los dos cubos vecinos del vigía.
learn-scout-others = Los demás han recibido uno, del color bajo el vigía.
learn-price = El precio
learn-price-cost = Una casilla cuesta dos cubos: color de fila y de columna.
learn-price-place = { $how ->
    [typed] Escribe una casilla del puesto del centro, por ejemplo c3no.
   *[tapped] Coloca un ayudante en el puesto iluminado.
}
learn-price-other = Aquí el ayudante va al puesto del centro.
learn-price-paid = Eso fue un turno: cada uno tiene dos por ronda.
learn-guard = Guardias
learn-guard-place = Un guardia cuenta por dos: envía el tuyo al centro.
learn-guard-other = Envía el guardia al puesto del centro.
learn-guard-counts = Allí vas por delante, dos a uno.
learn-cousins = Primos
learn-cousins-two = Los primos son dos ayudantes en un turno.
learn-cousins-cost = El primero cuesta un tercer cubo, cualquiera; el segundo, nada.
learn-cousins-place = Coloca uno en el centro y otro al lado, en otro puesto.
learn-cousins-other = Primero el puesto del centro, después una casilla vecina de otro.
learn-cousins-stand = Eso ha gastado una de tus dos fichas de primos.
learn-full = Un puesto lleno
learn-full-place = Con cuatro, un puesto está lleno: añade el cuarto al centro.
learn-full-other = Llena el puesto del centro con un ayudante.
learn-full-ranks = Tienes aquí más ayudantes que nadie: 5 puntos.
learn-full-second = Yusuf va segundo: 3 puntos (2 y una moneda) y un guardia.
learn-full-juice = Cada uno toma el jugo de su esquina: Yusuf, 2 puntos.
learn-full-corners = Tus tres esquinas dan 4, 2 y 4: 10 puntos.
learn-full-tile = Ganas sin compartir: ahí queda tu loseta, por 3 puntos.
learn-full-arrow = { $how ->
    [typed] Su flecha cuenta por uno al lado: escribe este.
   *[tapped] Su flecha cuenta por uno al lado: apúntala a la derecha.
}
learn-full-target = { $how ->
    [typed] Apunta la flecha al este.
   *[tapped] Apunta la flecha a la derecha.
}
learn-full-chain = Con tu flecha son cuatro: un cierre puede traer otro.
learn-full-won = Yusuf ha ganado ese puesto y ha apuntado su flecha.
learn-tourist = Turistas
learn-tourist-place = Un turista cuesta un tercer cubo: envía uno al centro.
learn-tourist-other = Envía un turista al puesto del centro.
learn-tourist-arrow = { $how ->
    [typed] Tu turista sigue la flecha: escribe norte.
   *[tapped] Tu turista sigue la flecha: apúntala hacia arriba.
}
learn-tourist-target = { $how ->
    [typed] Apunta la flecha al norte.
   *[tapped] Apunta la flecha hacia arriba.
}
learn-tourist-settle = Elige una casilla para el turista.
learn-tourist-settled = Ahora hay ahí un ayudante gratis: el turista cuenta en dos puestos.
learn-coins = Monedas
learn-coins-swap = { $how ->
    [typed] Una moneda intercambia dos filas o columnas: escribe fila 1 3.
   *[tapped] Una moneda intercambia dos filas o columnas: toca dos cubos de fila.
}
learn-coins-other = Primero intercambia dos filas.
learn-coins-swapped = Los puestos de esas filas cuestan ahora otros cubos.
learn-coins-three = Como mucho tres monedas: al final cada una vale un punto.
learn-evening = El final de una ronda
learn-evening-keep = La ronda acaba: guarda un cubo para la siguiente.
learn-evening-next = Los demás también guardan uno, y Yusuf empieza la próxima ronda.
learn-score = La puntuación
learn-score-end = Con cinco puestos abiertos o menos, la ronda es la última.
learn-score-count = Se suman puntos, jugo y monedas.
learn-score-tiles = Cada loseta de tu barrio más grande suma 3.
learn-score-wins = ¡Ganas con 126 puntos!
learn-game = Una partida corta
learn-game-begin = Juega una última ronda de verdad: dos turnos cada uno.
