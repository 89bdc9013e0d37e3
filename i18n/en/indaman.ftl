indaman = Indaman

## Terrains
##   of   after "the pile"
##   at   where one is

indaman-plain = Plain
    .of = of the plain
    .at = on the plain
indaman-mountain = Mountain
    .of = of the mountains
    .at = in the mountains
indaman-desert = Desert
    .of = of the desert
    .at = in the desert
indaman-forest = Forest
    .of = of the forest
    .at = in the forest
indaman-lake = Lake
    .of = of the lake
    .at = on the lake
indaman-swamp = Swamp
    .of = of the swamp
    .at = in the swamp

## Cities
##   to     where one goes
##   from   where one comes from
##   at     where one is

indaman-selvara = Selvara
    .to = to Selvara
    .from = from Selvara
    .at = in Selvara
indaman-petrana = Petrana
    .to = to Petrana
    .from = from Petrana
    .at = in Petrana
indaman-calidra = Calidra
    .to = to Calidra
    .from = from Calidra
    .at = in Calidra
indaman-marenza = Marenza
    .to = to Marenza
    .from = from Marenza
    .at = in Marenza
indaman-melindor = Melindor
    .to = to Melindor
    .from = from Melindor
    .at = in Melindor
indaman-umbrena = Umbrena
    .to = to Umbrena
    .from = from Umbrena
    .at = in Umbrena
indaman-lunessa = Lunessa
    .to = to Lunessa
    .from = from Lunessa
    .at = in Lunessa
indaman-indaman = Indaman
    .to = to Indaman
    .from = from Indaman
    .at = in Indaman

## Islands of the wise and the sea, with the same forms

indaman-aurora = Aurora
    .to = to the island of Aurora
    .from = from the island of Aurora
    .at = on the island of Aurora
indaman-ambrata = Ambrata
    .to = to the island of Ambrata
    .from = from the island of Ambrata
    .at = on the island of Ambrata
indaman-asperia = Asperia
    .to = to the island of Asperia
    .from = from the island of Asperia
    .at = on the island of Asperia
indaman-aurora-1 = Sea of Aurora 1
    .to = to the sea of Aurora (area 1)
    .from = from the sea of Aurora (area 1)
    .at = on the sea of Aurora (area 1)
indaman-aurora-2 = Sea of Aurora 2
    .to = to the sea of Aurora (area 2)
    .from = from the sea of Aurora (area 2)
    .at = on the sea of Aurora (area 2)
indaman-aurora-3 = Sea of Aurora 3
    .to = to the sea of Aurora (area 3)
    .from = from the sea of Aurora (area 3)
    .at = on the sea of Aurora (area 3)
indaman-ambrata-1 = Sea of Ambrata 1
    .to = to the sea of Ambrata (area 1)
    .from = from the sea of Ambrata (area 1)
    .at = on the sea of Ambrata (area 1)
indaman-ambrata-2 = Sea of Ambrata 2
    .to = to the sea of Ambrata (area 2)
    .from = from the sea of Ambrata (area 2)
    .at = on the sea of Ambrata (area 2)
indaman-ambrata-3 = Sea of Ambrata 3
    .to = to the sea of Ambrata (area 3)
    .from = from the sea of Ambrata (area 3)
    .at = on the sea of Ambrata (area 3)
indaman-asperia-1 = Sea of Asperia 1
    .to = to the sea of Asperia (area 1)
    .from = from the sea of Asperia (area 1)
    .at = on the sea of Asperia (area 1)
indaman-asperia-2 = Sea of Asperia 2
    .to = to the sea of Asperia (area 2)
    .from = from the sea of Asperia (area 2)
    .at = on the sea of Asperia (area 2)
indaman-asperia-3 = Sea of Asperia 3
    .to = to the sea of Asperia (area 3)
    .from = from the sea of Asperia (area 3)
    .at = on the sea of Asperia (area 3)

## Spaces, with their number: s12, or with the terrain forest-space-12

indaman-s = Space { $number }
    .to = to space { $number }
    .from = from space { $number }
    .at = on space { $number }
indaman-plain-space = Plain { $number }
    .to = onto the plain (space { $number })
    .from = from the plain (space { $number })
    .at = on the plain (space { $number })
indaman-mountain-space = Mountain { $number }
    .to = into the mountains (space { $number })
    .from = from the mountains (space { $number })
    .at = in the mountains (space { $number })
indaman-desert-space = Desert { $number }
    .to = into the desert (space { $number })
    .from = from the desert (space { $number })
    .at = in the desert (space { $number })
indaman-forest-space = Forest { $number }
    .to = into the forest (space { $number })
    .from = from the forest (space { $number })
    .at = in the forest (space { $number })
indaman-lake-space = Lake { $number }
    .to = onto the lake (space { $number })
    .from = from the lake (space { $number })
    .at = on the lake (space { $number })
