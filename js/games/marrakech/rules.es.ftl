### Marrakech: the rules in our own words; loaded when they are opened.

rules-title = Cómo se juega a Marrakech
rules-sections = { "brief aim start turn mosaic rent broke lay end two quarter own" }
rules-words = aim objetivo meta dinero monedas tapetes
    start preparación jugadores dinero monedas
    turn dirección sentido movimiento mover dados
    mosaic borde arco vuelta
    rent pago pagar renta impuesto zona área grupo adyacentes dinero monedas tapetes
    broke bancarrota quiebra arruinado arruinada eliminado eliminada eliminación neutrales
    lay tapetes cubrir solapar adyacentes
    end empate desempate ganador ganadora puntuación
    two dos jugadores mazo robar
    quarter dirección sentido variante
    own variante cubrir tapetes
rules-brief-figure = Una plaza de mercado con alfombras de cuatro colores y Assam en el centro.
rules-brief-text = Assam, el dueño del mercado, se pasea por la plaza. En tu turno, gíralo a la izquierda o a la derecha o déjalo como está, y después tira el dado: avanza en línea recta ese número de casillas.
    Si se para en una alfombra ajena, pagas a quien la puso 1 dírham por cada casilla visible de ese color unida a la de Assam.
    Después pon una de tus alfombras en dos casillas, al menos una de ellas justo al lado de Assam. Puede tapar la mitad de otra alfombra.
    El mercado cierra cuando se pone la última alfombra.
    Cada dírham de tu bolsa y cada casilla de tus alfombras que aún se vea vale un punto. Gana quien tenga más.
rules-aim-text = Vendes alfombras en la gran plaza, y Assam, el dueño del mercado, se pasea por ella. Si en tu turno se para en una alfombra ajena, pagas alquiler; si otros lo llevan a una de las tuyas, lo cobras tú.

    Al final, cada dírham de tu bolsa y cada casilla de tus alfombras que aún se vea vale un punto. Gana quien tenga más.
rules-start-text = El tablero tiene siete filas de siete casillas. Se nombran con una letra, de izquierda a derecha, y un número, de abajo arriba. Assam espera en el centro, en d4, mirando hacia el norte, es decir, hacia arriba.

    Cada bolsa tiene 30 dírhams. Si juegan tres, cada persona tiene 15 alfombras; si juegan cuatro, 12; para dos, mira más abajo. Se elige o se sortea quién empieza; después se juega en el sentido de las agujas del reloj.
rules-turn-text = Un turno tiene cuatro pasos: girar a Assam, hacerlo caminar, pagar y poner una alfombra. Primero gira a Assam un cuarto de vuelta a la izquierda o a la derecha, o déjalo como está; nunca da media vuelta.

    Después tira el dado. Sus seis caras muestran 1, 2, 2, 3, 3 y 4. Assam avanza en línea recta ese número de casillas.
rules-mosaic-text = Si un paso llevara a Assam fuera del tablero, sigue el semicírculo de mosaico del borde y vuelve a entrar donde termina, mirando hacia dentro. El semicírculo no cuesta nada; entrar en la casilla de llegada cuenta como un paso.

    Ejemplo: Assam está en a7, mira hacia el norte y debe dar dos pasos. El mosaico lo lleva a b7, un paso; después baja a b6, dos pasos.

    En dos esquinas, abajo a la izquierda y arriba a la derecha, un bucle lo hace salir por un borde y volver por el otro a la misma casilla. También cuenta como un paso.
rules-rent-text = Si Assam se para en una alfombra ajena, pagas a quien la puso un dírham por la casilla de Assam y otro por cada una de las demás casillas visibles de ese color unidas a ella, lado con lado. Tocarse por una esquina no basta.

    En suelo libre, en tus alfombras y en las que no tienen dueño no pagas nada.

    Ejemplo: Assam se para en una alfombra menta. Con la suya, hay tres casillas menta unidas, y otras dos que solo las tocan por una esquina: el alquiler es de 3 dírhams.
rules-broke-text = Quien debe más de lo que tiene entrega todo lo que le queda y sale enseguida de la partida, sin poner alfombra. Las alfombras que le quedaban se retiran; las del tablero siguen ahí, pero sin dueño: ni puntúan ni cuestan nada. Pagar justo el último dírham no es el final: se sigue jugando.
rules-lay-text = Para terminar, pon una de tus alfombras en dos casillas contiguas. Al menos una debe compartir un lado con la casilla de Assam, y ninguna puede ser la que él pisa. Siempre hay un sitio.

    La alfombra puede tapar suelo libre, la mitad de otra alfombra o mitades de dos alfombras distintas. Nunca tapa de golpe las dos mitades visibles de una misma alfombra, ni siquiera de una tuya.

    Ejemplo: una alfombra se ve entera en c4 y c5. Puedes tapar b4 y c4, pero no c4 y c5. Una vez tapada c4, c5 es una mitad como cualquier otra.
rules-end-text = La partida termina cuando se pone la última alfombra, cuando solo queda una persona en juego o cuando a nadie que siga en juego le quedan alfombras.

    Cuenta un punto por cada dírham y por cada casilla visible de tus alfombras. En caso de empate gana quien tenga más dírhams; si el empate sigue, la victoria se comparte. Quien salió de la partida tiene 0 puntos y queda por detrás de los demás; salir más tarde es mejor que salir antes.
rules-two-text = Cada persona tiene dos colores, 12 alfombras de cada uno, mezcladas en una pila, y las pone en ese orden. Todos ven la alfombra de arriba de cada pila; nadie ve las de debajo.

    El alquiler se cuenta por color: tus dos colores nunca se suman, aunque se toquen. Ninguno de los dos te cuesta nada.
rules-quarter-text = Aquí primero tiras el dado, y Assam camina hacia donde mira. Pagas, pones una alfombra y después tienes que girar a Assam un cuarto de vuelta a la izquierda o a la derecha: quien te sigue saldrá en esa dirección.

    La primera tirada lo lleva hacia el norte. No se gira tras la última alfombra, ni lo gira quien sale de la partida.
rules-own-text = En algunas mesas, puedes tapar de golpe las dos mitades de una alfombra tuya. Es una opción de la nueva partida; sin ella no se permite.

## What the pictures mean
means-forecast = La probabilidad de que Assam se pare allí y, bajo la raya, lo que te costaría. Un octógono: no podrías pagar y quedarías fuera.
means-turn = Girar a Assam hacia este lado.
means-assam = Assam, el dueño del mercado. La punta de su peana muestra hacia dónde mira; avanza tantas casillas como dice el dado.
means-count = El número de casillas de un color unidas por un lado: ese es el alquiler.
means-rug = Una alfombra: quien se para en ella paga a su dueño un dírham por cada casilla unida de su color. Al final, cada casilla visible vale un punto. La lana lisa no es de nadie.
means-mosaic = Un mosaico: devuelve a Assam al tablero. Entrar cuenta como un paso.
means-die = El dado muestra 1, 2, 2, 3, 3 y 4 babuchas: Assam avanza ese número de casillas.
