//! A playout allocates nothing after set-up.

use fabletop_core::Game;
use fabletop_testkit::play_out;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use via_magica::{Config, State};

#[test]
fn playouts_do_not_allocate() {
    let start = State::setup(&Config::new(4)).expect("four may play");
    let mut legal = Vec::with_capacity(512);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut decisions = 0;
    let measured = allocation_counter::measure(|| {
        for _ in 0..20 {
            decisions += play_out(&start, |_| false, &mut legal, &mut rng);
        }
    });
    assert!(decisions > 2_000, "games were played: {decisions} decisions");
    assert_eq!(measured.count_total, 0, "allocations in {decisions} decisions");
}
