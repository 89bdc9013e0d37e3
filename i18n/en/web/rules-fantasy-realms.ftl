## A line is a paragraph, a line with a dot is an item of a list, and §4 leads to ruling 4.

rules-fantasy-realms-minute =
    You hold seven cards. Every turn you get one and give one away, so your hand always stays at seven, and slowly becomes a kingdom.
    Each card has a base strength. Most also have a bonus or a penalty that looks at the other cards of your hand: Armies want a Leader, Smoke needs a Flame, a Wildfire burns nearly everything.
    What you discard lies open, and anybody may take it. When ten cards lie there the game is over at once. All hands are opened and counted; the highest wins.

rules-fantasy-realms-setup =
    Classic is for three to six people. Shuffle all 53 cards and deal seven to each; the rest is the deck. Leave room in the middle for the discard area, where cards lie face up side by side.
    Chance says who begins; play goes round clockwise. (§1)

rules-fantasy-realms-turn =
    Two steps, always both:
    • Get a card: draw the top one of the deck, unseen, or take any open card of the discard area.
    • Give a card: put one of your cards face up into the discard area. It may be the one you have just got.
    In the very first turn of the game nothing is discarded yet, so there is only the deck. (§2)
    Drawing makes the discard area grow by one, taking leaves it as it is. So every draw brings the end nearer: whoever likes their hand draws, whoever needs time takes. If for ten rounds everybody only takes, the deck becomes compulsory. (§4)

rules-fantasy-realms-end =
    With the tenth card in the discard area the game stops at once, in the middle of a round or not. (§3)
    The highest hand wins. On a tie the lower sum of printed base strengths wins; if that is equal too, the victory is shared. (§5)

rules-fantasy-realms-scoring =
    Every hand is counted for itself, in a fixed order. First its owner makes the choices that some cards allow, then penalties are cleared, then cards are blanked, and only then are points counted.
    • A blanked card is worth 0 and might as well not be there: it has no suit, no name, no strength, no bonus and no penalty. (§15)
    • A cleared penalty does nothing. Clearing comes before blanking, so a clearer that is blanked later has still done its work. (§12)
    • A base strength always counts; a bonus and a penalty count as often as their text says.
    Here the program finds the best choices for you, tells the reason of every point, and lets you choose otherwise. (§16)

rules-fantasy-realms-two-players =
    Hands start empty. Until you have seven cards, your turn is one of these:
    • take an open card and discard nothing (not in the very first turn of the game), or
    • draw two cards, keep one and discard the other.
    From your seventh card on you play classic turns, even while the other is still building. The game ends as soon as both have seven cards and at least twelve lie in the discard area. (§6)

rules-fantasy-realms-chaos =
    For three to seven people. Seven cards each and no turns: for five minutes everybody trades with everybody, one card for one card, then hands are counted as they are.
    • An offer names the card you give, shows as much of it as you like (the card, its suit, or nothing), goes to one player or to all, and may ask for a suit.
    • Whoever it is for accepts with one of their cards, and both cards change hands at once.
    • The Necromancer works differently here: when the time is up its owner draws three cards from the deck and may keep one. (§7)

rules-fantasy-realms-hidden =
    Hidden until the end: hands, the deck, cards somebody drew, offers that are still being prepared, and the three cards of the Necromancer in chaos.
    Open to all: the discard area, how many cards everybody holds and how many are left in the deck, who took which open card, which offers there are from whom to whom, and that two players traded.
    Only for those it concerns: what an offer shows and asks for, and the two cards of a trade.
    The deck here has no order. A card is drawn by chance at the moment you draw it, and every draw can be checked after the game.

rules-fantasy-realms-certainty =
    Nothing of this game is reconstructed. All 53 cards, their base strengths and their effects are known; about five independent collections of data agree on them. The card texts on this page are made from those facts, in our own words.
    What may be disputed are the corners where the rulebook says nothing. There we decided, and numbered each decision. Three marks tell where a ruling comes from. Well known scorers decide some of them otherwise: several count only one run for the Gem of Order and one suit for the Collector, while the game’s designer lets all of them count, as we do.
    At your own table you may of course agree on something else; when you set up a game, some of it can be switched.

## The order of scoring, as a picture

