### Sentences of the screen of tables that had the same luck.

luck-title = The same luck
luck-why = Another table, or the same people another evening, can play with the same set-up and the same rolls. How well they do from the same seat is skill, not luck.
luck-link = Link for another table
share-luck-table = Whoever opens this link sets up another table with the same set-up and the same rolls. It holds the seed, which tells hidden piles and all rolls to whoever plays it beforehand, or reads it with a program.
share-luck-table-text = Whoever pastes this text into Jemaa sets up another table with the same set-up and the same rolls. It holds the seed, which tells hidden piles and all rolls to whoever plays it beforehand, or reads it with a program.
share-luck-result = This link holds the finished game and the name of its table. Whoever opens it beside a game of the same luck can compare both.
share-luck-result-text = This text holds the finished game. Whoever pastes it into Jemaa beside a game of the same luck can compare both.
luck-none = No other table can get this luck: here a real die was rolled, several devices play, or the game comes from a link or goes on from another one.
luck-later = Once this game is over, the other tables are shown beside it.
luck-beside = Beside other tables
luck-alone = No other finished game of the same luck is on this device yet. Ask the other table for the link of its result, and open it here.
luck-more = The link of another table’s result, opened here, adds it.
luck-uncounted = This game is not compared: it goes on from another one, or only computer players played it.
luck-send = Send our result
luck-seat = Seat { $number }
luck-nth = Table no. { $number }
luck-forgotten = forgotten
luck-others = Other tables
luck-verdict = More points here from { $better } of { $seats } seats
luck-back = Back to the game