indaman-swamp-space = Swamp { $number }
    .to = into the swamp (space { $number })
    .from = from the swamp (space { $number })
    .at = in the swamp (space { $number })

## Mages

indaman-arion = Arion
indaman-falcon = Falcon
indaman-belisar = Belisar
indaman-corvin = Corvin
indaman-iskra = Iskra
indaman-nerea = Nerea
indaman-safir = Safir
indaman-torrin = Torrin
indaman-velia = Velia
indaman-zefira = Zefira

## What a mage can do

indaman-trait-guess = In a fight, once the other side’s gems are in the fist, guesses how many; the answer is yes or no.
indaman-trait-gem-bonus =
    { $gems ->
        [one] Finds one gem more, if any are found.
       *[other] Finds { $gems } gems more, if any are found.
    }
indaman-trait-wins-ties = Wins tied fights as the traveller.
indaman-trait-creature-bonus =
    { $gems ->
        [one] When playing a creature, counts one gem more.
       *[other] When playing a creature, counts { $gems } gems more.
    }
indaman-trait-start-object =
    { $objects ->
        [one] Enters the game with a random magic object.
       *[other] Enters the game with { $objects } random magic objects.
    }
indaman-trait-wise-friend = Gets an object from the wise for every { $points } points, and the ferry goes on from a { $ferry }.
indaman-trait-delivery-bonus =
    { $gems ->
        [one] Gets one gem more for reaching the target city.
       *[other] Gets { $gems } gems more for reaching the target city.
    }
indaman-trait-tower-bonus = Adds { $bonus } to the first tower roll of each own turn.
indaman-trait-entry-discount =
    { $gems ->
        [3] Turns invisible without gems: enters every city free.
        [one] Pays one gem less to enter a city.
       *[other] Pays { $gems } gems less to enter a city.
    }
indaman-trait-reroll =
    Once a turn may roll the red or blue klippide again{ $cost ->
        [0] {" "}for nothing
        [one] {" "}for one gem
       *[other] {" "}for { $cost } gems
    }; the second roll stands.

## Creatures
##   acc   after "keeps" and "with"
##   of    after "the power"

indaman-basilisco = Basilisk
    .acc = the Basilisk
    .of = of the Basilisk
indaman-briganti = Brigands
    .acc = the Brigands
    .of = of the Brigands
indaman-briganti-oggetti = Brigands (objects)
    .acc = the Brigands (objects)
    .of = of the Brigands (objects)
indaman-briganti-gemme = Brigands (gems)
    .acc = the Brigands (gems)
    .of = of the Brigands (gems)
indaman-cavaliere-nero = Black Knight
    .acc = the Black Knight
    .of = of the Black Knight
indaman-drago = Dragon
    .acc = the Dragon
    .of = of the Dragon
indaman-fata = Fairy
    .acc = the Fairy
    .of = of the Fairy
indaman-fata-gemma = Fairy (gem)
    .acc = the Fairy (gem)
    .of = of the Fairy (gem)
indaman-folletto = Sprite
    .acc = the Sprite
    .of = of the Sprite
indaman-giullare = Jester
    .acc = the Jester
    .of = of the Jester
indaman-gorgo-nero = Black Whirlpool
    .acc = the Black Whirlpool
    .of = of the Black Whirlpool
indaman-maga = Sorceress
    .acc = the Sorceress
    .of = of the Sorceress
indaman-mago = Sorcerer
    .acc = the Sorcerer
    .of = of the Sorcerer
indaman-spettro = Spectre
    .acc = the Spectre
    .of = of the Spectre
indaman-strega = Witch
    .acc = the Witch
    .of = of the Witch
indaman-white = White card
    .acc = a white card
    .of = of the white card

## What befalls whoever loses to a creature
##   short   in a few words, on the card

indaman-fate-basilisco = Its player chooses: it devours the mage, takes all gems and all objects, or puts the mage anywhere.
    .short = devours, strips or moves
indaman-fate-briganti-oggetti = They steal a random magic object, which goes back to the deck.
    .short = steal an object
indaman-fate-briganti-gemme = They steal as many gems as the green klippide says.
    .short = steal gems
indaman-fate-cavaliere-nero = Locks the mage up in a city of choice. In each own turn the mage declares gems and rolls: 6 or more, gems included, sets it free.
    .short = prisoner in a city
indaman-fate-drago = Devours the mage, who is reborn.
    .short = devours the mage
indaman-fate-fata = Enchants the mage: in each own turn an even number sets it free, an odd one ends the turn.
    .short = spell
indaman-fate-fata-gemma = Enchants the mage: in each own turn an even number sets it free, an odd one ends the turn and costs a gem.
    .short = spell, a gem each time
indaman-fate-folletto = The ladder goes down by one square.
    .short = ladder down by one
