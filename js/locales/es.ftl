### Las frases que no pertenecen a ningún juego.
### Los colores siguen siempre a un nombre y no cambian de género («alfombra menta»); los lados llevan su artículo («hacia el este»).

## The language itself: its name in itself, ltr or rtl, and whose numbers and dates it has
language-name = Español
language-direction = ltr
language-locale = es

## What index.html says by itself, while there is no page
page-coming = Juegos de mesa de la plaza Jemaa el-Fna. Estarán aquí en un momento.
page-absent = Jemaa no ha podido arrancar: puede que falte un archivo, que la red sea lenta o que este navegador sea demasiado antiguo.
page-boxed = Jemaa no puede arrancar aquí: la página que lo muestra lo aísla («sandbox»). Quien gestiona esa página puede añadir allow-same-origin.
page-file = Jemaa no puede arrancar desde un archivo: tiene que venir de un servidor web.
page-alone = Jemaa no ha podido arrancar: puede que este navegador sea demasiado antiguo, que el archivo esté dañado o que el sitio que lo muestra prohíba lo que necesita. Guarda el archivo y ábrelo en tu dispositivo.
page-type = El servidor anuncia el archivo { $file } como «{ $type }», y los navegadores lo rechazan.
page-again = Cargar de nuevo
page-scripts = Jemaa necesita JavaScript.

## Home and shelf
home-play = Jugar
home-play-game = Jugar a { $game }
home-play-on = Seguir
home-new = ¿Primera vez? Aprende jugando
home-puzzle = Reto del día
home-puzzles = Todos los retos
home-people = Jugadores
home-learn = Aprender { $game }
home-rules = Reglas de { $game }
home-span = { $least }–{ $most }
home-players = { $least }–{ $most } jugadores
home-minutes = { $least }–{ $most } min
home-running = Partidas en curso
home-finished = Partidas terminadas
home-all = Todas las partidas ({ $count })
home-more = { $count ->
    [one] Una partida más
   *[other] { $count } partidas más
}
row-turn = Le toca a { $name }
row-won = Victoria de { $names } con { $points }
row-just-now = ahora mismo
row-damaged = Una partida dañada
row-menu = Más sobre esta partida: { $names }
row-share = Compartir esta partida: { $names }
row-share-short = Compartir
row-rename = Cambiar el nombre de esta partida: { $names }
row-rename-short = Cambiar el nombre
row-remove = Eliminar esta partida: { $names }
row-remove-short = Eliminar
row-removed = { $count ->
    [one] La partida se ha eliminado.
   *[other] Se han eliminado { $count } partidas.
}
row-restore = { $count ->
    [one] Recuperarla
   *[other] Recuperar la última
}
row-restored = La partida ha vuelto.
row-missing = { $count ->
    [one] Una partida guardada aquí ha desaparecido: el navegador la ha perdido. Si la guardaste en un archivo, ábrelo desde el menú.
   *[other] { $count } partidas guardadas aquí han desaparecido: el navegador las ha perdido. Si las guardaste en un archivo, ábrelo desde el menú.
} Es más seguro guardar de vez en cuando todas las partidas en un archivo.
rename-title = Cambiar el nombre de esta partida
rename-name = Nombre de la partida
rename-why = Déjalo vacío para llamarla por sus jugadores.
to-home = Inicio

## Starting
loading-download = Descargando el juego
loading-compile = Preparando el juego
loading-start = Arrancando
loading-engine = Preparando el tablero
loading-bytes = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
retry = Reintentar

