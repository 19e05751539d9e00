/// A generator that returns the same numbers for the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Changes, flips, removes or repeats one byte, or cuts the bytes off.
    public mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return bytes.append(UInt8(truncatingIfNeeded: next())) }
        let index = Int(next() % UInt64(bytes.count))
        switch next() % 5 {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: next())
        case 1: bytes[index] ^= 1 << UInt8(next() % 8)
        case 2: bytes.remove(at: index)
        case 3: bytes.insert(bytes[index], at: index)
        default: bytes.removeLast(bytes.count - index)
        }
    }
}
