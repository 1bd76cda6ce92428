### Sentences of all puzzles.

puzzles-of = Puzzles: { $game }
puzzles-done = { $done } of { $count } solved
puzzle-number = Puzzle { $number }
puzzle-number-solved = Puzzle { $number }, solved
puzzle-of-day = Puzzle of { $day }
puzzle-heard = { $name }: { $level }.
puzzle-level-0 = Easy
puzzle-level-1 = Medium
puzzle-level-2 = Hard
puzzle-task = One choice is much better than all others. Which one?
puzzle-solved = That’s the one!
puzzle-wrong = There is something better.
puzzle-shown = Best: { $what }
puzzle-gains = On average it is worth { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} more than the next best.
puzzle-costs = On average this costs { $more ->
    [true] at least {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
}. Here is what happens.
puzzle-than-tried = On average it is worth { $more ->
    [true] at least {""}
   *[false] {""}
}{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} more than what you tried.
puzzle-again = Try again
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-all = Puzzles
puzzle-streak = { $count ->
    [one] Puzzle of the day: 1 day
   *[other] Puzzle of the day: { $count } days in a row
}
