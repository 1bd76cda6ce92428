### Sentences of all lessons.

lesson-next = Next
lesson-again = Again
lesson-skip = Skip
lesson-first = Start all lessons again
lesson-not-lit = In this lesson, { $how ->
    [typed] type what it asks for
   *[tapped] tap something that is lit up
}.
lesson-read-first = Read this first, then { $how ->
    [typed] press Enter
   *[tapped] tap “Next”
}.
lesson-learned = You have played a whole ending. Now you are ready for a game!
