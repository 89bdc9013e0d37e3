fantasy-realms = Fantasy Realms

## Suits, with the forms that sentences need
##   code       two letters for narrow places
##   plural     a heading over several
##   one        one of them, as a subject
##   acc        after "changes to": what a card becomes
##   any        after "with": any of them
##   none       after "without" or "there is no": none of them
##   each       after "for": each of them
##   each-other after "for": each of them but the card itself
##   all        after "blanks": all of them
##   all-other  after "blanks": all of them but the card itself
##   all-of     what belongs to all of them
##   except     after "all cards except": all of them; empty where cards do not print it

fantasy-realms-land = Land
    .code = Ld
    .plural = Lands
    .one = a Land
    .acc = Land
    .any = any Land
    .none = no Land
    .each = each Land
    .each-other = each other Land
    .all = all Lands
    .all-other = all other Lands
    .all-of = of all Lands
    .except = Lands
fantasy-realms-flood = Flood
    .code = Fd
    .plural = Floods
    .one = a Flood
    .acc = Flood
    .any = any Flood
    .none = no Flood
    .each = each Flood
    .each-other = each other Flood
    .all = all Floods
    .all-other = all other Floods
    .all-of = of all Floods
    .except = Floods
fantasy-realms-weather = Weather
    .code = We
    .plural = Weather cards
    .one = a Weather card
    .acc = Weather
    .any = any Weather
    .none = no Weather
    .each = each Weather
    .each-other = each other Weather
    .all = all Weather cards
    .all-other = all other Weather cards
    .all-of = of all Weather cards
    .except = Weather cards
fantasy-realms-flame = Flame
    .code = Fl
    .plural = Flames
    .one = a Flame
    .acc = Flame
    .any = any Flame
    .none = no Flame
    .each = each Flame
    .each-other = each other Flame
    .all = all Flames
    .all-other = all other Flames
    .all-of = of all Flames
    .except = Flames
fantasy-realms-army = Army
    .code = Ar
    .plural = Armies
    .one = an Army
    .acc = Army
    .any = any Army
    .none = no Army
    .each = each Army
    .each-other = each other Army
    .all = all Armies
    .all-other = all other Armies
    .all-of = of all Armies
    .except = Armies
fantasy-realms-wizard = Wizard
    .code = Wz
    .plural = Wizards
    .one = a Wizard
    .acc = Wizard
    .any = any Wizard
    .none = no Wizard
    .each = each Wizard
    .each-other = each other Wizard
    .all = all Wizards
    .all-other = all other Wizards
    .all-of = of all Wizards
    .except = Wizards
fantasy-realms-leader = Leader
    .code = Le
    .plural = Leaders
    .one = a Leader
    .acc = Leader
    .any = any Leader
    .none = no Leader
    .each = each Leader
    .each-other = each other Leader
    .all = all Leaders
    .all-other = all other Leaders
    .all-of = of all Leaders
    .except = Leaders
fantasy-realms-beast = Beast
    .code = Be
    .plural = Beasts
    .one = a Beast
    .acc = Beast
    .any = any Beast
    .none = no Beast
    .each = each Beast
    .each-other = each other Beast
    .all = all Beasts
    .all-other = all other Beasts
    .all-of = of all Beasts
    .except = Beasts
fantasy-realms-weapon = Weapon
    .code = Wp
    .plural = Weapons
    .one = a Weapon
    .acc = Weapon
    .any = any Weapon
    .none = no Weapon
    .each = each Weapon
    .each-other = each other Weapon
    .all = all Weapons
    .all-other = all other Weapons
    .all-of = of all Weapons
    .except = Weapons
fantasy-realms-artifact = Artifact
    .code = At
    .plural = Artifacts
    .one = an Artifact
    .acc = Artifact
    .any = any Artifact
    .none = no Artifact
    .each = each Artifact
    .each-other = each other Artifact
    .all = all Artifacts
    .all-other = all other Artifacts
    .all-of = of all Artifacts
    .except = Artifacts
