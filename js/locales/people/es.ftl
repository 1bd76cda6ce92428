### Las frases de la pantalla de las personas.

people-nobody = Aquí nadie ha terminado todavía una partida.
people-here = Todo esto se queda en este dispositivo y se guarda en el archivo de todas las partidas.
people-gathers = Leyendo las partidas anteriores…
people-evening = La tabla de una velada
people-day = Día
people-lead = En cabeza: { $names }, con { $count ->
    [one] un primer lugar
   *[other] { $count } primeros lugares
}{ $people ->
    [one] .
   *[other] {" "}por persona.
}
people-counting = { $count ->
    [0] No cuenta ninguna partida
    [one] Cuenta una partida
   *[other] Cuentan { $count } partidas
}
people-nobody-leads = Nadie ha quedado todavía en primer lugar.
people-games = Partidas
people-firsts = Primeros lugares
people-place = Lugar medio
people-average = Media
people-best = Récord
people-all = Quién ha jugado aquí
people-more = { $count ->
    [one] Una persona más
   *[other] { $count } personas más
}
people-counts = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $firsts ->
    [0] ningún primer lugar
    [one] un primer lugar
   *[other] { $firsts } primeros lugares
}
people-by-game = Por juego
people-met = Con otras personas
people-ahead = Primeros lugares
people-behind = Los de la otra persona
people-levels = Contra la máquina
people-rolls = { $count ->
    [one] Una tirada
   *[other] { $count } tiradas
}: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } de media; lo esperable es { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
people-luck = En { $count ->
    [one] una partida analizada
   *[other] { $count } partidas analizadas
}, la suerte cambió la probabilidad de ganar en { $points } % en total.
people-forget = Olvidar a { $name }
people-forgotten = Se ha borrado lo que se recordaba de { $name }. Los nombres en las partidas se quedan.
people-restore = Recuperar
people-restored = { $name } ha vuelto.
people-honours = Para contar
honour-best = El máximo de puntos en { $game }: { $name }, { $points }.
honour-close = { $count ->
    [0] La partida más reñida: { $name } acabó por delante de { $other }, con los mismos puntos.
    [one] La partida más reñida: { $name } acabó por delante de { $other }, por un punto.
   *[other] La partida más reñida: { $name } acabó por delante de { $other }, por { $count } puntos.
}
honour-row = { $name } quedó en primer lugar { $count } veces seguidas.
honour-level = { $name } quedó en primer lugar por primera vez contra la máquina: { $level }.
honour-risen = { $name } iba en último lugar a mitad de la partida y acabó en el primero.
honour-game = Ver la partida
