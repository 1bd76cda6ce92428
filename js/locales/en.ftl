### Sentences that belong to no game.

## The language itself: its name in itself, ltr or rtl, and whose numbers and dates it has
language-name = English
language-direction = ltr
language-locale = en-GB

## What index.html says by itself, while there is no page
page-coming = Board games from the Jemaa el-Fna square. They will be here in a moment.
page-absent = Jemaa could not start. A file may be missing, the connection slow, or this browser too old.
page-boxed = Jemaa cannot start here: the page that shows it keeps it in a sandbox. Whoever runs that page can add allow-same-origin.
page-file = Jemaa cannot start from a file: it has to come from a web server.
page-alone = Jemaa could not start. This browser may be too old, the file damaged, or the site that shows it forbids what it needs. Save the file and open it on your own device.
page-type = The host calls the file { $file } “{ $type }”, which browsers refuse.
page-again = Reload
page-scripts = Jemaa needs JavaScript.

## Home and shelf
home-play = Play
home-play-game = Play { $game }
home-play-on = Play on
home-new = New here? Learn by playing
home-puzzle = Puzzle of the day
home-puzzles = All puzzles
home-people = People
home-learn = Learn { $game }
home-rules = Rules of { $game }
home-span = { $least }–{ $most }
home-players = { $least }–{ $most } players
home-minutes = { $least }–{ $most } min
home-running = Games in progress
home-finished = Finished games
home-all = All games ({ $count })
home-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
row-turn = { $name }’s turn
row-won = Won by { $names } with { $points }
row-just-now = just now
row-damaged = A damaged game
row-menu = Share, rename or remove: { $names }
row-share = Share this game: { $names }
row-share-short = Share
row-rename = Rename this game: { $names }
row-rename-short = Rename
row-remove = Remove this game: { $names }
row-remove-short = Remove
row-removed = { $count ->
    [one] The game was removed.
   *[other] { $count } games were removed.
}
row-restore = { $count ->
    [one] Bring it back
   *[other] Bring the last one back
}
row-restored = The game is back.
row-missing = { $count ->
    [one] One of your games is missing: the browser has lost it. If you saved it as a file, open that file from the menu.
   *[other] { $count } of your games are missing: the browser has lost them. If you saved them in a file, open it from the menu.
} It’s a good idea to save all your games in a file now and then.
rename-title = Rename this game
rename-name = Name of the game
rename-why = Leave it empty to use the players’ names.
to-home = Home

## Starting
loading-download = Downloading the game
loading-compile = Getting the game ready
loading-start = Starting up
loading-engine = Laying out the board
loading-bytes = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
retry = Try again

## A new game
new-title = Who plays?
new-luck = { $named ->
    [yes] Same luck as “{ $name }”: set-up and rolls, first player, options and number of players are fixed.
   *[other] Same luck as another table: set-up and rolls, first player, options and number of players are fixed.
}
new-luck-known = Whoever has played this before knows what is hidden, and all rolls.
luck-name = Name of this table
new-here = plays here
new-elsewhere = plays elsewhere, by message
new-away = Elsewhere
new-rename = rename
new-face = A person (again: another face)
new-opponent = { $name }: { $level }
new-level-random = random
new-level-easy = easy
new-level-medium = medium
new-level-hard = hard
new-level-expert = expert
new-house = House rules
new-house-none = as in the rule book
new-house-differ = { $count ->
    [one] one differs
   *[other] { $count } differ
}
new-add = Add a player
new-remove = Remove { $name }
new-removed = { $name } was removed.
new-known = Recent players
new-seat = Seat { $number }
new-names = Amina Yusuf Inès Leo Noor Sami
new-names-random = Mishmish Zitoun Felfel Harira Batata Basbousa
new-names-easy = Idris Bilal Anas Tarik Mehdi Ziad
new-names-medium = Zineb Salma Loubna Mariam Nadia Fatima
new-names-hard = Brahim Omar Hassan Rachid Mansour Moussa
new-names-expert = Jabir Biruni Haytham Tusi Khayyam Zarqali
new-name = Name
new-color-nth = Colour { $number }
new-who = Played by
new-first = Who begins?
new-first-random = At random
new-seed = Seed
new-seed-why = Leave it empty for fresh luck. Any word will do: the same word always brings the same set-up and the same luck, for a fair rematch.
new-seed-fresh = fresh luck
new-seed-known = Whoever knows or guesses this seed can work out all rolls and all that is hidden.
new-start = Begin
same-again = Same as last time
level-person = A person
level-random = Computer, at random
level-easy = Computer, easy
level-medium = Computer, medium
level-hard = Computer, hard
level-expert = Computer, expert
level-other = A computer player ({ $name })

