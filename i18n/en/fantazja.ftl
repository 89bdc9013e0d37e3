fantazja = Fantazja

## Factions

fantazja-sculptors = Sculptors of Nature
    .of = the Sculptors of Nature
fantazja-engineers = Engineers of Light
    .of = the Engineers of Light

## Elements
##   code   a letter for narrow places
##   acc    after "shows"
##   of     before "side" and "symbol"

fantazja-earth = Earth
    .code = E
    .acc = Earth
    .of = Earth
fantazja-air = Air
    .code = A
    .acc = Air
    .of = Air
fantazja-water = Water
    .code = W
    .acc = Water
    .of = Water
fantazja-fire = Fire
    .code = F
    .acc = Fire
    .of = Fire

## Types of buildings, which are the powers as well
##   one    with one building
##   few    with some, where a language has a form for it
##   many   with many
##   on     after "on a"
##   acc    the power, after "uses"
##   of     the power, after "the token of"

fantazja-residential = Residential
    .one = residential
    .few = residential
    .many = residential
    .on = residential
    .acc = the Residential power
    .of = the Residential power
fantazja-production = Production
    .one = production
    .few = production
    .many = production
    .on = production
    .acc = the Production power
    .of = the Production power
fantazja-military = Military
    .one = military
    .few = military
    .many = military
    .on = military
    .acc = the Military power
    .of = the Military power
fantazja-magic = Magic
    .one = magic
    .few = magic
    .many = magic
    .on = magic
    .acc = the Magic power
    .of = the Magic power
fantazja-special = Special
    .one = special
    .few = special
    .many = special
    .on = special
    .acc = the Special power
    .of = the Special power

## Levels

fantazja-level-1 = I
fantazja-level-2 = II
fantazja-level-3 = III

## Buildings
##   acc    after "builds" and "on", when something is laid there
##   of     after "instead of", "beside"
##   on     after "on", when something lies there

fantazja-residential-1 = Cottage I
    .acc = Cottage I
    .of = Cottage I
    .on = Cottage I
fantazja-residential-2 = Cottage II
    .acc = Cottage II
    .of = Cottage II
    .on = Cottage II
fantazja-residential-3 = Cottage III
    .acc = Cottage III
    .of = Cottage III
    .on = Cottage III
fantazja-production-1 = Mill I
    .acc = Mill I
    .of = Mill I
    .on = Mill I
fantazja-production-2 = Mill II
    .acc = Mill II
    .of = Mill II
    .on = Mill II
fantazja-production-3 = Windmill III
    .acc = Windmill III
    .of = Windmill III
    .on = Windmill III
fantazja-military-1 = Garrison I
    .acc = Garrison I
    .of = Garrison I
    .on = Garrison I
fantazja-military-2 = Garrison II
    .acc = Garrison II
    .of = Garrison II
    .on = Garrison II
fantazja-military-3 = Garrison III
    .acc = Garrison III
    .of = Garrison III
    .on = Garrison III
fantazja-magic-1 = Mage Tower I
    .acc = Mage Tower I
    .of = Mage Tower I
    .on = Mage Tower I
fantazja-magic-2 = Mage Tower II
    .acc = Mage Tower II
    .of = Mage Tower II
    .on = Mage Tower II
fantazja-magic-3 = Mage Tower III
    .acc = Mage Tower III
    .of = Mage Tower III
    .on = Mage Tower III
fantazja-well = Well of Power
    .acc = the Well of Power
    .of = the Well of Power
    .on = the Well of Power
fantazja-market = Market
    .acc = the Market
    .of = the Market
    .on = the Market
fantazja-observatory = Dream Observatory
    .acc = the Dream Observatory
    .of = the Dream Observatory
    .on = the Dream Observatory
fantazja-castle = Magic Castle
    .acc = the Magic Castle
    .of = the Magic Castle
    .on = the Magic Castle

## Powers: what a token does
##   short   in a few words, in the panel

fantazja-power-residential = Exchange 1 to 3 tiles of your hand for as many from your discard pile.
    .short = exchange up to 3 tiles
