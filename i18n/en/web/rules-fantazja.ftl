## A line is a paragraph, a line with a dot is an item of a list, and §4 leads to ruling 4.

rules-fantazja-minute =
    After the war with the sorcerer only the Magic Castle is left of the whole land. Two factions of mages, the Sculptors of Nature and the Engineers of Light, rebuild one common city around it: tile by tile, element by element.
    Each turn you do one thing: build a small building, set a tile aside as a point of Imagination, or spend such a point on a large building, mostly on top of one that stands already, even your opponent’s. Only what is seen from above counts.
    Whoever has the majority of a type of building uses its power. Two marks of Dark Energy side by side destroy each other, and with them all that loses its way to the Castle. When both have run out of tiles, the most points win.

rules-fantazja-setup =
    Two play, each with a faction of 27 square tiles. In the game both sets are alike. The Magic Castle lies in the middle; beside the city are five power tokens, one for each type of building, and eight bonus tokens.
    • Both shuffle their tiles into a draw pile and take six into the hand.
    • Chance decides who starts. (§8)
    A tile has four sides, each with one to three symbols of one element: Earth, Air, Water or Fire. In the middle are the type of the building and its level; some tiles also bear the mark of Dark Energy.
    There are five types: residential, production, military, magic and special. Level I is worth 1 point, level II 3 points, level III 2 points, and a special building, which has no level, 2 points.

rules-fantazja-turn =
    As long as you have tiles in hand, you must do one of three things: (§1)
    • build a small building, that is level I;
    • set a tile aside as a point of Imagination, which is always allowed (§2);
    • build a large building, that is level II, level III or a special.
    Before or after it you may use one power. (§3)
    At the end of the turn the power tokens are settled; then you draw up to six tiles, if you have that many left. (§5, §6)

rules-fantazja-small =
    A small building is laid on an empty cell so that at least one of its sides touches the city. It may be turned. (§9, §13)
    Every side that touches something has to match: the same element, and no fewer symbols than the neighbour has. The sides of the Castle are no exception. (§10, §12)

rules-fantazja-large =
    Level II is laid on level I, and level III on level II, always on a building of the same type, whoever owns it. It costs one point of Imagination. (§15)
    The elements of the sides must lie as they do on the building below; the numbers of symbols do not matter here. The whole stack belongs to the owner of the tile on top. (§16, §17)
    A special building is laid like a small one, with all its conditions, but costs a point of Imagination. Nothing can be laid on it, on the Castle, or on level III. (§18, §19)

rules-fantazja-imagination =
    A tile that is set aside face down is one point of Imagination. You may look at your own, not at your opponent’s. (§21)
    When you pay, you choose which tile to give: it goes face up to your discard pile. (§20) Points that are left break a tie. (§61)

rules-fantazja-bonus =
    Level III laid on your own level II brings a bonus token of 5 points. On your opponent’s it does not. (§22)
    The bonus is given at once and cannot be lost. (§23, §24)

rules-fantazja-dark-energy =
    If you lay a tile with the mark of Dark Energy and a visible tile with the same mark lies beside it, all those tiles vanish together with the new one, each with its whole stack. (§27)
    Then everything vanishes that has no connection with the Castle any more, side by side. (§33) Each tile goes to the discard pile of its own faction. (§32)
    You may destroy buildings of your own too. (§34)

rules-fantazja-tokens =
    At the end of your turn all five types are checked. If you have at least two visible buildings of a type, and more than your opponent, you take the token of that power, even from your opponent. (§36, §37)
    With equal numbers the token goes back to the pool. A holder who no longer has more gives it back as well. (§38, §39)
    You may use a token from your next turn on, every turn again, but only one a turn. (§42)

rules-fantazja-powers = Each type of building has its power. You may use one of them before or after your action, if you have held its token since the turn began. (§3, §42)

rules-fantazja-end =
    The game ends when two turns in a row, one of each side, pass without an action because the hands are empty. (§59)
    Visible buildings count their points, and each bonus token 5. A tie is broken by unspent Imagination; if that is equal too, the game is a draw. (§61)

rules-fantazja-options =
    The teaching variant leaves out the powers and Dark Energy: symbols, levels and Imagination remain.
    When you set a table, you can also change what households read in different ways:
    • how many bonus tokens there are: 8, or without limit (§25);
    • whether a lost majority costs the token at once, or only when the numbers are equal (§39);
    • whether a swapped building has to match its neighbours (§56), and whether it triggers Dark Energy (§31);
    • whether the Military power may guard the Castle (§46), and whether it works again in the turn its token returns (§51);
    • who starts (§8).
    Whoever has the box can play with the real tiles, from a file of their own.

