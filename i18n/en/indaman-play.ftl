## The table on the screen

indaman-play-map-title = The island
indaman-play-choices-title = Your choice
indaman-play-waiting-title = Others decide
indaman-play-piles-title = Creatures
indaman-play-reasons-title = What counts now
indaman-play-bank = bank { $bank }
indaman-play-roll =
    { $roll-id ->
        [blue] blue
        [red] red
        [gate] gate
       *[free] no roll
    }
indaman-play-percent = { $percent } %
indaman-play-card = card { $number }: { $faces }
indaman-play-rank = square { $ladder }, { indaman-gems }

## Cities with other names

indaman-other-city = { $name }
    .to = to { $name }
    .from = from { $name }
    .at = in { $name }

## The table in sentences

indaman-play-round =
    { $seat ->
        [You] Round { $round }, your turn.
       *[other] Round { $round }, the turn of { $seat }.
    }
indaman-play-table =
    The bank has { $bank ->
        [one] { $bank } gem
       *[other] { $bank } gems
    }, the deck { $deck ->
        [one] { $deck } magic object
       *[other] { $deck } magic objects
    }.
indaman-play-piles = Creatures in the piles: { $piles-list }.
indaman-play-pile =
    { $terrain } { $cards }{ $known-count ->
        [0] { "" }
       *[other] {" "}({ $known-list })
    }
indaman-play-dead = Dead mages, the next to come back first: { $mages-list }.
indaman-play-seat =
    { $seat } ({ $mage }): { $gate ->
        [yes] at the gate of { $place }
       *[no] { $place-at }
    }, ladder at { $ladder } of { $top }{ $gems-id ->
        [none] { "" }
       *[other] , { $gems }
    }.
indaman-play-gems = { indaman-gems }
indaman-play-way =
    On the way { $flag-from } { $target-to }: { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }{ $ahead ->
        [no] { "" }
       *[yes] , { $steps ->
            [0] already there
            [one] { $steps } step to go
           *[other] { $steps } steps to go
        }{ $road ->
            [0] { "" }
           *[other] {" "}({ $road } by road)
        }
    }.
indaman-play-place = { $place }
indaman-play-objects =
    { $count ->
        [one] { $count } magic object
       *[other] { $count } magic objects
    }{ $known-count ->
        [0] { "" }
       *[other] { $all ->
            [yes] : { $known-list }
           *[no] , among them: { $known-list }
        }
    }.
indaman-play-object = { $object } (card { $object-number }) works with { $faces }. { $effect }
indaman-play-tried = { $object } (card { $object-number }) was tried in this turn. It works with { $faces }. { $effect }
indaman-play-kept =
    Kept creatures: { $kept-count ->
        [0] { $count }.
       *[other] { $kept-list } ({ points }).
    }
indaman-play-held = Held by { $creature-acc }.
indaman-play-control =
    { $seat ->
        [You] You may
       *[other] { $seat } may
    } direct a step of { $victim ->
        [You] your mage
       *[other] the mage of { $victim }
    }: { $creature }.
indaman-play-step =
    { $action }: { $roll-id ->
        [blue] blue klippide
        [red] red klippide
        [gate] green klippide at the gate
       *[free] no roll
    }{ $target-id ->
        [none] { "" }
       *[other] { $steps ->
            [0] ; this is the target
            [one] ; then { $steps } step to the target
           *[other] ; then { $steps } steps to the target
        }
    }
indaman-play-far =
    { $action }{ $steps ->
        [0] : the target
        [one] : { $steps } step to the target
       *[other] : { $steps } steps to the target
    }
indaman-play-chance = { $action }: { $percent } %

## The encounter

indaman-play-picking =
    Encounter { $terrain-at }: { $traveller ->
        [You] you travel
       *[other] { $traveller } travels
    }, { $player ->
        [You] and you choose a creature.
       *[other] and { $player } chooses a creature.
    }
indaman-play-fight =
    Encounter { $terrain-at }: { $traveller ->
        [You] you travel
       *[other] { $traveller } travels
    }, { $player ->
        [You] you play the creature and say
       *[other] { $player } plays the creature and says
    }: { $name }.
indaman-play-fist-open =
    { $seat ->
        [You] Your fist is still open.
       *[other] { $seat } is still choosing gems.
    }
