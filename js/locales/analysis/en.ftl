### Sentences of the sheet that tells what decided a game.

analysis-slider = The game from beginning to end
analysis-chance = { SEAT($seat) }: { $points } in 100
analysis-running = Going over the game
analysis-moments = Turning points
analysis-none = No single decision cost much.
analysis-lost = { $points } in 100 lost
analysis-fortune = { $good ->
    [yes] Good luck for { SEAT($seat) }
   *[no] Bad luck for { SEAT($seat) }
}: { $points } in 100
analysis-played = As played
analysis-better = Better
analysis-shown-played = As it was played: { $what }
analysis-shown-better = Better, and marked on the board: { $what }
analysis-parts = What changed the chance to win
analysis-luck = Luck
analysis-skill = Skill
analysis-others = Others
analysis-setup = Set-up and others
analysis-estimate = Unclear
analysis-explained = In percent. Skill: what your own decisions cost, compared with the best the computer finds. Unclear: what the computer cannot tell.
analysis-picture = Share this picture
