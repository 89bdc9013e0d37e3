//! Dealing to the bit, against the vectors that docs/fair_dealing.py prints.

use fabletop_core::GameRng;
use fabletop_table::{DealingKey, Nonce, Secret};

fn vector_secret() -> Secret {
    Secret::from_bytes(std::array::from_fn(|i| i as u8))
}

fn vector_key() -> DealingKey {
    let rising = Nonce::from_bytes(std::array::from_fn(|i| 0xa0 + i as u8));
    DealingKey::new(&vector_secret(), &[rising, Nonce::ABSENT, Nonce::from_bytes([0xff; 32])])
}

#[test]
fn hashes_are_the_reference_ones() {
    assert_eq!(
        vector_secret().commitment().to_string(),
        "d3f57f128bd96d6664ad291707402e14b660973ece3f6f943d72cadd5575bb42"
    );
    assert_eq!(vector_key().reveal(), "99a6aafb6fcc6f75ed1a0623ad61b48069df7843359651cb185445bd2d75e78a");
    assert_eq!(
        DealingKey::new(&vector_secret(), &[]).reveal(),
        "a470dfc44a1855f42446e0bbafcccd2bcd2c84eb4d4ae3ad0d61a135c80b8939"
    );
    assert_eq!(
        Secret::from_seed(42).reveal(),
        "1a0268c2144e9e65026e4b4c32a8f3c22c2440c51e59feaf337cd6c9a9eb1e32"
    );
}

#[test]
fn streams_are_the_reference_ones() {
    let words: [(u64, [u64; 4]); 4] = [
        (0, [0x12f4853d7ba50afc, 0x95f01495fc9badba, 0x9d48ab89bb8c5852, 0xd91703b6058de0ed]),
        (1, [0x835c57ed3dae240f, 0x2f328e30fc5f8250, 0x731c53791aba17ac, 0x8401dee40db910a8]),
        (7, [0x707cc294838a50b9, 0x06df73a3e9e0456e, 0xfaf94303ff0b814a, 0x9e03284b3d483e15]),
        ((1 << 40) + 3, [0x7401d7c44f2d33de, 0xc01f3ef37281b694, 0x32488a6f733e4f95, 0x13f108ee74a07b05]),
    ];
    for (ply, expected) in words {
        let mut rng = vector_key().draw(ply as usize);
        assert_eq!([(); 4].map(|()| GameRng::next_u64(&mut rng)), expected, "stream {ply}");
    }
    let mut rng = vector_key().draw(7);
    assert_eq!((0..=1000).map(|_| GameRng::next_u64(&mut rng)).last(), Some(0xee8c11fab7a2d0fa));
}

#[test]
fn bounded_integers_are_the_reference_ones() {
    let sequences: [(usize, [u32; 20]); 3] = [
        (0, [3, 31, 32, 44, 29, 20, 18, 45, 9, 22, 11, 40, 35, 9, 16, 1, 51, 25, 43, 9]),
        (1, [27, 9, 23, 27, 12, 32, 16, 12, 45, 42, 30, 24, 20, 19, 13, 38, 28, 22, 40, 4]),
        (7, [23, 1, 51, 32, 20, 43, 34, 31, 33, 24, 44, 23, 40, 8, 25, 33, 23, 51, 52, 36]),
    ];
    for (ply, expected) in sequences {
        let mut rng = vector_key().draw(ply);
        assert_eq!([(); 20].map(|()| rng.below(53)), expected, "stream {ply}");
    }
}

#[test]
fn shuffles_are_the_reference_ones() {
    let orders: [(usize, [u8; 53]); 2] = [
        (
            0,
            [
                15, 12, 7, 2, 44, 40, 23, 49, 4, 38, 50, 19, 21, 0, 33, 52, 36, 22, 25, 51, 46, 26, 41, 5,
                37, 29, 10, 24, 43, 20, 13, 34, 14, 45, 28, 17, 35, 1, 11, 6, 48, 32, 9, 47, 8, 39, 16, 18,
                27, 42, 31, 30, 3,
            ],
        ),
        (
            1,
            [
                23, 41, 1, 47, 50, 43, 7, 44, 16, 3, 32, 45, 31, 30, 18, 12, 8, 17, 14, 13, 33, 28, 34, 5, 4,
                24, 51, 0, 21, 36, 37, 6, 42, 2, 26, 39, 20, 52, 10, 40, 46, 19, 49, 35, 38, 48, 15, 29, 11,
                25, 22, 9, 27,
            ],
        ),
    ];
    for (ply, expected) in orders {
        let mut cards: [u8; 53] = std::array::from_fn(|i| i as u8);
        vector_key().draw(ply).shuffle(&mut cards);
        assert_eq!(cards, expected, "stream {ply}");
    }
}

#[test]
fn the_page_about_it_has_the_same_vectors() {
    let page = include_str!("../../../docs/fair-dealing.md");
    assert!(page.contains(&vector_secret().commitment().to_string()));
    assert!(page.contains(&vector_key().reveal()));
}

#[test]
fn secrets_do_not_print_themselves() {
    let secret = vector_secret();
    assert_eq!(format!("{secret:?} {:?}", vector_key()), "Secret(..) DealingKey(..)");
    assert_ne!(Secret::from_os(), Secret::from_os());
    assert_ne!(Nonce::from_os(), Nonce::from_os());
}
