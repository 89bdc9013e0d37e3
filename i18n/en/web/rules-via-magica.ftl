## A line is a paragraph, a line with a dot is an item of a list, and §4 leads to ruling 4.

rules-via-magica-minute =
    Three closed portals lie before you, and you have seven crystals in reserve. A token comes out of the bag with an animus on it, a small spirit of an element, and everybody at once, in secret, places one crystal on a field that matches, or passes.
    When every field of a portal has its crystal, you call “Incantatum!”: the crystals come back to you, the portal does what it does and joins your achievements, and you take a new one from the row in its place.
    Air comes out of the bag often, shadow hardly ever, and portals of rare animi bring more. A reward goes to whoever is first to earn it. The seventh open portal ends the game; the most points win.

rules-via-magica-setup =
    Two to six play. The bag holds 23 tokens: air 6, water 5, earth 4, life 3, fire 2, shadow 1 and two universal ones. There are 80 portal cards, two of each of 40 portals; five lie face up in the row, the others are the stock. Ten rewards lie beside them.
    • Everybody gets seven crystals and six portals. All choose three of them at once and in secret, and discard the rest. (§1)
    • Whoever is dealt two equal portals swaps one of them for a portal of the row. (§2)
    • Chance decides who begins as the catcher and has the bag. (§3)

rules-via-magica-round =
    The catcher draws a token from the bag; it stays on the table. (§4)
    Everybody, the catcher too, may place one crystal on an empty field of that animus on one of their closed portals. It comes from the reserve or from another field of one’s own. One may also pass. Choices are secret and may be changed until the last one is in; then all are revealed together. (§5)
    A universal token matches every field. After such a round all tokens go back into the bag, and the bag goes to the next player. (§4)
    Portals whose fields are all taken are opened: the catcher’s first, then on clockwise. (§7)

rules-via-magica-opening =
    Opening always takes six steps, in this order: (§8)
    • the crystals of the portal return to the reserve;
    • its effect works;
    • the portal joins the achievements;
    • you choose a new portal of the row;
    • the row is refilled;
    • you see whether you have earned a reward.
    A portal that is completed by an effect opens at once, inside the second step, with all its own steps. (§9) If several of your portals are complete together, you choose the order. (§10)
    Nobody may ever have two equal portals, open and closed ones together. (§11)

rules-via-magica-effects =
    A portal’s colour says when its effect works. Only open portals do.
    • Yellow ones work at once, and once: you place crystals (§14), gain new ones (§15), rearrange them (§16), take two portals instead of one (§17) or open one more (§18).
    • Purple ones have no effect, but many points.
    • Green ones count at the end: points for every open portal of a colour, or for every field of an animus on open portals. (§19)
    • Blue ones work to the end of the game: a token of their animus is universal for you. (§6)

rules-via-magica-rewards =
    There are ten rewards, and one of each.
    • For colours, without asking, to the first: 3 yellow portals bring 2 points, 3 purple 4, 3 green 6, one of each of the four colours 8, 3 blue 10. One may have several. (§20)
    • For numbers: exactly 2, 3, 4, 5 or 6 open portals bring 2, 4, 6, 8 or 10 points. Such a reward can be taken at that moment only, and only one in the whole game; or you wait for a better one and risk that somebody is faster. (§21)

rules-via-magica-end =
    The game ends after a round in which somebody has seven or more open portals. All steps are still carried out, so that eight, nine or even ten portals are possible. (§13)
    Points come from open portals, green effects and rewards. In a tie more open portals win; if these are equal too, the victory is shared. (§22)

rules-via-magica-first-game =
    For a first game there is a simpler beginning: everybody is dealt three portals instead of six and keeps them all. Nothing else changes. (§1)

rules-via-magica-hidden =
    Hidden: the portals you choose from at the beginning, until everybody has chosen; the crystals placed in this round, while somebody is still choosing; the order of the stock and of the tokens in the bag.
    Seen by all: what is left in the bag, how many cards are in the stock, the discarded portals, the row, the rewards, and everybody’s portals with their crystals, reserve and achievements. It is also seen when somebody swaps one of a pair, and who has chosen, but not what.
    Stock and bag have no order here. Chance decides about a card or a token when it is drawn, and after the game every draw can be checked.

rules-via-magica-certainty =
    The rules are those of the Polish rulebook. The portals are restated from public material: each says whether two sources agree on its fields, points and effect, or one tells of them.
    One portal is doubtful: the purple one of 9 points, number 31. In the source its fields are those of the portal of 10 points, which does not fit the others, so here it has two air, two water and one earth. It is marked as reconstructed.
    Names and pictures of the portals are our own; nothing in the game depends on them. Where the rulebook is silent, the decision is ours and has its number.

## The six steps in a picture

rules-via-magica-steps = The six steps of opening
rules-via-magica-step-return = Crystals
    .note = return to the reserve
rules-via-magica-step-effect = Effect
    .note = and what opens by it
rules-via-magica-step-achieve = Achievement
    .note = the portal is yours
rules-via-magica-step-take = New portal
    .note = one of the row
rules-via-magica-step-refill = Row
    .note = it is full again
rules-via-magica-step-reward = Rewards
    .note = for colours and numbers

## Rulings

rules-via-magica-ruling-1 = Everybody is dealt six portals, keeps three and discards three. All choose at the same time, and the choices are secret until all are in; until then they may be changed. In a first game everybody is dealt three portals and keeps them all.
    .title = Set-up
rules-via-magica-ruling-2 = If both copies of a portal are among those dealt to you, one of them has to be swapped for a portal of the row, any one that makes no new pair.
    .title = A pair in the deal
