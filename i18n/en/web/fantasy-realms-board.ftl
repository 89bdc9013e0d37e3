## Words on cards

fr-hyphens = Shape-shifter Doppel-gänger Beast-master Necro-mancer Enchan-tress

fr-blanked = Blanked
fr-cleared-by = cleared by { $card }
fr-no-effect = No bonus and no penalty
fr-gives = Gives now
fr-eighth = eighth
fr-new = just come

fantasy-realms-stamp-blanked-by = by { $by }
fantasy-realms-stamp-blanked-in-circle =
    { $cards-count ->
        [1] by itself
       *[other] by each other
    }
fantasy-realms-stamp-blanked-unless = no { $suits-or }
fantasy-realms-stamp-blanked-with = with { $suits-one-or }

fantasy-realms-band-copies = as { $name }
fantasy-realms-band-poses = as { $name }
fantasy-realms-band-poses-as-suit = now { $suit-one }
fantasy-realms-band-changed = now { $suit-one }

fantasy-realms-short-cleared = cleared by { $by }
fantasy-realms-short-army-cleared = without the word Army
fantasy-realms-short-blanked-by = by { $by }
fantasy-realms-short-blanked-in-circle = blank each other
fantasy-realms-short-blanked-unless = no { $suits-or }
fantasy-realms-short-blanked-with = with { $suits-one-or }

# Why a card gets points: a few cards by name, many by number.
fantasy-realms-cause =
    { $suits-count ->
        [0] { $cards-count ->
            [0] { $beside-id ->
                [none] { $count } cards
               *[other] { $beside }
            }
           *[other] { $cards-list }
        }
       *[other] { $count }{ "\u00A0" }×{ "\u00A0" }{ $suits-list }{ $beside-id ->
            [none] { "" }
           *[other] , { $beside }
        }
    }

## The table

fr-area = Discard area
fr-area-gains = the tab shows what your hand would gain
fr-area-count = { $count } of { $end }, then it ends
fr-area-empty = The discard area is empty.
fr-or = or
fr-deck = Deck
fr-deck-label =
    { $count ->
        [one] Deck, { $count } card left
       *[other] Deck, { $count } cards left
    }
fr-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fr-seat-took = took
fr-seat-holds = holds
fr-vine = { $count } of { $end } discards
fr-vine-caption = discards end the game
fr-vine-two = discards and full hands end the game
fr-time-label = Time left: { $time }
fr-time-caption = of { $time }, then hands score

fantasy-realms-note-took = took { $card }
fantasy-realms-note-discarded = discarded { $card }
fantasy-realms-note-drew =
    { $count ->
        [one] drew a card
       *[other] drew { $count } cards
    }

## My hand

fr-hand = Your hand
fr-drawn = Just drawn
fr-worth = Your hand is worth
fr-worth-rest = At best there remains
fr-worth-short = hand
fr-blanked-more =
    { $count ->
        [one] and { $count } more blanked
       *[other] and { $count } more blanked
    }
fr-why-points = Why these points?
fr-why-total = Why { $total }?
fr-why-gain = Why { $gain }?
fr-why-title = Why these points
fr-total = Together
fr-draw = Draw
fr-choose-discard = Choose a card to discard
fr-choose-keep = Choose a card to keep

fr-tip-swap = { $card } in, { $discard } out: { $total }.
fr-tip-take = With { $card }: { $total }.
fr-tip-discard = Without { $card }: { $total }.
fr-tip-best = Best: take { $card }, for { $total }.
fr-tip-best-discard = Best: discard { $card }, { $total } remain.
fr-tip-deck-only = Everybody took for too long: now the deck is compulsory.

## Said for those who listen

fr-label-card = { $card }, { $suit }, strength { $base }
fr-label-points =
    { $points ->
        [one] gives { $points } point
       *[other] gives { $points } points
    }
fr-label-blanked = blanked { $why }
fr-label-gain = your hand would gain { $gain }
fr-label-selected = selected

## Trading

fr-ribbon-trade = { $time } left: trade one for one
fr-offers = Offers on the table
fr-offers-note = the owner chooses how much you see
fr-no-offers = Nobody offers anything yet.
fr-trades =
    { $count ->
        [one] { $count } trade
       *[other] { $count } trades
    }