indaman-fate-giullare = The ladder goes back to the base of the tower.
    .short = ladder to the base
indaman-fate-gorgo-nero = Drags the mage into the depths; the mage is reborn.
    .short = drags into the depths
indaman-fate-maga = Her player keeps the card face up and once, in a turn of choice, decides the mage’s step.
    .short = directs a step
indaman-fate-mago = His player keeps the card face up and once, in a turn of choice, decides the mage’s step.
    .short = directs a step
indaman-fate-spettro = Its player decides the mage’s step in the mage’s next turn.
    .short = directs the next step
indaman-fate-strega = Her player puts the mage anywhere.
    .short = moves anywhere
indaman-fate-white = Nothing: it is a bluff. The ladder of whoever played it goes up all the same.
    .short = a bluff

## Magic objects
##   acc   after "tries" and "with"
##   of    after "the power"

indaman-bacchetta = Dowsing Rod
    .acc = the Dowsing Rod
    .of = of the Dowsing Rod
indaman-bastone = Staff of Power
    .acc = the Staff of Power
    .of = of the Staff of Power
indaman-lampada = Genie’s Lamp
    .acc = the Genie’s Lamp
    .of = of the Genie’s Lamp
indaman-mantello = Invisible Cloak
    .acc = the Invisible Cloak
    .of = of the Invisible Cloak
indaman-pozione = Potion of Long Life
    .acc = the Potion of Long Life
    .of = of the Potion of Long Life
indaman-sfera = Crystal Ball
    .acc = the Crystal Ball
    .of = of the Crystal Ball
indaman-tappeto = Flying Carpet
    .acc = the Flying Carpet
    .of = of the Flying Carpet
indaman-topolino = Magic Mouse
    .acc = the Magic Mouse
    .of = of the Magic Mouse
indaman-unicorno = Unicorn
    .acc = the Unicorn
    .of = of the Unicorn

## What an object does
##   short   in a few words, on the card

indaman-effect-bacchetta = Doubles the gems found on the way.
    .short = doubles gems found
indaman-effect-bastone = In a fight, before the fists open: your gems count double.
    .short = double gems in a fight
indaman-effect-lampada = At any moment of your turn you put somebody else’s mage anywhere.
    .short = moves another’s mage
indaman-effect-mantello = You enter a city for nothing, or avoid an encounter before the dragon gives the ball.
    .short = free city or no encounter
indaman-effect-pozione = Saves you from the Dragon, the Black Whirlpool and the Basilisk; then it goes back to the deck.
    .short = saves your life
indaman-effect-sfera = Before moving you look at the whole pile of a terrain.
    .short = shows a pile
indaman-effect-tappeto = Instead of moving you fly anywhere, without any roll.
    .short = flies anywhere
indaman-effect-topolino = Doubles the revenue when you reach your target.
    .short = double revenue
indaman-effect-unicorno = Instead of moving you take three steps along the road, with a single blue roll at the end.
    .short = three steps of road

## Klippidi
##   acc   after "rolls"

indaman-blue = Blue klippide
    .acc = the blue klippide
indaman-red = Red klippide
    .acc = the red klippide
indaman-green = Green klippide
    .acc = the green klippide
indaman-blank = blank
indaman-sword = sword
indaman-one-gem = 1 gem
indaman-two-gems = 2 gems

## How sure a component is

indaman-certainty-printed = From the box: it is printed like this.
indaman-certainty-rulebook = From the rulebook.
indaman-certainty-reported = Told by somebody who has the box.
indaman-certainty-reconstructed = Reconstructed: it agrees with the rulebook and with the rest, but in the box it may be different.

## Variants and options

indaman-variant-standard = Standard
indaman-option-gate = A mage at a city’s gate may also go away (may-leave), or only try again (must-retry).
indaman-option-free-lying = The name of a real creature may be a lie too (true), or only that of a white card (false).
indaman-option-must-act = In Indaman one has to climb or move (true), or may stay (false).
indaman-option-keep-trophies = Kept creatures survive a reincarnation (true), or are lost (false).
indaman-option-components = What is played with: the reconstructed island and cards, or those of a file.

## Gems in a sentence

indaman-gems =
    { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }

## What one can do

indaman-action-struggle =
    { $gems ->
        [0] Roll to get free, without gems
       *[other] Spend { indaman-gems } and roll to get free
    }
indaman-action-direct = Send the mage { $to-to }
indaman-action-move = Go { $to-to }
indaman-action-enter = Roll to enter the city
indaman-action-sail = Take the ferry
indaman-action-stay = Stay in Indaman
indaman-action-climb =
    { $gems ->
        [0] Climb the tower without gems
       *[other] Climb the tower with { indaman-gems }
    }
