## The program on the command line

cli-error = fabletop: { $reason }

## Files

cli-file-not-found = There is no file { $file }. Is the path right?
cli-file-denied = The file { $file } may not be read: you lack the permission.
cli-file-is-folder = { $file } is a folder; name a file.
cli-file-empty = The file { $file } is empty.
cli-file-unreadable = The file { $file } cannot be read: { $message }.
cli-file-unwritable = The file { $file } cannot be written: { $message }. Is the folder there, and may you write to it?
cli-file-not-utf8 = The file { $file } is not text in UTF-8.

## What the registry refuses

cli-game-unknown = There is no game “{ $game }”. There are: { $known }.
cli-variant-unknown = { $game } has no variant “{ $variant }”. It has: { $known }.
cli-option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
cli-option-bad = The option { $option } cannot be “{ $value }”. It can be: { $values }.
cli-option-syntax = “{ $typed }” is no option: write NAME=VALUE, for example copy_scope=seen.
cli-seats-wrong =
    { $seats ->
        [one] { $game } is not for { $seats } player. It is for: { $known }.
       *[other] { $game } is not for { $seats } players. It is for: { $known }.
    }
cli-variant-seats =
    { $most ->
        [one] The variant { $variant } is for { $range } player, not { $seats }.
       *[other] The variant { $variant } is for { $range } players, not { $seats }.
    }
cli-bot-unknown = { $game } has no bot “{ $bot }”. It has: { $known }.
cli-bots-wrong = The numbers of bots ({ $bots }) and of seats ({ $seats }) differ: name one bot for all seats, or one for each.

## Match records

cli-record-at =
    { $file-id ->
        [none] line { $line }
       *[other] { $file }, line { $line }
    }{ $column-id ->
        [none] { "" }
       *[other] , column { $column }
    }: { $cause }
cli-record-too-large = the file has { $bytes } bytes, and no match record has more than { $limit }.
cli-record-not-utf8 = this is not text in UTF-8, so it is no match record.
cli-record-syntax = this is not valid JSON ({ $message }).
cli-record-truncated = the file ends in the middle ({ $message }). A part of it is lost.
cli-record-trailing = something follows after the end of the match record.
cli-record-foreign = this is not a match record of Fabletop. `fabletop play` writes them.
cli-record-format-version = the record has format version { $found }, and this program reads version { $expected }.
cli-record-field-missing = the field “{ $field }” is missing.
cli-record-shape = “{ $field }” is not as it should be ({ $message }).
cli-record-unknown-game = the game “{ $game }” is not known here. There are: { $known }.
cli-record-other-rules-version = the match was played by version { $found } of the rules, and this program has version { $expected }.
cli-record-config-refused = the settings make no game: { $refused }
cli-record-seat-count = “{ $field }” has { $found } entries, and the settings make { $expected } seats.
cli-record-commitment-mismatch = the secret is not the one that was promised before the match.
cli-record-too-many-steps = there are more than { $limit } steps, which no match has.
cli-record-step-shape = step { $step } is not a step of this game ({ $message }).
cli-record-step-refused = step { $step } is against the rules: { $refused }
cli-record-step-after-end = step { $step } comes after the end of the match.
cli-record-result-mismatch = the result is not the one that the steps lead to.

## Names

cli-name-ambiguous =
    “{ $typed }” can mean several things: { $more ->
        [yes] { $names-list } …
       *[no] { $names-or }.
    } Write more of the name.
cli-card-unknown =
    There is no card “{ $typed }”.{ $names-count ->
        [0] { "" }
       *[other] { " " }Did you mean { $names-or }?
    }
cli-suit-unknown =
    There is no suit “{ $typed }”.{ $names-count ->
        [0] { "" }
       *[other] { " " }Did you mean { $names-or }?
    }
cli-card-double = { $card } is there twice, and the game has every card once.

## Hands and choices

