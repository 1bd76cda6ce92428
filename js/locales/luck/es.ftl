### Frases de la pantalla de las mesas que tuvieron la misma suerte.

luck-title = La misma suerte
luck-why = Otra mesa, o las mismas personas en otra velada, pueden jugar con la misma preparación y las mismas tiradas. Lo que se saque del mismo asiento es juego, no suerte.
luck-link = Enlace para otra mesa
share-luck-table = Quien abra este enlace prepara otra mesa con la misma preparación y las mismas tiradas. Contiene la semilla, que revela las pilas ocultas y todas las tiradas a quien juegue antes la partida, o lea la semilla con un programa.
share-luck-table-text = Quien pegue este texto en Jemaa prepara otra mesa con la misma preparación y las mismas tiradas. Contiene la semilla, que revela las pilas ocultas y todas las tiradas a quien juegue antes la partida, o lea la semilla con un programa.
share-luck-result = Este enlace contiene la partida terminada y el nombre de su mesa. Quien lo abra junto a una partida de la misma suerte puede comparar las dos.
share-luck-result-text = Este texto contiene la partida terminada. Quien lo pegue en Jemaa junto a una partida de la misma suerte puede comparar las dos.
luck-none = Ninguna otra mesa puede tener esta suerte: aquí se tiró un dado de verdad, juegan varios dispositivos, o la partida viene de un enlace o continúa otra.
luck-later = Cuando esta partida termine, las otras mesas se mostrarán a su lado.
luck-beside = Junto a otras mesas
luck-alone = Todavía no hay en este dispositivo otra partida terminada con la misma suerte. Pide a la otra mesa el enlace de su resultado y ábrelo aquí.
luck-more = El enlace del resultado de otra mesa, abierto aquí, la añade.
luck-uncounted = Esta partida no se compara: continúa otra, o solo la jugó la máquina.
luck-send = Enviar nuestro resultado
luck-seat = Asiento { $number }
luck-nth = Mesa { $number }
luck-forgotten = olvidado
luck-others = Otras mesas
luck-verdict = Más puntos aquí en { $better } de { $seats } asientos
luck-back = Volver a la partida