fantazja-power-production = Take any tile of your discard pile as a point of Imagination.
    .short = a discard becomes Imagination
fantazja-power-military = Put the token on any building: until your next turn your opponent can lay nothing on it or beside it.
    .short = guard one building
fantazja-power-magic = Look at up to 4 random tiles of your opponent’s hand and put up to 2 of them under the pile.
    .short = look at 4 tiles
fantazja-power-special = Swap one of your buildings for a tile of your hand of the same level; the old one comes back to your hand.
    .short = swap a building

## How sure it is what is on a tile

fantazja-certainty-printed = From the box: this is on the tile.
fantazja-certainty-reported = Reported by players.
fantazja-certainty-reconstructed = Reconstructed: the symbols agree with the rulebook and with the other tiles, but those of the real tile may differ.

## Variants and options

fantazja-variant-standard = Standard
fantazja-variant-teaching = Teaching
fantazja-option-bonus-supply = How many bonus tokens there are: 8 as in the box, or without limit (unlimited).
fantazja-option-lost-majority = Who loses the majority returns the power token to the pool (to-pool), or keeps it until the numbers are equal (keep).
fantazja-option-swap-sides = When a building is swapped, its sides must match the neighbours (match), or need not (ignore).
fantazja-option-swap-triggers-dark = A swapped building triggers Dark Energy (true) or does not (false).
fantazja-option-military-may-target-castle = The Military power may guard the Magic Castle too (true), or buildings only (false).
fantazja-option-military-reuse-same-turn = The Military power may be used again in the turn its token comes back (true), or only in the next (false).
fantazja-option-start = Who starts: drawn (random), or a seat (0 for the Sculptors of Nature, 1 for the Engineers of Light).
fantazja-option-tiles = Which tiles are played with: the reconstructed ones, or those of a file.

## Directions
##   side   before "side"

fantazja-north = North
    .side = north
fantazja-east = East
    .side = east
fantazja-south = South
    .side = south
fantazja-west = West
    .side = west

## A cell, tiles and stacks inside a sentence: cells count from the Castle to the east and to the south

fantazja-at = { $x }, { $y }
fantazja-tiles = { $building }
fantazja-stacks = { $tiles-list }
fantazja-turned =
    { $rotation ->
        [0] not turned
        [1] turned by 90°
        [2] turned by 180°
       *[3] turned by 270°
    }

## What can be done

fantazja-action-build = Build { $tile-building-acc } at { $at } ({ fantazja-turned })
fantazja-action-pay = Pay with { $tile-building }
fantazja-action-imagine = Keep { $tile-building-acc } as Imagination
fantazja-action-use = Use { $power-acc }
fantazja-action-give = Give { $tile-building-acc }
fantazja-action-take = Take { $tile-building-acc }
fantazja-action-guard = Guard the building at { $at }
fantazja-action-bury = Put { $tile-building-acc } under your opponent’s pile
fantazja-action-done = Put no more under the pile
fantazja-action-swap = Swap the building at { $at } for { $tile-building-acc } ({ fantazja-turned })
fantazja-action-end = End your turn

## What happened

fantazja-event-started =
    { $seat ->
        [You] You start.
       *[other] { $seat } starts.
    }
fantazja-event-dealt =
    { $tiles-count ->
        [0] The tiles are dealt.
       *[other] You are dealt { $tiles }.
    }
fantazja-event-paid =
    { $seat ->
        [You] You pay a point of Imagination: { $tile-building }.
       *[other] { $seat } pays a point of Imagination: { $tile-building }.
    }
fantazja-event-built =
    { $seat ->
        [You] You build
       *[other] { $seat } builds
    } { $on-id ->
        [none] { $tile-building-acc }.
       *[some] { $tile-building-acc } on { $on-building-on }.
    }
fantazja-event-imagined =
    { $seat ->
        [You] You keep { $tile-building-acc } as a point of Imagination.
       *[other] { $seat } keeps a tile as a point of Imagination.
    }
