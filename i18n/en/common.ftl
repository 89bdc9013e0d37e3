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

bot-random = Plays anything that is allowed, without thinking.
bot-greedy = Does what looks best at once; does not think ahead.
