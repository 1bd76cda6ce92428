### Sentences of the sheet that tells what decided a game.

analysis-slider = La partida de principio a fin
analysis-chance = { SEAT($seat) }: { $points } de 100
analysis-running = Se está repasando la partida
analysis-moments = Momentos decisivos
analysis-none = Ninguna decisión costó mucho por sí sola.
analysis-lost = Perdido: { $points } de 100
analysis-fortune = { $good ->
    [yes] Buena suerte para { SEAT($seat) }
   *[no] Mala suerte para { SEAT($seat) }
}: { $points } de 100
analysis-played = Lo jugado
analysis-better = Mejor
analysis-shown-played = Tal como se jugó: { $what }
analysis-shown-better = Mejor, y marcado en el tablero: { $what }
analysis-parts = Qué cambió la probabilidad de ganar
analysis-luck = Suerte
analysis-skill = Juego
analysis-others = Los demás
analysis-setup = Preparación y los demás
analysis-estimate = Incierto
analysis-explained = En puntos porcentuales. Juego: lo que costaron las decisiones propias frente a las mejores que encuentra la máquina. Incierto: lo que no sabe distinguir.
analysis-picture = Compartir esta imagen
