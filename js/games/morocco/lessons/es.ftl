### Morocco’s lessons: their names, and what the tutor says.

learn-scout = La azotea
learn-scout-market = Eres Amina, de los encantadores de serpientes. En el mercado nocturno tu familia quiere ganar un puesto tras otro. Las casillas se pagan con cubos, y en la azotea hay para todos.
learn-scout-pawn = Mueve al vigía por la azotea: { $how ->
    [typed] escribe el número de una de sus casillas, de 1 a 5
   *[tapped] toca una de sus casillas
}.
learn-scout-gained = Has recibido los dos cubos vecinos del vigía. Los demás han recibido uno, del color que está bajo el vigía.
learn-price = El precio
learn-price-place = Una casilla cuesta dos cubos: el color de la fila del puesto y el de su columna. c3, en el centro, cuesta naranja y marrón. { $how ->
    [typed] Escribe una casilla de c3 para un ayudante, por ejemplo c3no, y confirma con Intro
   *[tapped] Toca un ayudante, después una casilla de c3, y confirma
}.
learn-price-other = Aquí un ayudante va a c3, el puesto del centro.
learn-price-paid = Eso ha sido un turno. En cada ronda, cada uno tiene dos.
learn-guard = Guardias
learn-guard-place = Un guardia ocupa una sola casilla, pero cuenta por dos. Se ganan cuando cierran los puestos. Envía el tuyo a c3, en el centro.
learn-guard-other = Envía el guardia a c3, el puesto del centro.
learn-guard-counts = Allí vas por delante, dos a uno: Yusuf tiene un solo ayudante.
learn-cousins = Primos
learn-cousins-place = Los primos son dos ayudantes en un turno. El primero cuesta un tercer cubo, de cualquier color; el segundo es gratis y va justo al lado, en el puesto vecino. Empieza en c3.
learn-cousins-other = El primer primo va a c3, en el centro; el segundo al lado, en otro puesto.
learn-cousins-stand = Eso ha gastado una de tus dos fichas de primos.
learn-full = Un puesto lleno
learn-full-place = Con cuatro, un puesto está lleno. c3 tiene tres: dos tuyos y uno de Yusuf. Añade un ayudante.
learn-full-other = Llena c3, en el centro, con un ayudante.
learn-full-ranks = c3 cierra. Tienes más personajes que nadie: 5 puntos. Yusuf va segundo: 2 puntos, una moneda y un guardia. Un tercero tendría 1 punto, y una moneda o un guardia.
learn-full-juice = Cada uno ha cogido el jugo de su esquina, que vale 2, 3 o 4 puntos, y se ha ido a casa. Como has ganado sin compartir, tu loseta queda ahí.
learn-full-arrow = La flecha de la loseta apunta a un puesto abierto vecino, y allí cuenta por uno. Apúntala al este, a d3, donde hay tres personajes.
learn-full-target = Apunta la flecha al este, a d3.
learn-full-chain = Con tu flecha, d3 ha llegado a cuatro y también ha cerrado. Lo ha ganado Yusuf, que ha apuntado su flecha. Así un cierre puede traer otro.
learn-tourist = Turistas
learn-tourist-place = Un turista cuesta un tercer cubo, de cualquier color. Envía uno a c3: será el cuarto.
learn-tourist-other = Envía un turista a c3, en el centro.
learn-tourist-arrow = Has ganado c3. Tu turista sigue la flecha: apúntala al norte, a c4.
learn-tourist-target = Apunta la flecha al norte, a c4.
learn-tourist-settle = Elige una casilla para el turista.
learn-tourist-settled = Ahora hay ahí un ayudante, gratis: un turista cuenta en dos puestos.
learn-coins = Monedas
learn-coins-swap = En tu turno, antes o después de colocar, una moneda intercambia dos filas o dos columnas. { $how ->
    [typed] Escribe dos filas, por ejemplo fila 1 3, y confirma con Intro
   *[tapped] Toca los cubos de dos filas y confirma
}.
learn-coins-other = Primero intercambia dos filas.
learn-coins-swapped = Los puestos de las dos filas cuestan ahora otros cubos. Nadie tiene más de tres monedas; al final cada una vale un punto.
learn-evening = El final de una ronda
learn-evening-keep = Todos han tenido dos turnos y la ronda acaba. Guardas un solo cubo para la siguiente: elige su color.
learn-evening-next = Los demás también guardan uno. Yusuf es el siguiente, así que empieza la próxima ronda.
learn-score = La puntuación
learn-score-end = En cuanto quedan cinco puestos abiertos o menos, la ronda es la última. Esta acaba de terminar.
learn-score-count = Suma puntos, jugo y monedas, y 3 por cada loseta de tu barrio más grande: tus losetas contiguas. Ganas con 126 puntos.
learn-game = Una partida corta
learn-game-begin = Ahora juega una última ronda de verdad contra dos rivales: dos turnos cada uno.