fantazja-event-bonus-gained =
    { $seat ->
        [You] You gain a bonus: { points }.
       *[other] { $seat } gains a bonus: { points }.
    }
fantazja-event-bonus-missed =
    { $seat ->
        [You] You have earned a bonus, but no token is left.
       *[other] { $seat } gets no bonus, for no token is left.
    }
fantazja-event-dark-energy =
    { $seat ->
        [You] You set off Dark Energy!
       *[other] { $seat } sets off Dark Energy!
    } It takes { $stacks }.
fantazja-event-cut-off = Cut off from the Castle, { $stacks } { $stacks-count ->
        [one] is lost too.
       *[other] are lost too.
    }
fantazja-event-token-taken =
    { $from-id ->
        [none] { $seat ->
            [You] You gain the token of { $token-of }.
           *[other] { $seat } gains the token of { $token-of }.
        }
       *[other] { $seat ->
            [You] You take over the token of { $token-of }.
           *[other] { $seat } takes over the token of { $token-of }.
        }
    }
fantazja-event-token-lost =
    { $seat ->
        [You] You lose the token of { $token-of } to the pool.
       *[other] { $seat } loses the token of { $token-of } to the pool.
    }
fantazja-event-power-used =
    { $seat ->
        [You] You use { $power-acc }.
       *[other] { $seat } uses { $power-acc }.
    }
fantazja-event-gave =
    { $seat ->
        [You] You give { $tile-building-acc } for exchange.
       *[other] { $seat } gives { $tile-building-acc } for exchange.
    }
fantazja-event-took =
    { $seat ->
        [You] You take { $tile-building-acc } from your discard pile.
       *[other] { $seat } takes { $tile-building-acc } from the discard pile.
    }
fantazja-event-fetched =
    { $seat ->
        [You] You fetch { $tile-building-acc } from your discard pile as a point of Imagination.
       *[other] { $seat } fetches { $tile-building-acc } from the discard pile as a point of Imagination.
    }
fantazja-event-guarded =
    { $seat ->
        [You] You guard
       *[other] { $seat } guards
    } { $building-id ->
        [none] { fantazja-castle.acc }.
       *[some] { $building-building-acc }.
    }
fantazja-event-guard-returned =
    { $seat ->
        [You] Your guard is over, and the token comes back.
       *[other] The guard of { $seat } is over, and the token comes back.
    }
fantazja-event-looked =
    { $seat ->
        [You] You look at
       *[other] { $seat } looks at
    } { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } of { $owner ->
        [You] your hand
       *[other] { $seat ->
            [You] your opponent’s hand
           *[other] the opponent’s hand
        }
    }{ $tiles-count ->
        [0] .
       *[other] : { $tiles }.
    }
fantazja-event-buried =
    { $seat ->
        [You] You put
       *[other] { $seat } puts
    } { $tile-id ->
        [none] a tile
       *[some] { $tile-building-acc }
    } under { $owner ->
        [You] your pile.
       *[other] { $seat ->
            [You] your opponent’s pile.
           *[other] the opponent’s pile.
        }
    }
fantazja-event-returned =
    { $count ->
        [0] Nothing goes back to the hand.
        [one] { $count } tile goes back to the hand.
       *[other] { $count } tiles go back to the hand.
    }
fantazja-event-swapped =
    { $seat ->
        [You] You swap { $old-building-acc } for { $tile-building-acc }.
       *[other] { $seat } swaps { $old-building-acc } for { $tile-building-acc }.
    }
fantazja-event-refilled =
    { $seat ->
        [You] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }{ $tiles-count ->
        [0] .
       *[other] { $seat ->
            [You] : { $tiles }.
           *[other] , among them { $tiles }.
        }
    }
fantazja-event-turn-passed =
    { $seat ->
        [You] You have no tiles in hand, so there is no action.
       *[other] { $seat } has no tiles in hand, so there is no action.
    }
fantazja-event-turn-ended =
    { $seat ->
        [You] Your turn is over.
       *[other] The turn of { $seat } is over.
    }