indaman-action-stop = Stop
indaman-action-reroll = Roll the klippide again
indaman-action-use = Try { $object-acc } (card { $object-number })
indaman-action-go-on = Go on without an object
indaman-action-pass = Let it be
indaman-action-summon =
    Move { $victim ->
        [You] your mage
       *[other] the mage of { $victim }
    }
indaman-action-look = Look at the pile { $terrain-of }
indaman-action-fly = Fly { $to-to }
indaman-action-ride = Ride { $to-to }
indaman-action-pick = Lay down { $creature-acc } and call it { $name }
indaman-action-bid =
    { $gems ->
        [0] An empty fist
       *[other] Put { indaman-gems } into the fist
    }
indaman-action-reconsider = Open the fist again
indaman-action-guess =
    { $gems ->
        [0] Guess: no gems
       *[other] Guess: { indaman-gems }
    }
indaman-action-devour = Devour the mage
indaman-action-strip = Take all gems and all objects
indaman-action-banish = Put the mage somewhere
indaman-action-put = Put the mage { $to-at }
indaman-action-wish = Wish yourself { $island-to }
indaman-action-offer = Offer { $creature-acc }
indaman-action-done = Offer no more
indaman-action-put-back = Put the card in the pile { $terrain-of }

## What happened

indaman-event-began =
    { $seat ->
        [You] You are { $mage }: you begin { $city-at } with { indaman-gems }.
       *[other] { $seat } is { $mage }: begins { $city-at } with { indaman-gems }.
    }
indaman-event-dealt = The creatures are dealt over the six terrains.
indaman-event-targeted =
    { $seat ->
        [You] Your target is { $city }.
       *[other] The target of { $seat } is { $city }.
    }
indaman-event-drew =
    { $seat ->
        [You] You draw
       *[other] { $seat } draws
    } { $object-id ->
        [none] a magic object.
       *[other] { $object-acc }.
    }
indaman-event-deck-empty =
    { $seat ->
        [You] The deck of magic objects is empty: you get no more.
       *[other] The deck of magic objects is empty: { $seat } gets no more.
    }
indaman-event-rolled =
    { $seat ->
        [You] You roll
       *[other] { $seat } rolls
    } { $roll-id ->
        [start] for the first turn
        [struggle] to get free
        [spell] against the spell
        [entry] at the city gate
        [object] for the object
        [ransom] for the Brigands’ loot
        [ferry] for the ferry
       *[tower] on the tower
    }: { $number }.
indaman-event-cast =
    { $seat ->
        [You] You roll
       *[other] { $seat } rolls
    } { $klippide-acc }: { $face }.
indaman-event-turn =
    { $seat ->
        [You] Round { $round }: it is your turn.
       *[other] Round { $round }: it is the turn of { $seat }.
    }
indaman-event-struggled =
    { $gems ->
        [0] { $seat ->
            [You] You roll without spending gems.
           *[other] { $seat } rolls without spending gems.
        }
       *[other] { $seat ->
            [You] You spend { indaman-gems } to get free.
           *[other] { $seat } spends { indaman-gems } to get free.
        }
    }
indaman-event-freed =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [You] You escape from the Black Knight!
           *[other] { $seat } escapes from the Black Knight!
        }
       *[other] { $seat ->
            [You] You break the Fairy’s spell!
           *[other] { $seat } breaks the Fairy’s spell!
        }
    }
indaman-event-still-held =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [You] You stay a prisoner.
           *[other] { $seat } stays a prisoner.
        }
       *[other] { $seat ->
            [You] You stay under the spell{ $gems ->
                [0] .
               *[other] {" "}and lose { indaman-gems }.
            }
           *[other] { $seat } stays under the spell{ $gems ->
                [0] .
               *[other] {" "}and loses { indaman-gems }.
            }
        }
    }
indaman-event-directed =
    With { $creature-acc } { $seat ->
        [You] you send
       *[other] { $seat } sends
    } { $victim ->
        [You] your mage
       *[other] the mage of { $victim }
    } { $to-to }.
indaman-event-spared =
    This time { $seat ->
        [You] you leave
       *[other] { $seat } leaves
    } { $victim ->
        [You] your mage alone.
       *[other] the mage of { $victim } alone.
    }
indaman-event-expired =
    The power { $creature-of } over { $victim ->
        [You] your mage
       *[other] the mage of { $victim }
    } fades away.
indaman-event-moved =
    { $seat ->
        [You] { $way-id ->
            [road] You take the road
            [unicorno] You ride the Unicorn
            [tappeto] You fly on the Carpet
            [wish] The wish takes you
            [ferry] The ferry takes you
           *[wild] You go
        }
       *[other] { $way-id ->
            [road] { $seat } takes the road
            [unicorno] { $seat } rides the Unicorn
            [tappeto] { $seat } flies on the Carpet
            [wish] The wish takes { $seat }
            [ferry] The ferry takes { $seat }
           *[wild] { $seat } goes
        }
    } { $to-to }.