cli-no-cards = Name the cards of the hand, for example: fabletop score king queen knights
cli-discard-unused = Note: --discard changes nothing, because { fantasy-realms-necromancer } is not in the hand.
cli-hand-and-discard = { $card } cannot be in the hand and in the discard area at the same time.
cli-not-a-chooser = There is nothing to choose for { $card }. Choices belong to { fantasy-realms-necromancer }, { fantasy-realms-doppelganger }, { fantasy-realms-mirage }, { fantasy-realms-shapeshifter }, { fantasy-realms-book-of-changes }, { fantasy-realms-island } and { fantasy-realms-fountain-of-life }.
cli-choice-shape =
    { $chooser ->
        [mirage] { $card } needs a card or a suit: mirage=rainstorm or mirage=army.
        [shapeshifter] { $card } needs a card or a suit: shapeshifter=dragon or shapeshifter=beast.
        [book-of-changes] { $card } needs a card and its new suit: book-of-changes=candle:land.
       *[other] { $card } needs a card, and no suit.
    }
cli-choice-twice = There are two choices for { $card }: leave one.
cli-choice-syntax = “{ $typed }” is no choice: write CARD=CHOICE, for example mirage=rainstorm.
cli-mode-unknown = There is no mode “{ $typed }”: it can be fixed, best or worst.
cli-json-bad =
    This is not the JSON that is expected: { $message }{ $column ->
        [0] { "" }
       *[other] { " " }(column { $column })
    }.
cli-line-too-long = The line is longer than { $limit } bytes, so it is no hand.

## The score

cli-points = Points
cli-card = Card
cli-why = Why
cli-total = in total
cli-blanked = BLANKED
cli-choices =
    { $mode ->
        [fixed] Choices
        [worst] Worst choices
       *[best] Best choices
    }: { $count ->
        [0] everything stays as printed.
       *[other] { $choices }.
    }
cli-gain = That is { $points } more than with everything as printed ({ $printed }).
cli-loss = That is { $points } less than with everything as printed ({ $printed }).
cli-gain-none = With everything as printed it would be the same.
cli-others =
    { $count ->
        [0] No other choices give this total.
        [one] { $count } other choice gives the same total:
       *[other] { $count } other choices give the same total{ $all ->
            [yes] :
           *[no] , for example:
        }
    }
cli-as-printed = everything stays as printed
cli-choice-fountain = { $fountain } adds the strength of { $card }

## Numbers

cli-seconds = { $seconds } s
cli-percent = { $percent }%
cli-eta = left:

## The games