rules-fantazja-hidden =
    Hidden: hands, the order of the draw piles, and which tiles lie as Imagination.
    Seen by both: the city with all that lies below, the discard piles, the tokens and all numbers. A tile turned into Imagination by the Production power is known to both. Tiles seen by the Magic power are known only to whoever used it, and to their owner. (§62, §21, §54)
    A pile has no order here as long as nobody knows one: chance decides about a tile when it is drawn, and after the game every draw can be checked.

rules-fantazja-certainty =
    The rules are those of the Polish rulebook. It tells of types, levels, numbers of tiles and examples, but not of the symbols on the sides, nor which tiles bear Dark Energy. These are reconstructed: so that they agree with the rulebook, with what players report and with each other, and so that the game is even.
    It is certain that each faction has 27 tiles and that both sets are alike. That 12 of them are level I, 8 level II, 4 level III and 3 special follows from the examples and from the number of bonus tokens.
    The third special building has its name from us, and the pictures are our own too. Where the rulebook is silent, the decision is ours and has its number.
    If you have the box, download the file of tiles, write in the true symbols and play with them: every table can have a set of its own.

## What is on a tile

rules-fantazja-anatomy-side = A side: an element, with one to three symbols. Each element has its shape, colour and letter.
rules-fantazja-anatomy-type = The type of building: its picture and the colour behind it.
rules-fantazja-anatomy-level = Level I, II or III; a star is a special building.
rules-fantazja-anatomy-faction = The faction: sign, colour and corners of the frame. The Sculptors of Nature have round ones, the Engineers of Light cut ones.
rules-fantazja-anatomy-dark = Dark Energy, on some tiles only.

## Rulings

rules-fantazja-ruling-1 = Whoever has tiles in hand must do one of the three actions.
    .title = The action is compulsory
rules-fantazja-ruling-2 = Imagination may be chosen even where building is possible.
    .title = Imagination instead of building
rules-fantazja-ruling-3 = A power is used before or after the action, once a turn, before tiles are drawn.
    .title = When a power works
rules-fantazja-ruling-4 = A power may be used even in a turn in which no action is possible.
    .title = A power without an action
rules-fantazja-ruling-5 = The hand is filled up to six also when the action was skipped.
    .title = Drawing without an action
rules-fantazja-ruling-6 = At the end of a turn the tokens are checked first, then tiles are drawn.
    .title = Order at the end of a turn
rules-fantazja-ruling-7 = The limit of one point of Imagination a turn is about the action; the Production power may add another.
    .title = One point a turn
rules-fantazja-ruling-8 = Who starts is drawn, or agreed on. (The rulebook names whoever saw the film The NeverEnding Story last, or the younger one.)
    .title = Who starts
rules-fantazja-ruling-9 = Tiles may be turned in steps of 90 degrees.
    .title = Turning
rules-fantazja-ruling-10 = A new building touches another building or the Castle with a side. Every side that touches must match: the same element, and on the new tile no fewer symbols than on the neighbour.
    .title = Every side matches
rules-fantazja-ruling-11 = What counts is the top tile of the neighbour’s stack.
    .title = A neighbour is its top
rules-fantazja-ruling-12 = The sides of the Magic Castle obey the same test: one symbol on each.
    .title = The sides of the Castle
rules-fantazja-ruling-13 = A small building is laid only on an empty cell.
    .title = Only empty cells
rules-fantazja-ruling-14 = A cell that was emptied by destruction may be built on again.
    .title = Cells come back
rules-fantazja-ruling-15 = Levels II and III go on a visible building of the same type, one level lower, whoever owns it. It costs one point of Imagination.
    .title = What a large building stands on
rules-fantazja-ruling-16 = After turning, the elements of the four sides must repeat those of the building below; the numbers of symbols are free. If no turning does it, the move is not allowed.
    .title = The same elements
rules-fantazja-ruling-17 = A stack belongs to the owner of its top tile. Covered tiles score nothing and count for no majority.
    .title = Whose a stack is
rules-fantazja-ruling-18 = A special building is laid like a small one, with all conditions and numbers of symbols, and costs one point of Imagination.
    .title = Special buildings
