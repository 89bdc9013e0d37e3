## The gold button: what happens

fantazja-gold-build =
    { $points ->
        [0] Build here
        [one] Build here: { $points } point
       *[other] Build here: { $points } points
    }
fantazja-gold-swap = Swap it for { $tile-building-acc }
fantazja-gold-pay = Pay with { $tile-building-acc }
fantazja-gold-give = Give { $tile-building-acc }
fantazja-gold-take = Take { $tile-building-acc }
fantazja-gold-bury = Bury { $tile-building-acc }
fantazja-gold-guard = Guard { $building-acc }
fantazja-there-build = Build { $tile-building-acc }, { $where } ({ fantazja-turned })
fantazja-there-swap = Swap the building { $where } for { $tile-building-acc } ({ fantazja-turned })
fantazja-there-guard = Guard the building { $where }

fz-keep = Keep as Imagination
fz-keep-short = Keep
fz-use-residential = Exchange tiles
fz-use-production = Fetch a tile
fz-use-military = Guard a building
fz-use-magic = Look at the hand
fz-use-special = Swap a building

fz-choose-tile = Choose a tile
fz-choose-place = Choose a place
fz-choose-turn = Turn the tile
fz-choose-nowhere = No place for it
fz-choose-swap = Choose a tile
fz-choose-give = Choose what you give
fz-choose-give-or-take = Give or take a tile
fz-choose-take = Choose what you take
fz-choose-pay = Choose what you pay with
fz-choose-fetch = Choose a tile
fz-choose-guard = Choose a building
fz-choose-bury = Choose a tile
fz-choose-after = Choose
fz-choose-look = A moment …

## What I am asked

fz-ribbon-act = Your turn: build or imagine
fz-ribbon-after = Use a power or end your turn
fz-ribbon-pay = Pay with Imagination
fz-ribbon-exchange = Exchange tiles
fz-ribbon-fetch = Fetch a discard
fz-ribbon-guard = Guard a building
fz-ribbon-look = A look at their hand
fz-ribbon-bury = Bury up to two tiles
fz-ribbon-swap = Swap a building

fz-ask-tile = What do you build?
fz-ask-swap = Which tile goes in?
fz-ask-give = What do you give?
fz-ask-give-or-take = One more?
fz-ask-take = What do you take?
fz-ask-pay = What do you pay with?
fz-ask-fetch = A new idea
fz-ask-guard = What do you guard?
fz-ask-bury = Their hand
fz-ask-after = Anything else?
fz-ask-look = A look
fz-tip-tile = Choose a tile: its places light up. Or keep one as Imagination.
fz-tip-swap = Choose a tile of your hand. Your buildings of the same level light up.
fz-tip-give = Choose 1 to 3 tiles of your hand, one after the other.
fz-tip-give-or-take = Give another tile, or take the first one back from your discards.
fz-tip-take = Take as many from your discards as you gave.
fz-tip-pay = A large building costs one Imagination tile. It goes to your discards, face up.
fz-tip-fetch = Any tile of your discards becomes Imagination.
fz-tip-guard = Until your next turn nothing can be laid on it or beside it by your opponent.
fz-tip-bury = You see tiles of your opponent. Up to two go under the pile, in your order.
fz-tip-after = You may still use a power; then end your turn.
fz-tip-look = Tiles are drawn from your opponent’s hand.
fz-picked-small =
    { $places ->
        [0] It fits nowhere now. You may keep it as Imagination.
        [one] It fits in { $places } place. Each side meets its own element, with no fewer symbols.
       *[other] It fits in { $places } places. Each side meets its own element, with no fewer symbols.
    }
fz-picked-large =
    { $places ->
        [0] It goes on a building of its type, one level lower, and costs 1 Imagination. There is no place now.
        [one] It goes on { $places } building, and costs 1 Imagination.
       *[other] It goes on any of { $places } buildings, and costs 1 Imagination.
    }
fz-picked-special =
    { $places ->
        [0] It is laid like a small building and costs 1 Imagination. There is no place now.
        [one] It fits in { $places } place and costs 1 Imagination.
       *[other] It fits in { $places } places and costs 1 Imagination.
    }
fz-turns = R turns it.
fz-picked-swap =
    { $places ->
        [0] None of your buildings can be swapped for it.
        [one] { $places } of your buildings can be swapped for it.
       *[other] { $places } of your buildings can be swapped for it.
    }
fz-tray-pay = Your Imagination
fz-tray-fetch = Your discards
fz-tray-give-or-take = Your discards
fz-tray-take = Your discards
fz-tray-bury = Tiles of your opponent

## The city

fz-city = The city
fz-looking = How near you look
fz-closer = Closer
fz-farther = Farther
fz-fit = Show all
fz-turn = Turn the tile
fz-note-turn = { $tile } fits here if you turn it: click, or press R.
fz-note-nowhere = has no place now. Point at a cell to hear why; you may keep it as Imagination.
fz-note-whose = { $tile } ({ $owner })
fz-note-dark = Dark Energy! These vanish: { $tiles }.
fz-note-cut = Cut off from the castle: { $tiles }.
fz-note-bonus = Level III on your own II: a bonus token, 5 points.
fz-note-token-taken = You take the token of { $power }.
fz-note-token-lost =
    { $own ->
        [yes] You lose the token of { $power }.
       *[no] { $name } loses the token of { $power }.
    }

