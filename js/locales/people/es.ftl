### Las frases de la pantalla de las personas.

people-nobody = De quien termina aquí una partida queda un recuerdo: caras, primeros lugares, grandes momentos.
people-play = Jugar una partida
people-here = Todo esto se queda en este dispositivo y se guarda en el archivo de todas las partidas.
people-gathers = Leyendo las partidas anteriores…
people-evening = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, hasta las { $time }
people-earlier = La velada anterior
people-later = La velada siguiente
people-lead = { $people ->
    [one] { $names } gana la velada
   *[other] { $names } comparten la velada
}
people-nobody-leads = Una velada en la plaza
people-also = También: { $names }
people-picture = Imagen de la velada
people-luck = Juega con la misma suerte
people-all = Quién ha jugado aquí
people-more = { $count ->
    [one] Una persona más
   *[other] { $count } personas más
}
people-of = de { $games } ganadas
people-best = su récord en { $game }: { $points }
people-players = { $players ->
    [one] A solas
   *[other] Con { $players } a la mesa
}
people-rename = Cambiar el nombre
people-name = Nombre
people-same = La misma persona que…
people-same-why = ¿Quién es { $name }? Se suma lo que han jugado los dos nombres; no se pierde nada, y se pueden volver a separar.
people-part = Separar a { $name }
people-forget = Olvidar
people-forgotten = Se ha borrado lo que se recordaba de { $name }. Los nombres en las partidas se quedan.
people-renamed = { $name } se llama ahora { $other }. Los nombres en las partidas se quedan.
people-joined = { $name } y { $other } son ahora la misma persona.
people-parted = { $name } vuelve a contar por separado.
people-restore = Deshacer
people-restored = { $name } ha vuelto.
people-undone = Como antes.
honour-best = el récord en { $game }: { $points }
honour-close = { $count ->
    [0] la partida más reñida: por delante de { $other }, con los mismos puntos
    [one] la partida más reñida: por delante de { $other }, por un punto
   *[other] la partida más reñida: por delante de { $other }, por { $count } puntos
}
honour-row = { $count } victorias seguidas
honour-level = primera victoria contra: { $level }
honour-risen = último lugar a mitad de partida, primero al final
honour-game = Ver la partida
medal-best = Récord
medal-close = Por los pelos
medal-row = Racha
medal-level = Primera victoria
medal-risen = Remontada
