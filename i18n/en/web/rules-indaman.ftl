## A line is a paragraph, a line with a dot an item of a list, and §4 leads to ruling 4.

rules-indaman-minute =
    You are a warrior mage on the island of Indaman. Step by step you travel from city to city: every target you reach brings gems, and the farther it is, the more it brings.
    Something waits on the way. If the sword comes up, somebody else chooses a creature and plays it against you: a card face down, a name declared, gems in two closed fists. It may be the Dragon, or just a bluff.
    When you have gems enough, go to Indaman, the city of the mages, and climb the tower. Every square asks for a higher number, and gems help the roll. Whoever is at the top first wins.

rules-indaman-setup =
    It is a game for three to six. There are 150 gems in all, whatever the number of players.
    • Everybody gets one of the ten mages at random, with a city, a favourite terrain and a trait. Mage and flag begin in that city. (§5)
    • Everybody takes 10 gems and keeps them behind a screen.
    • For everybody a target city is drawn, other than the flag’s. (§4)
    • The 25 creature cards are dealt face down over the piles of the six terrains. (§1)
    • Whoever rolls highest with the green klippide begins. (§2)

rules-indaman-island =
    The island has six terrains: plain, mountain, desert, forest, lake and swamp. Each has its own pile of creatures. Two spaces are neighbours if they share a side; the lake can be crossed too.
    Around it lie three islands of the wise, each with three sea areas up to the coast. This map is reconstructed.

rules-indaman-turn =
    In your turn you move your mage one space, in any direction. The step is compulsory, with few exceptions. (§6)
    • If a road joins the two spaces, you roll the blue klippide: blank or sword. (§7)
    • Else you roll the red one: blank, sword, one gem or two gems.
    The sword is an encounter. Gems found are doubled on your mage’s favourite terrain. (§39)
    Entering a city, you roll neither red nor blue. (§8)

rules-indaman-cities =
    The guards hunt mages, so cities are entered invisibly. The green klippide says what it costs: one gem with 1 or 2, two with 3 or 4, three with 5 or 6. Who cannot pay stays at the gate. (§9, §10)
    When you enter your target city you get the gems of the revenue table, from the flag’s city to this one. Then the flag moves here and a new target is drawn. (§13)
    Indaman is free to enter; it is never a target. (§16)

rules-indaman-encounters =
    The dragon gives the ball of a random player. If it is yours, you look at the terrain’s pile, and nothing else happens. (§19)
    Otherwise that player looks at the pile, lays a card face down and names a creature. With a real creature the name is true; with a white card it is whatever one likes. (§20)
    • In secret both put gems into a fist, or none. (§21)
    • The fists open together: more gems win, and a tie goes to the creature.
    • The winner’s own gems go back to the heap, the loser’s go to the winner. (§22)
    If the creature wins, its fate befalls you, and the ladder of whoever played it goes up a square, even with a white card. (§23)
    If you win, you keep the creature and may at once wish to be on an island of the wise. (§24)

rules-indaman-creatures = What each creature does when it wins, how many cards there are, and what the wise count it for. Points and numbers are reconstructed.

rules-indaman-wise =
    When you come to an island of the wise, you give beaten creatures for magic objects: a random object for every 50 points. The rest is lost: two cards of 35 give a single object. (§34)
    To come back you take the ferry. You go to the first sea area and roll the green klippide: 3 or more takes you an area on and you roll again, 1 or 2 stops you. (§35)
    There is no ferry towards the islands. (§17)

rules-indaman-objects =
    An object is tried in one’s own turn, each card once a turn. The green klippide has to show one of the card’s numbers; if not, only the try is lost. The object stays yours, but a Potion that works is discarded. (§38)
    There are two cards of each object, often with different numbers. The numbers are reconstructed.

rules-indaman-mages = Ten mages. Gems found on the favourite terrain are doubled. Name and trait of Arion and Falcon come from the rulebook; the other mages are reconstructed.