fantasy-realms-wild = Wild
    .code = ✦
    .plural = Wilds
    .one = a Wild
    .acc = Wild
    .any = any Wild
    .none = no Wild
    .each = each Wild
    .each-other = each other Wild
    .all = all Wilds
    .all-other = all other Wilds
    .all-of = of all Wilds
    .except = { "" }

## Cards

fantasy-realms-mountain = Mountain
fantasy-realms-cavern = Cavern
fantasy-realms-bell-tower = Bell Tower
fantasy-realms-forest = Forest
fantasy-realms-earth-elemental = Earth Elemental
fantasy-realms-fountain-of-life = Fountain of Life
fantasy-realms-swamp = Swamp
fantasy-realms-great-flood = Great Flood
fantasy-realms-island = Island
fantasy-realms-water-elemental = Water Elemental
fantasy-realms-rainstorm = Rainstorm
fantasy-realms-blizzard = Blizzard
fantasy-realms-smoke = Smoke
fantasy-realms-whirlwind = Whirlwind
fantasy-realms-air-elemental = Air Elemental
fantasy-realms-wildfire = Wildfire
fantasy-realms-candle = Candle
fantasy-realms-forge = Forge
fantasy-realms-lightning = Lightning
fantasy-realms-fire-elemental = Fire Elemental
fantasy-realms-knights = Knights
fantasy-realms-elven-archers = Elven Archers
fantasy-realms-light-cavalry = Light Cavalry
fantasy-realms-dwarvish-infantry = Dwarvish Infantry
fantasy-realms-rangers = Rangers
fantasy-realms-collector = Collector
fantasy-realms-beastmaster = Beastmaster
fantasy-realms-necromancer = Necromancer
fantasy-realms-warlock-lord = Warlock Lord
fantasy-realms-enchantress = Enchantress
fantasy-realms-king = King
fantasy-realms-queen = Queen
fantasy-realms-princess = Princess
fantasy-realms-warlord = Warlord
fantasy-realms-empress = Empress
fantasy-realms-unicorn = Unicorn
fantasy-realms-basilisk = Basilisk
fantasy-realms-warhorse = Warhorse
fantasy-realms-dragon = Dragon
fantasy-realms-hydra = Hydra
fantasy-realms-warship = Warship
fantasy-realms-magic-wand = Magic Wand
fantasy-realms-sword-of-keth = Sword of Keth
fantasy-realms-elven-longbow = Elven Longbow
fantasy-realms-war-dirigible = War Dirigible
fantasy-realms-shield-of-keth = Shield of Keth
fantasy-realms-gem-of-order = Gem of Order
fantasy-realms-world-tree = World Tree
fantasy-realms-book-of-changes = Book of Changes
fantasy-realms-protection-rune = Protection Rune
fantasy-realms-shapeshifter = Shapeshifter
fantasy-realms-mirage = Mirage
fantasy-realms-doppelganger = Doppelgänger

## Conditions: all cards, one of some cards, one of some suits, or none of some suits

fantasy-realms-when =
    { $without-count ->
        [0]
            with { $all-count ->
                [0] { $any-count ->
                    [0] any { $suits-or }
                   *[other] { $any-or }
                }
               *[other] { $any-count ->
                    [0] { $suits-count ->
                        [0] { $all }
                       *[other] { $all-list } and any { $suits-or }
                    }
                   *[other] { $all-list } and either { $any-or }
                }
            }
       *[other] without any { $without-or }
    }
fantasy-realms-otherwise = { fantasy-realms-when }

## Bonuses

fantasy-realms-bonus-per-card =
    { $points-signed } for { $other ->
        [yes] { $suits-each-other-or }
       *[no] each { $suits-or }
    }
fantasy-realms-bonus-per-card-beside = { $points-signed } for each { $suits-or }, or { $more-signed } each with { $beside }
fantasy-realms-bonus-once = { $points-signed } { $when }
fantasy-realms-bonus-once-or-less = { $points-signed } { $when }, or { $less-signed } { $otherwise }
fantasy-realms-bonus-sum-of-bases = adds the base strengths of all { $suits-plural }
fantasy-realms-bonus-one-base = adds the base strength of one { $suits-or } of your choice
fantasy-realms-bonus-runs = +10 for a run of 3 cards with consecutive base strengths, +30 for 4, +60 for 5, +100 for 6, +150 for 7 or more
fantasy-realms-bonus-collection = +10 for 3 different cards of one suit, +40 for 4, +100 for 5 or more
fantasy-realms-bonus-all-suits-differ = { $points-signed } if every active card is of a different suit
fantasy-realms-bonus-clears =
    { $suits-count ->
        [11] clears all penalties
       *[other] clears the penalty of all { $suits-plural }
    }
