### Sentences of all lessons.

lesson-next = Go on
lesson-again = Again
lesson-skip = Skip
lesson-first = All lessons again
lesson-not-lit = Only what is lit leads on here.
lesson-read-first = First read on: tap “Go on”.
lesson-learned = That was a whole ending. Now you can play!