rules-indaman-tower =
    In Indaman you may climb, even in the turn you arrive. You start from your ladder. (§16, §36)
    Before each roll you declare how many gems you spend: they are gone in any case. Number and gems together have to reach the value of the next square.
    • If they do, you go up a square. Then you stop, and the ladder comes up to you, or you try again.
    • If they do not, you are back in Indaman, and the ladder stays where it was when the turn began.
    The ladder can also go up when a creature of yours wins, but never to the top. (§23)

rules-indaman-reincarnation = The Dragon, the Black Whirlpool and sometimes the Basilisk kill the mage. You lose gems, objects and kept creatures, and the ladder goes back to the base. With a new mage you begin again in its city, with 10 gems and a new target. (§41)

rules-indaman-end = Whoever brings the own mage to the top of the tower first wins, and the game ends at once. The other places go by ladder, then by gems. (§42)

rules-indaman-options =
    When a table is set up, these can be changed:
    • whether a mage at a gate may go away (§11);
    • whether a real creature may be lied about too (§20);
    • whether one may stay in Indaman without climbing (§37);
    • whether kept creatures survive a reincarnation (§41).
    Who has the box can play with the real board and cards, from an own file.

rules-indaman-hidden =
    Hidden: the gems and objects of others, the gems in the fists until they open, whether a card is white, and the piles of the terrains.
    What you have once seen in a pile, the table remembers for you as long as it can still be true. Beaten creatures were seen by all when the card was opened. (§22)
    Seen by all: where mages, flags, targets and ladders are, the cards that lie face up, and how many cards and gems are left.

rules-indaman-certainty =
    The rules are those of the Italian rulebook of “Fantasy”. The board, the values of the cards and nearly all names were never published as text: that is why they are reconstructed, so that they agree with the rulebook and make a fair game.
    The rulebook gives the six terrains, Indaman, the islands Aurora, Ambrata and Asperia, Arion and Falcon, the kinds of faces of the klippidi, the creatures and objects with what they do, the 150 gems and the 60 cards.
    Reconstructed are the map with its roads and other cities, the revenue table, the values of the tower, how many faces of each kind the blue and the red klippide have, how many cards there are of each creature and what they are worth, the numbers of the objects, and eight mages.
    Where the rulebook is silent, the decision is ours and has its number. If you have the box, write what you see into a file and play with that.

## Rulings

rules-indaman-ruling-1 = The creature cards are dealt at random over the six terrain piles: 5, 4, 4, 4, 4 and 4.
    .title = Creatures in the piles
rules-indaman-ruling-2 = Whoever rolls highest with the green klippide begins; those who tie roll again. Then it goes clockwise.
    .title = Who begins
rules-indaman-ruling-3 = Any number of mages can be on a space. Mages do not fight each other.
    .title = Mages together
rules-indaman-ruling-4 = A target equal to the flag’s city is drawn again, always. The card drawn goes back to the deck each time.
    .title = The target is not the flag
rules-indaman-ruling-5 = The mages nobody has are the pile for reincarnations; the dead go under it.
    .title = Mages in reserve
rules-indaman-ruling-6 = One step a turn, compulsory. Exceptions: climbing or staying in Indaman, a city’s gate, captivity, a spell and the ferry.
    .title = One step a turn
rules-indaman-ruling-7 = Between spaces joined by the road the blue klippide is rolled, even if they share a border besides; else the red one. It is rolled after the step, and the terrain is that of the space entered.
    .title = Blue or red
rules-indaman-ruling-8 = Entering a city, neither red nor blue is rolled. Leaving by the road, it is blue.
    .title = No rolls in cities
rules-indaman-ruling-9 = Every city but Indaman is entered invisibly: green klippide, 1–2 costs one gem, 3–4 two, 5–6 three. Who can pay has to, all or nothing.
    .title = Invisible
rules-indaman-ruling-10 = Who cannot pay stands at the gate, on the city’s space but outside, and the turn is over.
    .title = At the gate
