### Sentences of all puzzles.

puzzles-of = Retos: { $game }
puzzles-done = Superados: { $done } de { $count }
puzzle-number = Reto { $number }
puzzle-number-solved = Reto { $number }, superado
puzzle-of-day = Reto del { $day }
puzzle-heard = { $name }: { $level }.
puzzle-level-0 = Fácil
puzzle-level-1 = Medio
puzzle-level-2 = Difícil
puzzle-task = Hay una jugada mucho mejor que todas las demás. ¿Cuál es?
puzzle-solved = ¡Bien visto!
puzzle-wrong = Hay algo mejor.
puzzle-shown = Lo mejor: { $what }
puzzle-gains = De media vale { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] punto
   *[other] puntos
} más que la segunda mejor.
puzzle-costs = De media esto cuesta { $more ->
    [true] al menos {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] punto
   *[other] puntos
}. Esto es lo que pasa.
puzzle-than-tried = De media vale { $more ->
    [true] al menos {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] punto
   *[other] puntos
} más que lo que has probado.
puzzle-again = Reintentar
puzzle-show = Mostrar
puzzle-next = Siguiente reto
puzzle-all = Retos
puzzle-streak = { $count ->
    [one] Reto del día: 1 día
   *[other] Reto del día: { $count } días seguidos
}
