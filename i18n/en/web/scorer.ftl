## The scorer of a real game

scorer-title = Score a real game
scorer-undo = Undo
scorer-history = History
scorer-offline = No connection: points have to wait
scorer-offline-text = The server cannot be reached, so nothing can be counted just now. What you typed is kept on this device; the points come as soon as the server does.
scorer-refused = This cannot be counted: { $reason }
scorer-refused-unknown = the server does not accept it
scorer-best-again = Let the program choose again

## At the table

scorer-table = At the table
scorer-players-change = Change names and players
scorer-add-player = Add a player
scorer-count = { $count } of 7 cards
scorer-complete = complete
scorer-names-title = Who is at the table?
scorer-names-name = Name of player { $number }
scorer-names-remove = Remove { $name }
scorer-names-loses = Removing someone removes their cards too. Undo brings both back.
scorer-names-save = Sit down
scorer-total = { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## A hand

scorer-hand = { $name }’s hand
scorer-hand-note = each card with its reasons
scorer-hand-empty = Type a card’s name, or tap the cards.
scorer-hand-full = This hand is complete.
scorer-hand-progress = { $count } of 7 · tap a card to read or remove it
scorer-remove = Remove { $card }
scorer-read = Read { $card }
scorer-counting = counting…
scorer-added = { $card } added: { $total }
scorer-removed = { $card } removed
scorer-undone = Taken back

## Typing

scorer-search = Name of a card
scorer-search-hint = English, Polish or Italian
scorer-search-phone = Type a card’s name
scorer-search-none = No card is called that.
scorer-search-found =
    { $count ->
        [one] { $count } card fits. Enter adds it.
       *[other] { $count } cards fit. Enter adds the first, arrows choose.
    }
scorer-in-hand = is in { $name }’s hand
scorer-in-this-hand = is here already
scorer-in-discard = lies in the discard area
scorer-hand-has-room = There is no room: a hand has seven cards, or eight with the Necromancer.
scorer-cards = All cards by suit
scorer-suits = Suits

## Choices

scorer-best = Best choices found
scorer-best-gain = { $choices }: { $total } instead of { $without }.
scorer-best-same = { $choices }: no other choice brings more.
scorer-best-fixed = { $choices }: { $total }. You chose so.
scorer-best-ties = Other choices that score the same: { $ties }.
scorer-change = change
scorer-change-of = Change the choices of { $name }
scorer-change-title = { $name }: choices
scorer-change-count =
    { $shown ->
       *[other] The { $shown } best of { $count }
    }
scorer-change-found = Best found
scorer-change-done = Keep it so
scorer-seen-only = Mirage and Shapeshifter name only cards seen in this game
scorer-seen-only-ruling = Ruling 10

## The discard area

scorer-discard = Discard area
scorer-discard-needed = { $name } has the Necromancer: say what was discarded, and the best eighth card is found. Or simply add the eighth card to the hand.
scorer-discard-not-needed = needed only if somebody has the Necromancer.
scorer-discard-known =
    { $count ->
        [0] nothing there
        [one] { $count } card
       *[other] { $count } cards
    }
scorer-discard-enter = Enter what was discarded
scorer-discard-forget = I do not know what lies there
scorer-discard-note = what lies there in the end

## The ranking

scorer-ranking = Ranking
scorer-so-far = { $name } so far
scorer-ranking-open =
    { $count ->
        [one] One hand is open: the ranking can still change.
       *[other] { $count } hands are open: the ranking can still change.
    }
scorer-ranking-empty = The first card starts the count.
scorer-ranking-final = { $name } wins with { $total }.
scorer-ranking-shared = { $names } share the victory with { $total }.
scorer-ranking-behind = { $name } is { $behind } behind { $leader }
scorer-ranking-leads = { $name } leads
scorer-place = Place { $place }: { $name }, { $total }
scorer-all-hands = All hands
scorer-next = Next: { $name }
scorer-next-hand = Next: { $name }’s hand
scorer-add = Add { $card }
scorer-finish = Finish and keep
scorer-finished = Kept in your history.
scorer-again = Another game
scorer-new = New game

## Sharing and history

scorer-link = Link to these hands
scorer-link-opened = Opened from a link. Undo brings your own game back.
scorer-link-broken = This link is damaged: no hands can be read from it.
scorer-evenings = Last evenings
scorer-evenings-none = No game kept yet. Finished games stay here, on this device only.
scorer-evenings-all = All evenings
scorer-evenings-open = Open the game of { $date }
scorer-evenings-delete = Delete the game of { $date }
scorer-evenings-deleted = Deleted.
scorer-evenings-put-back = Put it back
scorer-evenings-export = Save all as a file
scorer-evenings-opened = The game of { $date }. Undo brings the other one back.
scorer-tally = Who wins here
scorer-tally-name = Name
scorer-tally-games = Games
scorer-tally-victories = Victories
scorer-tally-best = Best hand
