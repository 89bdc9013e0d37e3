via-magica = Via Magica

## Animi and tokens
##   code   a letter for narrow places
##   acc    after "catches": what is caught
##   of     before "field" and "token"

via-magica-air = Air
    .code = A
    .acc = Air
    .of = Air
via-magica-water = Water
    .code = W
    .acc = Water
    .of = Water
via-magica-earth = Earth
    .code = E
    .acc = Earth
    .of = Earth
via-magica-life = Life
    .code = L
    .acc = Life
    .of = Life
via-magica-fire = Fire
    .code = F
    .acc = Fire
    .of = Fire
via-magica-shadow = Shadow
    .code = S
    .acc = Shadow
    .of = Shadow
via-magica-universal = Universal
    .code = ✦
    .acc = the universal token
    .of = universal

## Colours of portals
##   one    with one portal
##   few    with some, where a language has a form for it
##   many   with many

via-magica-yellow = Yellow
    .one = yellow
    .few = yellow
    .many = yellow
via-magica-purple = Purple
    .one = purple
    .few = purple
    .many = purple
via-magica-green = Green
    .one = green
    .few = green
    .many = green
via-magica-blue = Blue
    .one = blue
    .few = blue
    .many = blue

## Portals, by number

via-magica-1 = Toad’s Spit
via-magica-2 = Phoenix Feather
via-magica-3 = Bottled Dusk
via-magica-4 = Four-leaf Clover
via-magica-5 = Mandrake Root
via-magica-6 = Acorn of the First Oak
via-magica-7 = Mermaid’s Tear
via-magica-8 = Salamander’s Tail
via-magica-9 = Jar of Morning Mist
via-magica-10 = Dandelion Wish
via-magica-11 = Unicorn Mane
via-magica-12 = Dragon’s Breath
via-magica-13 = Gingerbread Crumbs
via-magica-14 = Honey of Moon Bees
via-magica-15 = Bat’s Lullaby
via-magica-16 = Toadstool Cap
via-magica-17 = Water-lily Dew
via-magica-18 = Witch’s Last Button
via-magica-19 = Butterfly Dust
via-magica-20 = Ember of a Giant’s Hearth
via-magica-21 = Magpie’s Ring
via-magica-22 = Gnome’s Beard
via-magica-23 = Weathercock’s Crow
via-magica-24 = Heart of Midnight
via-magica-25 = Kraken’s Ink
via-magica-26 = Ghost’s Sigh
via-magica-27 = Golden Egg
via-magica-28 = Seven-league Bootlace
via-magica-29 = Mirror Shard
via-magica-30 = Thread of the Spindle
via-magica-31 = Glass Slipper
via-magica-32 = Song of a Shell
via-magica-33 = Snail’s Trail
via-magica-34 = Cloud Wool
via-magica-35 = Black Cat’s Whisker
via-magica-36 = Spider’s Silver
via-magica-37 = Ladybird’s Luck
via-magica-38 = Troll Moss
via-magica-39 = Turtle’s Patience
via-magica-40 = Kite String

## How sure a portal's facts are

via-magica-certainty-confirmed = Confirmed: two sources say so.
via-magica-certainty-single-source = From one source, which is consistent.
via-magica-certainty-inferred = Reconstructed: the source is doubtful, and these fields fit the other portals.

## Effects

via-magica-effect-nothing = Points only
via-magica-effect-place =
    { $animus-id ->
        [none] { $count ->
            [one] Place { $count } crystal on any field
           *[other] Place { $count } crystals on any fields
        }
       *[other] { $count ->
            [one] Place { $count } crystal on a field of { $animus-of }
           *[other] Place { $count } crystals on { $animus-of } fields
        }
    }
via-magica-effect-gain =
    { $count ->
        [one] Gain { $count } crystal for your reserve
       *[other] Gain { $count } crystals for your reserve
    }
via-magica-effect-rearrange = Rearrange the crystals on your portals
via-magica-effect-take-two = Take 2 new portals instead of 1
via-magica-effect-open-another = Open 1 more of your portals
via-magica-effect-wild = { $animus } counts as universal for you
via-magica-effect-per-portal = { points } per { $colour-one } portal
via-magica-effect-per-field = { points } per { $animus-of } field

## Rewards

