### Sentences of all puzzles.

puzzle-today = Hoy
puzzle-question = Le toca a { $name }: ¿qué es lo mejor?
puzzles-done = Superados: { $done } de { $count }
puzzle-on-shelf = { $game }, { $level }: reto { $number }, { $state ->
    [solved] resuelto
    [tried] intentado
   *[new] aún sin resolver
}
puzzle-number = Reto { $number }
puzzle-of-day = Reto del { $day }
puzzle-heard = { $name }: { $level }.
puzzle-level-0 = Fácil
puzzle-level-1 = Medio
puzzle-level-2 = Difícil
puzzle-task = Una jugada es mucho mejor. ¿Cuál?
puzzle-solved = ¡Bien visto!
puzzle-wrong = Hay algo mejor.
puzzle-shown = La bombilla señala la mejor opción.
puzzle-best = Lo mejor: { $what }.
puzzle-yours = Tu elección: { $what }.
puzzle-place = este lugar
puzzle-gains = De media vale unos { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
} más que la siguiente opción.
puzzle-costs = De media cuesta { $more ->
    [true] al menos
   *[false] unos
} { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
}. Esto es lo que ocurre.
puzzle-than-tried = De media vale { $more ->
    [true] al menos
   *[false] unos
} { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
} más que tu elección.
puzzle-again = Reintentar
puzzle-show = Mostrar
puzzle-next = Siguiente reto
puzzle-all = Retos
puzzle-streak = { $count ->
    [one] Reto del día: 1 día
   *[other] Reto del día: { $count } días seguidos
}
puzzle-share = Compartir
puzzle-not-copied = Aquí no se pudo copiar.