fr-make-offer = Make an offer
fr-tap-card = Tap a card of your hand.
fr-others-see = Others see
fr-shows-card = the card
fr-shows-suit = its suit
fr-shows-nothing = nothing
fr-offered-to = Offered to
fr-all = all
fr-you-want = You want
fr-any = any
fr-anything = anything
fr-wants = wants
fr-to-all = to all
fr-to-you = to you
fr-to-one = to { $name }
fr-elsewhere = Between others:
fr-elsewhere-pair = { $owner } to { $to }
fr-yours = Yours
fr-you-give = you give { $card }
fr-only-you = only for you
fr-none-fits = You have no such card.
fr-withdraw = Withdraw
fr-hidden-card = a hidden card
fr-age = { $seconds } s ago
fr-offer-label = { $owner } offers { $thing } { $to }, wants { $wants }
fr-offered-card = on the table: the card is seen
fr-offered-suit = on the table: its suit is seen
fr-offered-nothing = on the table: face down
fr-tip-trade = Choose an offer, or a card to offer.
fr-tip-trade-card = { $comes } comes, { $goes } goes.
fr-tip-trade-hidden = A hidden card comes, { $goes } goes.
fr-tip-trade-gain = { $gain }, then { $total }.
fr-give = Give { $card }
fr-let-pass = Let it pass
# What was offered, as far as it was shown.
fantasy-realms-event-withdrew-offer =
    { $seat ->
        [You] You withdraw
       *[other] { $seat } withdraws
    } { $offer-open-to-you ->
        [no] an offer to { $offer-to }.
       *[yes] the offer: { fantasy-realms-offer-thing }{ fantasy-realms-offer-price }.
    }
fantasy-realms-offer-button =
    Offer { $card-id ->
        [none] { $suit-id ->
            [none] a hidden card
           *[other] { $suit-one }
        }
       *[other] { $card }
    } for { $wants-id ->
        [none] anything
       *[other] { $wants-one }
    }

## The reveal

fr-reveal = All hands
fr-place = Place { $place }
fr-agreed = has agreed
fr-chooses =
    { $cards-count ->
        [0] has not agreed yet
       *[other] chooses: { $cards }
    }
fr-agree = Agree
fr-final-when = Final when all have agreed.
fr-waits-agree =
    { $names-count ->
        [1] Final when { $names } agrees too.
       *[other] Final when { $names } agree too.
    }
fr-best-found = the best is found, yours to change
fr-question-necromancer = Whom does the Necromancer raise?
fr-question-doppelganger = What does the Doppelgänger copy?
fr-question-mirage = What is your Mirage?
fr-question-shapeshifter = What is your Shapeshifter?
fr-question-book-of-changes = What does the Book of Changes change?
fr-question-island = What does the Island clear?
fr-choice-nothing = nothing
fr-choice-change = { $card }: { $suit }
fr-choice-others =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
fr-choice-all =
    { $count ->
        [one] All { $count }
       *[other] All { $count }
    }
fr-choice-later = Then: { $cards }.
fr-end-won = You win by { $by }
fr-end-tie = You win the tie
fr-end-shared = You share the victory
fr-end-lost =
    { $by ->
        [0] Place { $place } after a tie
       *[other] Place { $place }, { $by } behind
    }

## Watching

fr-open-hands = Open hands
fr-watching = You are watching: hands stay hidden until the reveal.

## The board in words

fr-text-total = { $words } ({ $total })
fr-text-known = known: { $cards }
fr-keys-list = Arrows move among the cards, Enter selects and Enter again confirms, Esc lets go. D draws, A agrees, I reads a card, W tells why these points. Comma and full stop look back and forward.

## Short texts of the cards. Stars mark the word that Rangers and Warship clear.

fr-card-mountain =
    .plus = 50 with Smoke and Wildfire; clears Floods
fr-card-cavern =
    .plus = 25 with Dwarvish Infantry or Dragon; clears Weather
fr-card-bell-tower =
    .plus = 15 with a Wizard
