### Frases de la pantalla de las mesas que tuvieron la misma suerte.

luck-title = La misma suerte
luck-why = Otra mesa, o las mismas personas otra noche, puede jugar con la misma preparación y las mismas tiradas. Lo que saque del mismo puesto es juego, no suerte.
luck-link = Enlace para otra mesa
share-luck-table = Quien abra este enlace prepara otra mesa con la misma preparación y las mismas tiradas. Contiene la semilla, que revela los montones ocultos y todas las tiradas a quien la lea con un programa.
share-luck-table-text = Quien pegue este texto en Jemaa prepara otra mesa con la misma preparación y las mismas tiradas. Contiene la semilla, que revela los montones ocultos y todas las tiradas a quien la lea con un programa.
share-luck-result = Este enlace contiene la partida terminada y el nombre de su mesa. Quien lo abra junto a una partida de la misma suerte puede comparar las dos.
share-luck-result-text = Este texto contiene la partida terminada. Quien lo pegue en Jemaa junto a una partida de la misma suerte puede comparar las dos.
luck-none = Ninguna otra mesa puede tener esta suerte: aquí se tiró un dado de verdad, juegan varios dispositivos, o la partida viene de un enlace o continúa otra.
luck-later = Cuando esta partida termine, las otras mesas se mostrarán a su lado.
luck-beside = Junto a otras mesas
luck-alone = Todavía no hay en este dispositivo otra partida terminada con la misma suerte. Pide a la otra mesa el enlace de su resultado y ábrelo aquí.
luck-more = El enlace del resultado de otra mesa, abierto aquí, la añade.
luck-uncounted = Esta partida no se compara: continúa otra, o solo la jugaron rivales.
luck-send = Enviar nuestro resultado
luck-caption = La misma suerte en { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
luck-seat = Puesto { $number }
luck-nth = Mesa { $number }
luck-own = esta partida
luck-mean = Media
luck-best = la mejor de todas las mesas
luck-match = puntos de match: { NUMBER($points, maximumFractionDigits: 1) }
luck-forgotten = olvidado
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-read = Lo que otros sacaron del mismo puesto es juego, no suerte. Con signo: los puntos por encima o por debajo de la media de todas las mesas en ese puesto. Puntos de match, como en el bridge: uno por cada mesa que sacó menos del puesto, medio por cada una que sacó lo mismo.
luck-totals = Quién se sentó a varias mesas
luck-person = Persona
luck-tables = Mesas
luck-above = Sobre la media
luck-matches = Puntos de match
luck-back = Volver a la partida
