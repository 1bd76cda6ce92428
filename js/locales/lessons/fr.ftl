### Sentences of all lessons.

lesson-next = Suite
lesson-again = Recommencer
lesson-skip = Passer
lesson-first = Reprendre au début
lesson-not-lit = Ici, touchez ce qui est éclairé.
lesson-read-first = Lisez d’abord, puis touchez « Suite ».
lesson-learned = Vous avez joué toute une fin de partie. Vous savez jouer !