cli-rules-version = rules version { $version }
cli-players =
    { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
cli-variants = Variants (--variant)
cli-options = Options (--option NAME=VALUE)
cli-option-default = usually { $default }; ruling{ "\u00A0" }{ $ruling }
cli-bots = Bots, the weakest first

## Simulations

cli-simulated =
    { $game }: { $games ->
        [one] { $shown } game
       *[other] { $shown } games
    }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
cli-simulated-time = Time
cli-simulated-games = Games a second
cli-simulated-decisions = Decisions a second
cli-simulated-length = Decisions a game
cli-simulated-winning = Points of the winner
cli-events = What happens a game
cli-at-end = What is left at the end
cli-wins-of-first = Wins of whoever acts first
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-mean-points = Points

## Contests of bots

cli-arena-bots-wrong = The numbers of bots ({ $bots }) and of seats ({ $seats }) do not fit: name two bots, of which the first one sits once, or one for each seat.
cli-bot-file-bad = { $file } is no bot: { $message }. A bot looks like this: {"{"}"mind": {"{"}"flat": {"{"}"horizon": 4{"}"}{"}"}, "milliseconds": 80{"}"}
cli-bot-file-blunders = { $file }: a bot blunders in 0 to 100 percent of its decisions, not in { $blunders }.
cli-bot-no-time = { $bot } has no time to think: write “milliseconds” into its file, or give --budget, for example --budget 50ms.
cli-weights-bad = The weights are not those that bots of { $game } have: see { $place }. A name is missing or unknown there, or there is no number.
cli-nothing-to-tune = Nothing in this bot can be tuned: weights are there if it knows something of the game (--dials weights), numbers of its sampling if it thinks by sampling (--dials sampling).
cli-nothing-to-fit = The bots of this game know no network: there is nothing to fit.
cli-net-bad = { $file } is no network: { $message }. Networks are written by fabletop fit --save.
cli-contest-damaged = { $file } is damaged or holds no contest ({ $message }). Delete it to begin anew, or name another file with --save.
cli-contest-other = { $file } holds another contest; these differ: { $fields-list }. Give the same arguments as then, or name another file with --save.
cli-contest-in-use = The contest in { $file } is going on in another window. If nobody plays it, delete { $lock }.
cli-seats = Seats
cli-interval = Interval
cli-fair = Fair
cli-margin = Ahead by
cli-mirror-fits = The control fits: against itself { $bot } has the fair share, within the interval.
cli-mirror-differs = The control does not fit: against itself { $bot } should have the fair share. That happens by chance once in twenty times; try another --seed.
cli-tuned =
    { $games ->
        [one] In { $shown } game of fresh deals:
       *[other] In { $shown } games of fresh deals:
    }
cli-tuned-before = at the start  { $share } ({ $interval })
cli-tuned-after = the best      { $share } ({ $interval })
cli-tuned-saved = The settings are in { $file }.
cli-fitted =
    { $games ->
        [one] Learned from { $shown } game. Surprised by { $surprise }, where guessing would be { $guessing }. The network is in { $file }.
       *[other] Learned from { $shown } games. Surprised by { $surprise }, where guessing would be { $guessing }. The network is in { $file }.
    }
cli-ladder-title = How strong the bots are
cli-ladder-intro = Every deal is played once for each rotation of the seats, so that nobody is lucky. A share of victories comes with the interval in which the truth lies 19 times out of 20 (Wilson); “fair” is the share that everybody would have if all were equal. Bots see what their seat sees, and nothing else.
cli-ladder-made = This page and its charts are made by one command:
cli-ladder-more = Each row says how many games it has; contests that were gone on with (`--save`) have more than the command asks for.
cli-ladder-written = Written: { $file }, with a chart for each game in images beside it.
cli-ladder-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
cli-ladder-caption = { $game }: one { $bot } against { $others } × greedy
cli-ladder-desc = Share of victories by iterations a decision. { $points }. Fair would be { $fair }.
cli-ladder-iterations = Iterations a decision
cli-ladder-share = Share of victories
cli-ladder-fair = fair:
cli-ladder-games = Games
cli-ladder-against = Against
cli-ladder-sizes =
    { $budget-id ->
        [none] One { $bot } against greedy ones at tables of every size:
       *[other] One { $bot } with { $budget } a decision against greedy ones, at tables of every size:
    }
cli-ladder-seats = Players
cli-ladder-at-once = The { $bot } decides at once here: more time does not make it stronger, so there is no curve.
cli-ladder-pairs =
    { $budget-id ->
        [none] Levels against each other, each thinking as long as at a table.
       *[other] Levels against each other; those who think have { $budget } a decision.
    } The last two rows are the control: a bot against itself has the fair share.

## Component files

cli-components = Component file (--components FILE): fabletop components export { $game }
cli-components-fine = { $file }: { $game } can be played with these components. Their hash: { $hash }.
cli-components-faulty =
    { $count ->
        [one] { $file } cannot be played with: { $count } problem.
       *[other] { $file } cannot be played with: { $count } problems.
    }
cli-components-unusable =
    { $first }{ $others ->
        [0] { "" }
        [one] { " " }There is { $others } more problem: fabletop components check { $file }
       *[other] { " " }There are { $others } more problems: fabletop components check { $file }
    }
cli-components-none = { $game } has no component file. These games have one: { $known }.
cli-components-bad = The option { $option } takes components from a file: give --components FILE.

## The best hands

cli-best =
    { $worst ->
        [yes] { $count ->
            [0] No hand of { $size } cards is like that.
            [one] The worst hand of { $size } cards
           *[other] The { $count } worst hands of { $size } cards
        }
       *[no] { $count ->
            [0] No hand of { $size } cards is like that.
            [one] The best hand of { $size } cards
           *[other] The { $count } best hands of { $size } cards
        }
    }
cli-proven =
    { $count ->
        [one] Proven over { $shown } hand in { $time }.
       *[other] Proven over all { $shown } hands in { $time }.
    }
cli-best-none = No hand of the game is like that: ask for fewer cards with --with or leave out fewer with --without.
cli-query-hand-size = A hand has 7 cards, or 8 with the Necromancer, and not { $size }.
cli-query-with-and-without = { $card } cannot be both in the hand (--with) and not in it (--without).
cli-query-too-many-with =
    { $count ->
        [one] { $count } card is asked for, and a hand has { $size }.
       *[other] { $count } cards are asked for, and a hand has { $size }.
    }
cli-query-too-few-left =
    { $count ->
        [one] Only { $count } card is left, and a hand has { $size }.
       *[other] Only { $count } cards are left, and a hand has { $size }.
    }
cli-query-needs-necromancer = A hand has 8 cards only with the Necromancer, and --without leaves it out.

## Verdicts

cli-verdict-fair =
    Dealt fairly: { $draws ->
        [0] nothing was drawn yet.
        [one] the only draw is what the secret and the players’ numbers make.
       *[other] all { $draws } draws are what the secret and the players’ numbers make.
    }{ $finished ->
        [yes] { "" }
       *[no] { " " }The match is not over; what is still to come could not be checked.
    }
cli-verdict-commitment-mismatch =
    Not dealt as promised: the secret (line { $line }) is not the one that was promised before the match.
    Promised: { $promised }
    The secret makes: { $computed }
cli-verdict-secret-not-revealed = This cannot be checked: the record does not contain the secret.
cli-verdict-differs =
    Not dealt as promised: step { $step } (line { $line }) is the first that differs.
    Dealt: { $recorded }
    It should have been: { $expected }

## Replays

cli-replay-title = { $game }, seen by: { $viewer }
cli-replay-eyes = seen by: { $viewer }
cli-replay-step = Step { $step } of { $steps }
cli-replay-start = The match begins.
cli-replay-hidden = Nothing is to be seen from here.
cli-replay-hand =
    Hand: { $cards-count ->
        [0] no cards
       *[other] { $cards-list }
    }
cli-replay-drawn = Just drawn: { $cards-list }
cli-replay-discard =
    Discard area: { $cards-count ->
        [0] empty
       *[other] { $cards-list }
    }
cli-replay-seat =
    { $player }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $known-count ->
        [0] { "" }
       *[other] , known: { $known-list }
    }{ $total-id ->
        [none] { "" }
       *[other] ; { $total }
    }