fantasy-realms-bonus-clears-army =
    clears the word { fantasy-realms-army } from { $suits-count ->
        [11] all penalties
       *[other] the penalties of all { $suits-plural }
    }

## Penalties

fantasy-realms-penalty-per-card = { fantasy-realms-bonus-per-card }
fantasy-realms-penalty-unless = { $points-signed } without any { $suits-or }
fantasy-realms-penalty-blanks =
    blanks { $other ->
        [yes] all other { $suits-plural }
       *[no] all { $suits-plural }
    }{ $spares-count ->
        [0] { "" }
       *[other] { " " }except { $spares }
    }
fantasy-realms-penalty-blanks-all-but =
    blanks all cards except { $suits-except }{ $spares-count ->
        [0] { "" }
       *[other] , and { $spares }
    }
fantasy-realms-penalty-blanked-unless = blanked without any { $suits-or }
fantasy-realms-penalty-blanked-with = blanked with any { $suits-or }

## Cards whose owner chooses at the end

fantasy-realms-chooser-necromancer = may raise one Army, Wizard, Leader or Beast from the discard area as an eighth card
fantasy-realms-chooser-doppelganger = may copy another card of the hand: name, suit, base strength and penalty, but not the bonus
fantasy-realms-chooser-mirage = may pass for any Land, Flood, Weather, Flame or Army: takes its name and suit, or the suit alone, and nothing else
fantasy-realms-chooser-shapeshifter = may turn into any Wizard, Leader, Beast, Weapon or Artifact: takes its name and suit, or the suit alone, and nothing else
fantasy-realms-chooser-book-of-changes = may change the suit of another card of the hand; its name, base strength, bonus and penalty stay
fantasy-realms-chooser-island = may clear the penalty of one Flood or Flame

## Score lines

fantasy-realms-line-eighth = The eighth card, raised by { fantasy-realms-necromancer }
fantasy-realms-line-copies = Copies { $name }
fantasy-realms-line-poses = Passes for { $name } ({ $suit })
fantasy-realms-line-poses-as-suit = Passes for { $suit-one } without a name
fantasy-realms-line-changed = Made { $suit-one } by { fantasy-realms-book-of-changes }
fantasy-realms-line-base = Base strength { $points }
fantasy-realms-line-bonus =
    { $points ->
        [0] No bonus: { $bonus }
       *[other] { $bonus-id ->
            [per-card] { $cards-count ->
                [1] { $bonus }{ fantasy-realms-because }
               *[other] { $points-signed }: { $bonus }{ fantasy-realms-because }
            }
            [once] { $bonus-when-suits-count ->
                [0] { $bonus-when-any-count ->
                    [0] { $bonus }
                    [1] { $bonus }
                   *[other] { $bonus }{ fantasy-realms-because }
                }
               *[other] { $bonus }{ fantasy-realms-because }
            }
            [once-or-less] { $points-signed } with { $cards }
            [sum-of-bases] { fantasy-realms-bases }
            [one-base] { fantasy-realms-bases }
            [runs] { $points-signed } for consecutive base strengths{ fantasy-realms-because }
            [collection] { $points-signed } for different cards of one suit{ fantasy-realms-because }
            [all-suits-differ] { $bonus }
           *[other] { $points-signed }: { $bonus }{ fantasy-realms-because }
        }
    }
fantasy-realms-line-penalty =
    { $points ->
        [0] No penalty: { $penalty }{ fantasy-realms-because }
       *[other] { $penalty-id ->
            [unless] { $penalty }
           *[other] { $cards-count ->
                [1] { $penalty }{ fantasy-realms-because }
               *[other] { $points-signed }: { $penalty }{ fantasy-realms-because }
            }
        }
    }
