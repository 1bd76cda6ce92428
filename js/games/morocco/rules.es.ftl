### Morocco: the rules in our own words; loaded when they are opened.

rules-title = Cómo se juega a Morocco
rules-sections = { "brief aim market hand round die scout place price tourist cousins coins full closing rewards ties juice arrow settle example evening end score fair" }
rules-words = aim objetivo meta
    market parcelas terrenos tablero preparación
    hand peones reserva preparación
    round fases orden
    die dados
    scout explorador tejado
    place trabajadores peones
    price coste recursos
    coins dinero dírhams cambiar
    full desbordamiento desbordar capacidad completo
    closing orden resolución
    rewards mayoría mayorías neutrales puntuación
    ties desempate mayoría
    arrow desbordamiento desbordar dirección neutrales
    settle mover
    evening limpieza
    end final
    score área zona parcelas territorio distrito desempate puntuación
    fair secreto oculto
rules-brief-figure = Un mercado de 25 puestos entre filas y columnas de cubos de colores, con personajes, vendedores de jugo y losetas.
rules-brief-text = Cada ronda empieza en la azotea: por turno, cada uno mueve al vigía y gana los dos cubos vecinos; los demás ganan uno del color que queda debajo.
    Después cada persona tiene dos turnos para colocar un personaje en una casilla libre de un puesto abierto. Cuesta dos cubos: el color de su fila y el de su columna.
    Con cuatro, un puesto está lleno: un personaje cuenta 1, un guardia 2, una flecha que apunta al puesto 1. Cierra, y quien tiene allí más personajes lo gana, con 5 puntos; el segundo y el tercer lugar también valen algo.
    Cada personaje bebe el jugo de su esquina y vuelve a casa. La loseta de quien ganó queda sobre el puesto y su flecha apunta a un puesto abierto contiguo: así un cierre puede traer otro.
    Cuando quedan cinco puestos abiertos o menos, es la última ronda. Suma puntos, jugo, monedas y 3 por cada puesto de tu barrio más grande. Gana quien tenga más puntos.
rules-aim-text = Cae la noche sobre la gran plaza. Cada persona lleva una familia: encantadores de serpientes, aguadores, vendedores de alfombras, magos o cocineros.

    Envía a los tuyos a los puestos. Un puesto lleno cierra, y lo gana quien tenga allí a más gente.

    Al final, tus puestos valen más cuando están uno al lado de otro. Gana quien tenga más puntos.
rules-market-text = El mercado tiene 25 puestos: columnas de la a a la e, de izquierda a derecha, y filas del 1 al 5, de abajo arriba. Cada puesto tiene cuatro casillas, que se llaman como sus esquinas: c3 noroeste, c3 noreste, c3 suroeste y c3 sureste.

    En cada esquina de los puestos hay un vendedor de jugo: 36 fichas, doce de cada valor, 2, 3 y 4, mezcladas. Cada casilla toca exactamente una. Dentro del mercado, cuatro puestos comparten cada esquina.

    Cada fila y cada columna tiene un cubo, igual que cada una de las cinco casillas del anillo de la azotea. Los cubos son negros, verdes, morados, marrones y naranjas; cada color está una vez en las filas, una en las columnas y una en la azotea, por sorteo. El vigía, el peón de la azotea, espera en el centro.
rules-hand-text = Empiezas con 12 ayudantes, 2 turistas y 2 fichas de primos, pero sin puntos, monedas ni cubos. Tus 2 guardaespaldas (desde aquí, «guardias») descansan en el cuartel hasta que te los ganes. Se elige o se sortea quién empieza.
rules-round-text = Si juegan dos o tres personas, el dado del mercado trae primero unos cubos. Después, cada persona mueve una vez al vigía por la azotea.

    Luego hay dos turnos para colocar: primero un personaje cada uno y después otro. Todo va en el sentido de las agujas del reloj, a partir de quien abre la ronda.
rules-die-text = Solo se tira si juegan dos o tres personas. Sus seis caras son los cinco colores y un comodín. Lo tire quien lo tire, cada persona gana un cubo del color que sale.

    Con el comodín, cada cual toma un cubo del color que quiera, empezando por quien abre la ronda. Si juegan tres, quien abre la ronda tira una vez. Si juegan dos, tira una vez cada cual, en ese mismo orden; la primera tirada se resuelve antes que la segunda.
rules-scout-text = Lleva al vigía a otra casilla del anillo; no puede quedarse donde está ni volver al centro. Ganas dos cubos: los de las dos casillas vecinas. Cada una de las demás personas gana un cubo del color que está bajo el vigía.

    Donde el anillo se dibuja como una tira, sus dos extremos también son vecinos. Los cubos de la azotea se quedan en su sitio.

    Ejemplo: el anillo muestra negro, verde, morado, marrón y naranja. Llevas al vigía al verde. Ganas negro y morado; los demás, verde.
