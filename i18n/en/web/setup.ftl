## Setting a table

setup-how = How you play
setup-variant = Variant
setup-from-to = { $least } to { $most }
setup-more =
    { $count ->
        [one] { $count } more house rule
       *[other] { $count } more house rules
    }
setup-help = Allow help: gains and hints
    .note = what a move is worth, and what a strong bot would do
setup-undo = Taking back
    .note = until somebody has seen something new

setup-who = Who sits where
setup-seat-you = you, the host
setup-rename = Change name
setup-seat-open = for whoever has the link
setup-seat-closed = no seat { $number }
setup-bot-level = Which bot
setup-make-open = Open
setup-make-bot = Bot
setup-add = Add
setup-close = Take seat { $number } away
setup-listing = Who may find the table
setup-by-link = By link only
setup-by-link-note = You get a link to send when the table is open.
setup-listed = Everybody, listed
setup-listed-note = The table stands in the list on the first page; the link works too.

setup-time = How much time
setup-time-none = No clock
    .note = Everybody thinks as long as they like.
setup-time-clock = By the clock
    .note = When the time is up, a bot plays on; the owner may come back.
setup-time-days = In days
    .note = A game beside everything else: come back when it is your turn.
setup-bank = Each player has
setup-turn = and for each turn
    .note = before the rest is touched
setup-days = For each turn
setup-watch = Guests may watch
    .note = they see only what lies open
setup-sealed = The deal is sealed before the first card. After the game everybody can check it.

setup-fill = Fill with bots
setup-open = Open the table
setup-summary =
    { $seats ->
        [one] { $variant }, { $seats } seat.
       *[other] { $variant }, { $seats } seats.
    }
setup-summary-bots =
    { $bots ->
        [0] No bots.
        [one] One bot.
       *[other] { $bots } bots.
    }
setup-starts-full =
    { $open ->
        [one] Starts when the open seat is taken.
       *[other] Starts when all { $open } open seats are taken.
    }
setup-starts-now = Starts at once.

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min
duration-both = { $minutes }:{ $seconds } min
duration-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## Options of Fantasy Realms

setup-fantasy-realms-stalemate-rounds = Rounds of only taking
    .note = then everybody must draw; 0 for never
setup-fantasy-realms-copy-scope = Mirage and Shapeshifter name
    .note = the Polish cards say: seen cards
setup-fantasy-realms-copy-scope-any = any card
setup-fantasy-realms-copy-scope-seen = seen cards
setup-fantasy-realms-choices = Choices at the end
    .note = what cards copy, change and clear
setup-fantasy-realms-choices-owner = by their owner
setup-fantasy-realms-choices-best = the best ones
setup-fantasy-realms-seconds = Time for trading
    .note = for the whole game

## Options of Via Magica

setup-via-magica-pass-alone = Whoever has no choice passes at once
    .note = off: everybody is asked, so the pace does not tell

## Own components of a box

setup-components-choose = Read a file…
setup-components-change = Change…
setup-components-drop = Back to the reconstructed ones
setup-components-chosen = from a file, fingerprint { $hash }
setup-components-lead = Do you have the box? Download the file, write into it what you see on your components, and read it in again. It is checked line by line, and the fingerprint of the set is kept in the record of the match.
setup-components-begin = Download a file to fill in
setup-components-file = Choose a file
setup-components-paste = Or paste what is in it
setup-components-check = Check
setup-components-faults =
    { $count ->
        [one] There is { $count } fault
       *[other] There are { $count } faults
    }
setup-components-where = line { $line }, column { $column }
setup-components-fine = This can be played with.
setup-components-hash = Fingerprint of the set: { $hash }

## Options of Fantazja

setup-fantazja-components = The tiles of your box
    .note = in place of the reconstructed ones
    .play = Play with these tiles
setup-fantazja-start = Who starts
    .note = the first seat is the Sculptors of Nature
setup-fantazja-start-random = drawn
setup-fantazja-start-0 = the Sculptors
setup-fantazja-start-1 = the Engineers
setup-fantazja-bonus-supply = Bonus tokens
    .note = for level III on one’s own level II
setup-fantazja-bonus-supply-8 = 8 tokens
setup-fantazja-bonus-supply-unlimited = without limit
setup-fantazja-swap-triggers-dark = A swap triggers Dark Energy
    .note = by the Special power
setup-fantazja-lost-majority = A lost majority
    .note = what becomes of the power token
setup-fantazja-lost-majority-to-pool = to the pool
setup-fantazja-lost-majority-keep = kept till equal
setup-fantazja-military-may-target-castle = The Castle may be guarded
    .note = by the Military power
setup-fantazja-military-reuse-same-turn = Guard again at once
    .note = in the turn its token returns
setup-fantazja-swap-sides = Sides in a swap
    .note = by the Special power
setup-fantazja-swap-sides-match = match
setup-fantazja-swap-sides-ignore = do not matter

## Options of Indaman

setup-indaman-components = Board and cards of your box
    .note = in place of the reconstructed ones
    .play = Play with these components
setup-indaman-gate = At a city’s gate
    .note = who cannot pay, in the next turn
setup-indaman-gate-may-leave = tries again or leaves
setup-indaman-gate-must-retry = can only try again
setup-indaman-free-lying = Any creature may be lied about
    .note = off: only a white card
setup-indaman-must-act = In Indaman one climbs or moves
    .note = off: one may stay, too
setup-indaman-keep-trophies = Kept creatures stay
    .note = even after a reincarnation
