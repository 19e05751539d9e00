import Crypto
import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct MomentStorePasswordTests {
    private let link = Data([7])
    private let week = Duration.seconds(7 * 86_400)
    private let rate = Rate(2, per: .seconds(60))

    private func slot(_ handle: String) -> PasswordAttemptSlot {
        PasswordAttemptSlot(.unknownBrowsers(Handle(handle)!), key: SymmetricKey(data: Data(repeating: 1, count: 32)))
    }

    @Test(arguments: StoreKind.allCases)
    func `a new password ends the other sign-ins of the person, and no one else's`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        let kept = try await world.store.addSignIn(of: ada, secretHash: Data([1]), device: "kept")
        _ = try await world.store.addSignIn(of: ada, secretHash: Data([2]), device: "other")
        _ = try await world.store.addSignIn(of: ben, secretHash: Data([3]), device: "Ben's")
        let changes = world.store.changes(for: ada)

        try await world.store.changePassword(of: ada, from: "hash of Ada", to: "new", keeping: kept.id)

        #expect(try await world.store.credentials(of: ada)?.passwordHash == "new")
        #expect(try await world.store.signIns(of: ada) == [kept])
        #expect(try await world.store.useSignIn(secretHash: Data([2]), lifetime: week) == nil)
        #expect(try await world.store.signIns(of: ben).count == 1)
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() == .signedOut)
    }

    @Test(arguments: StoreKind.allCases)
    func `a password that was changed meanwhile changes nothing and begins nothing`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let signIn = try await world.store.addSignIn(of: ada, secretHash: Data([1]), device: "")

        await #expect(throws: StoreError.passwordChanged) {
            try await world.store.changePassword(of: ada, from: "an older one", to: "new", keeping: signIn.id)
        }
        await #expect(throws: StoreError.passwordChanged) {
            try await world.store.changePassword(of: 99, from: "hash of Ada", to: "new", keeping: signIn.id)
        }
        await #expect(throws: StoreError.passwordChanged) {
            try await world.store.addSignIn(of: ada, secretHash: Data([2]), device: "", passwordHash: "an older one")
        }

        #expect(try await world.store.credentials(of: ada)?.passwordHash == "hash of Ada")
        #expect(try await world.store.signIns(of: ada) == [signIn])
        _ = try await world.store.addSignIn(of: ada, secretHash: Data([2]), device: "", passwordHash: "hash of Ada")
        #expect(try await world.store.credentials(of: 99) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a link sets a password once, and ends all sign-ins`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        _ = try await world.store.addSignIn(of: ben, secretHash: Data([1]), device: "")
        let expires = try await world.store.addPasswordReset(of: ben, secretHash: link, by: ada)
        #expect(expires == TestClock.start + 86_400)
        #expect(try await world.store.passwordReset(secretHash: link) == ben)
        #expect(try await world.store.passwordReset(secretHash: Data([8])) == nil)

        #expect(try await world.store.resetPassword(secretHash: link, to: "new").id == ben)

        #expect(try await world.store.credentials(of: ben)?.passwordHash == "new")
        #expect(try await world.store.signIns(of: ben) == [])
        #expect(try await world.store.passwordReset(secretHash: link) == nil)
        await #expect(throws: StoreError.resetInvalid) {
            try await world.store.resetPassword(secretHash: link, to: "again")
        }
        #expect(try await world.store.credentials(of: ben)?.passwordHash == "new")
    }

    @Test(arguments: StoreKind.allCases)
    func `a link ends after a day, by a newer one, and by a change of the password`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let signIn = try await world.store.addSignIn(of: ada, secretHash: Data([1]), device: "")

        _ = try await world.store.addPasswordReset(of: ada, secretHash: link, by: nil)
        world.clock.move(by: 86_399)
        #expect(try await world.store.passwordReset(secretHash: link) == ada)
        world.clock.move(by: 1)
        #expect(try await world.store.passwordReset(secretHash: link) == nil)
        await #expect(throws: StoreError.resetInvalid) {
            try await world.store.resetPassword(secretHash: link, to: "late")
        }
        #expect(try await world.store.removeExpiredLinks() == 1)

        _ = try await world.store.addPasswordReset(of: ada, secretHash: link, by: nil)
        _ = try await world.store.addPasswordReset(of: ada, secretHash: Data([8]), by: nil)
        #expect(try await world.store.passwordReset(secretHash: link) == nil)
        #expect(try await world.store.passwordReset(secretHash: Data([8])) == ada)

        try await world.store.changePassword(of: ada, from: "hash of Ada", to: "new", keeping: signIn.id)
        #expect(try await world.store.passwordReset(secretHash: Data([8])) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `links are an admin's to make, for people there are`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))

        await #expect(throws: StoreError.invalid("")) {
            try await world.store.addPasswordReset(of: ada, secretHash: link, by: ben)
        }
        await #expect(throws: StoreError.notFound("")) {
            try await world.store.addPasswordReset(of: 99, secretHash: link, by: ada)
        }
        #expect(try await world.store.passwordReset(secretHash: link) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `attempts are counted up to the rate, each slot by itself`(kind: StoreKind) async throws {
        let world = try World(kind)
        #expect(slot("ada") != slot("ben"))

        var waits: [Duration?] = []
        for _ in 0..<3 { waits.append(try await world.store.countPasswordAttempt(slot("ada"), rate)) }

        #expect(waits == [nil, nil, .seconds(30)])
        #expect(try await world.store.countPasswordAttempt(slot("ben"), rate) == nil)
        world.clock.move(by: 30)
        #expect(try await world.store.countPasswordAttempt(slot("ada"), rate) == nil)
        #expect(try await world.store.countPasswordAttempt(slot("ada"), rate) == .seconds(30))
    }

    @Test(arguments: StoreKind.allCases)
    func `a right password does not count, and gives nothing besides`(kind: StoreKind) async throws {
        let world = try World(kind)

        for _ in 0..<10 {
            #expect(try await world.store.countPasswordAttempt(slot("ada"), rate) == nil)
            try await world.store.uncountPasswordAttempt(slot("ada"), rate)
        }
        for _ in 0..<10 { try await world.store.uncountPasswordAttempt(slot("ada"), rate) }

        var waits: [Duration?] = []
        for _ in 0..<3 { waits.append(try await world.store.countPasswordAttempt(slot("ada"), rate)) }
        #expect(waits == [nil, nil, .seconds(30)])
    }

    @Test func `attempts are counted for all processes, also after a start`() async throws {
        let folder = try TemporaryFolder()
        let clock = TestClock()
        let stores = try (0..<2).map { _ in
            try DatabaseMomentStore(path: folder.path("moments.sqlite"), now: clock.now)
        }

        _ = try await stores[0].countPasswordAttempt(slot("ada"), rate)
        _ = try await stores[1].countPasswordAttempt(slot("ada"), rate)

        #expect(try await stores[0].countPasswordAttempt(slot("ada"), rate) == .seconds(30))
        for store in stores { try store.close() }
        let later = try DatabaseMomentStore(path: folder.path("moments.sqlite"), now: clock.now)
        #expect(try await later.countPasswordAttempt(slot("ada"), rate) == .seconds(30))
    }
}