via-magica-reward-yellow = 3 yellow portals
via-magica-reward-purple = 3 purple portals
via-magica-reward-green = 3 green portals
via-magica-reward-all-colours = portals of all 4 colours
via-magica-reward-blue = 3 blue portals
via-magica-reward-two = 2 open portals
via-magica-reward-three = 3 open portals
via-magica-reward-four = 4 open portals
via-magica-reward-five = 5 open portals
via-magica-reward-six = 6 open portals
via-magica-for-reward =
    { $reward-id ->
        [yellow] { via-magica-reward-yellow }
        [purple] { via-magica-reward-purple }
        [green] { via-magica-reward-green }
        [all-colours] { via-magica-reward-all-colours }
        [blue] { via-magica-reward-blue }
        [two] { via-magica-reward-two }
        [three] { via-magica-reward-three }
        [four] { via-magica-reward-four }
        [five] { via-magica-reward-five }
       *[six] { via-magica-reward-six }
    }

## Variants and options

via-magica-variant-standard = Standard
via-magica-variant-first-game = First game
via-magica-option-pass-alone = Whoever can only pass is passed without being asked (true). Otherwise (false) everybody is always asked, so that the pace of a round does not tell.

## What can be done

via-magica-action-swap = Swap one { $give-name } for { $take-name }
via-magica-action-keep = Keep { $portals-name }
via-magica-action-place =
    { $from-id ->
        [none] { via-magica-action-put }
       *[other] { via-magica-action-move }
    }
via-magica-action-pass = Pass
via-magica-action-reconsider = Take the choice back
via-magica-action-open = Open { $portal-name }
via-magica-action-put = Place a crystal on { $to-portal-name } ({ $to-animus })
via-magica-action-move = Move a crystal from { $from-portal-name } ({ $from-animus }) to { $to-portal-name } ({ $to-animus })
via-magica-action-done = Move no more
via-magica-action-take = Take { $portal-name }
via-magica-action-claim = Take the reward
via-magica-action-decline = Leave the reward

## What happened

via-magica-event-first =
    { $seat ->
        [You] You have the bag first.
       *[other] { $seat } has the bag first.
    }
via-magica-event-dealt =
    { $portals-count ->
        [0] The portals are dealt.
       *[other] You are dealt { $portals-name }.
    }
via-magica-event-swapped =
    { $seat ->
        [You] You swap { $gave-name } for { $took-name } of the row.
       *[other] { $seat } swaps { $gave-name } for { $took-name } of the row.
    }
via-magica-event-chose =
    { $seat ->
        [You] You have chosen.
       *[other] { $seat } has chosen.
    }
via-magica-event-reconsidered =
    { $seat ->
        [You] You reconsider.
       *[other] { $seat } reconsiders.
    }
via-magica-event-kept =
    { $seat ->
        [You] You keep { $portals-name }.
       *[other] { $seat } keeps { $portals-name }.
    }
via-magica-event-caught =
    { $seat ->
        [You] You catch { $token-acc }.
       *[other] { $seat } catches { $token-acc }.
    }
via-magica-event-placed =
    { $from-id ->
        [none] { via-magica-event-put }
       *[other] { via-magica-event-moved }
    }
via-magica-event-passed =
    { $seat ->
        [You] You pass.
       *[other] { $seat } passes.
    }
via-magica-event-opened =
    { $seat ->
        [You] Incantatum! You open { $portal-name }.
       *[other] Incantatum! { $seat } opens { $portal-name }.
    }
via-magica-event-put =
    { $seat ->
        [You] You place a crystal on { $to-portal-name } ({ $to-animus }).
       *[other] { $seat } places a crystal on { $to-portal-name } ({ $to-animus }).
    }
via-magica-event-gained =
    { $seat ->
        [You] You gain
       *[other] { $seat } gains
    } { $crystals ->
        [one] { $crystals } new crystal.
       *[other] { $crystals } new crystals.
    }
via-magica-event-moved =
    { $seat ->
        [You] You move
       *[other] { $seat } moves
    } a crystal from { $from-portal-name } ({ $from-animus }) to { $to-portal-name } ({ $to-animus }).
via-magica-event-rearranged =
    { $seat ->
        [You] You move no more crystals.
       *[other] { $seat } moves no more crystals.
    }
via-magica-event-achieved =
    { $seat ->
        [You] You now have
       *[other] { $seat } now has
    } { $number ->
        [one] { $number } open portal.
       *[other] { $number } open portals.
    }
via-magica-event-took =
    { $seat ->
        [You] You take { $portal-name }.
       *[other] { $seat } takes { $portal-name }.
    }
via-magica-event-took-nothing =
    { $seat ->
        [You] You have every portal of the row already and take none.
       *[other] { $seat } has every portal of the row already and takes none.
    }
via-magica-event-reshuffled =
    { $count ->
        [one] { $count } discarded portal is the new stock.
       *[other] { $count } discarded portals are the new stock.
    }
