learn-take = Taking
learn-take-roll = Roll the dice.
learn-take-take = Take two from the left heap.
learn-take-other = Two stones, from the left heap.
learn-take-taken = The next one took the middle heap.
learn-game = A short game
learn-game-begin = Take the rest.