## A new game
new-title = ¿Quién juega?
new-luck = { $named ->
    [yes] La misma suerte que «{ $name }»: la preparación y las tiradas, quién empieza, las opciones y el número de jugadores están fijados.
   *[other] La misma suerte que otra mesa: la preparación y las tiradas, quién empieza, las opciones y el número de jugadores están fijados.
}
new-luck-known = Quien ya la haya jugado conoce lo oculto y todas las tiradas.
luck-name = Nombre de esta mesa
new-here = juega aquí
new-elsewhere = juega en otra parte, por mensaje
new-away = En otra parte
new-rename = cambiar el nombre
new-face = Una persona (otra vez: otra cara)
new-opponent = { $name }: { $level }
new-level-random = al azar
new-level-easy = fácil
new-level-medium = medio
new-level-hard = difícil
new-level-expert = experto
new-house = Reglas de la casa
new-house-none = como en el reglamento
new-house-differ = { $count ->
    [one] un cambio
   *[other] { $count } cambios
}
new-add = Añadir un jugador
new-remove = Quitar a { $name }
new-removed = { $name } ya no juega.
new-known = Jugadores recientes
new-seat = Asiento { $number }
new-names = Amina Yusuf Inès Leo Noor Sami
new-names-random = Mishmish Zitoun Felfel Harira Batata Basbousa
new-names-easy = Idris Bilal Anas Tarik Mehdi Ziad
new-names-medium = Zineb Salma Loubna Mariam Nadia Fatima
new-names-hard = Brahim Omar Hassan Rachid Mansour Moussa
new-names-expert = Jabir Biruni Haytham Tusi Khayyam Zarqali
new-name = Nombre
new-color-nth = Color { $number }
new-who = ¿Quién juega aquí?
new-first = ¿Quién empieza?
new-first-random = Al azar
new-seed = Semilla
new-seed-why = Déjala vacía para que decida la suerte. Sirve cualquier palabra: la misma da siempre la misma preparación y la misma suerte, para una revancha justa.
new-seed-fresh = suerte nueva
new-seed-known = Quien conozca o adivine esta semilla puede calcular todas las tiradas y todo lo oculto.
new-start = Empezar
same-again = Igual que la última vez
level-person = Una persona
level-random = Máquina, al azar
level-easy = Máquina, nivel fácil
level-medium = Máquina, nivel medio
level-hard = Máquina, nivel difícil
level-expert = Máquina, nivel experto
level-other = La máquina ({ $name })

## Settings
settings = Ajustes
settings-look = Aspecto
settings-play = Juego
settings-sound = Sonido
settings-unseen = Sin ver
setting-language = Idioma
setting-theme = Aspecto
setting-theme-auto = Como el dispositivo
setting-theme-light = Día
setting-theme-dark = Noche
setting-text = Tamaño del texto
setting-text-normal = Normal
setting-text-large = Grande
setting-signs = Tamaño de los símbolos del tablero
setting-signs-normal = Normal
setting-signs-large = Grande
setting-speed = Animaciones
setting-speed-normal = Normales
setting-speed-fast = Rápidas
setting-speed-off = Ninguna
setting-pace = Velocidad de la máquina
setting-pace-calm = Tranquila
setting-pace-normal = Normal
setting-pace-quick = Rápida
setting-telling = Avisos para lectores de pantalla
setting-telling-brief = Breves
setting-telling-full = Completos
setting-keys = Teclas sueltas: preguntas en el tablero, / para escribir una jugada
setting-keys-true = Sí
setting-keys-false = No
setting-confirm = Cada jugada
setting-confirm-true = Se confirma antes
setting-confirm-false = Cuenta enseguida
setting-die = El dado
setting-die-button = Se tira con un botón
setting-die-itself = Se tira solo
setting-die-own = Tiramos el nuestro
setting-sound = Sonidos
setting-sound-true = Sí
setting-sound-false = No
setting-ambience = Sonido de fondo de la plaza
setting-ambience-true = Sí
setting-ambience-false = No
full-screen = Pantalla completa
full-screen-leave = Salir de la pantalla completa
close = Cerrar
yes = Sí
no = No