## Settings
settings = Settings
settings-look = Look
settings-play = Play
settings-sound = Sound
settings-unseen = Without sight
setting-language = Language
setting-theme = Appearance
setting-theme-auto = Same as the device
setting-theme-light = Day
setting-theme-dark = Night
setting-text = Text size
setting-text-normal = Normal
setting-text-large = Large
setting-signs = Size of symbols on the board
setting-signs-normal = Normal
setting-signs-large = Large
setting-speed = Animations
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-off = Off
setting-pace = Speed of computer players
setting-pace-calm = Calm
setting-pace-normal = Normal
setting-pace-quick = Quick
setting-telling = Commentary for screen readers
setting-telling-brief = Brief
setting-telling-full = Full
setting-keys = Single keys: questions on the board, / to type a move
setting-keys-true = On
setting-keys-false = Off
setting-confirm = Each move
setting-confirm-true = Confirm it first
setting-confirm-false = Counts at once
setting-die = The die
setting-die-button = Rolled with a button
setting-die-itself = Rolls by itself
setting-die-own = We roll our own
setting-sound = Sounds
setting-sound-true = On
setting-sound-false = Off
setting-ambience = Background sounds of the square
setting-ambience-true = On
setting-ambience-false = Off
full-screen = Full screen
full-screen-leave = Leave full screen
close = Close
yes = Yes
no = No