indaman-event-entered =
    { $gems ->
        [0] { $seat ->
            [You] You enter { $city }.
           *[other] { $seat } enters { $city }.
        }
       *[other] { $seat ->
            [You] You pay { indaman-gems } and enter { $city }.
           *[other] { $seat } pays { indaman-gems } and enters { $city }.
        }
    }
indaman-event-shut-out =
    Entering costs { $cost ->
        [one] { $cost } gem
       *[other] { $cost } gems
    }, too much: { $seat ->
        [You] you stay at the gate of { $city }.
       *[other] { $seat } stays at the gate of { $city }.
    }
indaman-event-delivered =
    { $seat ->
        [You] You reach your target { $city } and get
       *[other] { $seat } reaches the target { $city } and gets
    } { $delivery-gems ->
        [one] { $delivery-gems } gem.
       *[other] { $delivery-gems } gems.
    }
indaman-event-rerolled =
    { $gems ->
        [0] { $seat ->
            [You] You roll the klippide again.
           *[other] { $seat } rolls the klippide again.
        }
       *[other] { $seat ->
            [You] You pay { indaman-gems } and roll the klippide again.
           *[other] { $seat } pays { indaman-gems } and rolls the klippide again.
        }
    }
indaman-event-found =
    { $seat ->
        [You] You find
       *[other] { $seat } finds
    } { $found-gems ->
        [0] gems, but the heap is empty.
        [one] { $found-gems } gem.
       *[other] { $found-gems } gems.
    }
indaman-event-nobody-there = There is no creature in the pile { $terrain-of }: no encounter.
indaman-event-avoided =
    { $seat ->
        [You] In the Invisible Cloak you avoid the encounter.
       *[other] In the Invisible Cloak { $seat } avoids the encounter.
    }
indaman-event-ball =
    { $player ->
        [You] The dragon gives your ball.
       *[other] The dragon gives the ball of { $player }.
    }
indaman-event-looked =
    { $seat ->
        [You] You look
       *[other] { $seat } looks
    } at the pile { $terrain-of }{ $cards-id ->
        [none] .
       *[other] : { $cards-list }.
    }
indaman-event-laid =
    { $creature-id ->
        [none] { $seat } lays a card face down and calls it { $name }.
       *[other] You lay down { $creature-acc } and call it { $name }.
    }
indaman-event-chose =
    { $seat ->
        [You] Your fist is closed.
       *[other] The fist of { $seat } is closed.
    }
indaman-event-reconsidered =
    { $seat ->
        [You] You open your fist again.
       *[other] { $seat } opens the fist again.
    }
indaman-event-guessed =
    { $seat ->
        [You] You guess
       *[other] { $seat } guesses
    }: { $gems ->
        [0] no gems
       *[other] { indaman-gems }
    }? { $right ->
        [yes] Yes.
       *[no] No.
    }
indaman-event-opened =
    The fists open on { $creature-acc }. Travelling, { $traveller }: { $travellers-gems }, strength { $travellers-strength }. For the creature, { $player }: { $players-gems }, strength { $players-strength }. { $winner ->
        [You] You win.
       *[other] { $winner } wins.
    }
indaman-event-ladder =
    { $seat ->
        [You] Your ladder
       *[other] The ladder of { $seat }
    } { $to-id ->
        [0] goes back to the base of the tower.
       *[other] is at square { $to-id } now.
    }
indaman-event-kept =
    { $seat ->
        [You] You keep { $creature-acc } behind your screen.
       *[other] { $seat } keeps { $creature-acc } behind the screen.
    }
indaman-event-bluffed = It is only a bluff: the white card goes back to the pile { $terrain-of }.
indaman-event-captured =
    { $creature-id ->
        [cavaliere-nero] { $seat ->
            [You] The Black Knight holds you prisoner.
           *[other] The Black Knight holds { $seat } prisoner.
        }
       *[other] { $seat ->
            [You] The Fairy holds you under her spell.
           *[other] The Fairy holds { $seat } under her spell.
        }
    }
indaman-event-controlled =
    With { $creature-acc } { $seat ->
        [You] you may
       *[other] { $seat } may
    } direct a step of { $victim ->
        [You] your mage.
       *[other] the mage of { $victim }.
    }
indaman-event-robbed =
    { $object-id ->
        [none] The Brigands look for magic objects, but there are none.
       *[other] { $seat ->
            [You] The Brigands steal { $object-acc } from you.
           *[other] The Brigands steal { $object-acc } from { $seat }.
        }
    }
indaman-event-ransomed =
    { $gems ->
        [0] The Brigands look for gems, but there are none.
       *[other] { $seat ->
            [You] The Brigands steal { indaman-gems } from you.
           *[other] The Brigands steal { indaman-gems } from { $seat }.
        }
    }
