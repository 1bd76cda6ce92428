### Sentences of all lessons.

lesson-next = Siguiente
lesson-again = Repetir
lesson-skip = Saltar
lesson-first = Empezar todas de nuevo
lesson-not-lit = Aquí, toca algo que esté iluminado.
lesson-read-first = Primero lee y después toca «Siguiente».
lesson-learned = Has jugado un final entero. ¡Ya sabes jugar!