via-magica-event-refilled = { $portal-name } comes into the row.
via-magica-event-row-shrank = The stock is empty, and the row shrinks.
via-magica-event-rewarded =
    { $seat ->
        [You] You get the reward for { via-magica-for-reward }.
       *[other] { $seat } gets the reward for { via-magica-for-reward }.
    }
via-magica-event-declined =
    { $seat ->
        [You] You leave the reward for { via-magica-for-reward }.
       *[other] { $seat } leaves the reward for { via-magica-for-reward }.
    }
via-magica-event-bag-passed =
    All tokens go back into the bag. { $seat ->
        [You] It is yours now.
       *[other] { $seat } has it now.
    }
via-magica-event-ended = The game is over.

## What the table waits for

via-magica-moment-set-up = The portals are being dealt
via-magica-moment-swap = Two of your portals are equal: swap one for a portal of the row
via-magica-moment-keep = Choose the three portals you keep
via-magica-moment-catch = A token comes out of the bag
via-magica-moment-place = Place a crystal, or pass
via-magica-moment-open-completed = Several portals are complete: which opens first?
via-magica-moment-open-another = Open one more portal: any of yours
via-magica-moment-put = The portal’s effect: place a crystal of your reserve
via-magica-moment-rearrange = The portal’s effect: move as many crystals as you like
via-magica-moment-take = Take a new portal of the row
via-magica-moment-refill = A portal comes into the row
via-magica-moment-claim = Take the reward, or wait for a better one?
via-magica-moment-over = The game is over

## The six steps of opening

via-magica-step-return = The crystals return to the reserve
via-magica-step-effect = The effect
via-magica-step-achieve = The portal joins the achievements
via-magica-step-take = A new portal of the row
via-magica-step-refill = The row is refilled
via-magica-step-reward = Rewards

## Refusals

via-magica-refusal-seat-count = The game is for { $least } to { $most } players.
via-magica-refusal-wrong-moment =
    { $now-id ->
        [swap] Now one of two equal portals has to be swapped for a portal of the row.
        [keep] Now the three portals to begin with are chosen.
        [place] Now one crystal is placed that matches the token, or you pass.
        [open-completed] Now say which of the completed portals is opened first.
        [open-another] Now one more of your portals has to be opened.
        [put] Now the crystals of the portal’s effect are placed.
        [rearrange] Now crystals are moved on your portals, until you say that you are done.
        [take] Now a portal of the row has to be taken.
        [claim] Now take the reward, or leave it.
       *[other] Not now: wait a moment.
    }
via-magica-refusal-already-chosen = Your choice is waiting for the others. To change it, take it back first.
via-magica-refusal-nothing-to-reconsider = There is nothing to take back: you have not chosen yet.
via-magica-refusal-not-a-pair = You do not have { $portal-name } twice, and only one of two equal portals is swapped.
via-magica-refusal-not-in-row = { $portal-name } is not in the row: choose one that is.
via-magica-refusal-second-copy = You have { $portal-name } already, and nobody may have two equal portals: choose another.
via-magica-refusal-not-dealt = { $portal-name } is none of those dealt to you: keep three of these.
via-magica-refusal-not-your-portal = { $portal-name } is none of your closed portals: choose one of those.
via-magica-refusal-no-empty-field = { $portal-name } has no empty { $animus-of } field: choose another field.
via-magica-refusal-no-crystal = There is no crystal to take from { $portal-name } ({ $animus }).
via-magica-refusal-no-reserve = Your reserve is empty: move a crystal from another field, or pass.
via-magica-refusal-no-match = This is a field of { $animus-of }, and the token is { $token-of }: the crystal has to match it.
via-magica-refusal-other-animus = This is a field of { $animus-of }, and the effect is for fields of { $wanted-of }.
via-magica-refusal-same-place = The crystal lies there already: choose another field for it.
via-magica-refusal-already-moved = The crystal on { $portal-name } ({ $animus }) has been moved: an effect moves each of them only once.
via-magica-refusal-not-completed = { $portal-name } is not complete: some of its fields are empty.

## Score lines

via-magica-line-portal = { $portal-name }: { points }
via-magica-line-per-portal =
    { $portal-name }: { points } for { $count ->
        [one] { $count } { $colour-one } portal
       *[other] { $count } { $colour-many } portals
    }
via-magica-line-per-field =
    { $portal-name }: { points } for { $count ->
        [one] { $count } { $animus-of } field
       *[other] { $count } { $animus-of } fields
    }
via-magica-line-reward = Reward for { via-magica-for-reward }: { points }