indaman-event-stripped =
    { $seat ->
        [You] The Basilisk takes { indaman-gems } from you
       *[other] The Basilisk takes { indaman-gems } from { $seat }
    }{ $objects-count ->
        [0] .
       *[other] , and the magic objects: { $objects-list }.
    }
indaman-event-put =
    With { $by-acc } { $seat ->
        [You] you put
       *[other] { $seat } puts
    } { $victim ->
        [You] your mage
       *[other] the mage of { $victim }
    } { $to-at }.
indaman-event-doomed =
    { $doom-id ->
        [devour] { $seat ->
            [You] The Basilisk wants to devour your mage.
           *[other] The Basilisk wants to devour the mage of { $seat }.
        }
        [strip] { $seat ->
            [You] The Basilisk wants all your gems and all your objects.
           *[other] The Basilisk wants all gems and all objects of { $seat }.
        }
       *[banish] { $seat ->
            [You] The Basilisk wants to carry your mage away.
           *[other] The Basilisk wants to carry away the mage of { $seat }.
        }
    }
indaman-event-saved =
    { $seat ->
        [You] The Potion of Long Life saves you: { $creature-acc } does nothing to you.
       *[other] The Potion of Long Life saves { $seat }: { $creature-acc } does nothing.
    }
indaman-event-died =
    { $creature-id ->
        [gorgo-nero] The Black Whirlpool swallows { $mage }.
        [basilisco] The Basilisk devours { $mage }.
       *[other] The Dragon devours { $mage }.
    } { $seat ->
        [You] You lose { indaman-gems }
       *[other] { $seat } loses { indaman-gems }
    }{ $objects-count ->
        [0] { $kept-count ->
            [0] {" "}and
           *[other] , the kept creatures ({ $kept-list }) and
        }
       *[other] { $kept-count ->
            [0] , the magic objects ({ $objects-list }) and
           *[other] , the magic objects ({ $objects-list }), the kept creatures ({ $kept-list }) and
        }
    } { $seat ->
        [You] come back
       *[other] comes back
    } as another mage.
indaman-event-wished =
    { $seat ->
        [You] You make a wish: { $island }.
       *[other] { $seat } makes a wish: { $island }.
    }
indaman-event-exchanged =
    { $seat ->
        [You] You give the wise { $creatures-list } ({ points }) and get
       *[other] { $seat } gives the wise { $creatures-list } ({ points }) and gets
    } { $objects ->
        [one] { $objects } magic object.
       *[other] { $objects } magic objects.
    }
indaman-event-put-back =
    { $seat ->
        [You] You put
       *[other] { $seat } puts
    } { $creature-acc } in the pile { $terrain-of }.
indaman-event-tried =
    { $seat ->
        [You] You try
       *[other] { $seat } tries
    } { $object-acc }: { $works ->
        [yes] it works!
       *[no] it does not work.
    }
indaman-event-climbed =
    { $seat ->
        [You] On the tower you reach { $total } where { $needed } is needed: you climb to square { $square }!
       *[other] On the tower { $seat } reaches { $total } where { $needed } is needed: up to square { $square }!
    }
indaman-event-fell =
    { $seat ->
        [You] On the tower you reach { $total }, but square { $square } needs { $needed }: the ladder stays where it was.
       *[other] On the tower { $seat } reaches { $total }, but square { $square } needs { $needed }: the ladder stays where it was.
    }
indaman-event-stopped =
    { $seat ->
        [You] You stop: your ladder is at square { $square } now.
       *[other] { $seat } stops: the ladder is at square { $square } now.
    }
indaman-event-stayed =
    { $seat ->
        [You] You stay in Indaman.
       *[other] { $seat } stays in Indaman.
    }
indaman-event-ended = The game is over.

## What the table waits for

indaman-moment-set-up = The island is being set up
indaman-moment-captive = Prisoner: how many gems do you spend before the roll?
indaman-moment-spell = A spell holds you: use an object, or roll
indaman-moment-control = Direct the mage, or leave it alone
indaman-moment-act = Move your mage
indaman-moment-gate = At the gate: use an object, or roll to enter
indaman-moment-delivery = Target reached: use an object, or take the gems
indaman-moment-step = The klippide is rolling
indaman-moment-reroll = Let the roll stand, or roll again?
indaman-moment-found = Gems! Use an object, or take them
indaman-moment-sword = A creature: use an object, or face it
indaman-moment-dragon = The dragon gives a ball
indaman-moment-pick = Choose a creature of the pile and name it
indaman-moment-bid = How many gems go into your fist?
indaman-moment-guess = How many gems are in the other fist?
indaman-moment-staff = Before the fists open: use an object, or open
indaman-moment-potion = Last chance: use an object, or accept your fate
indaman-moment-basilisco = Basilisk: devour, strip or move?
indaman-moment-put = Where do you put the mage?
indaman-moment-robbery = The Brigands search the baggage
indaman-moment-wish = Do you wish to go to an island of the wise?
indaman-moment-exchange = What do you offer the wise?
indaman-moment-put-back = Which pile does the card go to?
indaman-moment-attempt = Does the object work?
indaman-moment-lamp = Lamp: whose mage do you move?
indaman-moment-look = Crystal Ball: which pile do you look at?
indaman-moment-fly = Carpet: where do you fly?
indaman-moment-ride = Unicorn: where do you ride?
indaman-moment-ferry = The ferry is at sea
indaman-moment-tower = The tower: climb on, or stop
indaman-moment-reborn = A soul looks for a new mage
indaman-moment-over = The game is over