rules-via-magica-ruling-3 = Chance decides who is the catcher in the first round. (The rulebook names the oldest player.)
    .title = The first catcher
rules-via-magica-ruling-4 = The catcher draws a token, and it stays out of the bag. After a universal token, when the round is finished, all tokens return to the bag, and the bag passes to the next player. A blue effect never causes that.
    .title = Token and bag
rules-via-magica-ruling-5 =
    Everybody may place one crystal on a matching empty field of a closed portal of their own, from the reserve or from another own field, or pass. Moving is allowed even with crystals in reserve.
    All choose at once and in secret, then the choices are revealed. Whoever can only pass is passed without being asked; an option has everybody asked every time, so that the pace does not tell.
    .title = Placing a crystal
rules-via-magica-ruling-6 = A blue portal that makes an animus universal works from the next token on. Several of them add up. The field of the animus that is on the token stays a match, of course.
    .title = Blue effects
rules-via-magica-ruling-7 = If several open in the same round, the catcher begins, if opening, and then it goes clockwise. (At a real table the first to call begins; a screen has no race of voices, and the call is made for you.)
    .title = Who opens first
rules-via-magica-ruling-8 =
    Opening has six steps:
    • the crystals return to the reserve;
    • the effect works;
    • the portal joins the achievements;
    • one portal of the row is taken;
    • the row is refilled;
    • rewards are given.
    .title = Six steps
rules-via-magica-ruling-9 = A portal completed by an effect is opened at once, with all six steps, inside the second step of the first one.
    .title = An opening inside an opening
rules-via-magica-ruling-10 = An effect is carried out completely before one looks for what it has completed. If two own portals are complete together, their owner chooses the order.
    .title = Several at once
rules-via-magica-ruling-11 = Nobody ever has two equal portals, closed and open ones together. If every portal of the row is forbidden, that step is skipped.
    .title = Two of a kind
rules-via-magica-ruling-12 = When the stock is empty, the discarded portals are shuffled into a new one. If there are none either, the row shrinks.
    .title = Empty stock
rules-via-magica-ruling-13 = After the seventh portal all steps are still carried out, so that somebody may finish with eight, nine or ten.
    .title = The seventh portal and more
rules-via-magica-ruling-14 = “Place crystals” means matching empty fields of own closed portals: as many as possible, and it is compulsory; never on the portal that is being opened. Its crystals are back already, so that there are always enough.
    .title = Placing by an effect
rules-via-magica-ruling-15 = New crystals come from the common supply and are kept to the end of the game. The supply of 48 always suffices: it is 6 times 7, and 6 more.
    .title = New crystals
rules-via-magica-ruling-16 = Any number of crystals on own portals may be moved to any empty fields, each at most once. None returns to the reserve.
    .title = Rearranging
rules-via-magica-ruling-17 = Two portals are taken instead of one, and the row is refilled after each. From then on one works on four portals at a time.
    .title = Two new portals
rules-via-magica-ruling-18 = One more own portal has to be opened, any of them, however many crystals lie on it. They return to the reserve, and its effect works.
    .title = One more portal
rules-via-magica-ruling-19 = Green portals are counted at the end, over all open portals, themselves included.
    .title = Green effects
rules-via-magica-ruling-20 = Rewards for colours go without asking to the first who has the colours; one opening may earn several. The order among players is that of §7.
    .title = Rewards for colours
rules-via-magica-ruling-21 = A reward for a number can be taken exactly at that number of open portals and at once, one in the whole game. It need not be taken; one that is left stays there for others.
    .title = Rewards for numbers
rules-via-magica-ruling-22 = The game ends after a round in which somebody has at least seven open portals. Portals, green effects and rewards count. A tie goes to more open portals; if they are equal, the victory is shared.
    .title = End and victory

## All portals

rules-via-magica-portals-lead = Forty portals, two of each. Search by a name in any of the three languages or by words of the effect; colour, animus, number of fields and effect can be chosen together.
rules-via-magica-portals-search = A name, or words of the effect
rules-via-magica-portals-colour = Colour
rules-via-magica-portals-animus = Field of an animus
rules-via-magica-portals-fields = Number of fields
rules-via-magica-portals-any-fields = any number
rules-via-magica-portals-fields-count =
    { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
rules-via-magica-portals-effect = Effect
rules-via-magica-portals-any-effect = any
rules-via-magica-portals-certainty = How sure
rules-via-magica-portals-any-certainty = all
rules-via-magica-portals-count =
    { $count ->
        [0] There is no such portal.
        [one] { $count } portal
       *[other] { $count } portals
    }
rules-via-magica-portals-clear = Show all again
rules-via-magica-portal-drawn = { $colour }, fields: { $fields }
rules-via-magica-portal-field =
    { $count ->
        [1] { $animus }
       *[other] { $count } × { $animus }
    }
rules-via-magica-portal-elsewhere = In other languages: { $names }
rules-via-magica-portal-number = Portal { $portal } of 40
rules-via-magica-portal-next = Next portal
rules-via-magica-portal-previous = Previous portal

## Kinds of effects, in a list

rules-via-magica-kind-place = places crystals
rules-via-magica-kind-gain = brings crystals
rules-via-magica-kind-rearrange = rearranges crystals
rules-via-magica-kind-take-two = two new portals
rules-via-magica-kind-open-another = opens one more
rules-via-magica-kind-wild = universal animus
rules-via-magica-kind-per-portal = points for portals
rules-via-magica-kind-per-field = points for fields
rules-via-magica-kind-nothing = points only

rules-via-magica-sure-confirmed = two sources
rules-via-magica-sure-single-source = one source
rules-via-magica-sure-inferred = reconstructed
