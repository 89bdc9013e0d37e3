## The rules of all games

rules-lead = Short enough to read before the tea is ready, exact enough to settle an argument. All in our own words.
rules-read = Read the rules
rules-not-yet = Still being painted: not on this table yet.
rules-unknown = This table has no such game.
rules-all = All rules
rules-contents = Contents
rules-print = Print
rules-ruling = Ruling { $ruling }
rules-choose-section = Go to…
rules-cited = The rule that was cited

## Sections

rules-section-minute = In a minute
rules-section-setup = Before you play
rules-section-turn = Your turn
rules-section-end = The end
rules-section-scoring = How a hand is scored
rules-section-two-players = Two players
rules-section-chaos = Chaos
rules-section-rulings = All rulings
rules-section-certainty = Known and ours
rules-section-hidden = Who sees what
rules-section-cards = All cards
rules-section-round = A round
rules-section-opening = Opening a portal
rules-section-effects = What portals do
rules-section-rewards = Rewards
rules-section-first-game = Your first game
rules-section-portals = All portals
rules-section-small = Small buildings
rules-section-imagination = Imagination
rules-section-large = Large buildings
rules-section-bonus = Bonus
rules-section-dark-energy = Dark Energy
rules-section-tokens = Power tokens
rules-section-powers = The five powers
rules-section-options = Variants and options
rules-section-tiles = All tiles
rules-section-island = The island
rules-section-cities = Cities
rules-section-encounters = Encounters
rules-section-creatures = The creatures
rules-section-wise = The islands of the wise
rules-section-objects = Magic objects
rules-section-mages = The mages
rules-section-tower = The tower of Indaman
rules-section-reincarnation = Reincarnation

## Where a ruling comes from

rules-from-book = From the rulebook
rules-from-part = Frame from the rulebook, details ruled here
rules-from-ours = Ruled here, where the rulebook is silent