## The table
board = Board
whole-board = See the whole board
enlarged = Enlarged
seats = Players
seat-score = Points:
seat-leads = In the lead
seat-out = Out of the game
seat-colors = { COLORS($colors) }
prompt = What to do now
hints-again = Show the hints again
hint-off = Hide the hints
explain = What’s this?
explain-ask = { $how ->
    [typed] Go to anything and press Enter to learn what it is.
   *[tapped] Tap anything to learn what it is.
}
explain-gap = There is nothing to explain here. Try something else.
tools = Tools
help = Help
menu = Menu
turn = Turn it
roll = Roll
dice-faces = What does your die show?
confirm = Confirm
cancel = Cancel
choices = { $count ->
    [one] { $count } possible move
   *[other] All { $count } possible moves
}
by-parts = Build a move step by step
by-parts-choose = Choose this move
advice = Advice
advice-asks = What would you do?
advice-all = Show all choices
advice-over-next = { $what } ({ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} better than the next best).
advice-over-middle = { $what } (another choice is as good; { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} better than an average one).
advice-over-none = { $what } (no other choice is better).
advice-legend = Three stars: the best choices. One star: the weakest.
said-legend = Expected lead over the other players’ average at the end of the game: from { $worst } to { $best } points.
judged = { $what }; expected lead: { $worth }
advised = { $what }; recommended
undo = Undo
redo = Redo
undo-assent = This takes back a roll, someone else’s move or something that has come to light. Does everyone agree?
undo-over = The game is over. This takes back the result and the last move. { $people ->
    [one] Take them back?
   *[other] Does everyone agree?
}
undo-known = You take this back knowing what came next.
log = Story
log-empty = Nothing has happened yet.
log-start = The game begins.
rules = Rules
rule-of = Rules: { $name }
whose-question = { SEAT($seat) }:
awaits-message = { SEAT($seat) } plays elsewhere
reason-forced = It was the only choice.
reason-random = { SEAT($seat) } plays whatever comes to mind.
because = Why did { SEAT($seat) } do that?
past = Looking back: step { $ply }
past-hint = { $how ->
    [typed] Press Enter on the board to return to the present.
   *[tapped] Tap the board to return to the present.
}
scrub = Step through the game
scrub-step = Step { $ply } of { $count }: { $text }
scrub-first = To the beginning
scrub-back = One step back
scrub-forward = One step forward
scrub-now = Back to the present
branch = Play on from here
branch-hidden = In the new game, whatever nobody can see yet is shuffled again.
branch-name = { $name }, from step { $ply }
back-to-game = Back to the game
cards-search = Search the rules
cards-contents = Contents
cards-found = { $count ->
    [0] No card mentions that.
    [one] { $count } card
   *[other] { $count } cards
}
result = Result
result-won = { $count ->
    [one] { $names } wins with { $points }!
   *[other] { $names } share the victory with { $points } each!
}
result-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } share it!
}
result-place = { $place ->
    [1] First place…
    [2] Second place…
    [3] Third place…
    [4] Fourth place…
    [5] Fifth place…
   *[other] Place { $place }…
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
result-story = How the game went
result-turn = Turn { $number }
result-rematch = Rematch
result-more = More
result-board = See the board
result-again = Same set-up
result-change = Change players
result-luck = The same luck
result-share = Share
result-picture = Picture
result-save = File
film = Film
film-line = The whole game
film-pause = Pause
film-play = Go on
film-next = Next picture
film-step = Picture { $at } of { $count }: { $scores }
taken = This game is being played in another tab.
take-over = Play it here

## The dice
analysis = What decided it
analysis-chances = Chance to win, in percent
analysis-done = It is clear what decided the game.
fairness = Dice
fair-counting = Counting the rolls…
fair-none = No rolls yet.
fair-rolls = { $count ->
    [one] { $count } roll so far
   *[other] { $count } rolls so far
}
fair-face = Face
fair-count = Rolled
fair-hand = By hand
fair-expected = Expected
fair-number = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fair-chart = Bars show the rolls so far; upright marks show how many to expect.
fair-wood = Hatched: rolled with a real die, and entered by hand.
fair-method = Each roll is drawn from the game’s seed, set before the first move. Roll number k, counted from 0, is taken from the SHA-256 of the seed followed by a slash and k: anyone can check it.
fair-own = This device draws its rolls, and only these, from a seed of its own: roll number k of the game, counted from 0, is taken from the SHA-256 of the seed followed by a slash and k. Removing the game and opening it again changes none of them; whoever copies the browser’s data, or uses a program, could still know them beforehand.
fair-others = { $count ->
    [one] One roll was made on another device, from a seed that is not here.
   *[other] { $count } rolls were made on other devices, from seeds that are not here.
}
fair-others-hand = { $count ->
    [one] One of them was entered there by hand.
   *[other] { $count } of them were entered there by hand.
}
fair-seed = The seed:
fair-commitment = The seed is shown at the end, so that nobody can know the rolls to come. Until then this code proves that it never changes: the SHA-256 of { $prefix } followed by the seed.
fair-proof = The code that was shown during the game, which proves that the seed never changed: the SHA-256 of { $prefix } followed by the seed.
fair-known = This seed was typed in, or taken from an earlier game: whoever knows or guesses it can work out all rolls and all that is hidden.
fair-no-seed = This game has no seed: its rolls cannot be checked.
fair-branch = This game branches off from another: the earlier rolls come from that game’s seed.
fair-origin = They can be checked once that game is over and its seed is known. Until then there is only the code of that seed:

## The game clock, where people want one. $per: the time of each turn, or of the whole game. $who goes on once it is up
clock = Clock
clock-none = no clock
clock-seconds = { $per ->
    [game] { $count } seconds each
   *[turn] { $count } seconds a turn
}
clock-minutes = { $per ->
    [game] { $count ->
        [one] 1 minute each
       *[other] { $count } minutes each
    }
   *[turn] { $count ->
        [one] 1 minute a turn
       *[other] { $count } minutes a turn
    }
}
clock-strict = { $per ->
    [game] When the time is up, a computer player plays on
   *[turn] When the time is up, a computer player takes the turn
}
clock-of = Time left for { SEAT($seat) }
clock-pause = Pause the clock of { SEAT($seat) }
clock-means = The time that is left. It can be stopped; meanwhile the board is covered.
clock-paused = Paused
clock-go-on = Go on
clock-mark = { SEAT($seat) }: { $count } seconds left.
clock-up = { $who ->
    [turn] { SEAT($seat) }’s time is up: a computer player takes the turn.
    [game] { SEAT($seat) }’s time is up: a computer player plays on.
   *[nobody] { SEAT($seat) }’s time is up.
}
clock-told = { SEAT($seat) }: { $minutes } min { $seconds } s { $how ->
    [over] over the time.
   *[left] left.
}

## Around one tablet
sharing = How you sit
sharing-open = Side by side
sharing-open-why = You all sit on the same side and share one view.
sharing-pass = Pass it on
sharing-pass-why = A screen with the next player’s name hides the board; then they see what has happened since their last turn.
sharing-around = Around the table
sharing-around-why = The tablet lies in the middle, and everyone has an edge of their own that faces them.
seating = Who sits where? Choose a seat to move it round the table.
seating-move = { $name }: { $edge }. Move to: { $to }
edge-south = bottom edge
edge-west = left edge
edge-north = top edge
edge-east = right edge
seat-language-page = Same as the page
seat-advice = Previews and advice
seat-advice-never = None
seat-advice-request = Advice when you ask
seat-advice-always = Advice on every move
handover-to = Pass the tablet to
handover-message = A message for
handover-go = It’s me
handover-since = Since your last turn
handover-skip = Skip

## Games in and out
share = Share or save
share-title = Share this game
share-what = Whoever opens this link gets the game as it stands now, and can play on from there.
share-what-text = This text is the game as it stands now: whoever pastes it into Jemaa can play on from there.
share-message = Whoever plays elsewhere opens this link, and the game goes on there.
share-message-text = Whoever plays elsewhere pastes this text into Jemaa, and the game goes on there.
share-luck = From here on, their luck is their own.
share-trust = This is for people who trust each other: every device has luck of its own.
share-hidden = The link and the file also hold what nobody should see yet, and whoever has them can find it out. A shuffled copy holds none of it: from here on, it is another game.
share-hidden-text = The text and the file also hold what nobody should see yet, and whoever has them can find it out. A shuffled copy holds none of it: from here on, it is another game.
share-message-hidden = It also holds what nobody should know yet. Jemaa shows none of that to whoever plays one seat; whoever opens the link and plays all of them sees it.
share-long = This link is long, and some messengers cut it. The file arrives whole.
share-shuffle = Share a shuffled copy
share-shuffled = This is a shuffled copy now: from here on, it is another game.
share-code = The link as a code, to be scanned with the camera of another tablet
share-show-code = Show the code
share-making = Making the link…
share-link = Link
share-link-text = Text
share-copy = Copy the link
share-copy-text = Copy the text
share-copied = Link copied.
share-copied-text = Text copied.
share-failed = That did not work here. Select the link and copy it, or save the game as a file.
share-failed-text = That did not work here. Select the text and copy it, or save the game as a file.
share-send = Send the link
share-send-file = Send the file
luck-another = Same luck for another table
send-turn = Send the turn
save-record = Save as a file
save-why = The file of an unfinished game keeps its seed: the luck still to come stays the same, and whoever reads the file can work it out.
save-all = Save all games as a file
save-parts = { $total ->
    [1] The file with your games is ready.
   *[other] Your games need { $total } files; saved so far: { $part }.
}
save-part = Save file { $part } of { $total }
open-record = Open a game file
paste = Paste a game
paste-what = A link to a game, or the text of a game file
paste-open = Open
scan = Scan a code
scan-what = What the camera sees
scan-refused = The camera cannot be used here. Paste the link instead.
link-title = A game someone sent you
link-steps = { $count ->
    [0] Nothing has been played yet.
    [one] { $count } step so far.
   *[other] { $count } steps so far.
}
link-several = There are several games in this text. Which one?
link-why = It becomes a game of your own: nobody else sees what you play.
link-accept = Put it on the table
link-who = Who plays on this device?
link-all = All of them
link-knows = Whoever plays all sees what the others may not know.
link-watch = Just watch
link-same = You already have this: your game is at exactly this point.
link-behind = This is an older message. Your game has gone on since.
link-apart = Somebody has played on from your game in another way. Take it over, and yours becomes a game of its own; otherwise yours stays as it is.
link-mine = Somebody elsewhere has played for { $names }. Take that over, or keep your game?
link-held = Another tab plays this game. Close it, then open the link again.
link-to-game = Go to your game
link-keep = Keep mine
link-take = Take it over
link-look = See the other version
import-busy = Reading games: { $done } of { $total }…
import-known = { $count ->
    [one] One game is already here: the file adds nothing to it.
   *[other] { $count } games are already here: the file adds nothing to them.
}
import-report = { $imported ->
    [0] No game was added.
    [one] { $imported } game was added.
   *[other] { $imported } games were added.
} { $refused ->
    [0] {""}
    [one] { $refused } could not be added:
   *[other] { $refused } could not be added:
}
room-kept = Jemaa takes up { NUMBER($mega, maximumFractionDigits: 1) } MB on this device. The browser has promised to keep your games.
room-lent = Jemaa takes up { NUMBER($mega, maximumFractionDigits: 1) } MB on this device. The browser may clear it when space runs low: save the games you care about in a file.
room-forgets = Safari deletes games you haven’t opened for seven days. Add this page to the home screen with the share button, or save your games as a file.
understood = Got it

## Colours, sides and corners
color-terracotta = terracotta
color-saffron = saffron
color-majorelle = Majorelle blue
color-mint = mint
color-aubergine = aubergine
color-times = { $color } ×{ $count }
facing-north = north
facing-east = east
facing-south = south
facing-west = west

## What can go wrong
error-address = There is nothing at this address.
error-not-fetched = Part of the page could not be loaded. Connect to the internet once and try again. Nothing is lost.
error-no-game = This game is not on this device.
error-unread = This game cannot be read right now. It was left as it is.
error-held = This game is open in another tab. Close it there first.
error-damaged = This stored game cannot be opened. It was left as it is.
error-not-drawn = Part of this game cannot be drawn. Nothing of the game is lost.
error-luck-players = This link to the same luck names a number of players that this game does not have.
error-luck-first = This link to the same luck names a first player who is not at the table.
error-luck-seed = This link to the same luck names a seed that cannot be used.
error-luck-option = This link to the same luck names an option that this game does not have.
error-no-link = The link could not be made. Save the game as a file instead.
error-storage-full = There is no room left to store this game: you can play on, but it will be lost when the page closes unless you save it as a file.
error-storage-newer = The games on this device were stored by a newer version of this page. Close all its tabs and open it again with the internet. Until then a game that is played here is lost when the page closes unless you save it as a file.
error-storage-blocked = Games cannot be stored here: you can play on, but the game will be lost when the page closes unless you save it as a file.
error-storage-lost = Your saved games cannot be reached right now: you can play on, and this game will be stored as soon as possible. If the page closes before that, it will be lost unless you save it as a file.
error-engine-restarted = The game stopped and is starting again. Nothing is lost.
error-start-timeout = The game does not start: the network is too slow, or does not answer.
error-start-failed = The game could not be started on this device.
error-no-webassembly = The game needs WebAssembly, which is switched off in this browser; Lockdown Mode does that. Make an exception for this page, or use another browser.
error-forbidden = { $where ->
    [file] The game could not be started: the site that shows this file forbids it. Save the file and open it on your own device.
   *[host] The game could not be started: the content security policy of this site forbids it.
}
error-no-network = The game could not be fetched: the network does not answer. Check the connection and try again.
error-bad-file = The game could not be started: the file { $file } is missing or damaged.
error-bad-type = The game could not be started: the host calls the file { $file } “{ $type }”, which browsers refuse.
error-worker-died = The game was stopped: this device may be short of memory. Close other pages and apps, and try again. Nothing is lost.
error-worker-silent = The game is not answering. Nothing is lost.
error-restarted = The game is starting again.
error-internal = Something went wrong. The game is as it was before.
error-bad-request = That cannot be done.
error-bad-results = The results in this file cannot be read.
error-no-match = No game is open.
error-bad-notation = There is no such move.
error-illegal-action = This move is not possible now.
error-game-over = The game is over.
error-no-analysis = This game cannot be analysed.
error-bad-level = There is no such computer player.
error-no-opponents = Computer players and advice could not be loaded. Connect to the internet once and try again. Nothing is lost.
error-no-rules = The rules could not be loaded. Connect to the internet once and try again. Nothing is lost.
error-no-lessons = The lessons could not be loaded. Try again when you are online.
error-language = { $language } could not be loaded: another language stands in. Choose it again when you are online.
# which file is the cause: not reached, refused with a number, of a type that is no script's, or not whole
unfetched = { $why ->
    [status] The host does not give { $file } ({ $detail }).
    [type] The host gives { $file } with the wrong type ({ $detail }).
    [damaged] { $file } arrived damaged.
   *[network] { $file } cannot be reached.
}
error-no-code = The QR code could not be drawn; the link works without it.
error-settled = People play elsewhere: what was sent, rolled or revealed stays.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-needs-assent = This takes back a roll, someone else’s move or something that has come to light: everyone must agree.
bad-record-seed = The seed must have between 1 and 200 characters.
bad-record-options = This game has no such option.
bad-record-setup-keys = The set-up of this game does not fit its rules.
bad-record-setup-first = The set-up lets someone begin who is not at the table.
bad-record-position = The starting position of this game does not belong to it.
bad-record-position-field = The starting position of this game cannot be read: { $text }.
bad-record-position-impossible = No game could ever reach the starting position of this one: { $text }.
bad-record-position-otherwise = The starting position of this game is not written the way Jemaa writes it.
bad-record-too-large = This game file is too long.
bad-record-not-json = This is not a game file.
bad-record-missing = Something is missing in this game file: { $text }.
bad-record-format = This is not a game file of Jemaa.
bad-record-version = This game file was written by a version that cannot be read here.
bad-record-rules = The number of this game’s rules is wrong.
bad-record-opponents = What this game file says about its computer players is wrong.
bad-record-devices = What this game file says about the devices it is played on is wrong.
bad-record-id = The number in this game file by which the game is recognised is wrong.
bad-record-game = There is no game called { $text }.
bad-record-players = The number of seats, or their details, do not fit this game.
bad-record-name = A name must have between 1 and 40 characters, at least one of them visible, and no hidden ones such as marks of direction.
bad-record-color = The chosen colours do not fit this game.
bad-record-log = The list of moves of this game is wrong or too long.
bad-record-bad-notation = Entry { $entry } of this game is not a move: { $text }.
bad-record-illegal-action = Entry { $entry } of this game is not possible: { $text }.
bad-record-game-over = Entry { $entry } of this game comes after its end: { $text }.
bad-record-beside = The undone moves or computer players in this file do not fit its game.
bad-record-short-too-long = This game is too long for a link. Save it as a file instead.
bad-record-short-position = This game starts from a special position, which does not fit into a link. Save it as a file instead.
bad-record-short-length = This link is too long to be one of Jemaa’s.
bad-record-short-form = This is not a link to a game of Jemaa.
bad-record-short-version = This link is of version { $text }, which cannot be read here.
bad-record-short-damaged = This link is damaged: part of it is missing or has changed. Copy the whole link again.
bad-record-short-rules = This link holds a game played by rules number { $text }, which cannot be read here.
bad-record-short-over = In this link, entry { $entry } comes after the end of the game.
bad-record-short-otherwise = This link is not written the way Jemaa writes that game.

## Without a network
offline-unsupported = This browser cannot keep Jemaa for offline play: it needs the internet every time.
offline-insecure = This address is not secure (http), so the browser keeps no copy for offline play: Jemaa needs this network every time. Games are stored all the same.
offline-fetching = Getting everything ready for offline play…
offline-ready = Ready offline
offline-failed = Jemaa could not be saved for offline play. It will try again in a moment.
update-waits = A new version is ready.
update-now = Update now
update-held = A game is open in another tab: close it there first.
install = Install as an app

## About
about = About Jemaa
about-what = Two board games from the square of Marrakech, for people around one tablet. Free software under the MIT licence: no account, and no server is asked for anything but the files of this page.
about-source = The source of the rules (Python)
about-dice = Are the dice fair?
about-fair = Every roll that Jemaa makes is drawn from a seed by a method that anyone can check: roll number k, counted from 0, is taken from the SHA-256 of the seed followed by a slash and k.
about-offline = After your first visit, Jemaa needs no internet at all. On an iPad or iPhone, add the page to the home screen with the share button: otherwise Safari deletes games you haven’t opened for seven days.
about-version = Version { $version }
about-parts = Made with
about-licences = The texts of all licences

# Said aloud
said-chosen = Chosen: { $what }.
said-dropped = Choice dropped.
said-pending = { $what }: { $text }
said-undone = Undone: { $text }
said-place = { SEAT($seat) }: place { $place }, with { $points }.

## The command field
command = Type a move
command-help = Enter on its own goes on: it confirms, rolls, or repeats the question. Type u to undo. Any word may be shortened. Start with a slash to ask about the table: type /? to hear what you can ask.
command-several = That could be { $more ->
    [0] { $what }.
   *[other] { $what }, or any of { $more } others.
}
command-not-now = That is not possible now. Type a question mark to hear what is.
command-unknown = “{ $word }” was not understood. Type a question mark to hear what you can type.
command-by-seed = You cannot choose what this die shows. Type r to roll it.
command-over = The game is over.
typed-roll = roll
typed-undo = undo
typed-more = more
typed-places = a b c d e f g

## What can be asked
asks-p = p: the players, one by one
asks-q = q: the question, and what you have chosen so far
asks-t = t: the time that is left
asks-w = w: what has happened since your last turn
asked-player = { SEAT($seat) }, { COLORS($colors) }: { $points }.
asked-fact = { $what }: { $count }.
asked-nothing = Nothing has happened since your last turn.
asked-nowhere = There is no place called “{ $place }” here.
asked-more = { $count } more: type “more”.
asked-no-more = That was all.

## Told in a few words
brief-then = { $one }; { $other }
# what a seat does, without its name
news = { SEAT($seat) } { $does }
news-then = { SEAT($seat) } { $does }, then { $after }
brief-more = More has happened: type /w to hear it.