fantasy-realms-bases = { $points-signed }: { $cards-count ->
        [1] base strength of { $cards }
       *[other] base strengths of { $cards }
    }
fantasy-realms-because =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }({ $cards-list })
    }
fantasy-realms-line-cleared = Penalty cleared by { $by }
fantasy-realms-line-army-cleared = The word { fantasy-realms-army } cleared from its penalty by { $by }
fantasy-realms-line-blanked-by = Blanked by { $by }
fantasy-realms-line-blanked-in-circle =
    { $cards-count ->
        [1] Blanked: it would blank itself
       *[other] Blanked: { $cards } blank each other
    }
fantasy-realms-line-blanked-unless = Blanked: there is no { $suits-or } in the hand
fantasy-realms-line-blanked-with = Blanked: there is { $suits-one-or } in the hand

## Choices

fantasy-realms-choice-nothing =
    { $chooser-id ->
        [necromancer] { $chooser } raises no card
        [doppelganger] { $chooser } copies no card
        [book-of-changes] { $chooser } changes nothing
        [island] { $chooser } clears nothing
       *[other] { $chooser } stays itself
    }
fantasy-realms-choice-raise = { fantasy-realms-necromancer } raises { $card }
fantasy-realms-choice-copy = { fantasy-realms-doppelganger } copies { $card }
fantasy-realms-choice-pose = { $chooser } passes for { $card }
fantasy-realms-choice-pose-as-suit = { $chooser } passes for { $suit-one }
fantasy-realms-choice-change = { fantasy-realms-book-of-changes } makes { $card } { $suit-one }
fantasy-realms-choice-clear = { fantasy-realms-island } clears the penalty of { $card }

## Refusals of choices

fantasy-realms-refusal-too-many-cards =
    { $count ->
        [one] { $count } card is too many: a hand has 7, or 8 with { fantasy-realms-necromancer }.
       *[other] { $count } cards are too many: a hand has 7, or 8 with { fantasy-realms-necromancer }.
    }
fantasy-realms-refusal-chooser-missing = { $card } is not in the hand, so there is nothing to choose for it.
fantasy-realms-refusal-target-missing = { $card } can choose only a card of the hand, and { $target } is not in it.
fantasy-realms-refusal-target-itself = { $card } cannot choose itself: choose another card of the hand.
fantasy-realms-refusal-necromancer-suit = { fantasy-realms-necromancer } raises only an Army, Wizard, Leader or Beast, and { $target } is none of them.
fantasy-realms-refusal-not-discarded = { fantasy-realms-necromancer } raises only cards of the discard area, and { $target } is not there.
fantasy-realms-refusal-guise-suit =
    { $card } cannot pass for { $suit-one }, only for { $card-id ->
        [mirage] a Land, Flood, Weather, Flame or Army.
       *[other] a Wizard, Leader, Beast, Weapon or Artifact.
    }
fantasy-realms-refusal-guise-unseen = { $card } may take only the name of a card seen in this game, and nobody has seen { $target }.
fantasy-realms-refusal-book-suit = { fantasy-realms-book-of-changes } gives one of the ten suits, and { fantasy-realms-wild } is none of them.
fantasy-realms-refusal-book-same-suit = { $target } is { $suit-one } already: choose another suit for it.
fantasy-realms-refusal-island-suit = { fantasy-realms-island } clears only a Flood or a Flame, and { $target } is neither.
fantasy-realms-refusal-fountain-suit = { fantasy-realms-fountain-of-life } adds the strength of a Land, Flood, Weather, Flame or Weapon only, and { $target } is none of them.

## Options

fantasy-realms-option-stalemate-rounds = After so many rounds in which everybody took from the discard area, everybody must draw from the deck; 0 for never.
fantasy-realms-option-copy-scope = Which cards Mirage and Shapeshifter may name: any card of the game (any), or only those seen in this match (seen).
fantasy-realms-option-choices = Who makes the choices at the end: each owner (owner), or the program, the best for everybody (best).
fantasy-realms-option-seconds = How many seconds there are for trading in the chaos variant.
