//! What creatures can do to a mage, and what a fight is about.

use super::duel::Stakes;
use super::eyes::Eyes;
use fabletop_core::Seat;
use indaman::creatures::{Bag, Creature, Name};
use indaman::mages::Trait;
use indaman::objects::ObjectKind;
use indaman::scoring;
use indaman::state::{Doom, FREEDOM, START_GEMS};
use indaman::terrain::Terrain;
use indaman::view::FightView;

/// Of white cards, what is called by one name.
const BLUFFS: f64 = 0.25;
/// Gems that Briganti take on average.
const LOOT: f64 = 3.5;
/// Gems that a purse can have in a fight.
const PURSE: usize = 64;
/// How likely an object works that nobody has tried.
const WORKS: f64 = 0.7;

impl Eyes<'_> {
    /// Turns that a mage loses by dying.
    fn death(&self, victim: Seat) -> f64 {
        let shown = self.shown(victim);
        let again = self.plan(victim).on_the_way(0, f64::from(START_GEMS));
        let lost = again - self.plan(victim).on_the_way(shown.ladder, self.gems(victim));
        let things = self.object(victim) * f64::from(shown.objects) + self.trophies(victim);
        (lost + things).max(0.0)
    }

    /// What the kept creatures of a seat are worth.
    fn trophies(&self, seat: Seat) -> f64 {
        self.trophies_of(seat, self.points(seat))
    }

    fn fall(&self, victim: Seat, to: u8) -> f64 {
        let (shown, gems) = (self.shown(victim), self.gems(victim));
        self.plan(victim).on_the_way(to, gems) - self.plan(victim).on_the_way(shown.ladder, gems)
    }

    fn loss(&self, victim: Seat, gems: f64) -> f64 {
        let (ladder, now) = (self.shown(victim).ladder, self.gems(victim));
        let plan = self.plan(victim);
        plan.on_the_way(ladder, now - gems.min(now)) - plan.on_the_way(ladder, now)
    }

    /// What the Basilisco can do to a mage.
    pub(super) fn doom(&self, victim: Seat, doom: Doom) -> f64 {
        match doom {
            Doom::Devour => self.death(victim),
            Doom::Strip => {
                let objects = self.object(victim) * f64::from(self.shown(victim).objects);
                self.loss(victim, self.gems(victim)) + objects
            }
            Doom::Banish => self.weights.misplaced,
        }
    }

    /// Turns that a prisoner needs to get free, gems counted in, and how many it should spend.
    pub(super) fn prison(&self, victim: Seat) -> (f64, u8) {
        let gem = self.gem(victim);
        let most = (self.gems(victim).max(0.0) as u8).min(FREEDOM - 1);
        let cost = |gems: u8| {
            let free = f64::from(gems + 1) / f64::from(FREEDOM);
            (f64::from(gems) * gem + 1.0 - free) / free
        };
        let best = (0..=most).map(|gems| (cost(gems), gems)).min_by(|one, other| one.0.total_cmp(&other.0));
        best.unwrap_or((cost(0), 0))
    }

    /// Turns that a mage loses if a creature wins.
    pub(super) fn harm(&self, victim: Seat, creature: Creature) -> f64 {
        let (shown, weights) = (self.shown(victim), self.weights);
        let saved = 1.0 - self.potion(victim);
        match creature {
            Creature::Basilisco => self.death(victim).max(weights.misplaced) * saved,
            Creature::Drago | Creature::GorgoNero => self.death(victim) * saved,
            Creature::BrigantiOggetti if shown.objects == 0 => 0.0,
            Creature::BrigantiOggetti => self.object(victim),
            Creature::BrigantiGemme => self.loss(victim, LOOT),
            Creature::CavaliereNero => self.prison(victim).0 + 0.5 * weights.misplaced,
            Creature::Fata => weights.enchanted,
            Creature::FataGemma => weights.enchanted + self.gem(victim),
            Creature::Folletto => self.fall(victim, shown.ladder.saturating_sub(1)),
            Creature::Giullare => self.fall(victim, 0),
            Creature::Maga | Creature::Mago => weights.directed,
            Creature::Spettro => weights.haunted,
            Creature::Strega => weights.misplaced,
            Creature::White => 0.0,
        }
    }

    /// How likely a mage has a potion that works.
    fn potion(&self, victim: Seat) -> f64 {
        let shown = self.shown(victim);
        let has = shown.known_objects.iter().any(|object| object.kind() == ObjectKind::Pozione);
        let hidden = usize::from(shown.objects).saturating_sub(shown.known_objects.len());
        if has { WORKS } else { WORKS * hidden as f64 / ObjectKind::COUNT as f64 }
    }

    /// What a creature is worth to who beats it.
    fn trophy(&self, seat: Seat, creature: Creature) -> f64 {
        let points = self.board.points([creature].into_iter().collect());
        self.trophies_of(seat, f64::from(points))
    }

    /// What so many points are worth: objects, but they have to be fetched.
    fn trophies_of(&self, seat: Seat, points: f64) -> f64 {
        let objects = points / f64::from(scoring::points_per_object(self.can(seat)));
        self.weights.trophy * objects * self.object(seat)
    }

    /// The cards of a pile as one expects them: what is known, and a share of the rest.
    fn expected(&self, terrain: Terrain) -> impl Iterator<Item = (Creature, f64)> + '_ {
        let pile = self.view.piles.iter().find(|pile| pile.terrain == terrain);
        let (known, cards) = pile.map_or((Bag::EMPTY, 0), |pile| (pile.known, usize::from(pile.cards)));
        let share = cards.saturating_sub(known.len()) as f64 / self.unknown.len().max(1) as f64;
        let count = move |creature: Creature| {
            f64::from(known.count(creature)) + share * f64::from(self.unknown.count(creature))
        };
        Creature::ALL.iter().map(move |&creature| (creature, count(creature)))
    }

    /// What a sword on this terrain costs a mage: its player picks what harms, but not always.
    pub(super) fn danger(&self, seat: Seat, terrain: Terrain) -> f64 {
        let (mut sum, mut cards, mut worst, mut points) = (0.0, 0.0, 0.0_f64, 0.0);
        for (creature, count) in self.expected(terrain) {
            let harm = self.harm(seat, creature);
            sum += count * harm;
            cards += count;
            points += count * self.trophy(seat, creature);
            worst = worst.max(harm * count.min(1.0));
        }
        if cards < 0.5 {
            return 0.0;
        }
        let seats = self.view.seats.len().max(1) as f64;
        let mean = sum / cards;
        let harm = mean + self.weights.worst * (worst - mean);
        let loses = self.weights.loses;
        let fight = loses * harm - (1.0 - loses) * points / cards + self.weights.stake * self.gem(seat);
        fight * (seats - 1.0) / seats
    }

    /// How likely a card of this name is white, for the traveller.
    fn whiteness(&self, terrain: Terrain, name: Name) -> f64 {
        let (mut real, mut white) = (0.0, 0.0);
        for (creature, count) in self.expected(terrain) {
            match creature.name() {
                None => white += BLUFFS * count,
                Some(its) if its == name => real += count,
                Some(_) => {}
            }
        }
        if white + real > 0.0 { white / (white + real) } else { 0.5 }
    }

    /// The same, for all somebody else can say: what the box holds.
    fn common_whiteness(&self, name: Name) -> f64 {
        let all = self.board.creatures();
        let white = BLUFFS * f64::from(all.count(Creature::White));
        let real = all.iter().filter(|creature| creature.name() == Some(name)).count() as f64;
        white / (white + real).max(0.1)
    }

    /// What a creature of this name is on average.
    fn on_average(&self, name: Name, value: impl Fn(Creature) -> f64) -> f64 {
        let all = self.board.creatures();
        let named = all.iter().filter(|creature| creature.name() == Some(name));
        let (sum, cards) =
            named.fold((0.0, 0.0), |(sum, cards), creature| (sum + value(creature), cards + 1.0));
        sum / f64::max(cards, 1.0)
    }

    /// Turns that a mage loses on average if a creature of this name wins.
    pub(super) fn fate(&self, victim: Seat, name: Name) -> f64 {
        self.on_average(name, |creature| self.harm(victim, creature))
    }

    /// What a fight is about. `card` is what lies there, if the seat knows.
    pub(super) fn stakes(&self, fight: &Encounter) -> Stakes {
        let &Encounter { traveller, player, terrain, name, card } = fight;
        let real = card.filter(|card| *card != Creature::White);
        let weights = self.weights;
        let (travellers_malice, players_malice) =
            (self.malice(traveller, player), self.malice(player, traveller));
        let spite = weights.spite * players_malice;
        let delight = |creature: Creature| spite * self.harm(traveller, creature);
        let (ladder, last) = (self.shown(player).ladder, self.board.top().saturating_sub(1));
        let purse = |seat: Seat, ladder: u8| -> Vec<f64> {
            let turns = |gems: usize| -self.plan(seat).on_the_way(ladder, gems as f64);
            (0..PURSE).map(turns).collect()
        };
        let low = purse(player, ladder);
        let higher = purse(player, (ladder + 1).min(last));
        let high = low.iter().zip(higher).map(|(low, high)| low + weights.square * (high - low)).collect();
        let players_purse = [low, high];
        let now = self.gems(player).round().max(0.0) as usize;
        let square = players_purse[1][now.min(PURSE - 1)] - players_purse[0][now.min(PURSE - 1)];
        let trophy = self.on_average(name, |creature| self.trophy(traveller, creature));
        Stakes {
            travellers: self.gems(traveller).round().max(0.0) as usize,
            players: now,
            travellers_purse: purse(traveller, self.shown(traveller).ladder),
            players_purse,
            staff: self.staff(traveller),
            bonus: match self.can(player) {
                Trait::CreatureBonus { gems } => usize::from(gems),
                _ => 0,
            },
            wins_ties: self.can(traveller) == Trait::WinsTies,
            travellers_grudge: weights.grudge * travellers_malice,
            players_grudge: weights.grudge * players_malice,
            fate: weights.dread * self.fate(traveller, name),
            trophy,
            envy: weights.envy * travellers_malice * square.max(0.0),
            delight: real.map_or_else(|| self.on_average(name, delight), delight),
            regret: weights.envy * players_malice * trophy,
            white: if traveller == self.seat {
                self.whiteness(terrain, name)
            } else {
                self.common_whiteness(name)
            },
        }
    }

    /// How likely a staff doubles a traveller's gems.
    fn staff(&self, seat: Seat) -> f64 {
        let known = self.shown(seat).known_objects;
        let staffs = known.iter().filter(|object| object.kind() == ObjectKind::Bastone);
        let fails: f64 = staffs.map(|object| 1.0 - self.works(object)).product();
        1.0 - fails
    }

    /// How likely an object works.
    pub(super) fn works(&self, object: indaman::objects::Object) -> f64 {
        self.board.works(object).len() as f64 / indaman::klippidi::FACES as f64
    }
}

/// A fight as it is thought about.
pub(super) struct Encounter {
    pub(super) traveller: Seat,
    pub(super) player: Seat,
    pub(super) terrain: Terrain,
    pub(super) name: Name,
    /// The card, if it is known.
    pub(super) card: Option<Creature>,
}

impl Encounter {
    /// The one that goes on, for who sees this of it.
    pub(super) fn of(fight: &FightView) -> Encounter {
        let &FightView { traveller, player, terrain, name, card, .. } = fight;
        Encounter { traveller, player, terrain, name, card }
    }
}