rules-fantasy-realms-order = The order of scoring
rules-fantasy-realms-order-8 = Necromancer
    .note = an eighth card
rules-fantasy-realms-order-9 = Doppelgänger
    .note = copies a card
rules-fantasy-realms-order-10 = Mirage, Shapeshifter
    .note = a name and a suit
rules-fantasy-realms-order-11 = Book of Changes
    .note = another suit
rules-fantasy-realms-order-12 = Clearing
    .note = penalties vanish
rules-fantasy-realms-order-13 = Blanking
    .note = by other cards
rules-fantasy-realms-order-14 = Self-blanking
    .note = for lack of something
rules-fantasy-realms-order-15 = Points
    .note = of what is left
rules-fantasy-realms-order-choices = the owner chooses
rules-fantasy-realms-order-settling = the hand settles
rules-fantasy-realms-order-counting = it is counted

## The rulings

rules-fantasy-realms-ruling-1 = In the classic game three to six people get seven cards each. Chance draws who begins, and play follows the seats clockwise.
    .title = Set-up
rules-fantasy-realms-ruling-2 = Draw from the deck or take any one open card of the discard area, then discard one card of your hand, the new one included. The very first turn of the game can only draw.
    .title = A turn
rules-fantasy-realms-ruling-3 = The tenth card in the discard area ends the game at once. Nobody finishes the round.
    .title = The end
rules-fantasy-realms-ruling-4 =
    Takes do not enlarge the discard area, so a game in which everybody only takes would last for ever. After ten rounds in which every turn was a take, everybody must draw from then on, to the end of the game. A draw before that starts the count again.
    In the two-player game takes count in the same way, also while hands are being built. The number of rounds is an option; 0 switches the rule off.
    .title = Stalemate
rules-fantasy-realms-ruling-5 = The highest hand wins. A tie goes to the lower sum of base strengths as printed: blanked cards count, a Doppelgänger as 0, and so does the Necromancer’s eighth card. Who is still tied shares the victory.
    .title = The winner
rules-fantasy-realms-ruling-6 = Hands start empty. With fewer than seven cards you either take an open card without discarding (not in the very first turn of the game), or draw two and discard one of those two. With seven you play classic turns, whatever the other does. The game ends once both have seven cards and at least twelve are discarded; a pair that only draws ends with fourteen.
    .title = Two players
rules-fantasy-realms-ruling-7 =
    Three to seven people, seven cards each; with seven players four cards stay in the deck. Five minutes of free trading (an option), one card for one card, then hands are scored as they are. The Necromancer’s owner then draws three cards and keeps one of any suit, or none; the others are put aside unseen.
    • An offer is prepared in secret and can be dropped; once opened, everybody sees that it exists, who made it and for whom. What it shows is only for those it is for.
    • It is answered with one card, and the two cards change hands at once. A suit that is asked for is binding.
    • At most eight offers a seat are open at a time, also of the same card; each can be withdrawn at any time.
    • When a card is traded, all other offers of it vanish. When the time is up, all offers do.
    .title = Chaos
rules-fantasy-realms-ruling-8 = Before all else the Necromancer’s owner may take one Army, Leader, Wizard or Beast from the discard area, by its printed suit, as an eighth card. It stays even if the Necromancer is blanked later.
    .title = Necromancer
rules-fantasy-realms-ruling-9 = It may copy one other card of the hand: name, suit, base strength and penalty. The bonus is not copied, and clearing is a bonus. The copy is of the printed card, whatever Mirage, Shapeshifter or Book of Changes make of the original.
    .title = Doppelgänger
rules-fantasy-realms-ruling-10 = A Mirage may pass for any Army, Land, Weather, Flood or Flame; a Shapeshifter for any Artifact, Leader, Wizard, Weapon or Beast. They take the name and the suit, or the suit alone. Base strength stays 0, and neither bonus nor penalty comes along. Any card of the game may be named, wherever it is; an option limits that to cards seen in this match.
    .title = Mirage and Shapeshifter
rules-fantasy-realms-ruling-11 = It may give one other card of the hand another of the ten suits, but never Wild. Name, base strength, bonus and penalty stay with the card.
    .title = Book of Changes