rules-place-text = En tu turno colocas un personaje (ayudante, guardia o turista) en una casilla libre de cualquier puesto abierto, o dos primos a la vez, como se cuenta más abajo.

    Si puedes colocar a alguien, debes hacerlo; solo si no puedes, pasas. Cuentan los cubos tal como están: nadie tiene que gastar una moneda para poder colocar.

    Cada personaje ocupa una sola casilla, también el guardia. Pero un ayudante o un turista cuenta 1, y un guardia 2.
rules-price-text = Paga un cubo del color de la fila del puesto y otro del color de su columna. Si es el mismo color, paga dos; así son exactamente cinco puestos del mercado.

    Ejemplo: la fila 3 es naranja y la columna c, negra. En c3, un ayudante o un guardia cuesta un cubo naranja y uno negro. La fila 2 es negra como la columna c: c2 cuesta dos cubos negros.
rules-tourist-text = Un turista cuesta los dos cubos del puesto y un tercero de cualquier color. Cuando el puesto cierra, se va paseando al siguiente, como se cuenta más abajo, y se queda allí como ayudante.
rules-cousins-text = A cambio de una ficha de primos, llegan dos ayudantes en un solo turno. Paga los dos cubos del puesto del primero y un tercer cubo de cualquier color; el segundo no cuesta nada.

    El segundo primo se pone justo al lado del primero, lado con lado, pero en otro puesto abierto. Necesitas ahí una casilla libre, y dos ayudantes en la mano. Solo las cuatro casillas de las esquinas del tablero no tienen ninguna vecina así.

    Ejemplo: un primo va a c3 noreste. El otro puede ir a d3 noroeste o a c4 sureste, pero no a c3, ni en diagonal a d4.
rules-coins-text = En un turno de colocación, nunca en la azotea, puedes gastar monedas antes o después de colocar. Cada moneda intercambia para siempre los cubos de dos filas, o los de dos columnas. Así cambia el precio de sus puestos.

    Puedes hacerlo tantas veces como monedas tengas. Pasar termina el turno: intercambia antes.

    Una vez que has colocado y han cerrado todos los puestos llenos, aún puedes intercambiar si te queda una moneda, aunque la acabes de ganar; después terminas el turno. Sin monedas, termina solo. Mientras cierran puestos no hay intercambios.
rules-full-text = Un puesto está lleno cuando sus personajes y las flechas que le apuntan suman 4 o más. Una flecha cuenta 1 y no ocupa casilla.

    Se mira cuando has terminado de colocar. Si los dos primos llenan cada uno un puesto, cierra antes el del primero.

    Los puestos que se llenan por un cierre esperan al final de la cola. Hasta que no queda ninguno, sigue siendo el turno de la misma persona: a ella nos referimos más abajo como «quien tiene el turno».
rules-closing-text = Cada cierre tiene los mismos pasos, en este orden: primero las recompensas, y luego una moneda o un guardia para quien puede elegir. Después el jugo. Luego se van todos: los ayudantes vuelven a la mano, los guardias al cuartel, y los turistas esperan.

    Ahora se pone una loseta en el puesto y se orienta su flecha. Los turistas siguen la flecha. Y solo entonces se mira si el puesto al que apunta está lleno.
rules-rewards-text = Aquí solo cuentan los personajes, nunca las flechas.
    Primer lugar, sin compartir: 5 puntos, y tu loseta va al puesto.
    Primer lugar compartido: 5 puntos para cada uno; quien tiene el turno pone una loseta vacía, que no es de nadie.
    Segundo lugar, sin compartir: 2 puntos, una moneda y un guardia.
    Segundo lugar compartido: 1 punto para cada uno, y además una moneda o un guardia.
    Tercer lugar: 1 punto, y una moneda o un guardia.

    Nadie puede tener más de tres monedas; la cuarta se pierde. Si solo es posible una de las dos cosas, la recibes sin que se te pregunte; se elige en el sentido de las agujas del reloj, a partir de quien tiene el turno.

    Un guardia sale de los dos tuyos del cuartel; si no queda ninguno, te quedas sin él. El que está en el puesto que cierra aún no ha vuelto.
rules-ties-text = Cuando se comparte el primer lugar, no hay segundo: quien sigue queda en tercer lugar. Ejemplo: Amina tiene dos ayudantes en un puesto, Inès uno, y Yusuf envía un guardia. Son 2, 2 y 1, y el puesto está lleno.

    Amina y Yusuf comparten el primer lugar: 5 puntos para cada uno. Inès queda en tercer lugar: 1 punto, y una moneda o un guardia. Yusuf, que tiene el turno, pone una loseta vacía.
rules-juice-text = Cada personaje toma para su familia el jugo de su esquina, si aún está ahí. Al final vale sus 2, 3 o 4 puntos. Hasta cuatro puestos comparten un vendedor: el jugo es para el primer personaje de esa esquina cuyo puesto cierre.
rules-arrow-text = Quien gana el puesto sin compartirlo pone su loseta y orienta su flecha. Si el primer lugar es compartido, quien tiene el turno hace ambas cosas con una loseta vacía.

    La flecha apunta hacia arriba, hacia abajo, a la izquierda o a la derecha, a un puesto abierto; uno lleno que espera en la cola aún está abierto. Si no hay ninguno, la loseta no tiene flecha.

    Un puesto de dentro del mercado puede incluso llenarse con cuatro flechas. Entonces nadie gana nada; quien tiene el turno pone una loseta vacía, sin flecha.