## The table
board = Tablero
whole-board = Ver todo el tablero
enlarged = Ampliado
seats = En la mesa
seat-score = Puntos:
seat-leads = Va en cabeza
seat-out = Fuera de juego
seat-colors = { COLORS($colors) }
prompt = Qué hacer
hints-again = Volver a mostrar las pistas
hint-off = Ocultar las pistas
explain = ¿Qué es esto?
explain-ask = { $how ->
    [typed] Ve a cualquier cosa y pulsa Intro para saber qué es.
   *[tapped] Toca cualquier cosa para saber qué es.
}
explain-gap = Aquí no hay nada que explicar. Prueba con otra cosa.
tools = Herramientas
help = Ayuda
menu = Menú
turn = Girar
roll = Tirar
dice-faces = ¿Qué ha salido en el dado?
confirm = Confirmar
cancel = Cancelar
choices = { $count ->
    [one] { $count } jugada posible
   *[other] Las { $count } jugadas posibles
}
by-parts = Componer una jugada
by-parts-choose = Elegir
advice = Consejo
advice-asks = ¿Qué harías tú?
advice-all = Mostrar todas las jugadas
advice-over-next = { $what } (+{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] punto
   *[other] puntos
} más que la segunda mejor).
advice-over-middle = { $what } (otra jugada es igual de buena; +{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] punto
   *[other] puntos
} más que una jugada media).
advice-over-none = { $what } (ninguna otra jugada es mejor).
advice-legend = Tres estrellas: las mejores opciones. Una estrella: las más flojas.
said-legend = Ventaja esperada al final sobre la media de los demás: de { $worst } a { $best } puntos.
judged = { $what }; ventaja esperada: { $worth }
advised = { $what }; se recomienda
undo = Deshacer
redo = Rehacer
undo-assent = Esto deshace una tirada, la jugada de otra persona o algo que ya ha quedado a la vista. ¿Todo el mundo está de acuerdo?
undo-over = La partida ha terminado. Esto deshace el resultado y la última jugada. { $people ->
    [one] ¿Deshacerlos?
   *[other] ¿Todo el mundo está de acuerdo?
}
undo-known = Deshaces esto sabiendo lo que vino después.
log = Crónica
log-empty = Todavía no ha pasado nada.
log-start = La partida empieza.
rules = Reglas
rule-of = Reglas: { $name }
whose-question = { SEAT($seat) }:
awaits-message = { SEAT($seat) } juega en otra parte
reason-forced = Era la única opción.
reason-random = { SEAT($seat) } juega lo primero que se le ocurre.
because = ¿Por qué ha jugado { SEAT($seat) } así?
past = Vista atrás: paso { $ply }
past-hint = { $how ->
    [typed] Pulsa Intro en el tablero para volver al presente.
   *[tapped] Toca el tablero para volver al presente.
}
scrub = Recorrer la crónica
scrub-step = Paso { $ply } de { $count }: { $text }
scrub-first = Al principio
scrub-back = Un paso atrás
scrub-forward = Un paso adelante
scrub-now = Volver al presente
branch = Seguir desde aquí
branch-hidden = En la partida nueva se vuelve a mezclar todo lo que nadie ve todavía.
branch-name = { $name }, desde el paso { $ply }
back-to-game = Volver a la partida
cards-search = Buscar en las reglas
cards-contents = Contenido
cards-found = { $count ->
    [0] Ninguna tarjeta habla de eso.
    [one] { $count } tarjeta
   *[other] { $count } tarjetas
}
result = Resultado
result-won = { $count ->
    [one] ¡Gana { $names } con { $points }!
   *[other] ¡{ $names } comparten la victoria con { $points } cada uno!
}
result-title = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
result-place = { $place ->
    [1] Primer lugar…
    [2] Segundo lugar…
    [3] Tercer lugar…
    [4] Cuarto lugar…
    [5] Quinto lugar…
   *[other] Lugar { $place }…
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
result-story = Así fue la partida
result-turn = Turno { $number }
result-rematch = Revancha
result-more = Más
result-board = Ver el tablero
result-again = Mismo inicio
result-change = Cambiar jugadores
result-luck = La misma suerte
result-share = Compartir
result-picture = Imagen
result-save = Archivo
film = Película
film-line = La partida entera
film-pause = Pausa
film-play = Seguir
film-next = Imagen siguiente
film-step = Imagen { $at } de { $count }: { $scores }
taken = Esta partida se está jugando en otra pestaña.
take-over = Jugar aquí

## Los dados
analysis = Qué decidió la partida
analysis-chances = Probabilidad de ganar, en porcentaje
analysis-done = Ya se sabe qué decidió la partida.
fairness = Dados
fair-counting = Contando las tiradas…
fair-none = Todavía no se ha tirado nada.
fair-rolls = { $count ->
    [one] { $count } tirada hasta ahora
   *[other] { $count } tiradas hasta ahora
}
fair-face = Cara
fair-count = Salió
fair-hand = A mano
fair-expected = Esperado
fair-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fair-chart = Las barras son las tiradas; las marcas verticales muestran cuántas se esperan.
fair-wood = Rayado: tirado con un dado de verdad y anotado a mano.
fair-method = Cada tirada sale de la semilla de la partida, fijada antes de la primera jugada. La tirada número k, contada desde 0, se toma del SHA-256 de la semilla seguida de una barra y de k: cualquiera puede comprobarlo.
fair-own = Este dispositivo saca sus tiradas, y solo estas, de una semilla propia: la tirada número k de la partida, contada desde 0, se toma del SHA-256 de la semilla seguida de una barra y de k. Quitar la partida y volver a abrirla no cambia ninguna; pero quien copie los datos del navegador, o use un programa, podría conocerlas de antemano.
fair-others = { $count ->
    [one] Una tirada se hizo en otro dispositivo, con una semilla que no está aquí.
   *[other] { $count } tiradas se hicieron en otros dispositivos, con semillas que no están aquí.
}
fair-others-hand = { $count ->
    [one] Una de ellas se anotó allí a mano.
   *[other] { $count } de ellas se anotaron allí a mano.
}
fair-seed = La semilla:
fair-commitment = La semilla se muestra al final, para que nadie pueda conocer las tiradas que vienen. Hasta entonces, este código prueba que no cambia: el SHA-256 de { $prefix } seguido de la semilla.
fair-proof = El código que se mostró durante la partida, que prueba que la semilla no cambió: el SHA-256 de { $prefix } seguido de la semilla.
fair-known = Esta semilla la escribió alguien o viene de una partida anterior: quien la conozca o la adivine puede calcular todas las tiradas y todo lo oculto.
fair-no-seed = Esta partida no tiene semilla: sus tiradas no se pueden comprobar.
fair-branch = Esta partida sale de otra: sus tiradas anteriores son de la semilla de aquella.
fair-origin = Se podrán comprobar cuando aquella partida termine y se conozca su semilla. Hasta entonces solo está el código de esa semilla:

## El reloj, para quien lo quiera. $per: el tiempo de cada turno, o de toda la partida. $who sigue cuando se acaba
clock = Reloj
clock-none = sin reloj
clock-seconds = { $per ->
    [game] { $count } s cada uno
   *[turn] { $count } s por turno
}
clock-minutes = { $per ->
    [game] { $count } min cada uno
   *[turn] { $count } min por turno
}
clock-strict = { $per ->
    [game] Cuando se acabe el tiempo, sigue jugando la máquina
   *[turn] Cuando se acabe el tiempo, la máquina juega el turno
}
clock-of = Tiempo que le queda a { SEAT($seat) }
clock-pause = Parar el reloj de { SEAT($seat) }
clock-means = El tiempo que queda. Se puede parar, y mientras tanto se tapa el tablero.
clock-paused = En pausa
clock-go-on = Seguir
clock-mark = { SEAT($seat) }: quedan { $count } segundos.
clock-up = { $who ->
    [turn] Se acabó el tiempo de { SEAT($seat) }: la máquina juega el turno.
    [game] Se acabó el tiempo de { SEAT($seat) }: sigue jugando la máquina.
   *[nobody] Se acabó el tiempo de { SEAT($seat) }.
}
clock-told = { SEAT($seat) }: { $how ->
    [over] { $minutes } min { $seconds } s de más.
   *[left] quedan { $minutes } min { $seconds } s.
}

## Around one tablet
sharing = Cómo se sientan
sharing-open = Lado a lado
sharing-open-why = Todos se sientan del mismo lado y comparten una sola pantalla.
sharing-pass = De mano en mano
sharing-pass-why = Una pantalla con el nombre de quien sigue tapa el tablero; después, esa persona ve lo que ha pasado desde su último turno.
sharing-around = Alrededor de la mesa
sharing-around-why = La tableta se queda en el centro. Cada uno tiene su borde, vuelto hacia él.
seating = ¿Quién se sienta dónde? Elige un asiento para moverlo alrededor de la mesa.
seating-move = { $name }: { $edge }. Mover a: { $to }
edge-south = borde inferior
edge-west = borde izquierdo
edge-north = borde superior
edge-east = borde derecho
seat-language-page = Como la página
seat-advice = Ayuda con las jugadas
seat-advice-never = Ninguna
seat-advice-request = Consejo si se pide
seat-advice-always = Consejo en cada jugada
handover-to = Pasa la tableta a
handover-message = Un mensaje para
handover-go = Soy yo
handover-since = Desde tu último turno
handover-skip = Saltar

## Games in and out
share = Compartir o guardar
share-title = Compartir esta partida
share-what = Quien abra este enlace recibirá la partida tal como está y podrá seguirla desde ahí.
share-what-text = Este texto es la partida tal como está: quien lo pegue en Jemaa podrá seguirla desde ahí.
share-message = Quien juega en otra parte abre este enlace y la partida sigue allí.
share-message-text = Quien juega en otra parte pega este texto en Jemaa y la partida sigue allí.
share-luck = A partir de ahí tendrá otra suerte.
share-trust = Es para personas que se fían unas de otras: cada dispositivo tiene su propia suerte.
share-hidden = El enlace y el archivo contienen también lo que nadie debería ver todavía, y quien los tenga puede averiguarlo. Una copia mezclada no contiene nada de eso: desde aquí es otra partida.
share-hidden-text = El texto y el archivo contienen también lo que nadie debería ver todavía, y quien los tenga puede averiguarlo. Una copia mezclada no contiene nada de eso: desde aquí es otra partida.
share-message-hidden = También contiene lo que nadie debería saber todavía. Jemaa no muestra nada de eso a quien juega en un solo asiento; quien abra el enlace y juegue por todos lo ve.
share-long = Este enlace es largo y algunas aplicaciones de mensajes lo cortan. El archivo llega entero.
share-shuffle = Compartir una copia mezclada
share-shuffled = Ahora es una copia mezclada: desde aquí, otra partida.
share-code = El enlace como código, para escanearlo con la cámara de otra tableta
share-show-code = Mostrar el código
share-making = Creando el enlace…
share-link = Enlace
share-link-text = Texto
share-copy = Copiar el enlace
share-copy-text = Copiar el texto
share-copied = El enlace se ha copiado.
share-copied-text = El texto se ha copiado.
share-failed = Aquí no ha funcionado. Selecciona el enlace y cópialo, o guarda la partida en un archivo.
share-failed-text = Aquí no ha funcionado. Selecciona el texto y cópialo, o guarda la partida en un archivo.
share-send = Enviar el enlace
share-send-file = Enviar el archivo
luck-another = La misma suerte para otra mesa
send-turn = Enviar el turno
save-record = Guardar en un archivo
save-why = El archivo de una partida sin terminar conserva su semilla: la suerte que falta será la misma, y quien lea el archivo puede calcularla.
save-all = Guardar todas las partidas en un archivo
save-parts = { $total ->
    [1] El archivo con tus partidas está listo.
   *[other] Tus partidas necesitan { $total } archivos. Guardados hasta ahora: { $part }.
}
save-part = Guardar el archivo { $part } de { $total }
open-record = Abrir un archivo de partida
paste = Pegar una partida
paste-what = Un enlace a una partida o el texto de un archivo de partida
paste-open = Abrir
scan = Escanear un código
scan-what = Lo que ve la cámara
scan-refused = Aquí no se puede usar la cámara. Pega el enlace.
link-title = Te envían una partida
link-steps = { $count ->
    [0] Todavía no se ha jugado nada.
    [one] Se ha jugado { $count } paso.
   *[other] Se han jugado { $count } pasos.
}
link-several = En este texto hay varias partidas. ¿Cuál?
link-why = Pasa a ser una partida tuya: nadie más ve lo que juegas.
link-accept = Ponerla en la mesa
link-who = ¿Quién juega en este dispositivo?
link-all = Todos
link-knows = Quien juega por todos ve lo que los demás no deben saber.
link-watch = Solo mirar
link-same = Ya lo tienes: tu partida va exactamente por este punto.
link-behind = Es un mensaje anterior. Tu partida ha seguido desde entonces.
link-apart = Alguien ha seguido tu partida de otra manera. Si sigues con la suya, la tuya pasa a ser una partida aparte; si no, queda como está.
link-mine = Alguien ha jugado en otra parte por { $names }. ¿Sigues con eso o te quedas con tu partida?
link-held = Otra pestaña juega esta partida. Ciérrala y vuelve a abrir el enlace.
link-to-game = Ir a tu partida
link-keep = Quedarme con la mía
link-take = Seguir con la suya
link-look = Mirar la otra continuación
import-busy = Leyendo partidas: { $done } de { $total }…
import-known = { $count ->
    [one] Una partida ya está aquí: el archivo no le añade nada.
   *[other] { $count } partidas ya están aquí: el archivo no les añade nada.
}
import-report = { $imported ->
    [0] No se ha añadido ninguna partida.
    [one] Se ha añadido { $imported } partida.
   *[other] Se han añadido { $imported } partidas.
} { $refused ->
    [0] {""}
    [one] Se ha rechazado { $refused }:
   *[other] Se han rechazado { $refused }:
}
room-kept = Esta página ocupa { NUMBER($mega, maximumFractionDigits: 1) } MB de este dispositivo. El navegador ha prometido conservar tus partidas.
room-lent = Esta página ocupa { NUMBER($mega, maximumFractionDigits: 1) } MB de este dispositivo. El navegador puede borrarlo todo cuando falte espacio: guarda en un archivo las partidas que te importen.
room-forgets = Safari olvida las partidas que no se han abierto en siete días. Añade esta página a la pantalla de inicio con el botón de compartir, o guarda tus partidas en un archivo.
understood = Entendido

## Colours, sides and corners
color-terracotta = terracota
color-saffron = azafrán
color-majorelle = azul Majorelle
color-mint = menta
color-aubergine = berenjena
color-times = { $color } ×{ $count }
facing-north = el norte
facing-east = el este
facing-south = el sur
facing-west = el oeste

## What can go wrong
error-address = Esta dirección no lleva a ninguna parte.
error-not-fetched = No se ha podido cargar una parte de la página: necesita la red una vez. No se ha perdido nada.
error-no-game = Esta partida no está en este dispositivo.
error-unread = Esta partida no se puede leer ahora mismo. Ha quedado como estaba.
error-held = Esta partida está abierta en otra pestaña: ciérrala primero allí.
error-damaged = Esta partida guardada no se puede abrir. Se ha dejado tal como estaba.
error-not-drawn = Un elemento de este juego no se puede dibujar. De la partida no se pierde nada.
error-luck-players = Este enlace a la misma suerte indica un número de jugadores que este juego no tiene.
error-luck-first = Este enlace a la misma suerte indica un primer jugador que no está en la mesa.
error-luck-seed = Este enlace a la misma suerte indica una semilla que no sirve.
error-luck-option = Este enlace a la misma suerte indica una opción que este juego no tiene.
error-no-link = No se ha podido crear el enlace. Guarda la partida en un archivo.
error-storage-full = No queda sitio para guardar esta partida: se puede seguir jugando, pero se perderá al cerrar la página si no la guardas en un archivo.
error-storage-newer = Las partidas de este dispositivo las guardó una versión más nueva de la página. Cierra todas sus pestañas y vuelve a abrirla con conexión. Hasta entonces, una partida jugada aquí se perderá al cerrar la página si no la guardas en un archivo.
error-storage-blocked = Aquí no se pueden conservar partidas: se puede seguir jugando, pero la partida se perderá al cerrar la página si no la guardas en un archivo.
error-storage-lost = Ahora mismo no se puede llegar a las partidas guardadas: se puede seguir jugando, y esta partida se guardará en cuanto sea posible. Si la página se cierra antes, se perderá si no la guardas en un archivo.
error-engine-restarted = El juego se ha parado y está arrancando de nuevo. No se ha perdido nada.
error-start-timeout = El juego no arranca: la red es demasiado lenta o no responde.
error-start-failed = El juego no ha podido arrancar en este dispositivo.
error-no-webassembly = El juego necesita WebAssembly, que está desactivado en este navegador, por ejemplo por el modo de aislamiento. Haz una excepción para esta página o usa otro navegador.
error-forbidden = { $where ->
    [file] El juego no ha podido arrancar: el sitio que muestra este archivo lo prohíbe. Guarda el archivo y ábrelo en tu dispositivo.
   *[host] El juego no ha podido arrancar: la política de seguridad de contenido de este sitio lo prohíbe.
}
error-no-network = No se ha podido cargar el juego: la red no responde. Comprueba la conexión y vuelve a intentarlo.
error-bad-file = El juego no ha podido arrancar: el archivo { $file } falta o está dañado.
error-bad-type = El juego no ha podido arrancar: el servidor anuncia el archivo { $file } como «{ $type }», y los navegadores lo rechazan.
error-worker-died = El juego se ha detenido: puede que a este dispositivo le falte memoria. Cierra otras páginas y aplicaciones y vuelve a intentarlo. No se ha perdido nada.
error-worker-silent = El juego no responde. No se ha perdido nada.
error-restarted = El juego está arrancando de nuevo.
error-internal = Algo ha fallado. La partida sigue como antes.
error-bad-request = Eso no es posible.
error-bad-results = Los resultados de este archivo no se pueden leer.
error-no-match = No hay ninguna partida abierta.
error-bad-notation = Esa jugada no existe.
error-illegal-action = Esa jugada no es posible ahora.
error-game-over = La partida ha terminado.
error-no-analysis = Este juego no se puede analizar.
error-bad-level = No existe ese nivel de la máquina.
error-no-opponents = No se han podido cargar la máquina ni los consejos: necesitan la red una vez. No se ha perdido nada.
error-no-rules = No se han podido cargar las reglas: necesitan la red una vez. No se ha perdido nada.
error-no-lessons = No se han podido cargar las lecciones. Inténtalo de nuevo cuando haya conexión.
error-language = No se ha podido cargar el idioma { $language }: otro ocupa su lugar. Elígelo de nuevo cuando haya conexión.
unfetched = { $why ->
    [status] El servidor no entrega { $file } ({ $detail }).
    [type] El servidor entrega { $file } con un tipo equivocado ({ $detail }).
    [damaged] { $file } ha llegado dañado.
   *[network] No se puede acceder a { $file }.
}
error-no-code = No se ha podido dibujar el código QR; el enlace funciona sin él.
error-settled = Alguien juega en otra parte: lo enviado, lo tirado y lo que ha quedado a la vista se queda como está.
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-needs-assent = Esto deshace una tirada, la jugada de otra persona o algo que ya ha quedado a la vista: todo el mundo debe estar de acuerdo.
bad-record-seed = La semilla debe tener entre 1 y 200 caracteres.
bad-record-options = Este juego no tiene esa opción.
bad-record-setup-keys = La preparación de esta partida no encaja con el juego.
bad-record-setup-first = Según la preparación, empieza alguien que no está en la mesa.
bad-record-position = Esta partida empieza en una posición que no es de este juego.
bad-record-position-field = La posición en la que empieza esta partida no se puede leer: { $text }.
bad-record-position-impossible = Ninguna partida puede llegar a la posición en la que empieza esta: { $text }.
bad-record-position-otherwise = La posición en la que empieza esta partida no está escrita como la escribe Jemaa.
bad-record-too-large = Este archivo de partida es demasiado largo.
bad-record-not-json = Esto no es un archivo de partida.
bad-record-missing = Falta algo en este archivo de partida: { $text }.
bad-record-format = Esto no es un archivo de partida de Jemaa.
bad-record-version = Este archivo de partida viene de una versión que aquí no se puede leer.
bad-record-rules = El número de las reglas de esta partida no es correcto.
bad-record-opponents = Lo que este archivo dice de la máquina no es correcto.
bad-record-devices = Lo que este archivo dice de los dispositivos en los que se juega no es correcto.
bad-record-id = El número por el que se reconoce la partida en este archivo no es correcto.
bad-record-game = No hay ningún juego llamado { $text }.
bad-record-players = El número de asientos, o lo que se dice de ellos, no encaja con este juego.
bad-record-name = Un nombre debe tener entre 1 y 40 caracteres, al menos uno visible, y ningún carácter oculto, como una marca de dirección.
bad-record-color = Los colores elegidos no encajan con este juego.
bad-record-log = La lista de jugadas de esta partida no es correcta o es demasiado larga.
bad-record-bad-notation = La entrada { $entry } de esta partida no es una jugada: { $text }.
bad-record-illegal-action = La entrada { $entry } de esta partida no es posible: { $text }.
bad-record-game-over = La entrada { $entry } de esta partida viene después del final: { $text }.
bad-record-beside = Lo que este archivo dice de jugadas deshechas o de la máquina no encaja con su partida.
bad-record-short-too-long = Esta partida es demasiado larga para un enlace. Guárdala mejor en un archivo.
bad-record-short-position = Esta partida empieza en una posición especial, que no cabe en un enlace. Guárdala mejor en un archivo.
bad-record-short-length = Este enlace es demasiado largo para ser de Jemaa.
bad-record-short-form = Esto no es un enlace a una partida de Jemaa.
bad-record-short-version = Este enlace es de la versión { $text }, que aquí no se puede leer.
bad-record-short-damaged = Este enlace está dañado: falta una parte o ha cambiado. Cópialo otra vez, entero.
bad-record-short-rules = Este enlace contiene una partida jugada con las reglas número { $text }, que aquí no se puede leer.
bad-record-short-over = En este enlace, la entrada { $entry } viene después del final de la partida.
bad-record-short-otherwise = Este enlace no está escrito como Jemaa escribe esa partida.

## Sin red
offline-unsupported = Este navegador no puede guardar la página: necesita la red en cada inicio.
offline-insecure = Esta dirección no es segura (http), así que el navegador no guarda una copia para jugar sin conexión: la página necesita esta red en cada inicio. Las partidas se guardan igualmente.
offline-fetching = Descargando todo lo que hace falta para jugar sin conexión…
offline-ready = Listo sin conexión
offline-failed = No se pudo guardar la página para jugar sin conexión. Se intentará de nuevo dentro de un momento.
update-waits = Hay una nueva versión lista.
update-now = Actualizar ahora
update-held = Se está jugando una partida en otra pestaña: sal primero de ella allí.
install = Instalar como aplicación

## About
about = Acerca de Jemaa
about-what = Dos juegos de mesa de la plaza de Marrakech, para personas en torno a una tableta. Software libre con licencia MIT: sin cuenta, y a ningún servidor se le pide más que los archivos de esta página.
about-source = El código fuente de las reglas (Python)
about-dice = ¿Son justos los dados?
about-fair = Cada tirada que hace Jemaa sale de una semilla por un método que cualquiera puede comprobar: la tirada número k, contando desde 0, se obtiene del SHA-256 de la semilla seguida de una barra y de k.
about-offline = Tras la primera visita ya nada necesita la red. En un iPad o un iPhone, añade la página a la pantalla de inicio con el botón de compartir: si no, Safari olvida las partidas que no se abren en siete días.
about-version = Versión { $version }
about-parts = Hecho con
about-licences = Los textos de todas las licencias

# Said aloud
said-chosen = Elegido: { $what }.
said-dropped = Ya no hay nada elegido.
said-pending = { $what }: { $text }
said-undone = Deshecho: { $text }
said-place = { SEAT($seat) }: lugar { $place }, con { $points }.

## El campo de órdenes
command = Escribir una jugada
command-help = Intro sola continúa: confirma, tira el dado o repite la pregunta. u deshace. Las palabras se pueden abreviar. Una barra pregunta por la mesa: escribe una barra y un signo de interrogación para oír lo que se puede preguntar.
command-several = Puede ser { $more ->
    [0] { $what }.
   *[other] { $what } o una de otras { $more }.
}
command-not-now = Eso no es posible ahora. Escribe un signo de interrogación para oír lo que sí.
command-unknown = No se entiende «{ $word }». Escribe un signo de interrogación para oír lo que se puede escribir.
command-by-seed = En este dado no se puede elegir: escribe t para tirarlo.
command-over = La partida ha terminado.
typed-roll = tirar
typed-undo = deshacer
typed-more = más
typed-places = a b c d e f g

## Lo que se puede preguntar
asks-p = p: los jugadores, uno por uno
asks-q = q: la pregunta, y lo que ya has elegido
asks-t = t: el tiempo que queda
asks-w = s: lo que ha pasado desde tu último turno
asked-player = { SEAT($seat) }, { COLORS($colors) }: { $points }.
asked-fact = { $what }: { $count }.
asked-nothing = No ha pasado nada desde tu último turno.
asked-nowhere = Aquí no hay ningún lugar llamado «{ $place }».
asked-more = Quedan { $count }: escribe «más».
asked-no-more = Eso es todo.

## En pocas palabras
brief-then = { $one }; { $other }
# what a seat does, without its name
news = { SEAT($seat) } { $does }
news-then = { SEAT($seat) } { $does } y luego { $after }
brief-more = Ha pasado algo más: escribe /s para oírlo.
