### Sentences of all puzzles.

puzzle-today = Today
puzzle-question = { $name }’s turn: what is best?
puzzles-done = { $done } of { $count } solved
puzzle-on-shelf = { $game }, { $level }: puzzle { $number }, { $state ->
    [solved] solved
    [tried] tried
   *[new] not solved yet
}
puzzle-number = Puzzle { $number }
puzzle-of-day = Puzzle of { $day }
puzzle-heard = { $name }: { $level }.
puzzle-level-0 = Easy
puzzle-level-1 = Medium
puzzle-level-2 = Hard
puzzle-task = One choice is far better. Which one?
puzzle-solved = That’s the one!
puzzle-wrong = There is something better.
puzzle-shown = The lamp shows the best choice.
puzzle-best = Best: { $what }.
puzzle-yours = Yours: { $what }.
puzzle-place = this place
puzzle-gains = On average it is worth about { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more than the next best.
puzzle-costs = On average this costs { $more ->
    [true] at least
   *[false] about
} { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}. Here is what happens.
puzzle-than-tried = On average it is worth { $more ->
    [true] at least
   *[false] about
} { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more than your choice.
puzzle-again = Try again
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-all = Puzzles
puzzle-streak = { $count ->
    [one] Puzzle of the day: 1 day
   *[other] Puzzle of the day: { $count } days in a row
}
puzzle-share = Share
puzzle-not-copied = Copying did not work here.