rules-settle-text = Los turistas del puesto cerrado siguen su flecha. En el sentido de las agujas del reloj, a partir de quien tiene el turno, cada cual elige para los suyos una casilla libre del puesto al que apunta y pone ahí un ayudante de su mano. No cuesta nada.

    El turista mismo deja el juego en cualquier caso. Si no hay flecha, casilla libre o ayudante en la mano, nadie ocupa su lugar.
rules-example-text = En c3 están un guardia de Amina y un ayudante de Yusuf. Inès añade un turista: 2 y 1 y 1 son 4, así que c3 está lleno. Inès tiene el turno.

    Amina tiene el primer lugar sin compartir y gana 5 puntos. Inès y Yusuf comparten el segundo lugar: 1 punto para cada uno; primero Inès y después Yusuf toman una moneda o un guardia.

    Los tres beben el jugo de sus esquinas. El ayudante vuelve a la mano de Yusuf, y el guardia de Amina, al cuartel.

    Amina pone su loseta en c3 y la orienta hacia el este, a d3. Allí había un ayudante; con la flecha son 2.

    El turista de Inès se instala allí como ayudante: 3. No está lleno, y el cierre ha terminado. Si en d3 hubiera habido dos ayudantes, ahora sumaría 4 y sería el siguiente en cerrar.
rules-evening-text = Quien tiene cubos guarda uno, del color que elija, y devuelve los demás. El vigía vuelve al centro de la azotea. Abre la ronda siguiente quien se sienta a la izquierda de quien abrió esta.
rules-end-text = En cuanto quedan cinco puestos abiertos o menos, la ronda en curso es la última. Se juega hasta el final; los cubos que sobren entonces no valen nada. Una excepción: cuando cierra el último de todos los puestos, la partida termina al momento.

    El mercado también puede quedarse sin gente. Si después de una ronda nadie tiene ayudantes, turistas ni guardias en la mano, la partida termina; y también si durante tres rondas seguidas nadie ha colocado un personaje.
rules-score-text = Suma los puntos de los puestos, el valor de tu jugo, 1 por cada moneda y 3 por cada loseta de tu barrio más grande. Un barrio son losetas tuyas unidas por sus lados. En caso de empate gana quien tenga más losetas propias en el tablero; si el empate sigue, la victoria se comparte.

    Ejemplo: tienes losetas en b2, b3, c3 y e5. Las tres primeras están unidas: tu barrio vale 9, y e5 no le añade nada.
rules-fair-text = Todo está a la vista, también el jugo que has tomado. Nunca faltan cubos ni losetas.

    Cuando solo hay una elección posible, se hace sola, y la crónica lo cuenta. Vale para los colores, las monedas y los guardias, las flechas, los turistas y el cubo que guardas. Mover al vigía, colocar, pasar y terminar el turno siempre es cosa tuya.

## What the pictures mean
means-price = El precio de este puesto: cada personaje paga estos dos cubos, del color de su fila y del de su columna.
means-leader = La familia que va por delante en este puesto: si cerrara ahora, sería suyo. Sin medallón, nadie va solo por delante.
means-juice = Un vendedor de jugo que vale estos puntos: el jugo es para el primer personaje de esta esquina cuyo puesto cierra.
means-arrow = La flecha de un puesto cerrado: cuenta 1 donde apunta, y los turistas pasean hacia allí.
means-stall = Un puesto cerrado, con la loseta de quien lo ganó; la lana lisa no es de nadie. Al final, cada loseta de tu barrio más grande vale 3 puntos.
means-roof = La azotea: quien mueve al vigía gana los dos cubos de al lado; los demás, uno del color que está debajo.
means-line = Cada personaje de esta fila o columna cuesta un cubo de este color.
means-assistant = Un ayudante cuenta 1 y cuesta los dos cubos de su puesto.
means-bodyguard = Un guardia cuenta 2 en una sola casilla y cuesta los dos cubos de su puesto.
means-tourist = Un turista cuenta 1 y cuesta un tercer cubo de cualquier color. Cuando el puesto cierra, sigue hasta el siguiente y allí pasa a ser un ayudante.
means-cousins = Los primos: dos ayudantes en un turno, uno al lado del otro en puestos distintos. El primero cuesta un tercer cubo de cualquier color; el segundo, nada.
means-cube = Los cubos pagan a los personajes. Al final de la ronda cada uno guarda uno.
means-coin = Una moneda intercambia los cubos de dos filas o de dos columnas; al final vale 1 punto.
means-die = El dado del mercado: con dos o tres jugadores da un cubo a cada cual.
