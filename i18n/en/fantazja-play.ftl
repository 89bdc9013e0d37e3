## The table on the screen

fantazja-play-city-title = City
fantazja-play-tokens-title = Powers (you:other)
fantazja-play-hand-title = Your hand
fantazja-play-imagination-title = Your Imagination
fantazja-play-exchange-title = Your hand and your discards
fantazja-play-discards-title = Your discards
fantazja-play-seen-title = Tiles you look at
fantazja-play-numbers = hand { $hand }, pile { $pile }, bonus { $bonus }
fantazja-play-numbers-more = Imag. { $imagination }, discards { $discards }
fantazja-play-left = Imagination { $imagination }
fantazja-play-code =
    { $building ->
        [residential-1] C1
        [residential-2] C2
        [residential-3] C3
        [production-1] M1
        [production-2] M2
        [production-3] M3
        [military-1] G1
        [military-2] G2
        [military-3] G3
        [magic-1] T1
        [magic-2] T2
        [magic-3] T3
        [well] We
        [market] Ma
       *[observatory] Ob
    }

## The table in sentences

fantazja-play-turn =
    { $player ->
        [You] It is your turn.
       *[other] It is { $player }’s turn.
    }
fantazja-play-city =
    { $count ->
        [0] Only the Magic Castle stands, at 0, 0: north earth 1, east air 1, south water 1, west fire 1.
       *[other] The city, by cells east and south of the Magic Castle at 0, 0:
    }
fantazja-play-sides = north { $north }, east { $east }, south { $south }, west { $west }
fantazja-play-stack =
    { $x }, { $y }: { $building } ({ $player }), { $sides }{ $height ->
        [1] { "" }
       *[other] , { $height } tiles high
    }{ $dark ->
        [yes] , Dark Energy
       *[no] { "" }
    }{ $guarded ->
        [yes] , guarded
       *[no] { "" }
    }.
fantazja-play-tile =
    { $number } { $building }, { points }{ $large ->
        [yes] , costs 1 Imagination
       *[no] { "" }
    }: { $sides }{ $dark ->
        [yes] , Dark Energy
       *[no] { "" }
    }.
fantazja-play-token = { $token }: { $counts }. Token: { $holder }.
fantazja-play-seat =
    { $player } ({ $faction }): { points }{ $bonus ->
        [0] { "" }
        [one] , { $bonus } bonus token
       *[other] , { $bonus } bonus tokens
    }. Hand { $hand }, pile { $pile }, Imagination { $imagination }.
fantazja-play-discards = Discards: { $tiles }.
fantazja-play-imagination = Imagination: { $tiles }.
fantazja-play-seen = Known to be in hand or in the Imagination: { $tiles }.
fantazja-play-buried = Under the pile: { $tiles }.
fantazja-play-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand, as the tiles lie when they are not turned:
    }

## Keys

fantazja-keys-act = ←→ tile  ↑↓ place  t turn  i imagine
fantazja-keys-swap = ←→ tile  ↑↓ place  t turn
fantazja-keys-choose = ←→ select  ⏎ do it

## Words one can type

fantazja-verbs = build=build,lay pay=pay imagine=imagine,keep use=use give=give take=take guard=guard bury=bury done=done,enough swap=swap end=end,finish at=at,on for=for turned=turned,turn
fantazja-play-example = build cottage I at 1 0
fantazja-play-typing =
    Actions in words, with the numbers of tiles or the names of buildings in any language: build cottage I at 1 0, build 7 at 1 -2 turned 3, imagine 12, pay mill I, use magic, give 4, take 9, guard 0 1, bury 5, done, swap 1 0 for 7, end. A cell is two numbers: steps east and steps south of the Castle, with a minus sign for west and north. Turned counts quarter turns to the right; without it the tile is turned so that it fits.

## Rules in short

fantazja-rules =
    In each turn you do one thing: build a small building (level I) on an empty cell beside the city, keep a tile as a point of Imagination, or pay a point of Imagination for a large building (level II or III) or a special one.
    Every side that touches a neighbour must show the same element and at least as many symbols. Level II goes on a level I of its type and level III on a level II, whoever owns it, with the same elements on all sides; the stack then belongs to you. A special building is laid like a small one.
    At the end: level I counts 1 point, II 3, III 2, a special 2. A level III on your own level II brings a bonus token of 5 points.
    Two tiles with Dark Energy side by side vanish with their stacks, and so does everything that loses its connection with the Castle.
    Who ends the turn with at least two visible buildings of a type, and more than the other, takes its token. From the next turn on its power may be used once a turn, before or after the action.
    The game ends after two turns in a row without an action. If points are equal, more Imagination wins.
    On the screen: ♣ are the Sculptors of Nature, ☼ the Engineers of Light; letters and digits on the sides are elements and their symbols (E earth, A air, W water, F fire); in the middle C cottage, M mill, G garrison, T mage tower with its level, We well, Ma market, Ob observatory; the digit in the corner is the height of a stack, in your hand the number of the tile; * is Dark Energy, ! a guard, () a cell where the tile fits, + a building it can go on; ✶ stands before a power that can be used now.
