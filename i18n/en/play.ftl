## Who plays

play-you = You
play-spectator = spectator
play-bot-fox = Fox
play-bot-owl = Owl
play-bot-hare = Hare
play-bot-snail = Snail
play-bot-hedgehog = Hedgehog
play-bot-dragon = Dragon
play-bot-cat = Cat

play-list = { $items }

## Beginning and going on

play-which-game = Say which game to play. There are: { $known }. For example: fabletop play fantasy-realms
play-nobody = Nobody would play: one of the seats has to be `you`. Bots alone play with `fabletop simulate`.
play-seat-unknown = { $seat } is nobody who could sit down. A seat is `you`, `bot`, or a bot by name: { $known }.
play-option-shape = An option is written OPTION=VALUE, such as seconds=120, and { $option } is not.
play-already-over = The match in { $file } is over. Look at it with: fabletop replay { $quoted }
play-no-terminal = This is not a terminal, so the game goes on line by line (as with --plain).
play-dumb-terminal = This terminal cannot show a screen (TERM=dumb), so the game goes on line by line (as with --plain).
play-nothing-to-resume = There is no unfinished match. Begin one: fabletop play fantasy-realms
play-resume-fixed = { $option } was settled when the match began: leave it out with --resume.
play-resume-other-game = The match is one of { $found }, not of { $game }.
play-resume-no-secret = The match in { $file } was saved without its secret, so it cannot be dealt any further.
play-unwritable = The match cannot be saved to { $file }: { $message }. Choose another place with --save FILE.
play-not-a-file = this is not a file
play-save-exists = There is a file { $file } already, and it stays as it is. To go on with the match in it: fabletop play --resume { $quoted }. For a new match choose another name with --save.
play-in-use = The match in { $file } is being played in another window. Finish there first, or begin another match. If nobody plays it, delete { $lock }.
play-file-changed = Somebody else changed { $file } meanwhile. It stays as it is; your match is saved in { $other } from now on.
play-no-home = Neither HOME nor XDG_DATA_HOME says where to keep the match. Choose a place with --save FILE.
play-farewell = The match is saved. Go on with: fabletop play --resume { $quoted }
play-farewell-over =
    The match is kept in { $file }
    Look at it again:    fabletop replay { $quoted }
    Check the dealing:   fabletop verify { $quoted }

## At the table

play-waiting = { $players } to play…
play-thinking = { $player } is thinking…
play-choose = Choose an action
play-hand-over = The keyboard goes to { $player }.
play-curtain-title = Pass the keyboard on
play-curtain-keys = Press Enter when only { $player } is looking.
play-nobody-else = Nobody else plays at this keyboard.
play-time-up = Time is up!
play-undone = { $seat ->
        [You] You take it back.
       *[other] { $seat } takes it back.
    }
play-winner = { $own ->
        [yes] You win with { points }!
       *[no] { $winners-count ->
            [1] { $winners } wins with { points }.
           *[other] { $winners } share the victory with { points }.
        }
    }
play-over-note = Saved in { $file }

## Refusals of the table

play-refusal-stale = Something happened in the meantime: look again.
play-refusal-nothing-to-undo = There is nothing to take back: you have not acted yet, or something came after it (a card was drawn, or somebody else acted).
play-refusal-undo-in-timed-turn = While the clock runs nothing is taken back: withdraw the offer instead.
play-refusal-undo-after-reveal = This cannot be taken back: it showed something that was hidden.
play-refusal-bad-notation = “{ $text }” is no action of this game. Type a number of the list, or `help`.
play-refusal-bad-action = This is no action of this game.

## Keys and pages

play-keys = r reasons  l log  u undo  ? help  q quit
play-keys-no-undo = r reasons  l log  ? help  q quit
play-keys-list = ↑↓ move  ⏎ choose
play-keys-over = ↑↓ hands
play-chronicle = Chronicle
play-reasons-title = Why these points
play-hint-title = What a strong bot would do
play-hint-victory = { $percent } % to win
play-hint-leaning = leans to it by { $percent } %
play-hint-none = There is no advice here.
play-help-title = Help
play-page-close = Esc closes, ↑↓ scroll
play-help-keys =
    KEYS
    Arrows, Tab     move between cards
    Enter           do what the gold line says
    1 to 9          select a card by number
    r               why these points
    h               a hint: what a strong bot would do
    l               chronicle: everything that happened
    u               take the last action back
    n               pass the keyboard on (while a clock runs)
    q, Ctrl-C       leave; the match is saved after every step
play-quit-title = Leave the table?
play-quit-saved = The match is saved and waits for you here:
play-quit-over = The match is over and kept here:
play-quit-keys = Enter: leave     Esc: stay
play-too-small = The terminal has { $width }×{ $height } characters, the table needs { $least-width }×{ $least-height }. Make it larger: nothing is lost.

## Line mode

play-words = hand=hand,h,look,cards why=why,reasons,w log=log,chronicle undo=undo,u,back hint=hint,tip help=help,?,rules quit=quit,q,exit,bye wait=wait next=next
play-plain-welcome = Type the number of an action, or the action in words, such as “{ $example }”. Also: hand, why, log, undo, hint, help, quit.
play-plain-help = hand: the position again. why: the reasons for your points. log: what happened. undo: take the last action back. hint: what a strong bot would do, and why. quit: leave; the match is saved.
play-plain-number = { $most ->
        [one] { $number } is not in the list: there is only number 1.
       *[other] { $number } is not in the list: type a number from 1 to { $most }.
    }
play-plain-unknown = “{ $typed }” cannot be done. Type a number of the list, or for example “{ $example }”; `help` says what else.
