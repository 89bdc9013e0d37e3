## Where I am and whose turn it is

table-of = Table of { $host } · { $variant }
table-your-turn = Your turn
table-thinks =
    { $names-count ->
        [one] { $names } thinks
       *[other] Waiting for { $names }
    }
table-over = The game is over
table-end-won =
    { $by ->
        [0] The end: you win
       *[other] The end: you win by { $by }
    }
table-end-tie = The end: you win the tie
table-end-shared = The end: you share the victory
table-end-others =
    { $names-count ->
        [one] The end: { $names } wins
       *[other] The end: { $names } share the victory
    }
table-lost = Connection lost, trying again
table-lost-kept = Connection lost, your move is kept
table-looking-back = You are looking back
table-bot-plays = A bot plays for you.
table-resigned = You have given up: a bot plays your hand to the end.
table-seat-recovered = Your seat was taken over with its link, from another device. Here you are watching now.
table-other-seal = This table is not dealt under the seal that the server showed you before. Do not trust its cards.
table-clock = Time left
table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## The frame

table-undo = Undo
table-hint = Hint
hint-thinks = Thinking…
hint-victory-note = Your chance to win, from what you see alone.
hint-leaning-note = How much a good player leans to each; nothing is calculated ahead here.
hint-point = Select it on the board
hint-point-note = Press a suggestion to select it on the board.
table-menu = Menu
table-seats = Players
table-mine = What is yours
table-side = Chronicle and chat
table-chronicle = Chronicle
table-chat = Chat
table-unread = unread
table-open-rules = The rules on a page of their own
table-open-ruling = Ruling { $ruling } on a page of its own

## Seats

seat-bot-thinks = { $name } is thinking
seat-thinks = thinking
seat-ticked = ready
seat-away = away
seat-resigned = has given up
seat-substitute = { $bot } plays for now
seat-claim = Let a bot play

## The chronicle

table-round = Round { $round }
table-since = Since your last turn
table-undone = (taken back)
table-nothing-yet = Nothing has happened yet.

## Talk

table-say = Say something…
table-send = Send
table-silence = Nobody has said anything yet.
table-muted-all = You have muted everybody.
table-emotes = Say it in a word
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-oops = Oops…
emote-wow = Wow!
emote-thinking = Let me think…

## Taking back

undo-asked = { $name } asks to take the last action back.
undo-agree = Let it happen
undo-decline = No, it stays
undo-stays = It was not taken back: the action stays.
undo-waits =
    { $names-count ->
        [0] The wish to take it back is being answered.
       *[other] Taking back: waiting for { $names }.
    }

## Looking back

back-to = Looking back: { $event } of { $of }
back-earlier = One step earlier
back-later = One step later
back-now = Back to now

## The menu

menu-help = Show what cards would gain
menu-hints = Hints: what would a strong bot do?
menu-sound = Sounds, such as a bell when it is my turn
menu-motion = Things move
menu-words = The table in words, too
menu-mute-all = Mute everybody
menu-mute = Mute { $name }
menu-open-hands = Open hands for those who watch
menu-open-hands-note = It takes the consent of all players.
menu-open-hands-carried = All have agreed.
menu-invite = The link that invites
menu-seat-link = The link to your seat
menu-seat-link-note = It brings you back to this seat from any device. Keep it to yourself.
menu-watch-link = The link for those who watch
menu-leave = Leave the table
menu-leave-note = If you leave, a bot plays for you until you come back.
menu-return = Take my seat back
menu-resign = Give up
resign-title = Give up this match?
resign-text = A bot plays your hand to the end, and the seat does not come back to you.
resign-not = Play on

## Before the match

waiting-title = The table is set
waiting-open =
    { $open ->
        [one] One seat is still open. The match begins when it is taken.
       *[other] { $open } seats are still open. The match begins when all are taken.
    }
waiting-begins = All are here: the match begins.
waiting-who = Who sits where
waiting-here =
    { $open ->
        [0] At the table: { $names }. All seats are taken.
        [one] At the table: { $names }. One seat is open.
       *[other] At the table: { $names }. { $open } seats are open.
    }
waiting-invite = Invite your friends
waiting-invite-note = Whoever opens this link sits down at the table. No account is needed.
waiting-send = Send
waiting-share = { $game }: come to the table
waiting-you = Your place
waiting-sealed = The deal is sealed: the server has fixed its secret, and everybody who sits down adds chance of their own. After the match everybody can check it.
waiting-components = This table plays with the components of somebody’s own box, read from a file. Fingerprint of the set: { $hash }
waiting-host-note = Bots can take the seats of those who do not come.
waiting-guest-note = The one who opened the table can fill open seats with bots.
waiting-sit = Sit down
waiting-sit-here = Sit here
waiting-start = Fill with bots and start
waiting-seat-open = for whoever has the link
waiting-seat-you = you
waiting-seat-you-host = you, the host
waiting-seat-host = the host
waiting-seat-guest = at the table
waiting-here-now = here
waiting-on-the-way = away
waiting-bot-for = Who takes seat { $number }
waiting-reopen = Open the seat for people

## After the match

ending-place = Place { $place }
ending-rematch = Play again
ending-rematch-not = Not again after all
ending-waits = You want to play again. Waiting for the others.
ending-want =
    { $names-count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
ending-next = To the next match
ending-replay = Watch the replay
ending-check = Check the dealing
ending-record = Download the record

dealing-title = Was it dealt fairly?
dealing-how = Before the match the server sealed a secret. Each seat added a number of its own, and every card followed from both: nobody could choose.
dealing-checking = Checking…
dealing-yes = In order
dealing-no = Not in order
dealing-promise-holds = The secret is the one that was sealed: this page has computed it itself.
dealing-promise-fails = The secret is not the one that was sealed!
dealing-kept-holds = It is the same seal that this device was shown beforehand.
dealing-kept-fails = Beforehand, this device was shown another seal!
dealing-nonce-holds = The number that this device added for you is in the deal.
dealing-nonce-fails = The number that this device added for you is not in the deal!
dealing-draws-holds =
    { $draws ->
        [one] { $draws } draw was computed again, and it is as it should be.
       *[other] { $draws } draws were computed again, and all are as they should be.
    }
dealing-draws-fails =
    { $draws ->
        [one] { $draws } draw was computed again, and something is not as it should be!
       *[other] { $draws } draws were computed again, and not all are as they should be!
    }
dealing-numbers = The numbers
dealing-promise = The seal
dealing-secret = The secret
dealing-nonce = Added by { $name }
dealing-by-hand = Whoever trusts nobody downloads the record and computes it at home: fabletop verify.

## The replay

replay-timeline = Timeline of the match
replay-event = { $event } of { $of }
replay-play = Play
replay-pause = Pause
replay-nothing = Nothing has happened in this match yet.

## A table that cannot be shown

barred-title = This table stays closed
barred-home = To the first page
