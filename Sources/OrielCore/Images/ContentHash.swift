import Crypto
import Foundation

/// The SHA-256 hash of some bytes. It is collision-resistant, so it identifies them.
struct ContentHash: CustomStringConvertible {
    private let digest: SHA256.Digest

    init(_ data: Data) { digest = SHA256.hash(data: data) }

    /// The hash in hexadecimal digits.
    var description: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in digest {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