fantazja-event-ended = The game is over.

## What the table waits for

fantazja-moment-set-up = The tiles are being dealt
fantazja-moment-act = Build something, or keep a tile as Imagination
fantazja-moment-after = Use a power or end your turn
fantazja-moment-pay = Which tile of Imagination do you pay?
fantazja-moment-exchange = Residential power: give up to three tiles and take as many discards
fantazja-moment-fetch = Production power: choose a discard as a point of Imagination
fantazja-moment-guard = Military power: choose the building to guard
fantazja-moment-look = Chance picks the tiles to look at
fantazja-moment-bury = Magic power: put up to two tiles under your opponent’s pile
fantazja-moment-swap = Special power: choose one of your buildings and a tile of your hand
fantazja-moment-refill = The hand is filled up
fantazja-moment-over = The game is over

## Refusals

fantazja-refusal-seat-count = Fantazja is a game for two.
fantazja-refusal-unfit-tiles = These tiles cannot be played with: { $fault }
fantazja-refusal-wrong-moment =
    { $now-id ->
        [act] This is the time for your action: build something, or keep a tile as Imagination.
        [after] Your action is done: you may use a power, or end your turn.
        [pay] Now you have to choose the tile of Imagination that you pay.
        [exchange] Now tiles are exchanged: give up to three of your hand, and take as many discards.
        [fetch] Now you have to take a tile of your discard pile.
        [guard] Now you have to choose the building to guard.
        [bury] Now up to two of the tiles you looked at go under your opponent’s pile.
        [swap] Now you have to swap one of your buildings.
       *[other] Not now: wait a moment.
    }
fantazja-refusal-must-act = You have tiles in hand, so your turn cannot end yet: build something, or keep a tile as Imagination.
fantazja-refusal-no-such-tile = In the set of this table tile number { $tile-number } is something other than { $tile-building }.
fantazja-refusal-other-faction = { $tile-building } is a tile of { $tile-faction-of }: choose one of your own.
fantazja-refusal-not-in-hand = You do not have { $tile-building-acc } in hand: choose one of those you have.
fantazja-refusal-occupied =
    { $by-id ->
        [none] The Castle stands here, and { $tile-building } needs an empty cell.
       *[some] { $by-building } stands here already, and { $tile-building } needs an empty cell.
    }
fantazja-refusal-no-neighbour = No side of this cell touches a building or the Castle: choose a cell beside the city.
fantazja-refusal-guarded =
    { $building-id ->
        [none] The Castle is guarded ({ $owner }): nothing can be built beside it now.
       *[some] { $building-building } is guarded ({ $owner }): it can be neither covered nor swapped now, and nothing can be built beside it.
    }
fantazja-refusal-wrong-element =
    The { $side-side } side shows { $found-acc }, but { $neighbour-id ->
        [none] { fantazja-castle.acc } has
       *[some] { $neighbour-building } has
    } { $wanted-acc } there: turn the tile, or choose another place.
fantazja-refusal-count-too-low =
    The { $side-side } side has too few symbols of { $element-of }: { $found }, but { $neighbour-id ->
        [none] { fantazja-castle.acc } has
       *[some] { $neighbour-building } has
    } { $needed }. It needs at least as many.
fantazja-refusal-no-imagination = { $tile-building } costs a point of Imagination, and you have none: keep a tile first.
fantazja-refusal-nothing-below = { $tile-building } cannot stand on an empty cell: it needs { $needs-acc } below.
fantazja-refusal-wrong-base = { $tile-building } needs { $needs-acc } below, and here is { $found-acc }.
fantazja-refusal-nothing-on-top =
    { $found-id ->
        [none] Nothing can be laid on { fantazja-castle.on }: choose another place.
       *[other] Nothing more can be laid on { $found-on }: choose another place.
    }
fantazja-refusal-wrong-turn =
    { $tile-building } fits here, but { $fits ->
        [0] not turned
        [1] turned by 90°
        [2] turned by 180°
       *[3] turned by 270°
    }: its elements must lie like those below.
