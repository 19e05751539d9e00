internal import Foundation

/// What a WebSocket needs that only sends.
enum SocketHandshake {
    /// Returns the answer to the key of a browser.
    static func accept(_ key: String) -> String {
        Data(sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    /// Returns a text as one frame.
    static func frame(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let length: [UInt8] =
            switch bytes.count {
            case ..<126: [UInt8(bytes.count)]
            case ..<65536: [126] + big(UInt16(bytes.count))
            default: [127] + big(UInt64(bytes.count))
            }
        return [0x81] + length + bytes
    }

    /// The digest that the handshake is made of (RFC 6455, FIPS 180-4). It protects nothing.
    static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        bytes += big(UInt64(message.count) * 8)
        for start in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { index in
                bytes[(start + 4 * index)..<(start + 4 * index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<80 {
                words.append(rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for (index, word) in words.enumerated() {
                let (value, constant): (UInt32, UInt32) =
                    switch index / 20 {
                    case 0: ((b & c) | (~b & d), 0x5A82_7999)
                    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                    case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                (a, b, c, d, e) = (rotate(a, 5) &+ value &+ e &+ constant &+ word, a, rotate(b, 30), c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
        return state.flatMap(big)
    }

    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }

    private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}
