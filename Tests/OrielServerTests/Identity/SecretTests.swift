import Encodings
import Foundation
import Testing

@testable import OrielServer

@Suite struct SecretTests {
    private let key = SessionKey("a secret of at least thirty-two characters")
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test func `a token is taken until it expires`() throws {
        let signer = TokenSigner(key: key, purpose: "page")
        let id = SessionID()
        let token = signer.token(for: id, expires: now + 10)

        #expect(try signer.verify(token, now: now + 9) == id)
        #expect(throws: TokenSigner.Failure.expired) { try signer.verify(token, now: now + 10) }
    }

    @Test func `a token with any bit changed is forged`() throws {
        let signer = TokenSigner(key: key, purpose: "page")
        let bytes = try #require(Base64URL.bytes(of: signer.token(for: SessionID(), expires: now + 10)))

        for bit in 0..<bytes.count * 8 {
            var changed = bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: TokenSigner.Failure.forged) { try signer.verify(Base64URL.text(of: changed), now: now) }
        }
    }

    @Test func `a token of another key or purpose is forged`() {
        let token = TokenSigner(key: key, purpose: "page").token(for: SessionID(), expires: now + 10)

        for signer in [TokenSigner(key: key, purpose: "resume"), TokenSigner(key: SessionKey(), purpose: "page")] {
            #expect(throws: TokenSigner.Failure.forged) { try signer.verify(token, now: now) }
        }
    }

    @Test func `processes with the same secret open each other's snapshots`() {
        let sealed = SnapshotSealer(key: key).seal([1, 2, 3])

        #expect(sealed.flatMap { SnapshotSealer(key: key).open($0) } == [1, 2, 3])
        #expect(sealed.flatMap { SnapshotSealer(key: SessionKey()).open($0) } == nil)
    }

    @Test func `a snapshot that was changed does not open`() throws {
        let sealer = SnapshotSealer(key: key)
        let sealed = try #require(sealer.seal([1, 2, 3]))

        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            #expect(sealer.open(changed) == nil)
        }
        #expect(sealer.open([]) == nil)
    }

    @Test func `a snapshot of more than sixteen kilobytes is not sealed`() {
        let sealer = SnapshotSealer(key: key)

        #expect(sealer.seal(Array(repeating: 0, count: 16_384)) == nil)
        #expect(sealer.seal(Array(repeating: 0, count: 16_384 - 28))?.count == 16_384)
    }

    @Test func `a bucket lets a burst through, then a rate`() {
        let start = ContinuousClock.now
        var bucket = TokenBucket(capacity: 10, rate: 5, now: start)

        #expect(bucket.take(10, now: start) == .zero)
        #expect(bucket.take(5, now: start) == .seconds(1))
        #expect(bucket.take(0, now: start + .seconds(1)) == .zero)
        #expect(bucket.take(10, now: start + .seconds(100)) == .zero)
        #expect(bucket.take(1, now: start + .seconds(100)) == .milliseconds(200))
    }
}
