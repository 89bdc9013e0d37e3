## Titles of the pages

title-home = Four fables, one table
title-setup = Set a table
title-table = Table
title-replay = Replay
title-score = Score a real game
title-rules = Rules
title-matches = Your games
title-account = You
title-credits = Credits
title-not-found = A blank page

## The bar

bar-tools = Tools
bar-rules = Rules
bar-score = Score a real game
bar-matches = Your games
bar-language = Language
bar-candle = Candlelight
language-pl = Polski
language-en = English
language-it = Italiano

## Common words

close = Close
copy = Copy
copied = Copied
loading = One moment…
why-ruling = Ruling { $ruling }
not-found-text = There is nothing written on this page.
not-found-home = Back to the table
failed-title = This page did not open
failed-again = Try again

## Who I am

person-you-are = You are { $name }
person-title = What shall we call you?
person-name = Your name at the table
person-save = Keep this name
person-make-account = Make an account
person-to-account = Your account

## When something goes wrong

error-unknown = Something went wrong. Try again.
error-offline = There is no connection to the table. Try again in a moment.
error-bad-request = The server did not understand this page. Reload it and try again.
error-bad-name = A name has 1 to 24 visible characters.
error-bad-password = A password has 8 characters at least.
error-bad-nonce = The server did not understand this page. Reload it and try again.
error-bad-text = This is too long, or has signs in it that cannot be sent.
error-not-signed-in = The server does not know you any more. Tell it your name again.
error-wrong-password = There is no account with this name and this password.
error-wrong-origin = Open Fabletop by its own address.
error-not-invited = This table can only be joined by its link.
error-not-for-bots = This takes you yourself, not a bot.
error-not-seated = This is for those who sit at the table.
error-not-host = Only the one who opened the table may do this.
error-not-watchable = Nobody may watch at this table.
error-wrong-token = This link belongs to no seat of this table.
error-no-such-match = There is no such table.
error-no-such-page = There is no such page.
error-unknown-game = This server does not have that game.
error-unknown-tool = This server cannot compute that.
error-account-taken = Somebody else has an account of this name.
error-seat-taken = Somebody sits there already.
error-table-full = All seats are taken.
error-already-seated = You sit at this table already.
error-already-begun = The match has begun already.
error-not-begun = The match has not begun yet.
error-not-over = The match is not over yet.
error-nonce-given = Another device has already added a number for you. Call it off there first.
error-no-such-seal = The seal for this table is not good any more. Try again.
error-stale = The table has moved on meanwhile. Look again.
error-not-claimable = This player is still there.
error-nothing-to-answer = Nobody is waiting for this answer any more.
error-undo-off = Nothing can be taken back at this table.
error-help-off = Nobody is helped at this table.
error-too-large = This is too much at once.
error-too-many-tables = You have opened many tables. Finish one first.
error-too-fast =
    { $seconds ->
        [one] That was too fast. Try again in { $seconds } second.
       *[other] That was too fast. Try again in { $seconds } seconds.
    }
error-busy = The server has its hands full. Try again in a moment.
error-stopping = The server is about to restart. Try again in a moment.
error-store-failed = The server cannot write at the moment. Nothing is lost; try again soon.

## Seats

seat-open = Open seat
animal-1 = Snail
animal-2 = Hare
animal-3 = Fox
animal-4 = Owl
animal-5 = Dragon
seat-bot-level = bot, strength { $level } of 5

# Proposed to guests, separated by commas.
guest-names = Bramble, Clover, Juniper, Sorrel, Hazel, Thistle, Marigold, Rowan, Tansy, Fern, Alder, Saffron, Wren, Linden, Pimpernel, Yarrow

## My matches

match-place = place { $place } of { $seats }
matches-open = Still open
matches-open-none = No game of yours is open.
matches-over = Finished
matches-over-none = Here will stand what you have finished, with replay and the check of the dealing.
matches-stranger = With an account you find your games on other devices too.

## The account

account-guest = You are a guest: { $name }
account-guest-note = Everything works for guests. An account keeps your games and statistics, and finds them on every device.
account-signed-in = Signed in as { $name }
account-make = Make an account
account-make-note = The games you have played as a guest come with you.
account-sign-in = Sign in
account-sign-in-note = Your games on this device go to the account.
account-name = Name
account-password = Password
account-password-note = 8 characters at least
account-change = Change name or password
account-change-note = Your other devices and your bots are signed out by this.
account-password-new = New password
account-change-save = Keep the changes
account-saved = Kept.
account-sign-out = Sign out
account-sign-out-note = As a guest, you lose your games on this device by signing out.
account-statistics = Your games in numbers
account-statistics-none = Numbers come with the first finished game.
account-played = Played
account-won = Won
account-best = Best
account-mean = Mean
account-bot = A bot of your own
account-bot-note = A program can play for you over the documented protocol. The token is shown once, here.
account-bot-make = Make a token
account-bot-token = The token; keep it secret

## Credits

credits-about = Fabletop is a table for four fantasy games. The rules are told in our own words; frames, shapes, patterns, scenes and card backs are our own. Nothing is taken from the art of the published games.
credits-games = The games belong to their authors and publishers. If you like one of them, buy the box: it is nicer still around a real table.
credits-icons = Icons
credits-icons-note = Silhouettes of game-icons.net, under the licence Creative Commons Attribution 3.0. They are recoloured, and put on grounds of ours. The collection is made by:
credits-fonts = Fonts
credits-fonts-note = Grenze and Grenze Gotisch by Omnibus-Type, Alegreya Sans by Juan Pablo del Peral for Huerta Tipográfica, all under the SIL Open Font License 1.1.
credits-code = The program
credits-code-note = Fabletop is free software under the MIT licence or the Apache License 2.0, as you prefer. The page is made with Svelte and Fluent.
