### Sentences of the screen of people.

people-nobody = Whoever finishes a game here is remembered: faces, first places, great moments.
people-play = Play a game
people-here = This is kept on this device alone, and saved together with all games in one file.
people-gathers = Reading the games that were played before…
people-evening = { $games ->
    [one] One game
   *[other] { $games } games
}, until { $time }
people-earlier = The evening before
people-later = The evening after
people-lead = { $people ->
    [one] { $names } wins the evening
   *[other] { $names } share the evening
}
people-nobody-leads = An evening in the square
people-also = Also there: { $names }
people-picture = Picture of the evening
people-luck = Play the same luck
people-all = Who has played here
people-more = { $count ->
    [one] One more person
   *[other] { $count } more people
}
people-of = of { $games } won
people-best = best in { $game }: { $points }
people-players = { $players ->
    [one] Alone
   *[other] With { $players } players
}
people-rename = Rename
people-name = Name
people-same = The same person as…
people-same-why = Who is { $name }? What both have played is added up; nothing is lost, and they can be parted again.
people-part = Part { $name } again
people-forget = Forget
people-forgotten = { $name } was forgotten. The names in the games stay.
people-renamed = { $name } is called { $other } now. The names in the games stay.
people-joined = { $name } and { $other } are one person now.
people-parted = { $name } stands alone again.
people-restore = Undo
people-restored = { $name } is back.
people-undone = As before.
honour-best = the record in { $game }: { $points }
honour-close = { $count ->
    [0] the closest game: ahead of { $other } with the same points
    [one] the closest game: one point ahead of { $other }
   *[other] the closest game: { $count } points ahead of { $other }
}
honour-row = { $count } wins running
honour-level = first win against: { $level }
honour-risen = last in the middle of a game, and first at its end
honour-game = See the game
medal-best = Record
medal-close = Photo finish
medal-row = Streak
medal-level = First win
medal-risen = Comeback
