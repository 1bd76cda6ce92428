### Morocco’s lessons: their names, and what the tutor says.

learn-scout = Scouting
learn-scout-market = You are Amina, of the snake charmers. In the evening market your family tries to win stall after stall. Spaces are paid for with cubes, and everyone gets some on the roof.
learn-scout-pawn = Move the pawn on the roof: { $how ->
    [typed] type the number of one of its spaces, 1 to 5
   *[tapped] tap one of its spaces
}.
learn-scout-gained = You got the two cubes beside the pawn. Everyone else got one, of the colour under it.
learn-price = The price
learn-price-place = A space costs two cubes: the colour of the stall’s row and the colour of its column. c3, in the middle, costs orange and brown. { $how ->
    [typed] Type a space of c3 for an assistant, such as c3nw; then press Enter to confirm
   *[tapped] Tap an assistant, then a space of c3; then confirm
}.
learn-price-other = Here an assistant goes to c3, the stall in the middle.
learn-price-paid = That was one turn. Everyone gets two in each round.
learn-guard = Bodyguards
learn-guard-place = A bodyguard takes one space, but counts as two workers. You earn bodyguards when stalls close. Send yours to c3, in the middle.
learn-guard-other = Send the bodyguard to c3, the stall in the middle.
learn-guard-counts = You lead there, two to one: Yusuf has a single assistant.
learn-cousins = Cousins
learn-cousins-place = Cousins are two assistants in one turn. The first costs a third cube, of any colour; the second is free, and stands right beside it in the next stall. Begin on c3.
learn-cousins-other = The first cousin goes to c3, in the middle; the second beside it, in another stall.
learn-cousins-stand = That used up one of your two cousins tokens.
learn-full = A full stall
learn-full-place = Four make a stall full. c3 has three: two of yours, one of Yusuf’s. Add an assistant.
learn-full-other = Fill c3, in the middle, with an assistant.
learn-full-ranks = c3 closes. You have the most workers: 5 points. Yusuf is second: 2 points, a coin and a bodyguard. A third player would get 1 point, and a coin or a bodyguard.
learn-full-juice = Each worker took the juice on its corner, worth 2, 3 or 4 points, and went home. Because you won alone, your tile lies there now.
learn-full-arrow = The tile’s arrow points at an open stall next to it, and counts one there. Point it east, at d3, where three workers stand.
learn-full-target = Point the arrow east, at d3.
learn-full-chain = Your arrow made it four in d3, so it closed as well. Yusuf won it and pointed his arrow. That is how one closing can set off another.
learn-tourist = Tourists
learn-tourist-place = A tourist costs a third cube, of any colour. Send one to c3, as the fourth worker.
learn-tourist-other = Send a tourist to c3, in the middle.
learn-tourist-arrow = You have won c3. Now your tourist follows the arrow: point it north, at c4.
learn-tourist-target = Point the arrow north, at c4.
learn-tourist-settle = Choose a space for the tourist.
learn-tourist-settled = An assistant stands there now, free of charge: one tourist counts in two stalls.
learn-coins = Coins
learn-coins-swap = On your turn, before or after placing, a coin swaps two rows or two columns. { $how ->
    [typed] Type two rows, such as row 1 3; then press Enter to confirm
   *[tapped] Tap the cubes of two rows; then confirm
}.
learn-coins-other = First swap two rows.
learn-coins-swapped = The stalls of both rows cost other cubes now. Nobody holds more than three coins, and at the end each is worth a point.
learn-evening = The end of a round
learn-evening-keep = Everyone has had two turns, and the round ends. You keep a single cube for the next one: choose its colour.
learn-evening-next = The others keep one as well. Yusuf is next, so he begins the next round.
learn-score = The score
learn-score-end = Once five stalls or fewer are open, that round is the last. Here it has just ended.
learn-score-count = Add up points, juice and coins, and 3 for each tile of your largest district: your own tiles that lie side by side. You win, with 126 points.
learn-game = A short game
learn-game-begin = Now play a real last round against two opponents: two turns each.
