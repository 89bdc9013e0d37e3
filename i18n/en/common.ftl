## Lists

list-more = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Numbers

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Seats and viewers

seat-number = Player { $number }

## Refusals of all games

refusal-not-your-turn = It is not your turn: wait until the others have played.
refusal-game-over = The game is over: nothing can be played any more.
refusal-not-chance = Nothing of this kind is to be drawn now: a player has to act first.
refusal-not-timed = No clock is running here, so no time can be up.

# A sentence with the number of the ruling behind it.
ruled = { $sentence } (ruling{ "\u00A0" }{ $ruling })

## Bots

bot-snail = For a first game: often does whatever comes to mind.
bot-hare = Quick and careless: now and then does whatever comes to mind.
bot-fox = Does what looks best at once, and slips now and then.
bot-owl = Always does what looks best at once.
bot-dragon = The strongest: remembers what was seen, and weighs for up to a second what may be hidden and what may come.
bot-random = Plays anything that is allowed, without thinking.
bot-greedy = Does what looks best at once; does not think ahead.

## Faults of component files, after the line they are in

fault-too-large = the file has { $bytes } bytes, and no component file has more than { $limit }.
fault-syntax = this is not valid TOML ({ $message }).
fault-no-such-game = “{ $game-id }” is no game with a component file. Write one of: { $known-id }.
fault-other-game = this file is for { $game }, not for { $wanted }.
fault-unknown-field = the field “{ $field-id }” means nothing here. There can be: { $known-id }.
fault-missing-field = the field “{ $field-id }” is missing.
fault-wrong-kind =
    “{ $field-id }” should be { $wanted-id ->
        [boolean] true or false
        [array] a list in square brackets
        [table] a block [[{ $field-id }]]
        [section] a block [{ $field-id }]
        [integer] a whole number
       *[other] a text in quotation marks
    }, and here is { $found-id ->
        [boolean] true or false
        [array] a list
        [table] a block
        [string] a text
        [datetime] a date
       *[other] a number
    }.
fault-out-of-range = “{ $field-id }” is { $found-id } here, and it can be { $least } to { $most }.
fault-wrong-length = “{ $field-id }” should have { $wanted } entries, and here it has { $found }.
fault-unknown-word = “{ $word-id }” means nothing in the field “{ $field-id }”. It can be: { $known-id }.
