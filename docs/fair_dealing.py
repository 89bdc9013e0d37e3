#!/usr/bin/env python3
"""Fair dealing, a second time: written from docs/fair-dealing.md alone, with nothing but hashlib.

Prints the test vectors that crates/fabletop-table/tests/dealing.rs contains literally.
Checks its own ChaCha20 against RFC 7539 first.
"""

import hashlib
import struct


def rotate_left(word, bits):
    return ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF


def quarter_round(state, a, b, c, d):
    for first, second, third, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[first] = (state[first] + state[second]) & 0xFFFFFFFF
        state[third] = rotate_left(state[third] ^ state[first], bits)


def chacha20_block(key, last_four_words):
    """Sixteen 32-bit words from a key of 32 bytes and the last row of the state."""
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + list(last_four_words)
    state = start[:]
    for _ in range(10):
        quarter_round(state, 0, 4, 8, 12)
        quarter_round(state, 1, 5, 9, 13)
        quarter_round(state, 2, 6, 10, 14)
        quarter_round(state, 3, 7, 11, 15)
        quarter_round(state, 0, 5, 10, 15)
        quarter_round(state, 1, 6, 11, 12)
        quarter_round(state, 2, 7, 8, 13)
        quarter_round(state, 3, 4, 9, 14)
    return [(after + before) & 0xFFFFFFFF for after, before in zip(state, start)]


def check_against_rfc_7539():
    """Section 2.3.2, and the first key stream block of all zeros (appendix A.1, test vector 1)."""
    key = bytes(range(32))
    counter_and_nonce = [1] + list(struct.unpack("<3I", bytes.fromhex("000000090000004a00000000")))
    expected = (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    assert struct.pack("<16I", *chacha20_block(key, counter_and_nonce)).hex() == expected
    zeros = struct.pack("<16I", *chacha20_block(bytes(32), [0, 0, 0, 0])).hex()
    assert zeros.startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")


class Dealer:
    """The source of one draw: ChaCha20 with a 64-bit block counter and a 64-bit stream."""

    def __init__(self, key, number):
        self.key, self.number, self.counter, self.words = key, number, 0, []

    def next_u32(self):
        if not self.words:
            row = struct.unpack("<4I", struct.pack("<QQ", self.counter, self.number))
            self.words = chacha20_block(self.key, row)
            self.counter += 1
        return self.words.pop(0)

    def next_u64(self):
        low = self.next_u32()
        return low | self.next_u32() << 32

    def below(self, n):
        while True:
            product = self.next_u64() * n
            if product % 2**64 >= 2**64 % n:
                return product >> 64

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def commitment(secret):
    return hashlib.sha256(b"fabletop commitment v1" + secret).digest()


def dealing_key(secret, nonces):
    return hashlib.sha256(b"fabletop dealing v1" + secret + bytes([len(nonces)]) + b"".join(nonces)).digest()


def secret_from_seed(seed):
    return hashlib.sha256(b"fabletop seed v1" + struct.pack("<Q", seed)).digest()


def main():
    check_against_rfc_7539()
    secret = bytes(range(32))
    nonces = [bytes([0xA0 + i for i in range(32)]), bytes(32), bytes([0xFF] * 32)]
    key = dealing_key(secret, nonces)
    print("secret      ", secret.hex())
    for seat, nonce in enumerate(nonces):
        print(f"nonce {seat}     ", nonce.hex())
    print("commitment  ", commitment(secret).hex())
    print("key         ", key.hex())
    print("key, 0 seats", dealing_key(secret, []).hex())
    print("seed 42     ", secret_from_seed(42).hex())
    for number in (0, 1, 7, 2**40 + 3):
        dealer = Dealer(key, number)
        print(f"stream {number} words", ", ".join(f"0x{dealer.next_u64():016x}" for _ in range(4)))
        dealer = Dealer(key, number)
        print(f"stream {number} below(53)", [dealer.below(53) for _ in range(20)])
    dealer = Dealer(key, 7)
    words = [dealer.next_u64() for _ in range(1001)]
    print("stream 7 word 1000", f"0x{words[1000]:016x}")
    print("stream 0 shuffle", Dealer(key, 0).shuffle(list(range(53))))
    print("stream 1 shuffle", Dealer(key, 1).shuffle(list(range(53))))


if __name__ == "__main__":
    main()
