import Foundation

/// The SHA-256 hash of some bytes: nobody can find other bytes with the same one.
struct ContentHash: CustomStringConvertible {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    init(_ data: Data) {
        var schedule = [UInt32](repeating: 0, count: 64)
        data.withUnsafeBytes { bytes in
            let whole = bytes.count / 64 * 64
            for start in stride(from: 0, to: whole, by: 64) { mix(bytes[start..<start + 64], &schedule) }

            // The rest, one bit, zeros, and the length in bits.
            var tail = [UInt8](bytes[whole...])
            tail.append(0x80)
            while tail.count % 64 != 56 { tail.append(0) }
            for shift in stride(from: 56, through: 0, by: -8) {
                tail.append(UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(shift)))
            }
            tail.withUnsafeBytes { tail in
                for start in stride(from: 0, to: tail.count, by: 64) { mix(tail[start..<start + 64], &schedule) }
            }
        }
    }

    /// In hexadecimal digits.
    var description: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for word in state {
            for shift in stride(from: UInt32(28), through: 0, by: -4) { text.append(digits[Int(word >> shift & 15)]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func mix(_ block: Slice<UnsafeRawBufferPointer>, _ schedule: inout [UInt32]) {
        let base = block.startIndex
        for index in 0..<16 {
            let start = base + index * 4
            schedule[index] =
                UInt32(block[start]) << 24 | UInt32(block[start + 1]) << 16 | UInt32(block[start + 2]) << 8
                | UInt32(block[start + 3])
        }
        for index in 16..<64 {
            let (a, b) = (schedule[index - 15], schedule[index - 2])
            let first = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
            let second = rotated(b, 17) ^ rotated(b, 19) ^ b >> 10
            schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
        }

        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = h &+ sum &+ (e & f ^ ~e & g) &+ Self.constants[index] &+ schedule[index]
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        let sums = [a, b, c, d, e, f, g, h]
        for index in 0..<8 { state[index] &+= sums[index] }
    }

    @inline(__always)
    private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The fractions of the cube roots of the first 64 primes, in 32 bits.
    private static let constants: [UInt32] = {
        var primes: [Int] = []
        var candidate = 2
        while primes.count < 64 {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { prime in
            // The whole part of the root of prime * 2^96, by bisection, holds the fraction in its lowest 32 bits.
            var (low, high): (UInt64, UInt64) = (0, 1 << 35)
            while high - low > 1 {
                let middle = (low + high) / 2
                if isCube(of: middle, atMost: prime) { low = middle } else { high = middle }
            }
            return UInt32(truncatingIfNeeded: low)
        }
    }()

    /// Whether the third power of a number is at most prime * 2^96.
    private static func isCube(of number: UInt64, atMost prime: Int) -> Bool {
        let square = number.multipliedFullWidth(by: number)
        let low = square.low.multipliedFullWidth(by: number)
        let high = square.high.multipliedFullWidth(by: number)
        // Bits 64 to 127 of the cube, and those above.
        let (middle, carry) = low.high.addingReportingOverflow(high.low)
        let top = high.high &+ (carry ? 1 : 0)
        let limitTop = UInt64(prime) >> 32
        let limitMiddle = UInt64(prime) << 32
        return top < limitTop || (top == limitTop && (middle < limitMiddle || (middle == limitMiddle && low.low == 0)))
    }
}
