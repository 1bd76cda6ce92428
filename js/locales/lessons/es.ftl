### Sentences of all lessons.

lesson-next = Seguir
lesson-again = Repetir
lesson-skip = Saltar
lesson-first = Todas las lecciones
lesson-not-lit = Aquí solo avanza lo que está iluminado.
lesson-read-first = Primero lee: toca «Seguir».
lesson-learned = Has jugado un final entero. ¡Ya sabes jugar!
