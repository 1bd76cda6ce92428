### Sentences of all lessons.

lesson-next = Suite
lesson-again = Encore
lesson-skip = Passer
lesson-first = Recommencer toutes les leçons
lesson-not-lit = Ici, { $how ->
    [typed] tapez ce qui est demandé
   *[tapped] touchez ce qui est éclairé
}.
lesson-read-first = Lisez d’abord, puis { $how ->
    [typed] appuyez sur Entrée
   *[tapped] touchez « Suite »
}.
lesson-learned = Vous avez joué toute une fin de partie. Vous savez jouer !
