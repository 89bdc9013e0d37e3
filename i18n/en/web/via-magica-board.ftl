## Effects on a portal's face, and in fewer words for a phone

via-magica-face-nothing = points only
via-magica-face-place =
    { $animus-id ->
        [none] place { $count } anywhere
       *[other] place { $count } on { $animus }
    }
via-magica-face-gain =
    { $count ->
        [one] gain { $count } crystal
       *[other] gain { $count } crystals
    }
via-magica-face-rearrange = rearrange crystals
via-magica-face-take-two = take two new portals
via-magica-face-open-another = open one more
via-magica-face-wild = { $animus } is universal
via-magica-face-per-portal = { $points } per { $colour-one } portal
via-magica-face-per-field = { $points } per { $animus-of } field

via-magica-brief-nothing = points
via-magica-brief-place =
    { $animus-id ->
        [none] { $count } anywhere
       *[other] { $count } on { $animus }
    }
via-magica-brief-gain =
    { $count ->
        [one] +{ $count } crystal
       *[other] +{ $count } crystals
    }
via-magica-brief-rearrange = rearrange
via-magica-brief-take-two = 2 portals
via-magica-brief-open-another = open 1 more
via-magica-brief-wild = { $animus } = ✦
via-magica-brief-per-portal = per { $colour-one }
via-magica-brief-per-field = per { $animus-of }

# Why there are points: the number stands beside it.
via-magica-why-portal = { $portal-name }
via-magica-why-per-portal = { $portal-name }: { $count } × { $colour-one }
via-magica-why-per-field = { $portal-name }: { $count } × { $animus }
via-magica-why-reward = { via-magica-for-reward }

## The bag

vm-bag = From the bag
vm-caught-by =
    { $own ->
        [yes] caught by you
       *[no] caught by { $name }
    }
vm-has-bag =
    { $own ->
        [yes] You have the bag
       *[no] { $name } has the bag
    }
vm-catcher = has the bag
vm-left =
    { $count ->
        [one] { $count } token left in the bag
       *[other] { $count } tokens left in the bag
    }
vm-left-of = { $token }: { $left } of { $all } in the bag, { $chance } % for the next draw
vm-token-left = { $left } of { $all } in the bag
vm-token-chance = { $chance } % for the next draw

## The row, the seats, the rewards

vm-row = Portals on offer
vm-row-note = one for each you open
vm-stock = stock { $stock } · discarded { $discards }
vm-opens =
    { $own ->
        [yes] You open
       *[no] { $name } opens
    }
vm-steps = Six steps
vm-step-return = crystals back
vm-step-effect = effect
vm-step-achieve = achievement
vm-step-take = new portal
vm-step-refill = row refilled
vm-step-reward = rewards
vm-incantatum = Incantatum!
vm-look = The portals of { $name }
vm-zone-of = The portals of { $name }
vm-back = Back to the table
vm-panes = The table, and the portals of the others
vm-works-on = Portals not yet open
vm-nothing-open = Nothing is open yet.
vm-wild =
    { $animi-count ->
        [one] Universal here: { $animi }
       *[other] Universal here: { $animi }
    }
vm-rewards = Rewards
vm-held-by =
    { $own ->
        [yes] It is yours
       *[no] { $name } has it
    }
vm-can-get = Can still be got by
vm-nobody-can = Nobody can get it any more.
vm-contender = { $name } ({ $have } of { $need })
vm-vine = { $count } of { $end } portals opened by the leader
vm-vine-caption = the leader’s portals

## Mine

vm-mine = Your portals
vm-mine-none = All your portals are open.
vm-dealt = Portals you were dealt
vm-kept = kept
vm-points = Your points
vm-points-short = points
vm-reserve = In reserve: { $reserve } of { $crystals }
vm-reserve-of = { $reserve } of { $crystals } crystals in reserve
vm-opened = Your open portals
vm-opened-of = Opened: { $count } of { $end }
vm-opened-count =
    { $count ->
        [one] { $count } open portal
       *[other] { $count } open portals
    }
