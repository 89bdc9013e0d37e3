## Variants

fantasy-realms-variant-classic = Classic
fantasy-realms-variant-two-players = Two players
fantasy-realms-variant-chaos = Chaos

## What happened

fantasy-realms-event-dealt = The cards are dealt.
fantasy-realms-event-first =
    { $seat ->
        [You] You begin.
       *[other] { $seat } begins.
    }
fantasy-realms-event-drew =
    { $cards-count ->
        [0] { $count ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
       *[other] { $seat ->
            [You] You draw { $cards }.
           *[other] { $seat } draws { $cards }.
        }
    }
fantasy-realms-event-took =
    { $seat ->
        [You] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
fantasy-realms-event-discarded =
    { $seat ->
        [You] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
fantasy-realms-event-drafted =
    { $seat ->
        [You] You hold out { $give }.
       *[other] { $seat } holds out { $give }.
    }
fantasy-realms-event-dropped =
    { $seat ->
        [You] You keep the card after all.
       *[other] { $seat } keeps the card after all.
    }
fantasy-realms-event-offered =
    { $offer-owner ->
        [You] You offer
       *[other] { $offer-owner } offers
    } { $offer-open-to-you ->
        [no] { $offer-to } something.
       *[yes] { $offer-to-id ->
            [none] { fantasy-realms-offer-thing }{ fantasy-realms-offer-price }.
           *[other] { $offer-to ->
                [You] you
               *[other] { $offer-to }
            } { fantasy-realms-offer-thing }{ fantasy-realms-offer-price }.
        }
    }
fantasy-realms-offer-thing =
    { $offer-card-id ->
        [none] { $offer-suit-id ->
            [none] a hidden card
           *[other] { $offer-suit-one }
        }
       *[other] { $offer-card }
    }
fantasy-realms-offer-price =
    { $offer-wants-id ->
        [none] { "" }
       *[other] { " " }for { $offer-wants-one }
    }
fantasy-realms-event-withdrew =
    { $seat ->
        [You] You withdraw offer { $offer }.
       *[other] { $seat } withdraws offer { $offer }.
    }
fantasy-realms-event-traded =
    { $seat ->
        [You] You trade with { $to }
       *[other] { $seat } trades with { $to ->
            [You] you
           *[other] { $to }
        }
    }{ $gave-id ->
        [none] .
       *[other] { $got-id ->
            [none] { ": " }{ $gave } for something.
           *[other] { ": " }{ $gave } for { $got }.
        }
    }
fantasy-realms-event-time-up = The time for trading is over.
fantasy-realms-event-kept =
    { $kept ->
        [no] { $seat ->
            [You] You keep none of the three cards.
           *[other] { $seat } keeps none of the three cards.
        }
       *[yes] { $seat ->
            [You] You keep { $card } as your eighth card.
           *[other] { $seat } keeps an eighth card.
        }
    }
fantasy-realms-event-shown = All hands are on the table.
fantasy-realms-event-chose = { $seat }: { $choice }.
fantasy-realms-event-agreed =
    { $seat ->
        [You] You are content with your hand.
       *[other] { $seat } is content.
    }
fantasy-realms-event-ended = The game is over.

## What can be done

fantasy-realms-action-draw = Draw from the deck
fantasy-realms-action-take = Take { $card }
fantasy-realms-action-discard = Discard { $card }
fantasy-realms-action-offer =
    { $shows-id ->
        [card] Offer { $give }
        [suit] Offer { $give }, showing only its suit
       *[other] Offer { $give } face down
    }
fantasy-realms-action-open =
    Offer it to { $to-id ->
        [none] everybody
       *[other] { $to }
    }{ $wants-id ->
        [none] { "" }
       *[other] { " " }for { $wants-one }
    }
fantasy-realms-action-drop = Keep the card after all
fantasy-realms-action-withdraw = Withdraw offer { $offer }
fantasy-realms-action-accept = Give { $give } for offer { $offer }
fantasy-realms-action-keep = Keep { $card }
fantasy-realms-action-keep-none = Keep none of them
fantasy-realms-action-choose = { $choice }
fantasy-realms-action-agree = Agree: the rest at its best

## What the table waits for

fantasy-realms-moment-set-up = The cards are being dealt
fantasy-realms-moment-start = Your turn: draw, or take a card
fantasy-realms-moment-drawing = A card is being drawn
fantasy-realms-moment-discard = Your turn: discard a card
fantasy-realms-moment-discard-drawn = Your turn: discard one of the two you drew
fantasy-realms-moment-trade = Trade: make offers, or answer them
fantasy-realms-moment-keep = The Necromancer: keep one of three cards
fantasy-realms-moment-reveal = All hands are open: make your choices
fantasy-realms-moment-over = The game is over

## Refusals

fantasy-realms-refusal-seat-count =
    { $variant-id ->
        [two-players] The two-player game is for exactly { $least } players.
        [chaos] Chaos is for { $least } to { $most } players.
       *[other] The classic game is for { $least } to { $most } players; two play the variant two-players.
    }
fantasy-realms-refusal-seconds = Trading takes { $least } to { $most } seconds, not { $seconds }.
fantasy-realms-refusal-wrong-moment =
    { $now-id ->
        [start] First draw from the deck or take a card.
        [discard] Now a card has to be discarded.
        [discard-drawn] Now one of the two cards just drawn has to be discarded.
        [trade] Now there is trading: make offers, or answer them.
        [keep] Now keep one of the three cards, or none.
        [reveal] Now the choices are made.
       *[other] Not now: wait a moment.
    }
fantasy-realms-refusal-first-turn-draws = The very first turn of the game draws from the deck.
fantasy-realms-refusal-deck-only = Everybody has taken for too long: from now on cards come from the deck.
fantasy-realms-refusal-not-in-discard = { $card } does not lie in the discard area.
fantasy-realms-refusal-not-in-hand = { $card } is not in your hand.
fantasy-realms-refusal-not-drawn = { $card } is none of the cards just drawn, and only one of these may go.
fantasy-realms-refusal-draft-open = You are holding out a card already: offer it or keep it first.
fantasy-realms-refusal-no-draft = You are not holding out a card: choose one first.
fantasy-realms-refusal-no-partner = An offer is made to one of the others, or to everybody.
fantasy-realms-refusal-too-many-offers =
    { $most ->
        [one] You have { $most } open offer, and more are not allowed: withdraw it first.
       *[other] You have { $most } open offers, and more are not allowed: withdraw one first.
    }
fantasy-realms-refusal-no-such-offer = Offer { $offer } is not open to you any more.
fantasy-realms-refusal-wants-suit = The offer asks for { $suit-one }, and { $card } is none.
fantasy-realms-refusal-not-this-choice = It is not the turn of { $card } to choose: another choice comes first, or none is open.

## The table on the screen

fantasy-realms-play-card = { $card } · { $suit } · strength { $base }
fantasy-realms-play-card-points = { $card }: { points }
fantasy-realms-play-total = Together: { points }
fantasy-realms-play-without = Without { $card }:
fantasy-realms-play-deck = Deck { $deck }
fantasy-realms-play-replay-deck =
    Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fantasy-realms-play-deck-text = The deck: an unknown card. A draw makes the discard area grow by one, a take does not.
fantasy-realms-play-area-title = Discard area
fantasy-realms-play-area-gains = Discard area: what your hand would gain
fantasy-realms-play-hand-title = Your hand: { points }
fantasy-realms-play-hand-discard = on each card: your points without it
fantasy-realms-play-drawn = just drawn
fantasy-realms-play-took = took { $cards }
fantasy-realms-play-holds = holds { $cards }
fantasy-realms-play-took-nothing = took nothing
fantasy-realms-play-offers = Offers
fantasy-realms-play-no-offers = Nobody offers anything yet.
fantasy-realms-play-own-offer =
    { $shows ->
        [card] yours, the card is shown
        [suit] yours, only the suit is shown
       *[other] yours, nothing is shown
    }
fantasy-realms-play-offered = offered
fantasy-realms-play-keep = The Necromancer raises: keep one card
fantasy-realms-play-reveal = All hands are open
fantasy-realms-play-choices = Your choice, with the total it leads to
fantasy-realms-play-chooser = Your choice for { $card }
fantasy-realms-play-step-giving = Which card do you give for it?
fantasy-realms-play-step-showing = What do the others see of it?
fantasy-realms-play-step-to = To whom do you offer it?
fantasy-realms-play-step-wants = What do you want for it?
fantasy-realms-play-shows =
    { $shows ->
        [card] Show the card: { $card }
        [suit] Show only the suit: { $suit }
       *[other] Show nothing
    }
fantasy-realms-play-to = To { $player } only
fantasy-realms-play-to-all = To everybody
fantasy-realms-play-anything = Anything
fantasy-realms-play-offer-it = Offer { $card }…
fantasy-realms-play-answer-it = Answer this offer…
fantasy-realms-play-cannot-answer = You have no card that this offer asks for.
fantasy-realms-play-not-yours = Only your own offers can be withdrawn.
fantasy-realms-play-offer =
    { $offer }. { $owner ->
        [You] You
       *[other] { $owner }
    }{ $to-id ->
        [none] { "" }
       *[other] { " " }→ { $to }
    }: { $card-id ->
        [none] { $suit-id ->
            [none] { $open-to-you ->
                [no] not for you
               *[yes] a hidden card
            }
           *[other] { $suit-one }
        }
       *[other] { $card }
    }{ $wants-id ->
        [none] { "" }
       *[other] , wants { $wants-one }
    }

## The table in sentences

fantasy-realms-play-area =
    { $count ->
        [0] The discard area is empty.
        [one] In the discard area lies { $count } card of { $most }: { $cards }.
       *[other] In the discard area lie { $count } cards of { $most }: { $cards }.
    } { $deck ->
        [one] The deck has { $deck } card.
       *[other] The deck has { $deck } cards.
    }
fantasy-realms-play-other =
    { $count ->
        [one] { $player } has { $count } card{ fantasy-realms-play-other-known }
       *[other] { $player } has { $count } cards{ fantasy-realms-play-other-known }
    }
fantasy-realms-play-other-known =
    { $known-count ->
        [0] .
       *[other] , among them { $known }.
    }
fantasy-realms-play-hand = Your hand is worth { points }: { $cards }.
fantasy-realms-play-hand-full =
    You hold one card too many: { $cards }. At best { $points ->
        [one] { points } remains.
       *[other] { points } remain.
    }
fantasy-realms-play-hand-empty = Your hand is empty.
fantasy-realms-play-hand-blanked = { $card } (blanked)
fantasy-realms-play-rank = { $place }. { $player }, { points }: { $cards }.
fantasy-realms-play-clock =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
fantasy-realms-play-head-answers = Answers:
fantasy-realms-play-head-offers = Offers you can make:
fantasy-realms-play-head-own = Your offers:

## Keys

fantasy-realms-keys-start = ←↑↓→  ⏎ do it  d draw
fantasy-realms-keys-discard = ←→  ⏎ discard
fantasy-realms-keys-trade = ↑↓←→  ⏎ offer/answer  w withdraw
fantasy-realms-keys-step = ↑↓←→  ⏎ choose  Esc back
fantasy-realms-keys-reveal = ↑↓  ⏎ choose  a agree
fantasy-realms-keys-look = ←↑↓→ look at cards

## Words one can type

fantasy-realms-verbs = draw=draw take=take discard=discard,throw offer=offer open=open drop=drop withdraw=withdraw accept=accept keep=keep agree=agree leave=leave raise=raise copy=copy pose=pose suit=suit change=change clear=clear card=card nothing=nothing,none all=all,everybody anything=anything
fantasy-realms-play-example = take hydra
fantasy-realms-play-typing =
    Type the number of an action, or the action in words with card names in any language: draw, take hydra, discard candle, keep king, agree.
    In the chaos variant: offer candle suit (or card, or nothing), open all flood, open fox, accept 3 candle, withdraw 3, drop, wait.

## Rules in short

fantasy-realms-rules-classic =
    On your turn draw from the deck or take a card of the discard area, then discard a card. The game ends when 10 cards lie in the discard area; the highest hand wins.
fantasy-realms-rules-two-players =
    Hands start empty. Until you have 7 cards: take a card, or draw two and discard one of them. Then draw or take, and discard. The game ends when both have 7 cards and at least 12 lie in the discard area.
fantasy-realms-rules-chaos =
    Everybody trades at the same time, one card for one card, until the time is up. An offer shows what its owner wants: the card, its suit, or nothing. Whoever has the Necromancer then draws three cards and keeps one.
fantasy-realms-rules =
    Every card has a base strength, and most have a bonus or a penalty that depends on the other cards of the hand. A blanked card counts for nothing and does nothing: it is crossed out (✗), with the reason below.
    At the end all hands are opened. Cards that change themselves or others are the owner's choice: the best is proposed.
    The number on top of a card is what it gives now; on a card of the discard area, what your hand would gain.
