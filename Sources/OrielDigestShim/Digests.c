#include "OrielDigestShim.h"

#include <string.h>

/// The first 32 bits of the fractions of the cube roots of the first 64 primes.
static const uint32_t cube_roots[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/// Adds a block of 64 bytes to the state of a digest.
typedef void (*block_function)(uint32_t *state, const uint8_t *block);

static uint32_t rotated_left(uint32_t word, int count) { return word << count | word >> (32 - count); }
static uint32_t rotated_right(uint32_t word, int count) { return word >> count | word << (32 - count); }

/// The word whose bytes begin with the highest, as everything in these digests.
static uint32_t word_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void put_word(uint32_t word, uint8_t *bytes) {
    for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(word >> (24 - 8 * index));
}

static void add_sha256_block(uint32_t *state, const uint8_t *block) {
    uint32_t words[64];
    for (int index = 0; index < 16; index++) words[index] = word_at(block + 4 * index);
    for (int index = 16; index < 64; index++) {
        uint32_t early = words[index - 15], late = words[index - 2];
        words[index] = words[index - 16] + words[index - 7]
            + (rotated_right(early, 7) ^ rotated_right(early, 18) ^ early >> 3)
            + (rotated_right(late, 17) ^ rotated_right(late, 19) ^ late >> 10);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int index = 0; index < 64; index++) {
        uint32_t first = h + (rotated_right(e, 6) ^ rotated_right(e, 11) ^ rotated_right(e, 25)) + ((e & f) ^ (~e & g))
            + cube_roots[index] + words[index];
        uint32_t second = (rotated_right(a, 2) ^ rotated_right(a, 13) ^ rotated_right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + first;
        d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

static void add_sha1_block(uint32_t *state, const uint8_t *block) {
    uint32_t words[80];
    for (int index = 0; index < 16; index++) words[index] = word_at(block + 4 * index);
    for (int index = 16; index < 80; index++) {
        words[index] = rotated_left(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
    for (int index = 0; index < 80; index++) {
        uint32_t mixed, constant;
        if (index < 20) {
            mixed = (b & c) | (~b & d), constant = 0x5a827999;
        } else if (index < 40) {
            mixed = b ^ c ^ d, constant = 0x6ed9eba1;
        } else if (index < 60) {
            mixed = (b & c) | (b & d) | (c & d), constant = 0x8f1bbcdc;
        } else {
            mixed = b ^ c ^ d, constant = 0xca62c1d6;
        }
        uint32_t next = rotated_left(a, 5) + mixed + e + constant + words[index];
        e = d, d = c, c = rotated_left(b, 30), b = a, a = next;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d, state[4] += e;
}

/// Adds all blocks, and after the bytes a one, zeros, and the number of bits, which end the last block.
static void add_blocks(block_function add, uint32_t *state, const uint8_t *bytes, size_t count) {
    size_t position = 0;
    for (; count - position >= 64; position += 64) add(state, bytes + position);
    uint8_t last[128] = {0};
    size_t rest = count - position;
    if (rest > 0) memcpy(last, bytes + position, rest);
    last[rest] = 0x80;
    size_t length = rest < 56 ? 64 : 128;
    uint64_t bits = (uint64_t)count * 8;
    put_word((uint32_t)(bits >> 32), last + length - 8);
    put_word((uint32_t)bits, last + length - 4);
    for (size_t block = 0; block < length; block += 64) add(state, last + block);
}

void oriel_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
    // The same of the square roots of the first eight.
    uint32_t state[8] = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };
    add_blocks(add_sha256_block, state, bytes, count);
    for (int index = 0; index < 8; index++) put_word(state[index], digest + 4 * index);
}

void oriel_sha1(const uint8_t *bytes, size_t count, uint8_t *digest) {
    uint32_t state[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    add_blocks(add_sha1_block, state, bytes, count);
    for (int index = 0; index < 5; index++) put_word(state[index], digest + 4 * index);
}