## Hand, seats, piles

fz-hand = Your hand
fz-hand-empty = Your hand is empty.
fz-counts = hand { $hand } · pile { $pile }
fz-points =
    { $points ->
        [one] point
       *[other] points
    }
fz-points-you =
    { $points ->
        [one] point · you
       *[other] points · you
    }
fz-imagination = Imagination
fz-bonus = Bonus
fz-hand-pile = Hand + pile
fz-discards = Discarded
fz-look-piles =
    { $own ->
        [yes] Your piles, { $faction }
       *[no] The piles of { $name }, { $faction }
    }
fz-piles =
    { $own ->
        [yes] Your piles
       *[no] The piles of { $name }
    }
fz-face-down = A tile face down
fz-none = None
fz-pile-words = In hand: { $hand }. In the pile: { $pile }.
fz-seen-title = In hand or kept face down
fz-buried-title = Under the pile, next first
fz-seen = Known to be in hand or kept face down: { $tiles-list }.
fz-buried = Under the pile, in this order: { $tiles-list }.
fz-yours = yours
fz-costs = costs 1 Imagination
fz-dark = Dark Energy: beside another such tile both vanish.
fz-reconstructed = The symbols are reconstructed.
fz-below = It stands on
fz-castle = The city begins here.
fz-watching = You are watching. A click on a player shows the piles, a click on a building what it stands on.

## Powers

fz-powers = Powers
fz-usable = You may use it now
fz-token-pool = nobody’s
fz-token-mine = yours: { $does }
fz-token-theirs = { $name } has it
fz-token-guarding =
    { $own ->
        [yes] yours: it guards a building
       *[no] { $name } guards a building
    }
fz-token-out =
    { $own ->
        [yes] yours: back in your next turn
       *[no] { $name } has it back next turn
    }
fz-majority = { $name }: { $mine }, { $other }: { $theirs }
fz-power-how = Whoever has at least 2 visible buildings of the type, and more than the other, takes the token at the end of the turn.

## The end

fz-bonus-tokens =
    { $count ->
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    }
fz-unspent = Imagination left: { $count }
fz-tie = As many points, and as much Imagination.
fz-tie-broken = As many points: more unspent Imagination decides.

## Said for those who listen

fz-north = north
fz-east = east
fz-south = south
fz-west = west
fz-side = { $direction } { $element } { $count }
fz-sides = Sides: { $sides-list }.
fz-off-north = { $count } north
fz-off-south = { $count } south
fz-off-east = { $count } east
fz-off-west = { $count } west
fz-off = { $parts } of the castle
fz-label-tile =
    { $points ->
        [one] { $tile }, { $type }, { $points } point. { $sides }{ $dark ->
            [yes] { " " }Dark Energy.
           *[no] { "" }
        }
       *[other] { $tile }, { $type }, { $points } points. { $sides }{ $dark ->
            [yes] { " " }Dark Energy.
           *[no] { "" }
        }
    }
fz-label-cell = { $where }: { $fit }
fz-label-fits = fits
fz-label-turns = fits if turned
fz-label-not = does not fit
fz-label-here = { $tile } is to lie here. { $sides }
fz-label-castle = { $castle }. { $sides }
fz-label-stack =
    { $tile } { $owner }, { $where }.{ $height ->
        [1] { "" }
       *[other] { " " }On { $below-list }.
    }{ $guarded ->
        [yes] { " " }Guarded.
       *[no] { "" }
    }{ $fresh ->
        [yes] { " " }Just built.
       *[no] { "" }
    }{ $vanishes ->
        [yes] { " " }Would vanish.
       *[no] { "" }
    } { $fit }

## The board in words

fz-supply =
    { $count ->
        [one] { $count } bonus token is left.
       *[other] { $count } bonus tokens are left.
    }
fz-words-seat =
    Imagination { $imagination }, bonus tokens { $bonus }, hand { $hand }, pile { $pile }. { $discards-count ->
        [0] Nothing is discarded.
       *[other] Discarded: { $discards-list }.
    }
fz-words-imagination = Imagination: { $tiles-list }.
fz-keys = Arrows move among tiles and cells, Enter selects and Enter again confirms, Esc lets go. R turns the tile, Shift and R turns it back, K keeps it as Imagination, E ends the turn. Plus and minus zoom, 0 shows all, Shift with arrows moves the city, I reads a tile. Comma and full stop look back and forward.

## Which tiles the table plays with

fz-set-own = Symbols on the tiles are reconstructed
fz-set-own-note = The true symbols are not known, so these are reconstructed: they agree with the rulebook and with each other. Whoever has the box can read in the true ones when setting a table.
fz-set-others = This table plays with other tiles
fz-set-others-note = The tiles of this table come from a file. Fingerprint of the set: { $hash }
fz-set-title = The tiles of this table
