### Marrakech’s lessons: their names, and what the tutor says.

learn-walk = Turn and roll
learn-walk-turn = You are Amina, with the terracotta rugs. In the middle stands Assam, who owns the market. Begin your turn by turning him: { $how ->
    [typed] type l, s or r (left, straight on, right)
   *[tapped] tap an arrow
}.
learn-walk-roll = He never turns right round. Now roll the die.
learn-walk-walked = He walked three squares straight ahead.
learn-mosaic = Mosaics
learn-mosaic-roll = At the edge a mosaic leads Assam back on to the board. Roll.
learn-mosaic-walked = The mosaic cost no step. Now he is heading back the other way.
learn-rent = Rent
learn-rent-roll = Saffron rugs are Yusuf’s. Roll, and watch your dirhams.
learn-rent-paid = Assam stopped on Yusuf’s rug, so you pay 1 dirham for each saffron square joined together there: 6 in all. Bare ground and your own rugs cost nothing.
learn-lay = Laying a rug
learn-lay-lay = Every turn ends with a rug. { $how ->
    [typed] Type two squares side by side, one of them next to Assam, such as d5e5; then press Enter to confirm
   *[tapped] Tap two squares side by side, one of them next to Assam; then confirm
}.
learn-lay-laid = Whoever stops there pays you.
learn-cover = Covering
learn-cover-lay = A rug may cover half of another, never all of it at once. Cover the saffron square in front of Assam.
learn-cover-other = Take the saffron square in front of Assam, and the one to its left or right.
learn-cover-laid = Yusuf’s group is smaller now, and earns less rent.
learn-out = Out of money
learn-out-rolls = Yusuf has 3 dirhams left, and it is his turn to roll.
learn-out-gone = He owes 4: he gives all he has and is out. Grey rugs belong to nobody.
learn-end = The end
learn-end-lay = This is the last rug. Lay it where you like.
learn-end-over = The market closes. Each dirham and each square of your rugs that still shows is one point. The most points wins!
learn-game = A short game
learn-game-begin = Now play the end of a real game against two opponents: two turns each.