## Refusals

indaman-refusal-seat-count = Indaman is a game for { $least } to { $most }.
indaman-refusal-unfit-components = These components make no game: { $fault }
indaman-refusal-wrong-moment =
    { $now-id ->
        [captive] Captivity comes first: say how many gems you spend, and roll.
        [spell] The spell comes first: use an object, or roll.
        [control] Now it is decided whether somebody else’s mage is directed.
        [act] It is time to move: choose where your mage goes.
        [gate] The mage is at the gate: use an object, or roll to enter.
        [delivery] The target is reached: use an object, or take the gems.
        [reroll] Now it is decided whether the klippide is rolled again.
        [found] There are gems: use an object, or take them.
        [sword] There is a creature: use an object, or face it.
        [pick] Now a creature of the pile has to be chosen and named.
        [bid] Now gems go into the fists.
        [guess] Now the gems in the other fist are guessed, or not.
        [staff] The fists are about to open: use an object, or open.
        [potion] Now one can only use an object, or accept fate.
        [basilisco] Now it is decided what the Basilisk does.
        [put] Now say where the mage is put.
        [wish] Now choose an island of the wise, or let it be.
        [exchange] Now choose the creatures for the wise.
        [put-back] Now choose the pile for the card.
        [lamp] Now choose the mage to move.
        [look] Now choose the pile to look at.
        [fly] Now choose where the Carpet flies.
        [ride] Now choose where the Unicorn goes.
        [tower] The mage is on the tower: climb on, or stop.
       *[other] Not now: wait a moment.
    }
indaman-refusal-no-such-place = There is no place called “{ $place-id }” on this board.
indaman-refusal-not-adjacent = It is more than a step { $from-from } { $to-to }: choose a neighbouring place.
indaman-refusal-held =
    { $creature-id ->
        [cavaliere-nero] The Black Knight holds the mage prisoner: it has to get free first.
       *[other] The Fairy holds the mage under her spell: it has to be broken first.
    }
indaman-refusal-gate-shut = At this table a mage at the gate of { $city } can only try again.
indaman-refusal-needs-ferry = The mage is { $from-at }: only the ferry leads away from there.
indaman-refusal-not-at-gate = The mage does not stand at a city’s gate: there is nothing to enter here.
indaman-refusal-no-ferry = No ferry leaves the main island: one comes to the islands of the wise by a wish, by the Carpet, or by being put there.
indaman-refusal-not-at-indaman = That is done in Indaman only: bring the mage there first.
indaman-refusal-must-act = At this table nobody stays in Indaman: climb the tower, or move.
indaman-refusal-too-few-gems =
    { $have ->
        [0] { indaman-gems }? There are none.
       *[other] { indaman-gems }? At most { $have }.
    }
indaman-refusal-not-your-object = You do not have { $object-acc }: choose one of your objects.
indaman-refusal-already-tried = You have tried { $object-acc } in this turn: each card is tried once a turn.
indaman-refusal-not-now =
    { $object-id ->
        [bacchetta-1] The Rod is used when you find gems on the way.
        [bacchetta-2] The Rod is used when you find gems on the way.
        [bastone-1] The Staff is used in a fight, before the fists open.
        [bastone-2] The Staff is used in a fight, before the fists open.
        [mantello-1] The Cloak is used at a city’s gate, or before the dragon gives the ball.
        [mantello-2] The Cloak is used at a city’s gate, or before the dragon gives the ball.
        [pozione-1] The Potion is used after losing to the Dragon, the Black Whirlpool or the Basilisk.
        [pozione-2] The Potion is used after losing to the Dragon, the Black Whirlpool or the Basilisk.
        [topolino-1] The Mouse is used when you reach your target.
        [topolino-2] The Mouse is used when you reach your target.
        [lampada-1] The Lamp cannot be used at this moment: wait for a decision of your turn.
        [lampada-2] The Lamp cannot be used at this moment: wait for a decision of your turn.
       *[other] Before moving you can use { $object-acc }, not now.
    }
