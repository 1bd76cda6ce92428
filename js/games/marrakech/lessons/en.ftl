### Marrakech’s lessons: their names, and what the tutor says.

learn-walk = Turn and roll
learn-walk-turn = { $how ->
    [typed] Turn Assam or not: type l (left), s (straight), r (right).
   *[tapped] Turn Assam left, right or not at all: tap an arrow.
}
learn-walk-roll = Roll the die: Assam walks straight ahead.
learn-walk-walked = Three squares straight ahead: he never turns right round.
learn-mosaic = Mosaics
learn-mosaic-roll = At the edge a mosaic leads Assam back: roll.
learn-mosaic-walked = The mosaic itself cost no step.
learn-rent = Rent
learn-rent-roll = The saffron rugs are Yusuf’s: roll, and mind your dirhams.
learn-rent-paid = You paid Yusuf 6 dirhams: 1 for each saffron square joined there.
learn-rent-free = Bare ground and your own rugs cost nothing.
learn-lay = Laying a rug
learn-lay-lay = { $how ->
    [typed] Type two squares side by side, one beside Assam, such as d5e5.
   *[tapped] Every turn ends with a rug: tap a square beside Assam.
}
learn-lay-laid = Others who stop there pay you.
learn-cover = Covering
learn-cover-lay = { $how ->
    [typed] Cover the saffron square in front of Assam, and one beside it.
   *[tapped] Cover half of Yusuf’s rug: tap a square beside it.
}
learn-cover-other = Take the saffron square in front of Assam, and one beside it.
learn-cover-half = A rug may cover half of another, never all at once.
learn-cover-laid = Yusuf’s group is smaller now, and earns less rent.
learn-out = Out of money
learn-out-rolls = Yusuf has 3 dirhams left, and now he rolls.
learn-out-owes = He owes you 4 dirhams, but has only 3.
learn-out-grey = So he is out: his rugs turn grey and cost nothing.
learn-end = The end
learn-end-lay = Lay the last rug wherever you like.
learn-end-over = The market closes, and the most points wins!
learn-end-count = Each dirham and each visible square of your rugs is one point.
learn-game = A short game
learn-game-begin = Now play the end of a real game: two turns each.
