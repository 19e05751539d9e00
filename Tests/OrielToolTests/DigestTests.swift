import Crypto
import Foundation
import Testing

@testable import OrielTool

@Suite struct DigestTests {
    /// Those around the ends of blocks of 64 bytes, of which the last has a length of 8 at its end.
    static let counts = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000, 1_000_003]

    @Test(arguments: counts) func `they are those of swift-crypto`(count: Int) {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) })

        #expect(Digest.sha256(data) == Array(SHA256.hash(data: data)))
        #expect(Digest.sha1(data) == Array(Insecure.SHA1.hash(data: data)))
    }

    @Test func `the standard's example has the standard's digests`() {
        let digest = Digest.sha256(Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
        #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(Data(Digest.sha1(Data("abc".utf8))).base64EncodedString() == "qZk+NkcGgWq6PiVxeFDCbJzQ2J0=")
    }

    @Test func `a part of data is read alone`() {
        let data = Data("xxabcxx".utf8)[2..<5]
        #expect(Digest.sha256(data) == Digest.sha256(Data("abc".utf8)))
    }
}