rules-fantasy-realms-ruling-12 =
    Clearing goes by the suits that cards have by now.
    • Protection Rune clears all penalties.
    • Mountain clears those of Floods, Cavern of Weather cards, Beastmaster of Beasts.
    • Island clears one Flood or Flame of its owner’s choice; that may be itself.
    • Rangers strike the word Army from every penalty, Warship from the penalties of Floods.
    A clearer has done its work even if it is blanked afterwards.
    .title = Clearing
rules-fantasy-realms-ruling-13 =
    Great Flood, Rainstorm, Blizzard, Wildfire, Basilisk and copies of them blank other cards, unless their penalty is cleared. Again and again one of them acts that is not blanked and that no blanker still waiting would blank, itself included.
    If there is none, those that blank each other in a circle, or blank themselves, are all blanked without having acted. Then the rest goes on.
    .title = Blanking
rules-fantasy-realms-ruling-14 = Next come cards that are blanked for lack of something: Smoke without a Flame, Warship without a Flood, War Dirigible without an Army, until nothing changes. Then War Dirigible with a Weather card; a card and its copy go at the same time. All of it is repeated until nothing changes.
    .title = Self-blanking
rules-fantasy-realms-ruling-15 = Each active card gives its base strength, its bonuses, and those penalties that were not cleared. A blanked card has no suit, strength, bonus, penalty or name: it gives 0 and counts for nothing.
    .title = Points
rules-fantasy-realms-ruling-16 = All choices of §8 to §12 belong to the owner of the hand. All hands are opened, the best choices are proposed, and the owner may choose otherwise, card by card in the order above. Agreeing leaves everything still open at its best. An option lets the program choose for all.
    .title = Choices
rules-fantasy-realms-ruling-17 = A card that the Book of Changes moves into a suit its own text counts, counts itself, unless the text says “other”. The same goes for conditions: a Bell Tower that has become a Wizard has its Wizard.
    .title = A card may count itself
rules-fantasy-realms-ruling-18 = With the Gem of Order several runs score; each card belongs to one run, equal strengths do not lengthen it, and a run of eight counts as seven. With the Collector several suits score.
    .title = Several runs, several suits
rules-fantasy-realms-ruling-19 = The Collector counts different names. A Doppelgänger’s copy in the same suit adds nothing; a Mirage or Shapeshifter with a new name does, one without a name does not. Three special cards left as they are, are three names of one suit.
    .title = Names for the Collector
rules-fantasy-realms-ruling-20 = Rangers take Armies out of every penalty: Great Flood and Basilisk blank no Army, and War Dirigible needs none. Wildfire does not use the word, so Rangers are no help against it.
    .title = Rangers
rules-fantasy-realms-ruling-21 = A card that asks for another by name does not find it if that one is blanked.
    .title = Names of blanked cards
rules-fantasy-realms-ruling-22 = Fountain of Life may draw on itself. It takes the highest base strength unless its owner says otherwise; blanked cards have none.
    .title = Fountain of Life
rules-fantasy-realms-ruling-23 = A special card that is left as it is has the suit Wild. That is one suit more for the World Tree, and a Wildfire does not blank it.
    .title = Wild is a suit
rules-fantasy-realms-ruling-24 = The King has strength 8, the Queen 6. Each gives 5 for every Army, or 20 if the other, by name, is in the hand.
    .title = King and Queen

## All cards

rules-fantasy-realms-cards-lead = Search in any of the three languages; choose a suit; open a card to read it whole and to see which cards like it.
rules-fantasy-realms-cards-search = Name or words of a card
rules-fantasy-realms-cards-all = All suits
rules-fantasy-realms-cards-count =
    { $count ->
        [0] No card is like that.
        [one] { $count } card
       *[other] { $count } cards
    }
rules-fantasy-realms-cards-clear = Show all cards again
rules-fantasy-realms-card-elsewhere = In the other languages: { $names }
rules-fantasy-realms-card-by-name = They name it
rules-fantasy-realms-card-by-suit = They look at its suit
rules-fantasy-realms-card-nobody = No other card asks for this one.
rules-fantasy-realms-card-likes = likes it
rules-fantasy-realms-card-fears = is harmed by it, or harms it
rules-fantasy-realms-card-next = Next card
rules-fantasy-realms-card-previous = Previous card
