## The map

in-map = The island of Indaman
in-place = { $place }
in-here = { $names-list } here
in-your-target = your target
in-box = Somebody’s box
in-other-box = Played with the components of somebody’s own box. Fingerprint of the set: { $hash }
in-looking = Looking at the map
in-closer = Closer
in-farther = Farther
in-fit = The whole island
in-piles = Creatures in the piles
in-pile =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $known-count ->
        [0] {""}
       *[other] , among them { $known-list }
    }
in-looked = In the pile { $terrain-of }
in-neighbours = Next to the mage
in-risk-blue = by road, the blue klippide
in-risk-red = off the road, the red klippide
in-risk-gate = a city gate, the green klippide
in-risk-free = no roll
in-roll-blue = By road you roll blue: a creature in { $swords } of 6.
in-roll-red = Off the road you roll red: a creature in { $swords } of 6, gems in { $gems } of 6.
in-roll-gate = At the gate you roll green: entering costs 1 to 3 gems.
in-roll-free = Nothing is rolled there.

## Everybody, and what is mine

in-mages = Mages
in-tower = Tower of Indaman
in-square = Square { $square }, wants
in-gems = Gems
in-objects = Magic objects
in-kept = Creatures kept
in-kept-of = Creatures kept: { $points } of { $needed }
in-ladder = Ladder
in-target = Target
in-at-gate = at the gate
in-before-gate = Before the gate: roll again, or go away
in-held-by = Held by { $creature-acc }
in-way = { $from-from } { $to-to }, worth { $gems }
in-way-short = → { $to }, { $gems }
in-worth =
    { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }
in-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $road ->
        [0] {""}
       *[other] , { $road } by road
    }
in-die =
    { $seat ->
        [You] You roll
       *[other] { $seat } rolls
    } { $colour ->
        [blue] blue
        [red] red
       *[green] green
    }: { $face }
in-watching = You are looking on.
in-has =
    Objects: { $objects }. Ladder: { $ladder }. { $cards ->
        [0] No creatures kept.
       *[other] { $kept-count ->
            [0] Creatures kept: { $cards }.
           *[other] Kept: { $kept-list } ({ $points } points).
        }
    }
in-shown = Seen: { $objects-list }.
in-control = { $seat } may direct this mage: { $creature }.
in-favourite = Finds twice the gems { $terrain-at }.
in-creature-worth =
    { $points ->
        [0] The wise give nothing for it.
       *[other] The wise count it { $points }.
    }
in-works = Works with { $faces-list }.
in-object-works = { $object }: works with { $faces-list }

## What I am asked

in-choose = Choose
in-use = Try { $object-acc } ({ $faces })
in-continue = Continue
in-called =
    { $seat ->
        [You] Your turn.
       *[other] In the turn of { $seat } you decide!
    }
in-found =
    { $gems ->
        [one] You find { $gems } gem.
       *[other] You find { $gems } gems.
    }
in-offered =
    { $creatures-count ->
        [0] Nothing is offered yet.
       *[other] Offered: { $creatures-list } ({ $points } points).
    }

## The encounter

in-duel = Encounter
in-as-traveller = the traveller
in-as-creature = plays the creature
in-fist-open = choosing …
in-fist-shut = closed
in-fist-closed = Your fist is closed
in-gems-in =
    { $gems ->
        [0] no gems
        [one] { $gems } gem
       *[other] { $gems } gems
    }
in-gems-inside =
    { $gems ->
        [0] empty
        [one] { $gems } gem inside
       *[other] { $gems } gems inside
    }
in-says = “This is { $name-acc }.”
in-said = { $player ->
        [You] You say
       *[other] { $player } says
    }: this is { $name-acc }.
in-fighting = { $traveller } against { $player }
in-picks =
    { $seat ->
        [You] You choose a creature.
       *[other] { $seat } looks at the pile and chooses a creature.
    }
in-call-it = What do you call it?
in-more-wins = More gems wins. A tie goes to the creature.
in-win = You win:
in-lose = You lose:
in-win-traveller = the creature ({ $points } points) and the other’s gems. Your own go to the bank.
in-win-creature = the traveller’s gems are yours, your ladder goes up. Your own go to the bank.
in-lose-creature = your gems go to the traveller, who keeps the creature.
in-maybe-white = If the card is white, it does no harm, but the other ladder still goes up.
in-fate-briganti = They steal gems, or an object.
in-won =
    { $winner ->
        [You] You win!
       *[other] { $traveller ->
            [yes] { $winner } beats the creature
           *[no] The creature wins: { $winner }
        }
    }
in-was = It is { $creature-acc }. { $gems } against { $other }.
in-was-white = A white card: a bluff! { $gems } against { $other }.

## The tower

in-see-map = Map
in-see-tower = Tower
in-wants = Square { $square } wants { $needed }
in-reach = The green klippide and your gems together must reach { $needed }. The gems are spent in any case.
in-bonus = Your mage adds { $bonus } to this roll.
in-percent = { $number } %
in-any-roll = any roll
in-no-roll = never
in-or-more =
    { $least ->
        [6] only a 6
       *[other] { $least } or more
    }
in-up = Success:
in-down = Failure:
in-stands =
    you stand on square { $square }, with { $gems ->
        [0] no gems
        [one] { $gems } gem
       *[other] { $gems } gems
    } left.
in-stays =
    { $square ->
        [0] the turn is over.
       *[other] your ladder stays at { $square }, and the turn is over.
    }
in-stop-here =
    { $square ->
        [0] Stop: the turn is over.
       *[other] Stop: your ladder comes up to { $square }, and the turn is over.
    }
in-winner =
    { $winner ->
        [You] You stand on top of the tower: you win!
       *[other] { $winner } stands on top of the tower and wins
    }
in-top-wins = Who reaches the top wins at once.

in-keys = Arrow keys go from a place to its neighbour, Enter chooses and confirms, Esc lets go. I reads a card. Plus, minus and 0 zoom the map, Shift with arrows moves it, M changes between map and tower.