rules-indaman-ruling-11 = In the next turn one rolls again, or goes away. To the letter one could only roll again, but a mage without gems would stand there for ever; an option allows it.
    .title = Try again or go away
rules-indaman-ruling-12 = Whoever begins a turn inside a city does not pay again.
    .title = Already inside
rules-indaman-ruling-13 = Entering the target brings the gems of the table, the flag comes here, a new target is drawn, and the turn is over.
    .title = Target reached
rules-indaman-ruling-14 = If the heap has too few gems, one takes what is left.
    .title = Empty heap
rules-indaman-ruling-15 = A target reached by the Flying Carpet counts, without roll or payment. Being put there by somebody else does not; in the own turn the gate may be tried.
    .title = Arriving otherwise
rules-indaman-ruling-16 = Indaman is free to enter, and one may climb in the turn of arrival.
    .title = Indaman
rules-indaman-ruling-17 = No ferry leaves the main island. The islands are reached by the wish, by the Carpet, or by being put there.
    .title = How to reach the islands
rules-indaman-ruling-18 = If the terrain’s pile is empty, there is no encounter.
    .title = Empty pile
rules-indaman-ruling-19 = The ball is drawn from all players. With one’s own, one looks at the pile and nothing else.
    .title = The dragon’s ball
rules-indaman-ruling-20 = The player drawn looks at the pile, picks a card, lays it face down and names a creature: the true one for a creature, any of the twelve for a white card. An option allows lying always.
    .title = Card and name
rules-indaman-ruling-21 = Gems in secret, none allowed, at most what one has; opened together. More gems win, a tie goes to the creature.
    .title = The fists
rules-indaman-ruling-22 = The winner’s gems go to the heap, the loser’s to the winner. Then the card is opened for all to see.
    .title = Whose gems
rules-indaman-ruling-23 = If the creature wins, its fate happens (none for a white card), the card returns to its pile unless it stays face up, and its player’s ladder goes up one, never beyond the last square below the top.
    .title = The creature wins
rules-indaman-ruling-24 = If the traveller wins, the creature is kept (a white card returns to its pile), and the traveller may at once wish to an island of the wise. Either way the turn is over.
    .title = The traveller wins
rules-indaman-ruling-25 = The order: card, gems of whoever faces Arion, Arion’s guess, own gems, Staff, opening, fate, Potion. Arion guesses as the creature’s player, too. Without Arion both choose at the same time.
    .title = The order of a fight
rules-indaman-ruling-26 = Basilisk, the winner chooses: devour (reincarnation), all gems to the heap and all objects to the deck, or put the mage anywhere. Kept creatures are not touched.
    .title = Basilisk
rules-indaman-ruling-27 = Brigands: a random object, or as many gems as the green klippide says, at most what there is.
    .title = Brigands
rules-indaman-ruling-28 = Black Knight: the mage is put in a city, prisoner. Each own turn gems are declared first; roll and gems of at least 6 set free and the turn goes on, else it is over. Whoever gets free puts the card in a pile of choice.
    .title = Black Knight
rules-indaman-ruling-29 = Fairy: an even number sets free, the turn goes on and the card goes to a pile of choice; an odd one ends the turn, and a gem is lost if the card says so.
    .title = Fairy
rules-indaman-ruling-30 = Sprite: ladder down one, not below the base. Jester: ladder to the base. Dragon and Black Whirlpool: reincarnation, on any terrain.
    .title = Sprite, Jester, Dragon, Black Whirlpool
rules-indaman-ruling-31 = Sorceress and Sorcerer: their player keeps the card face up and once, in a later turn, directs the loser’s step; rolls, payments, fights and objects stay the loser’s. Not while prisoner, enchanted, at a gate, at sea or on an island. Spectre: the same, in the next turn, or it is lost. Of several, the nearest in turn order goes first.
    .title = Sorceress, Sorcerer, Spectre