cli-replay-keys = ← → step   PgUp PgDn ten steps   Home End   v other eyes   q quit
cli-replay-no-step =
    { $steps ->
        [one] There is no step { $step }: the match has { $steps } step.
       *[other] There is no step { $step }: the match has { $steps } steps.
    }
cli-viewer-unknown = “{ $typed }” is no viewer: give a seat from 0 to { $last }, or spectator.

## The server

cli-serve-open = Fabletop is open: { $url }
cli-serve-how-to-stop = Ctrl+C closes it.
cli-serve-closed = Fabletop is closed. Everything is saved.
cli-serve-no-home = There is no place for the database: give --db FILE or --data-dir FOLDER.
cli-serve-address-wrong = “{ $addr }” is no address to listen at: write ADDRESS:PORT, for example 127.0.0.1:7878.
cli-serve-port-taken = Another program is already listening at { $addr }. Is Fabletop open already? Otherwise choose another port with --addr.
cli-serve-port-denied = You lack the permission to listen at { $addr }. Choose a port from 1024 up with --addr.
cli-serve-cannot-listen = Fabletop cannot listen at { $addr }: { $message }.
cli-serve-folder = The folder { $folder } cannot be made: { $message }.
cli-serve-database-unusable = The database { $file } cannot be opened: { $message }.
cli-serve-database-foreign = { $file } is not a database of Fabletop. Name another file with --db.
cli-serve-database-newer = The database { $file } was made by a newer Fabletop (version { $found }, this one knows up to { $known }).
cli-serve-database-locked = The database { $file } is in use. Is Fabletop open already?
cli-serve-database-full = The disk is full, so the database cannot be written.
cli-serve-database-failed = The database does not work: { $message }.
