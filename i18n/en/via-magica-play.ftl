## The table on the screen

via-magica-play-row-title = Row
via-magica-play-own-title = Your portals
via-magica-play-own = { points } · open { $opened }/{ $last } · reserve { $reserve }
via-magica-play-dealt-title = Keep three of these portals
via-magica-play-rewards-title = Rewards:
via-magica-play-reward-short =
    { $reward ->
        [yellow] 3 yel→{ $points }
        [purple] 3 pur→{ $points }
        [green] 3 gre→{ $points }
        [all-colours] 4 col→{ $points }
        [blue] 3 blu→{ $points }
        [two] 2→{ $points }
        [three] 3→{ $points }
        [four] 4→{ $points }
        [five] 5→{ $points }
       *[six] 6→{ $points }
    }
via-magica-play-mark = Choose { $portal }

## The table in sentences

via-magica-play-round =
    { $player ->
        [You] Round { $round }. You have the bag.
       *[other] Round { $round }. { $player } has the bag.
    }
via-magica-play-token = The token: { $token }.
via-magica-play-bag = In the bag: { $tokens }.
via-magica-play-row-names = In the row: { $portals }.
via-magica-play-row =
    { $count ->
        [0] The row is empty.
       *[other] In the row:
    }
via-magica-play-portal =
    { $number } { $portal }, { $colour }, { $points ->
        [0] points at the end
       *[other] { points }
    }. Fields: { $fields }. { $effect }.
via-magica-play-work =
    { $number } { $portal }: { $filled-count ->
        [0] nothing on it yet
       *[other] has { $filled }
    }; { $empty-count ->
        [0] complete.
       *[other] needs { $empty }.
    }
via-magica-play-stock = Stock { $stock }, discards { $discards }.
via-magica-play-rewards-left = Rewards still to be had: { $rewards }.
via-magica-play-reward = { $reward } ({ points })
via-magica-play-seat =
    { $player }: { points }, { $opened } of { $last } portals open, { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }, { $reserve } of them in reserve.
via-magica-play-opened = Open: { $portals }.
via-magica-play-wild = Counts as universal: { $animi }.
via-magica-play-rewards = Rewards: { $rewards }.
via-magica-play-dealt = Dealt to you:
via-magica-play-chosen = Chosen, until all are in: { $choice }.
via-magica-play-head-moves = Or move a crystal that lies on a portal:

## Keys

via-magica-keys-choose = ←→ select  ⏎ do it
via-magica-keys-keep = ←→ select  ⏎ choose  ⌫ anew
via-magica-keys-place = ←→ field  ↑↓ from  ⏎ do it  p pass
via-magica-keys-rearrange = ←→ crystal  ↑↓ where to  ⏎ do it
via-magica-keys-reconsider = ⌫ take the choice back

## Words one can type

via-magica-verbs = swap=swap keep=keep place=place pass=pass reconsider=reconsider open=open put=put move=move done=done,enough take=take claim=claim decline=decline,leave on=on from=from to=to for=for and=and
via-magica-play-example = place air on 13
via-magica-play-typing =
    Actions in words, with the numbers of portals or their names in any language: place air on 13, place air on 13 from 7 water, pass, take 33, open 12, put fire on 5, move 7 air to 5 earth, done, claim, decline, keep 2 14 30, swap 12 for 7.

## Rules in short

via-magica-rules =
    Every round the catcher draws a token. All place one crystal on a matching field of an own portal at the same time, from the reserve or from another field, or pass. A universal token matches every field; after it the bag is filled again and passed on.
    A portal with a crystal on every field opens: its crystals return, its effect works, it joins your achievements, and you take a new one from the row. No portal may be yours twice.
    Yellow portals work at once, blue ones from the next token on, green ones count at the end, purple ones bring points only.
    Rewards for colours go to the first who has them. Of the rewards for 2 to 6 open portals you may take only one in the whole game, and only when you have exactly that many.
    When somebody has seven open portals, the round is the last. On the screen, large letters in brackets are crystals, small letters are empty fields; a * stands for points that count at the end.
