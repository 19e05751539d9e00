/// Base 64 in the URL-safe alphabet, without padding.
enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private static let values: [UInt8: UInt8] = Dictionary(
        uniqueKeysWithValues: alphabet.enumerated().map { ($1, UInt8($0)) }
    )

    static func encode(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 4 / 3 + 3)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            bits <<= UInt32(3 - group.count) * 8
            for index in 0...group.count { result.append(alphabet[Int(bits >> UInt32(18 - 6 * index)) & 63]) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Decodes a string. Returns nil for an invalid character or leftover bits: each value has only one encoding.
    static func decode(_ string: String) -> [UInt8]? {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var bitCount: UInt32 = 0
        for character in string.utf8 {
            guard let value = values[character] else { return nil }
            bits = bits << 6 | UInt32(value)
            bitCount += 6
            guard bitCount >= 8 else { continue }
            bitCount -= 8
            result.append(UInt8(truncatingIfNeeded: bits >> bitCount))
            bits &= (1 << bitCount) - 1
        }
        return bitCount < 6 && bits == 0 ? result : nil
    }
}
