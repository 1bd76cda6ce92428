### Sentences of the screen of tables that had the same luck.

luck-title = The same luck
luck-why = Another table, or the same people another evening, can play with the same set-up and the same rolls. What they make of the same seat is play, not luck.
luck-link = Link for another table
share-luck-table = Whoever opens this link sets up another table with the same set-up and the same rolls. It holds the seed, which tells hidden piles and all rolls to whoever reads it by a program.
share-luck-table-text = Whoever pastes this text into Jemaa sets up another table with the same set-up and the same rolls. It holds the seed, which tells hidden piles and all rolls to whoever reads it by a program.
share-luck-result = This link holds the finished game and the name of its table. Whoever opens it beside a game of the same luck can compare both.
share-luck-result-text = This text holds the finished game. Whoever pastes it into Jemaa beside a game of the same luck can compare both.
luck-none = No other table can get this luck: here a real die was rolled, several devices play, or the game comes from a link or goes on from another one.
luck-later = Once this game is over, the other tables are shown beside it.
luck-beside = Beside other tables
luck-alone = No other finished game of the same luck is on this device yet. Ask the other table for the link of its result, and open it here.
luck-more = The link of another table’s result, opened here, adds it.
luck-uncounted = This game is not compared: it goes on from another one, or nobody but opponents played it.
luck-send = Send our result
luck-caption = The same luck at { $count ->
    [one] one table
   *[other] { $count } tables
}
luck-seat = Seat { $number }
luck-nth = Table no. { $number }
luck-own = this game
luck-mean = Mean
luck-best = best of all tables
luck-match = match points: { NUMBER($points, maximumFractionDigits: 1) }
luck-forgotten = forgotten
luck-number = { NUMBER($number, maximumFractionDigits: 1) }
luck-read = What others made of the same seat is play, not luck. With a sign: points above or below the mean of all tables in that seat. Match points, as in bridge: one for each table that made less of the seat, half for each that made as much.
luck-totals = Who sat at several tables
luck-person = Person
luck-tables = Tables
luck-above = Above the mean
luck-matches = Match points
luck-back = Back to the game