vm-opened-list =
    { $count ->
        [0] No portal is open
       *[other] Open: { $portals }
    }

## What I am asked

vm-ask-swap = Two of a kind
vm-ask-keep = Which three do you keep?
vm-ask-place = { $token }. Where does it go?
vm-ask-open-completed = Which opens first?
vm-ask-open-another = Open one more
vm-ask-put = A gift of the portal
vm-ask-rearrange = Move your crystals
vm-ask-take = A new portal
vm-ask-claim = A reward?

vm-tip-swap = You were dealt the same portal twice. Choose a portal of the row for one of them.
vm-tip-keep =
    { $count ->
        [0] The other three are discarded. Everybody sees what is kept when all have chosen.
        [one] Choose { $count } more. The others are discarded.
       *[other] Choose { $count } more. The others are discarded.
    }
vm-tip-place = Choose a field that is lit. A crystal from another field may move there, too.
vm-tip-no-reserve = Your reserve is empty: a crystal from another field may move.
vm-tip-which-crystal = Which crystal goes there? Choose one of those that are lit.
vm-tip-from = The crystal comes from { $portal }. Choose where it goes.
vm-tip-open-completed = Several of your portals are complete. You say which opens first.
vm-tip-open-another = Any of your portals opens, whatever lies on it.
vm-tip-put =
    { $any ->
        [yes] { $left ->
            [one] Put { $left } crystal on any field.
           *[other] Put { $left } crystals on any fields.
        }
       *[no] { $left ->
            [one] Put { $left } crystal on a field: { $animus }.
           *[other] Put { $left } crystals on fields: { $animus }.
        }
    }
vm-tip-rearrange = Choose a crystal, then the field it goes to; as often as you like.
vm-tip-move-to = Choose the field it goes to.
vm-tip-take = Choose one of the portals on offer.
vm-tip-claim =
    { $points ->
        [one] For { $reward }: { $points } point. You can have only one for a number of portals.
       *[other] For { $reward }: { $points } points. You can have only one for a number of portals.
    }
vm-goes =
    { $left ->
        [0] The crystal goes on { $portal }, and it opens!
        [one] The crystal goes on { $portal }. One more field and it opens.
       *[other] The crystal goes on { $portal }. { $left } fields stay empty.
    }

vm-chosen = Chosen
vm-chosen-secret = Nobody sees it before all have chosen; until then you may change it.
vm-chosen-pass = You pass.
vm-chosen-keep = Nobody sees them before all have chosen; until then you may change your mind.
vm-has-chosen = has chosen

vm-place-on = Place on { $portal }
vm-move-to = Move to { $portal }
vm-keep-these = Keep these three
vm-choose-swap = Choose a portal of the row
vm-choose-keep = Choose three portals
vm-choose-place = Choose a field
vm-choose-open = Choose a portal
vm-choose-put = Choose a field
vm-choose-rearrange = Choose a crystal
vm-choose-take = Choose a portal

## Said for those who listen

vm-times = { $count } { $animus }
vm-label-portal = { $portal }, { $colour }, { $points }. Fields: { $fields-list }. { $effect }
vm-label-slot =
    { $filled ->
        [0] { $portal }. No crystal yet, { $fields } fields
       *[other] { $portal }. Filled { $filled } of { $fields }: { $animi-list }
    }
vm-label-field-empty = { $animus }, empty field of { $portal }
vm-label-field-full = { $animus }, crystal on { $portal }
vm-label-field-chosen = { $animus } of { $portal }, your choice
vm-label-reward =
    { $held ->
        [yes] { $reward }, { points }. Held by { $holder }
       *[no] { $reward }, { points }. Still open to: { $names-list }
    }

## The board in words, and watching

vm-words-token = { $token }, caught by { $name }.
vm-words-choice = Your secret choice: { $choice }.
vm-words-opening = { $name }: { $portals-list } opens. { $step }.
vm-keys = Arrows move among the fields and portals, Enter selects and Enter again confirms, Esc lets go. P passes, T takes a choice back, I reads a portal. Comma and full stop look back and forward.
vm-watching = You are watching. A click on a player shows the portals.
