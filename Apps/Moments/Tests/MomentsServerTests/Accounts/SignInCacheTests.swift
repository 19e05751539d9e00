import Foundation
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

@Suite struct SignInCacheTests {
    private let clock = ManualClock()
    private let hash = Data([1, 2, 3])

    private func cache(maximumEntries: Int = 100) -> SignInCache {
        let clock = clock
        return SignInCache(maximumEntries: maximumEntries, elapsed: { clock.now.sinceStart })
    }

    private func record(_ id: SignInID) -> SignInRecord {
        SignInRecord(id: id, person: 5, device: "", created: Date(), lastUsed: Date())
    }

    @Test func `within half a minute the store is asked once`() async throws {
        let cache = cache()
        var reads = 0

        for _ in 0..<3 {
            let known = try await cache.signIn(hash) { () throws(StoreError) in
                reads += 1
                return record(1)
            }
            #expect(known?.person == 5)
            clock.advance(by: .seconds(14))
        }

        #expect(reads == 1)
        #expect(try await cache.signIn(hash) { () throws(StoreError) in nil } == nil)
    }

    @Test func `a sign-in that has ended is forgotten at once`() async throws {
        let cache = cache()
        _ = try await cache.signIn(hash) { () throws(StoreError) in record(1) }

        cache.forget(.one(1))

        #expect(try await cache.signIn(hash) { () throws(StoreError) in nil } == nil)
    }

    @Test func `a sign-in that ends while the store is asked is not kept`() async throws {
        let cache = cache()
        _ = try await cache.signIn(hash) { () throws(StoreError) in
            cache.forget(.one(1))
            return record(1)
        }

        #expect(try await cache.signIn(hash) { () throws(StoreError) in nil } == nil)
    }

    @Test func `while the store fails, who was signed in stays so for some minutes`() async throws {
        let cache = cache()
        let failure = StoreError.busy("locked")
        _ = try await cache.signIn(hash) { () throws(StoreError) in record(1) }

        clock.advance(by: .seconds(300))
        #expect(try await cache.signIn(hash) { () throws(StoreError) in throw failure }?.person == 5)

        clock.advance(by: .seconds(301))
        await #expect(throws: failure) { try await cache.signIn(hash) { () throws(StoreError) in throw failure } }
    }

    @Test func `strangers' secrets are not kept, and those of many people only so many`() async throws {
        let cache = cache(maximumEntries: 10)

        for number in 0..<1000 {
            let hash = Data("\(number)".utf8)
            _ = try await cache.signIn(hash) { () throws(StoreError) in
                number.isMultiple(of: 2) ? record(SignInID(rawValue: Int64(number))) : nil
            }
            #expect(cache.count <= 10)
        }
    }

    @Test func `all sign-ins of a person are forgotten together, and no other's`() async throws {
        let cache = cache()
        let other = Data([4])
        _ = try await cache.signIn(hash) { () throws(StoreError) in record(1) }
        _ = try await cache.signIn(other) { () throws(StoreError) in
            SignInRecord(id: 2, person: 6, device: "", created: Date(), lastUsed: Date())
        }

        cache.forget(.all(of: 5))

        #expect(try await cache.signIn(hash) { () throws(StoreError) in nil } == nil)
        #expect(try await cache.signIn(other) { () throws(StoreError) in nil }?.person == 6)
    }
}