fantazja-refusal-elements-differ = However it is turned, its elements do not repeat those of { $below-building-of }: choose another place.
fantazja-refusal-not-imagined = { $tile-building } is not in your Imagination: pay with one of those that are.
fantazja-refusal-no-powers = There are no powers in the teaching variant.
fantazja-refusal-power-used = The power of this turn is used: the next one is for your next turn.
fantazja-refusal-no-token = You do not have the token of { $power-of }. It goes to whoever ends a turn with at least two such buildings, and more than the opponent.
fantazja-refusal-just-returned = The token of { $power-of } has only just come back: use it in your next turn.
fantazja-refusal-nothing-to-do =
    { $power-id ->
        [residential] There is nothing to exchange: it takes a tile in hand and a tile in your discard pile.
        [production] Your discard pile is empty, so there is nothing to take.
        [military] There is no building yet that could be guarded.
        [magic] Your opponent’s hand is empty, so there is nothing to look at.
       *[special] No tile of your hand can replace any of your buildings.
    }
fantazja-refusal-given-enough =
    { $given ->
        [one] { $given } tile is given, and that is all: take one discard for it.
       *[other] { $given } tiles are given, and that is all: take as many discards for them.
    }
fantazja-refusal-nothing-given = Give a tile of your hand first, then take a discard.
fantazja-refusal-not-discarded = { $tile-building } is not in your discard pile: choose one that is.
fantazja-refusal-just-given = You have just given { $tile-building-acc }, so it cannot be taken back: choose another.
fantazja-refusal-no-building = There is no building on this cell: choose another.
fantazja-refusal-castle-not-guarded = The Castle cannot be guarded at this table: choose a building.
fantazja-refusal-not-looked-at = { $tile-building } is none of the tiles you looked at: choose one of those.
fantazja-refusal-not-your-building = { $building-building } is your opponent’s, and only your own can be swapped.
fantazja-refusal-special-not-swapped = { $tile-building } is a special building, and those are not swapped.
fantazja-refusal-other-level = { $tile-building } is of level { $found }, the building on the table of level { $wanted }: the levels must be the same.

## Lines of a score

fantazja-line-building = { $tile-building }: { points }
fantazja-line-bonus =
    { $count ->
        [one] { $count } bonus token: { points }
       *[other] { $count } bonus tokens: { points }
    }

## Where a power token is

fantazja-holder-pool = in the pool
fantazja-holder-held =
    { $seat ->
        [You] yours
       *[other] held by { $seat }
    }
fantazja-holder-guarding =
    { $owner ->
        [You] yours, on guard
       *[other] on guard ({ $owner })
    }
fantazja-holder-out =
    { $owner ->
        [You] yours, back in your next turn
       *[other] out of play ({ $owner })
    }

## Faults in a file of tiles, after the number of the line

fantazja-fault-tile-count = there are { $found } tiles, and there should be { $wanted }.
fantazja-fault-side-count = a tile has four sides, and here are { $found }.
fantazja-fault-side-shape = “{ $text-id }” is no side. A side is an element and a number of symbols, such as "water 2".
fantazja-fault-symbol-count = a side has 1 to { $most } symbols, not “{ $found-id }”.
fantazja-fault-too-few =
    { $count ->
        [0] there is no { $building }:
        [one] there is only { $count } { $building }:
       *[other] there are only { $count } of { $building }:
    } the rulebook needs at least { $needed }.
fantazja-fault-fits-nowhere = tile { $number } ({ $building }) fits on no { $needs }, however it is turned: the order of the elements must be the same.
fantazja-fault-no-dark-small = no small or special building bears Dark Energy, and at least one has to.
fantazja-fault-no-dark-large = no building of level II or III bears Dark Energy, and at least one has to.
fantazja-fault-all-dark = all tiles bear Dark Energy, and that cannot be.
fantazja-fault-example-impossible = the city of the rulebook’s scoring example cannot be built of these tiles.