indaman-refusal-nothing-to-use = Now { $object-acc } would be of no use.
indaman-refusal-not-an-opponent = Choose the mage of somebody else at this table.
indaman-refusal-victim-held =
    { $creature-id ->
        [cavaliere-nero] The mage of { $victim } is a prisoner and cannot be moved.
       *[other] The mage of { $victim } is under a spell and cannot be moved.
    }
indaman-refusal-empty-pile = The pile { $terrain-of } is empty: choose another.
indaman-refusal-already-there = The mage is { $place-at } already: choose another place.
indaman-refusal-no-road = The road does not go { $from-from } { $to-to }: follow the road.
indaman-refusal-no-turning-back = The Unicorn does not turn back { $to-to }: ride on.
indaman-refusal-not-in-pile = The pile { $terrain-of } does not have { $creature-acc }: choose a card that is there.
indaman-refusal-wrong-name = A real creature is called by its name: { $name }. Only a white card may lie.
indaman-refusal-already-chosen = Your fist is closed: open it again first.
indaman-refusal-nothing-to-reconsider = Your fist is still open: choose the gems.
indaman-refusal-not-a-city = The Black Knight takes the loser to a city, and { $place } is none.
indaman-refusal-not-kept = You have no such creature left to offer: { $creature }.
indaman-refusal-too-few-points = You offer { points }, but an object takes { $needed }: add a creature.

## Faults in a component file, after the number of the line

indaman-spaces = spaces
indaman-islands = islands
indaman-cities = cities
indaman-creatures = creatures
indaman-objects = objects
indaman-mages = mages
indaman-fault-space-count = there are { $found } spaces, and there must be { $least } to { $most }.
indaman-fault-bad-outline = the outline of { $place } has { $corners } corners, and must have 3 to 64.
indaman-fault-no-space = no space has the terrain { $terrain }, and all six must be there.
indaman-fault-mixed-zone = { $space } has another terrain than the rest of its zone.
indaman-fault-split-zone = { $space } is apart from the rest of its zone.
indaman-fault-not-a-space = { $place } is no space of this island.
indaman-fault-repeated = the border or road between { $one } and { $other } is there twice, or joins a space to itself.
indaman-fault-border-missing = { $one } and { $other } share a side, but the border is missing.
indaman-fault-no-shared-side = { $one } and { $other } share no side, so they have no border.
indaman-fault-unreachable = { $space } cannot be reached.
indaman-fault-wrong-coast = for { $space } the coast does not agree with the drawing.
indaman-fault-lake-not-crossed = no two spaces of the lake are neighbours, so it cannot be crossed.
indaman-fault-road-without-border = the road between { $one } and { $other } goes where no border is.
indaman-fault-no-road-to = no road leads { $city-to }.
indaman-fault-no-long-road = no road between two cities is longer than three steps.
indaman-fault-no-shortcut = no way off the road is shorter than the road.
indaman-fault-out-of-order = the list “{ $list }” is not in the usual order (entry { $position }, counted from 0).
indaman-fault-bad-name = a name in the list “{ $list }” is empty or longer than { $most } letters (entry { $position }, counted from 0).
indaman-fault-wrong-city-space = { $city } is not on the space given, or is on several.
indaman-fault-bad-landing = the ferry { $island-from } lands { $space-at }, where there is no coast or where there is a city.
indaman-fault-sea-gap = the sea { $island-from } to the coast is broken at link { $link }.
indaman-fault-not-symmetric = the revenue between { $one } and { $other } is not the same both ways.
indaman-fault-wrong-revenue = the revenue between { $one } and { $other } cannot be this: from a city to itself it is 0, else more.
indaman-fault-farther-pays-less = the way between { $one } and { $other } pays less than a shorter one.
indaman-fault-tower-count = the tower has { $found } squares, and must have { $least } to { $most }.
indaman-fault-tower-too-easy = no square needs more than 6, so gems would be of no use.
indaman-fault-bad-blue = the blue klippide has blanks and swords, at least one of each, and nothing else.
indaman-fault-bad-red = the red klippide lacks one of its four faces.
indaman-fault-road-not-safer = the blue klippide must have fewer swords than the red one.
indaman-fault-creature-count = there are { $found } creature cards, and there must be 25.
indaman-fault-wrong-count = there are { $count } cards “{ $creature }”, and there must be 1 to 15.
indaman-fault-wrong-points = “{ $creature }” is worth { $points }: only the white card is worth 0.
indaman-fault-none-worth35 = no creature is worth 35, and the rulebook’s example needs one.
indaman-fault-never-works = { $object } (card { $object-number }) works with no number.
indaman-fault-nobody-from = no mage begins { $city-at }.
indaman-fault-nobody-favours = no mage favours the terrain { $terrain }.
indaman-fault-from-indaman = { $mage } begins in Indaman, which cannot be.
indaman-fault-bad-trait = the trait of { $mage } does nothing, or what cannot be done.
