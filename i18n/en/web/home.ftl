## The games

game-fantasy-realms = Fantasy Realms
    .about = Seven cards that strengthen and silence one another.
    .players = 2 to 7
    .minutes = 25
game-via-magica = Via Magica
    .about = Catch animi from the bag, open seven portals first.
    .players = 2 to 6
    .minutes = 30
game-fantazja = Fantazja
    .about = Raise one city together, and own the better half.
    .players = 2
    .minutes = 40
game-indaman = Indaman
    .about = Travel, bluff with closed fists, climb the tower.
    .players = 3 to 6
    .minutes = 60

## Home

# The first letter is painted, so it stands apart.
home-title = Four fables, one table.
    .initial = F
    .first = our fables,
    .second = one table.
home-about = Play with friends, with bots that never peek, or alone; score a real game.
home-play = Play now
home-play-game = Play { $game } now, against bots
home-opening = Laying the table…
home-set = Set a table
home-join = Join by code
home-measure = { $players } · { $minutes } min
home-coming = coming
home-games = The games

home-yours = Your open games
home-yours-none = No game is waiting for you yet.
home-your-turn = Your turn
home-waiting-seats = waiting for players
home-thinks = { $names } to play
home-all = all of them

home-tables = Open tables
home-tables-none = Nobody has a table open just now. Set one, and it will stand here.
home-tables-lost = The list of tables comes back as soon as the connection does.
home-table-of = Table of { $name }
home-seats-left =
    { $seats ->
        [one] one seat left
       *[other] { $seats } seats left
    }
home-playing = playing
home-sit = Sit down
home-sit-at = Sit down at the table of { $name }
home-back = Go back
home-back-at = Go back to the table of { $name }
home-watch = Watch
home-watch-at = Watch the table of { $name }

home-lectern = At the lectern
home-score = Score a real game
home-score-note = type the cards, get the best hand
home-rules-note = in our own words, every ruling numbered
home-replay = Replay and look back
home-replay-note = every step of your matches
home-check = Check the dealing
home-check-note = every draw can be verified

home-colophon = Fabletop is free and open source. Four games, three languages, one rules engine, and every draw can be checked.
home-credits = Credits

home-nav = Where to
home-nav-play = Play
home-nav-tables = Tables
home-nav-score = Score
home-nav-matches = My games

## Joining by code

join-title = Join by code
join-label = The link or the code you were sent
join-unclear = This is neither a link nor a code of a table.
join-go = Go to the table