fr-card-forest =
    .plus = 12 per Beast and with Elven Archers
fr-card-earth-elemental =
    .plus = 15 per other Land
fr-card-fountain-of-life =
    .plus = base strength of one Weapon, Flood, Flame, Land or Weather
fr-card-swamp =
    .minus = 3 per *Army* and Flame
fr-card-great-flood =
    .minus = blanks *Armies*, Lands but Mountain, Flames but Lightning
fr-card-island =
    .plus = clears one Flood or Flame
fr-card-water-elemental =
    .plus = 15 per other Flood
fr-card-rainstorm =
    .plus = 10 per Flood
    .minus = blanks Flames but Lightning
fr-card-blizzard =
    .minus = blanks Floods; 5 per *Army,* Leader, Beast and Flame
fr-card-smoke =
    .minus = blanked without a Flame
fr-card-whirlwind =
    .plus = 40 with Rainstorm and Blizzard or Great Flood
fr-card-air-elemental =
    .plus = 15 per other Weather
fr-card-wildfire =
    .minus = blanks all but Flames, Wizards, Weather, Weapons, Artifacts and 5 cards
fr-card-candle =
    .plus = 100 with Book of Changes, Bell Tower and a Wizard
fr-card-forge =
    .plus = 9 per Weapon and Artifact
fr-card-lightning =
    .plus = 30 with Rainstorm
fr-card-fire-elemental =
    .plus = 15 per other Flame
fr-card-knights =
    .minus = 8 without a Leader
fr-card-elven-archers =
    .plus = 5 without Weather
fr-card-light-cavalry =
    .minus = 2 per Land
fr-card-dwarvish-infantry =
    .minus = 2 per other *Army*
fr-card-rangers =
    .plus = 10 per Land; clears the word Army from penalties
fr-card-collector =
    .plus = 10 for 3 cards of a suit, 40 for 4, 100 for 5
fr-card-beastmaster =
    .plus = 9 per Beast; clears Beasts
fr-card-necromancer =
    .plus = raises an eighth card from the discard area
fr-card-warlock-lord =
    .minus = 10 per Leader and other Wizard
fr-card-enchantress =
    .plus = 5 per Land, Weather, Flood and Flame
fr-card-king =
    .plus = 5 per Army, or 20 with the Queen
fr-card-queen =
    .plus = 5 per Army, or 20 with the King
fr-card-princess =
    .plus = 8 per Army, Wizard and other Leader
fr-card-warlord =
    .plus = base strengths of all Armies
fr-card-empress =
    .plus = 10 per Army
    .minus = 5 per other Leader
fr-card-unicorn =
    .plus = 30 with Princess, or 15 with Empress, Queen or Enchantress
fr-card-basilisk =
    .minus = blanks *Armies,* Leaders and other Beasts
fr-card-warhorse =
    .plus = 14 with a Leader or Wizard
fr-card-dragon =
    .minus = 40 without a Wizard
fr-card-hydra =
    .plus = 28 with Swamp
fr-card-warship =
    .plus = clears the word Army from Floods
    .minus = blanked without a Flood
fr-card-magic-wand =
    .plus = 25 with a Wizard
fr-card-sword-of-keth =
    .plus = 10 with a Leader, 40 with Shield of Keth too
fr-card-elven-longbow =
    .plus = 30 with Elven Archers, Warlord or Beastmaster
fr-card-war-dirigible =
    .minus = blanked without an *Army,* or with Weather
fr-card-shield-of-keth =
    .plus = 15 with a Leader, 40 with Sword of Keth too
fr-card-gem-of-order =
    .plus = run of 3: 10, of 4: 30, of 5: 60, of 6: 100, of 7: 150
fr-card-world-tree =
    .plus = 50 if all suits differ
fr-card-book-of-changes =
    .plus = changes the suit of one other card
fr-card-protection-rune =
    .plus = clears all penalties
fr-card-shapeshifter =
    .plus = turns into a Wizard, Leader, Beast, Weapon or Artifact
fr-card-mirage =
    .plus = passes for a Land, Flood, Weather, Flame or Army
fr-card-doppelganger =
    .plus = copies another card, but not its bonus