rules-fantazja-ruling-19 = Nothing can be laid on a special building, on the Castle or on level III.
    .title = Where a stack ends
rules-fantazja-ruling-20 = The payer chooses which tile of Imagination is paid. It goes face up to the discard pile.
    .title = Paying
rules-fantazja-ruling-21 = You may look at your own tiles of Imagination, not at your opponent’s. One fetched by the Production power is known to both.
    .title = Who knows Imagination
rules-fantazja-ruling-22 = The bonus is for level III on one’s own level II; whose the level I at the bottom is does not matter.
    .title = What earns a bonus
rules-fantazja-ruling-23 = The bonus is given when the tile is laid, even if Dark Energy destroys the stack at once.
    .title = The bonus comes at once
rules-fantazja-ruling-24 = A bonus is never lost again.
    .title = The bonus stays
rules-fantazja-ruling-25 = When none of the eight tokens is left, there is no bonus.
    .title = Supply used up
rules-fantazja-ruling-26 = A swap by the Special power never brings a bonus.
    .title = No bonus for a swap
rules-fantazja-ruling-27 = All dark tiles beside the dark tile just laid vanish together with it, each with its whole stack.
    .title = What Dark Energy destroys
rules-fantazja-ruling-28 = It goes no further: what is destroyed does not draw in more dark neighbours.
    .title = No chain reaction
rules-fantazja-ruling-29 = A dark tile laid on a dark tile does not react with it.
    .title = Dark on dark
rules-fantazja-ruling-30 = A mark that is covered does nothing.
    .title = Covered marks
rules-fantazja-ruling-31 = A swap by the Special power triggers Dark Energy too (unless the option says otherwise).
    .title = Dark Energy in a swap
rules-fantazja-ruling-32 = Each tile removed goes to the discard pile of its own faction.
    .title = Where removed tiles go
rules-fantazja-ruling-33 = Connected means occupied cells side by side all the way to the Castle; symbols do not matter. What is cut off is removed as well.
    .title = Cut off from the Castle
rules-fantazja-ruling-34 = A tile may be laid even if it destroys itself or buildings of one’s own.
    .title = Destroying one’s own
rules-fantazja-ruling-35 = A Military token on a building that is destroyed stays out until its owner’s next turn begins; then §52 applies.
    .title = Token on a destroyed building
rules-fantazja-ruling-36 = At the end of a turn all five types are checked for the player whose turn it is: at least two visible buildings, and more than the opponent, bring the token.
    .title = Who takes a token
rules-fantazja-ruling-37 = A token may be taken from the opponent in this way too.
    .title = Taking it away
rules-fantazja-ruling-38 = With equal numbers, 0:0 included, the token goes to the pool.
    .title = Equal numbers
rules-fantazja-ruling-39 = A holder who no longer has strictly more buildings gives the token to the pool at the end of the turn being played; then §36 may give it out again. An option lets the holder keep it until the numbers are equal.
    .title = Losing the majority
rules-fantazja-ruling-40 = Whoever holds a token keeps it even at 1:0.
    .title = One to nothing
rules-fantazja-ruling-41 = At the end of your turn your opponent gains nothing.
    .title = Nothing on another’s turn
rules-fantazja-ruling-42 = A token works from its owner’s next turn on, every turn again; one a turn. Using it does not spend it.
    .title = From when, and how often
rules-fantazja-ruling-43 = Special buildings count for the Special token. The Castle counts for nobody.
    .title = Specials and the Castle
rules-fantazja-ruling-44 = Residential: one to three tiles of the hand are exchanged at once for as many of one’s own discard pile. Tiles just given cannot be taken back.
    .title = The Residential power
rules-fantazja-ruling-45 = Production: any tile of one’s own discard pile becomes a point of Imagination, face down.
    .title = The Production power
rules-fantazja-ruling-46 = Military: the target is any visible building of either side, but not the Castle (unless the option allows it).
    .title = The Military power
rules-fantazja-ruling-47 = The opponent may lay nothing on the guarded building, nor on a cell adjoining it, even if that cell has other neighbours.
    .title = What a guard forbids
rules-fantazja-ruling-48 = Building higher on a neighbour stays allowed, and Dark Energy may still destroy the guarded building.
    .title = What a guard does not stop
rules-fantazja-ruling-49 = The opponent may not swap the guarded building by the Special power; its neighbour may be swapped.
    .title = Guard and swap