indaman-play-fist-closed =
    { $seat ->
        [You] Your fist is closed{ $gems-id ->
            [none] .
           *[other] : { $gems }.
        }
       *[other] The fist of { $seat } is closed{ $gems-id ->
            [none] .
           *[other] : { $gems }.
        }
    }
indaman-play-laid = The card: { $creature }.
indaman-play-fate = { $creature }: { $fate }
indaman-play-guess =
    Guessed: { $gems ->
        [0] no gems
       *[other] { indaman-gems }
    }. { $right ->
        [yes] Right.
       *[no] Wrong.
    }
indaman-play-staff = The Staff of Power works: the traveller’s gems count double.
indaman-play-offer = Offered to the wise: { $creatures-list } ({ points }); an object takes { $needed }.

## The tower

indaman-play-tower = The tower needs, square by square: { $squares-list }.
indaman-play-square = Square { $square } needs { $needed }: { $chances-list }.
indaman-play-with =
    { $gems ->
        [0] without gems
       *[other] with { indaman-gems }
    } { $percent } %
indaman-play-favourite = { $mage } finds twice the gems { $terrain-at }.
indaman-play-blue = Blue klippide, on the road: a creature in { $swords } of 6.
indaman-play-red = Red klippide, off the road: a creature in { $swords } of 6, gems in { $gems } of 6.
indaman-play-winner =
    { $winner ->
        [You] You stand on top of the tower: you win!
       *[other] { $winner } stands on top of the tower and wins.
    }

## Keys

indaman-keys-choose = ↑↓ select  ⏎ do it  m map
indaman-keys-wait = m map
indaman-keys-back = ⌫ open the fist  m map

## Words one can type

indaman-verbs = move=move,go,walk direct=direct,send fly=fly ride=ride put=put enter=enter sail=sail,ferry stay=stay climb=climb stop=stop reroll=reroll,again use=use,try go-on=continue,on pass=pass,leave summon=summon look=look,see pick=lay,pick,play bid=bid,fist guess=guess struggle=struggle,spend reconsider=open,reconsider devour=devour strip=strip banish=banish wish=wish offer=offer done=done,enough put-back=return,back and=to,into,onto,the,space,with,gem,gems,as,in,at,card,pile,of,island,and,call,it
indaman-play-example = go selvara
indaman-play-typing =
    Actions in words, with names in any language and the numbers of spaces: go 12, go selvara, climb 3, bid 2, use lamp, lay white as dragon, look forest, fly petrana, put aurora, wish aurora, offer witch, return swamp, spend 1, guess 4, continue, pass, stay, stop.

## Rules in short

indaman-rules =
    In your turn your mage takes one step to a neighbouring space. By road you roll the blue klippide, off the road the red one: blank, a sword, or gems. A sword is an encounter. Entering a city you roll green: 1–2 costs one gem, 3–4 two, 5–6 three; who cannot pay waits at the gate. Indaman is free.
    Reaching your target city brings the gems of the table; the flag goes there, and a new target is drawn.
    In an encounter the dragon gives somebody’s ball. That player looks at the pile of the terrain, lays a card face down and names a creature: a real one by its name, a white card by any. Both put gems into a fist; more gems win, a tie is the creature’s. The winner’s gems go to the bank, the loser’s to the winner. If the creature wins, its fate befalls you and the ladder of its player goes up; if you win, you keep it and may wish to an island of the wise.
    The wise give a magic object for every 50 points of creatures. The ferry takes you back. An object is tried in your own turn and works if the green klippide shows one of its numbers.
    At Indaman you climb: say how many gems you spend, roll green, and reach with both what the next square needs. After a success go on or stop; after a failure the ladder stays where it was when the turn began. Who stands on the top first wins.
    On the screen: a letter on the island is a mage, a number is a space, ♜ a city, ★ your target, • the road. Ground: . plain, ^ mountains, : desert, ♠ forest, ≈ lake, " swamp. In the list of mages ◆ are gems, ≡ is the square of the ladder, ○ are magic objects, → leads to the target with its gems and the steps to go, † says who holds the mage. Behind a place stand the roll that waits there and the steps from there to the target. m shows the island large.
