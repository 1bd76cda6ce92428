### Sentences of all lessons.

lesson-next = Siguiente
lesson-again = Repetir
lesson-skip = Saltar
lesson-first = Empezar todas de nuevo
lesson-not-lit = Aquí, { $how ->
    [typed] escribe lo que se pide
   *[tapped] toca algo que esté iluminado
}.
lesson-read-first = Primero lee y después { $how ->
    [typed] pulsa Intro
   *[tapped] toca «Siguiente»
}.
lesson-learned = Has jugado un final entero. ¡Ya sabes jugar!