rules-fantazja-ruling-50 = The owner of the token is not restricted by it.
    .title = Guard and its owner
rules-fantazja-ruling-51 = The Military power may be used again in the very turn its token comes back (unless the option says otherwise).
    .title = Again in the same turn
rules-fantazja-ruling-52 = When the token comes back, its owner keeps it with strictly more military buildings; else it goes to the pool.
    .title = The token comes back
rules-fantazja-ruling-53 = While the token lies on a tile, the checks at the end of a turn pass it over.
    .title = A token on guard
rules-fantazja-ruling-54 = Magic: four random tiles of the opponent’s hand are seen, or all if there are fewer. None, one or two go under the opponent’s pile in the order chosen; the others return to the hand. Only the user of the power and the owner know them.
    .title = The Magic power
rules-fantazja-ruling-55 = Magic may empty a small hand: its owner skips the action and draws at the end of the turn.
    .title = An emptied hand
rules-fantazja-ruling-56 = Special: one’s own visible ordinary building is swapped for a tile of the hand of the same level and any ordinary type. The stack below stays, the elements must match all neighbours (numbers are free), and the old tile comes to the hand. An option lets the sides be ignored.
    .title = The Special power
rules-fantazja-ruling-57 = Later levels follow the type that is seen.
    .title = The type after a swap
rules-fantazja-ruling-58 = Swapping level I for level I is allowed.
    .title = One for one
rules-fantazja-ruling-59 = The game ends after two turns in a row, one of each side, without an action.
    .title = The end
rules-fantazja-ruling-60 = Discarded tiles come back by powers only.
    .title = What is discarded stays so
rules-fantazja-ruling-61 = The result is the points of one’s own visible buildings, and 5 for each bonus token. In a tie more unspent Imagination wins; if that is equal too, it is a draw.
    .title = The result
rules-fantazja-ruling-62 = Open to both: the city, the discard piles, the tokens and all numbers. Hidden: hands, the order of the piles, and what lies as Imagination.
    .title = What is open

## Examples in pictures

rules-fantazja-example-higher = B may be laid beside A: they meet with Air, and B has two of it, more than A.
rules-fantazja-example-lower = Not the other way round: where B lies, A has too few symbols of Air.
rules-fantazja-example-level-1 = Garrison I, your opponent’s. Its sides from the north: Earth, Air, Fire, Water.
rules-fantazja-example-level-2 = Garrison II on top of it: the elements lie on the same sides, and the stack changes hands.
rules-fantazja-example-level-3 = Garrison III on your own Garrison II: a bonus. It cannot go straight on Garrison I.
rules-fantazja-example-dark = B and A bear Dark Energy, so both vanish when B is laid. D and E lose their way to the Castle and vanish too.

## All tiles

rules-fantazja-tiles-lead = 27 tiles, the same in both factions; only the frame differs. Choose a type, a level, Dark Energy, or a side: its element and number of symbols. A tile opens when you press it, and can be turned.
rules-fantazja-tiles-faction = Faction
rules-fantazja-tiles-type = Type
rules-fantazja-tiles-level = Level
rules-fantazja-tiles-of-level = level { $level }
rules-fantazja-tiles-dark = Dark Energy
rules-fantazja-tiles-element = A side by element
rules-fantazja-tiles-number = Symbols on a side
rules-fantazja-tiles-symbols =
    { $count ->
        [one] { $count } symbol on a side
       *[other] { $count } symbols on a side
    }
rules-fantazja-tiles-count =
    { $count ->
        [0] There is no such tile.
        [one] { $count } tile
       *[other] { $count } tiles
    }
rules-fantazja-tiles-clear = Show all again
rules-fantazja-tile-side = { $count } × { $element }
rules-fantazja-tile-drawn =
    Sides from the north: { $sides-list }{ $dark ->
        [yes] ; Dark Energy
       *[no] { "" }
    }
rules-fantazja-tile-number = Tile { $number } of { $count }
rules-fantazja-tile-turn = Turn
rules-fantazja-tile-below = Can be laid on
rules-fantazja-tile-above = Can carry
rules-fantazja-tile-next = Next tile
rules-fantazja-tile-previous = Previous tile

rules-fantazja-sure-printed = from the box
rules-fantazja-sure-reported = reported
rules-fantazja-sure-reconstructed = reconstructed
