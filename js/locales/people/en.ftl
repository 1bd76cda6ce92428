### Sentences of the screen of people.

people-nobody = Nobody has finished a game here yet.
people-here = This is kept on this device alone, and saved together with all games in one file.
people-gathers = Reading the games that were played before…
people-evening = An evening’s results
people-day = Day
people-lead = { $people ->
    [one] { $names } leads
   *[other] { $names } lead
} with { $count ->
    [one] one first place
   *[other] { $count } first places
}{ $people ->
    [one] .
   *[other] {" "}each.
}
people-counting = { $count ->
    [0] No game counts
    [one] One game counts
   *[other] { $count } games count
}
people-nobody-leads = Nobody has come first yet.
people-games = Games
people-firsts = Came first
people-place = Average place
people-average = Average
people-best = Best
people-all = Who has played here
people-more = { $count ->
    [one] One more person
   *[other] { $count } more people
}
people-counts = { $games ->
    [one] One game
   *[other] { $games } games
}, { $firsts ->
    [0] no first place
    [one] one first place
   *[other] { $firsts } first places
}
people-by-game = By game
people-met = With other people
people-ahead = Came first
people-behind = Others first
people-levels = Against the computer
people-rolls = { $count ->
    [one] One roll
   *[other] { $count } rolls
}: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average, where { NUMBER($expected, minimumFractionDigits: 2, maximumFractionDigits: 2) } is to be expected.
people-luck = In { $count ->
    [one] one analysed game
   *[other] { $count } analysed games
}, luck changed the chance to win by { $points }% in all.
people-forget = Forget { $name }
people-forgotten = { $name } was forgotten. The names in the games stay.
people-restore = Bring it back
people-restored = { $name } is back.
people-honours = Worth telling
honour-best = The most points in { $game }: { $name }, { $points }.
honour-close = { $count ->
    [0] The closest game: { $name } came first, ahead of { $other } with the same points.
    [one] The closest game: { $name } came first, one point ahead of { $other }.
   *[other] The closest game: { $name } came first, { $count } points ahead of { $other }.
}
honour-row = { $name } came first { $count } times in a row.
honour-level = { $name } came first for the first time against this computer player: { $level }.
honour-risen = { $name } was last in the middle of the game, and came first.
honour-game = See the game
