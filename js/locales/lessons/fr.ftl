### Sentences of all lessons.

lesson-next = Continuer
lesson-again = Recommencer
lesson-skip = Passer
lesson-first = Reprendre au début
lesson-not-lit = Ici, seul ce qui est éclairé fait avancer.
lesson-read-first = Lisez d’abord : touchez « Continuer ».
lesson-learned = Vous avez joué une fin de partie. À vous de jouer !
