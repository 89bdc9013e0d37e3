//! What a network is told of a position.

use super::luck::Luck;
use super::outlook::{counts, counts_for, mean_for};
use super::weights::WEIGHTS;
use fabletop_bots::{Aspects, one_of};
use fabletop_core::Seat;
use via_magica::State;
use via_magica::animus::{Animus, Token, Tokens};
use via_magica::portals::{Colour, Portal};
use via_magica::rewards::Reward;
use via_magica::scoring;
use via_magica::state::{LAST_PORTAL, Phase, Zone};

/// Chances of tokens and what they are needed for, races, and the portals themselves.
pub struct Seen;

/// The patience with which it is asked how soon a portal opens: soon, and some day.
const PATIENCE: [f64; 2] = [0.8, 0.94];

impl Aspects<State> for Seen {
    const COUNT: usize =
        2 * (LAST_PORTAL + 1) + 5 + 8 + 4 + 4 + Animus::COUNT * 3 + 2 + 10 + 6 + 6 + 2 * Portal::COUNT;
    const LEAD: Option<f64> = Some(8.0);

    fn describe(position: &State, seat: Seat, aspects: &mut Vec<f32>) {
        let zones = &position.zones[..position.seat_count()];
        let own = &zones[seat.index()];
        let others = || {
            zones.iter().enumerate().filter(move |&(other, _)| other != seat.index()).map(|(_, zone)| zone)
        };
        let rival = others().map(|zone| zone.opened.len()).max().unwrap_or(0);
        one_of(own.opened.len(), LAST_PORTAL + 1, aspects);
        one_of(rival, LAST_PORTAL + 1, aspects);
        one_of(zones.len() - 2, 5, aspects);
        bag(position, aspects);
        let points = scoring::points(own);
        let best = others().map(scoring::points).max().unwrap_or(0);
        let ahead = own.opened.len() as f32 - rival as f32;
        aspects.extend([
            points as f32 / 20.0,
            (points - best) as f32 / 15.0,
            ahead / 3.0,
            (1.0 + rival.max(own.opened.len()) as f32) / 7.0 * points as f32 / 30.0,
        ]);
        aspects.extend(Colour::ALL.map(|colour| of_colour(own, colour) as f32 / 2.0));
        aspects.extend(Animus::ALL.map(|animus| f32::from(u8::from(own.wild.contains(animus)))));
        let fields =
            |animus: Animus| own.opened.iter().map(|portal| portal.fields().count(animus)).sum::<u8>();
        aspects.extend(Animus::ALL.map(|animus| f32::from(fields(animus)) / 4.0));
        let missing = |animus: Animus| own.portals.iter().map(|slot| slot.empty().count(animus)).sum::<u8>();
        aspects.extend(Animus::ALL.map(|animus| f32::from(missing(animus)) / 3.0));
        aspects.extend([f32::from(own.reserve) / 5.0, f32::from(own.gained) / 3.0]);
        rewards(position, own, others, aspects);
        works(position, own, aspects);
    }

    fn is_quiet(position: &State) -> bool {
        matches!(position.phase, Phase::Catch)
    }
}

fn bag_of(position: &State) -> Tokens {
    if position.token == Some(Token::Universal) || position.bag.is_empty() {
        Tokens::ALL
    } else {
        position.bag
    }
}

/// What may come next: 8.
fn bag(position: &State, aspects: &mut Vec<f32>) {
    let bag = bag_of(position);
    let left = bag.len() as f32;
    aspects.push(left / 23.0);
    aspects.extend(Token::ALL.map(|token| f32::from(bag.count(token)) / left * 3.0));
}

fn of_colour(zone: &Zone, colour: Colour) -> usize {
    zone.opened.iter().filter(|portal| portal.colour() == colour).count()
}

/// How near a reward for colours is, from 0 to 1.
fn near(zone: &Zone, reward: Reward) -> f32 {
    match reward.colour() {
        Some(colour) => of_colour(zone, colour).min(3) as f32 / 3.0,
        None => Colour::ALL.into_iter().filter(|&colour| of_colour(zone, colour) > 0).count() as f32 / 4.0,
    }
}

/// The races for rewards: 10 and 6.
fn rewards<'a, I: Iterator<Item = &'a Zone>>(
    position: &State,
    own: &Zone,
    others: impl Fn() -> I,
    aspects: &mut Vec<f32>,
) {
    for reward in Reward::COLOURS {
        let open = if position.rewards.contains(reward) { 1.0 } else { 0.0 };
        let rival = others().map(|zone| near(zone, reward)).fold(0.0, f32::max);
        aspects.extend([open * near(own, reward), open * rival]);
    }
    let rewarded = (2..LAST_PORTAL).filter_map(Reward::for_number).any(|reward| own.rewards.contains(reward));
    aspects.push(f32::from(u8::from(rewarded)));
    for number in 2..LAST_PORTAL {
        let open = Reward::for_number(number).is_some_and(|reward| position.rewards.contains(reward));
        aspects.push(f32::from(u8::from(open && !rewarded && own.opened.len() < number)));
    }
}

/// What is worked on, and how soon it may open: 6, and two for each portal.
fn works(position: &State, own: &Zone, aspects: &mut Vec<f32>) {
    let luck = Luck::of(&bag_of(position), own.wild, &WEIGHTS);
    let mut soon = [[0.0_f32; 2]; 4];
    let mut by_portal = [[0.0_f32; 2]; Portal::COUNT];
    let greens = || own.opened.iter().copied();
    let (mut for_greens, still) = (0.0, LAST_PORTAL.saturating_sub(own.opened.len()) as f64);
    for (slot, soon) in own.portals.iter().zip(&mut soon) {
        let missing = counts(slot.empty());
        *soon = PATIENCE.map(|patience| luck.soon(&missing, patience) as f32);
        by_portal[usize::from(slot.portal.number()) - 1] = [1.0, soon[1]];
        for_greens += f64::from(soon[1]) * greens().map(|green| counts_for(green, slot.portal)).sum::<f64>();
    }
    let sums = [0, 1].map(|which| soon.iter().map(|soon| soon[which]).sum::<f32>());
    let most = [0, 1].map(|which| soon.iter().map(|soon| soon[which]).fold(0.0, f32::max));
    let to_come = still * greens().map(mean_for).sum::<f64>();
    aspects.extend([sums[0], sums[1], most[0], most[1], for_greens as f32 / 5.0, to_come as f32 / 10.0]);
    aspects.extend(by_portal.map(|[there, _]| there));
    aspects.extend(by_portal.map(|[_, soon]| soon));
}
