### Morocco’s lessons: their names, and what the tutor says.

learn-aim = The aim
learn-aim-stalls = Win stalls in the market: each brings you points.
learn-aim-district = Stalls side by side form a district: your largest scores extra.
learn-scout = Scouting
learn-scout-pawn = { $how ->
    [typed] The roof gives cubes: type a space of it, 1 to 5.
   *[tapped] The roof gives cubes: tap a space for the pawn.
}
learn-scout-gained = You got the two cubes beside the pawn.
learn-scout-others = Everyone else got one, of the colour under it.
learn-price = The price
learn-price-cost = A space costs two cubes: its row’s colour and its column’s.
learn-price-place = { $how ->
    [typed] Type a space of the middle stall for an assistant: c3nw.
   *[tapped] Place an assistant in the stall that is lit.
}
learn-price-other = Here an assistant goes to the stall in the middle.
learn-price-paid = That was one turn: everyone gets two in each round.
learn-guard = Bodyguards
learn-guard-place = A bodyguard counts as two: send yours to the middle.
learn-guard-other = Send the bodyguard to the stall in the middle.
learn-guard-counts = You lead there now, two to one.
learn-cousins = Cousins
learn-cousins-two = Cousins are two assistants in one turn.
learn-cousins-cost = The first costs a third cube of any colour, the second nothing.
learn-cousins-place = Place one in the middle, one beside it in the next stall.
learn-cousins-other = First the middle stall, then a space beside it next door.
learn-cousins-stand = That used up one of your two cousins tokens.
learn-full = A full stall
learn-full-place = Four workers fill a stall: add the fourth in the middle.
learn-full-other = Fill the stall in the middle with an assistant.
learn-full-ranks = You have the most workers here: 5 points.
learn-full-second = Yusuf is second: 3 points (2 and a coin) and a bodyguard.
learn-full-juice = Workers take the juice at their corner: 2 points for Yusuf.
learn-full-corners = Your three corners give 4, 2 and 4: 10 points.
learn-full-tile = You won alone: your tile lies there, for 3 points.
learn-full-arrow = { $how ->
    [typed] Its arrow counts one in the stall beside: type east.
   *[tapped] Its arrow counts one in the stall beside: point it right.
}
learn-full-target = { $how ->
    [typed] Point the arrow east.
   *[tapped] Point the arrow to the right.
}
learn-full-chain = Your arrow makes it four there: one closing sets off another.
learn-full-won = Yusuf won that stall, and pointed his own arrow.
learn-tourist = Tourists
learn-tourist-place = A tourist costs a third cube: send one to the middle.
learn-tourist-other = Send a tourist to the stall in the middle.
learn-tourist-arrow = { $how ->
    [typed] Your tourist follows the arrow: type north.
   *[tapped] Your tourist follows the arrow: point it up.
}
learn-tourist-target = { $how ->
    [typed] Point the arrow north.
   *[tapped] Point the arrow up.
}
learn-tourist-settle = Choose a space for the tourist.
learn-tourist-settled = An assistant stands there, free: one tourist counts in two stalls.
learn-coins = Coins
learn-coins-swap = { $how ->
    [typed] A coin swaps two rows or columns: type row 1 3.
   *[tapped] A coin swaps two rows or columns: tap two row cubes.
}
learn-coins-other = First swap two rows.
learn-coins-swapped = The stalls in both rows cost other cubes now.
learn-coins-three = Hold at most three coins: each is a point at the end.
learn-evening = The end of a round
learn-evening-keep = The round ends: keep one cube for the next.
learn-evening-next = The others keep one too, and Yusuf begins the next round.
learn-score = The score
learn-score-end = Once five stalls or fewer are open, that round is the last.
learn-score-count = Points, juice and coins are added up.
learn-score-tiles = Each tile in your largest district adds 3.
learn-score-wins = You win, with 126 points!
learn-game = A short game
learn-game-begin = Now play a real last round: two turns each.
