### Sentences that belong to no game.

## Home and shelf
home-lead = Board games of the Jemaa el-Fna square, for people around one tablet. No account, no server: everything stays on this device.
home-play = Play
home-begun = Your games
row-turn = { $name } to play
row-won = Won by { $names }
row-damaged = A damaged game
row-remove = Remove the game of { $names }
row-removed = The game was removed.
row-restore = Bring it back
to-home = To the start page

## Starting
loading-download = Fetching the rules engine
loading-compile = Preparing the rules engine
loading-start = Starting Python
loading-engine = Laying out the rules
loading-bytes = { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
retry = Try again

## A new game
new-title = New game of { $game }
new-players = How many play?
new-seat = Seat { $number }
new-name = Name
new-color = Colour
new-who = Played by
new-first = Who begins?
new-first-random = Drawn by lot
new-options = How to play
new-seed = Seed of the dice
new-seed-why = Leave it empty for new dice. The same seed always rolls the same dice.
new-start = Begin
level-person = A person
level-random = Plays at random

## Settings
settings = Settings
setting-language = Language
setting-theme = Light
setting-theme-auto = As the device
setting-theme-light = Day
setting-theme-dark = Night
setting-speed = Movement
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-off = None
setting-confirm = Ask before a placement counts
setting-roll = Roll the die by itself
setting-sound = Sound
close = Close
yes = Yes
no = No

## The table
board = Board
seats = Players
seat-score = Points:
seat-out = Out of the game
prompt = What to do
tools = Tools
roll = Roll
confirm = Do it
cancel = Take back
choices = { $count ->
    [one] One possible move
   *[other] All { $count } possible moves
}
undo = Undo
redo = Redo
undo-assent = Dice have rolled since then. Do all agree to go back?
log = Story
log-empty = Nothing has happened yet.
rules = Rules
thinking = { $seat } is thinking
reason-random = { $seat } plays whatever comes to mind.
past = How it was after entry { $ply }
past-back = Back to now
result = Result
result-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
result-story = How it went
result-again = Play again
taken = This game is being played in another tab.
take-over = Play it here

## Colours and sides
color-terracotta = terracotta
color-saffron = saffron
color-majorelle = majorelle blue
color-mint = mint
color-aubergine = aubergine
facing-north = north
facing-east = east
facing-south = south
facing-west = west

## What can go wrong
error-address = This address leads nowhere.
error-no-game = This game is not on this device.
error-damaged = This stored game cannot be opened. It was left as it is.
error-storage = This browser lets nothing be stored: the game goes on, but it is lost when the page closes.
error-engine-restarted = The rules engine stopped and is starting again. Nothing is lost.
error-start-timeout = The rules engine does not start: a file may be missing, or the network is too slow.
error-start-failed = The rules engine could not be started: a file is missing or damaged.
error-worker-died = The rules engine stopped.
error-worker-silent = The rules engine does not answer.
error-restarted = The rules engine is starting again.
error-internal = Something went wrong in the rules engine. The game is as it was before.
error-bad-request = That cannot be asked for.
error-no-match = No game is open.
error-bad-notation = There is no such move.
error-illegal-action = This move is not possible now.
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to do again.
error-needs-assent = Dice have rolled since then: the others must agree.
bad-record-seed = The seed must have between 1 and 200 characters.
bad-record-options = This game has no such option.
bad-record-setup-keys = The set-up of this record is not complete.
bad-record-setup-first = The set-up names a first player who is not there.
bad-record-setup-facing = The set-up of this record is wrong.
bad-record-setup-piles = The piles in this record are wrong.
bad-record-too-large = This record is too long.
bad-record-not-json = This is no record of a game.
bad-record-missing = Something is missing in this record: { $text }.
bad-record-format = This is no record of a game.
bad-record-version = This record is of a version that cannot be read.
bad-record-rules = The number of the rules in this record is wrong.
bad-record-game = There is no game called { $text }.
bad-record-players = The number of players, or what is said of them, does not fit this game.
bad-record-name = A name must have between 1 and 40 characters.
bad-record-color = The colours of the players do not fit this game.
bad-record-log = The list of moves in this record is wrong or too long.
bad-record-bad-notation = Entry { $entry } of this record is no move: { $text }.
bad-record-illegal-action = Entry { $entry } of this record is not possible: { $text }.
bad-record-game-over = Entry { $entry } of this record comes after the end: { $text }.

## About
about = About Jemaa
about-what = Jemaa is free software under the MIT licence. Its rules are written in Python and run in your browser; after the first visit nothing is asked of any server.
about-fair = Every roll comes from the seed of its game by a method anyone can check: roll number k, counted from 0, is taken from the SHA-256 of the seed, a slash and k.
about-version = Version { $version }
about-parts = Made with