rules-indaman-ruling-32 = Witch: the mage is put anywhere. “Anywhere”, for Carpet and Basilisk too, is any space, city, island or sea area, not the tower. There is no roll there.
    .title = Witch, and what anywhere means
rules-indaman-ruling-33 = Prisoners and the enchanted still play creatures in others’ turns.
    .title = Prisoners in others’ turns
rules-indaman-ruling-34 = On arrival at an island, if the kept creatures reach 50 points, some are chosen: a random object for every 50 points, the surplus is lost. Who can has to. The cards given go to piles of choice.
    .title = The wise
rules-indaman-ruling-35 = One begins on the first sea area: green klippide, 3–6 an area on and another roll, 1–2 stop. At sea, in later turns, the roll comes first. Landing ends the turn, without red or blue.
    .title = The ferry
rules-indaman-ruling-36 = Gems are declared before each roll and lost in any case; roll and gems have to reach the square’s value. After a success one stops (the ladder comes up, the mage goes back to Indaman) or goes on. A failure leaves the ladder and ends the turn. The top wins at once, only with the mage.
    .title = Climbing the tower
rules-indaman-ruling-37 = A turn in Indaman may be spent without climbing or moving. An option forbids it.
    .title = Staying in Indaman
rules-indaman-ruling-38 = In the own turn, each card once; it works if the green klippide shows one of its numbers. It is kept after use, except a Potion that worked. A failure costs only the try.
    .title = Trying an object
rules-indaman-ruling-39 = The Rod doubles last, and only gems of the red klippide. Falcon’s extra gem needs at least one found. Two gems on the lake become 4, with Falcon 5, with the Rod 10.
    .title = Rod and Falcon
rules-indaman-ruling-40 = Staff: the own gems count double in the fight, but only real gems change hands. Lamp: any other player, anywhere, at any moment of the own turn, but not prisoners or the enchanted. Cloak: saves the entry, or avoids an encounter before the dragon. Potion: cancels Dragon, Black Whirlpool and all of the Basilisk. Crystal Ball: a pile, before moving. Carpet: anywhere, instead of the step. Mouse: doubles the table. Unicorn: three steps of road with one blue roll at the end, instead of the step; a city on the way ends the ride with the entry roll.
    .title = The other objects
rules-indaman-ruling-41 = Gems, objects and kept creatures are lost, the ladder goes to the base; a new mage, 10 gems, its city, a new target. Cards by which others direct the player survive. An option saves the kept creatures.
    .title = Reincarnation
rules-indaman-ruling-42 = The game ends when a mage reaches the top. Places after the first: ladder, then gems.
    .title = The end

## The pictures

rules-indaman-map-label = The map of the island of Indaman: { $spaces } spaces, { $cities } cities, three islands of the wise
rules-indaman-map-road = road: blue klippide
rules-indaman-map-count =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
rules-indaman-klippide-road = on the road
rules-indaman-klippide-wild = off the road
rules-indaman-klippide-numbers = cities, ferry, objects, tower
rules-indaman-face-times =
    { $count ->
        [one] { $count } face
       *[other] { $count } faces
    }
rules-indaman-revenue-caption = Gems for a target reached: from the flag’s city (row) to the target (column)
rules-indaman-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rules-indaman-works = Works with { $faces }
rules-indaman-card = Card { $number }
rules-indaman-favourite = favourite terrain
rules-indaman-tower-caption = The value to reach for each square, and the chance with so many gems
rules-indaman-tower-square = Square
rules-indaman-tower-value = Value
rules-indaman-tower-top = the top
rules-indaman-tower-gems =
    { $gems ->
        [0] no gems
        [one] { $gems } gem
       *[other] { $gems } gems
    }
rules-indaman-percent = { $number }%

rules-indaman-sure-printed = from the box
rules-indaman-sure-rulebook = from the rulebook
rules-indaman-sure-reported = reported
rules-indaman-sure-reconstructed = reconstructed
