import Foundation
import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreSignInTests {
    private let secret = Data([1, 2, 3])
    private let week = Duration.seconds(7 * 24 * 3600)

    @Test(arguments: StoreKind.allCases)
    func `a secret stands for its person until it is revoked`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let signIn = try await world.store.addSignIn(of: ada, secretHash: secret, device: "Firefox\non Linux")

        #expect(signIn.device == "Firefoxon Linux")
        #expect(try await world.store.useSignIn(secretHash: secret, lifetime: week)?.person == ada)
        #expect(try await world.store.useSignIn(secretHash: Data([9]), lifetime: week) == nil)

        try await world.store.removeSignIn(signIn.id, of: ada)
        #expect(try await world.store.useSignIn(secretHash: secret, lifetime: week) == nil)
        #expect(try await world.store.signIns(of: ada) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a sign-in that was not used for its lifetime is over`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        _ = try await world.store.addSignIn(of: ada, secretHash: secret, device: "")

        world.clock.move(by: 6 * 24 * 3600)
        #expect(try await world.store.useSignIn(secretHash: secret, lifetime: week) != nil)
        world.clock.move(by: 6 * 24 * 3600)
        #expect(try await world.store.useSignIn(secretHash: secret, lifetime: week) != nil)
        world.clock.move(by: 8 * 24 * 3600)
        #expect(try await world.store.useSignIn(secretHash: secret, lifetime: week) == nil)
        #expect(try await world.store.signIns(of: ada) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `sign-ins that nobody has used for their lifetime are forgotten together`(kind: StoreKind) async throws {
        let world = try World(kind)
        let (ada, ben) = (try await world.person("Ada"), try await world.person("Ben"))
        _ = try await world.store.addSignIn(of: ada, secretHash: secret, device: "old")
        world.clock.move(by: 7 * 24 * 3600)
        _ = try await world.store.addSignIn(of: ben, secretHash: Data([4]), device: "new")
        let stream = world.store.changes(for: ada)

        #expect(try await world.store.removeExpiredSignIns(lifetime: week) == 0)
        world.clock.move(by: 1)
        #expect(try await world.store.removeExpiredSignIns(lifetime: week) == 1)

        #expect(try await world.store.signIns(of: ada) == [])
        #expect(try await world.store.signIns(of: ben).map(\.device) == ["new"])
        var changes = stream.makeAsyncIterator()
        #expect(await changes.next() == .signedOut)
    }

    @Test(arguments: StoreKind.allCases)
    func `uses are noted to the minute, the latest comes first`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let first = try await world.store.addSignIn(of: ada, secretHash: secret, device: "first")
        let second = try await world.store.addSignIn(of: ada, secretHash: Data([4]), device: "second")
        #expect(try await world.store.signIns(of: ada).map(\.id) == [second.id, first.id])

        world.clock.move(by: 59)
        #expect(try await world.store.useSignIn(secretHash: secret, lifetime: week)?.lastUsed == TestClock.start)
        world.clock.move(by: 1)
        #expect(try await world.store.useSignIn(secretHash: secret, lifetime: week)?.lastUsed == TestClock.start + 60)

        #expect(try await world.store.signIns(of: ada).map(\.id) == [first.id, second.id])
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody ends somebody else's sign-in`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        let signIn = try await world.store.addSignIn(of: ada, secretHash: secret, device: "")

        for (id, person) in [(signIn.id, ben), (99, ada)] {
            await #expect(throws: StoreError.notFound("sign-in")) {
                try await world.store.removeSignIn(id, of: person)
            }
        }

        #expect(try await world.store.signIns(of: ada) == [signIn])
        #expect(try await world.store.signIns(of: ben) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a secret belongs to one sign-in, and that to somebody`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        _ = try await world.store.addSignIn(of: ada, secretHash: secret, device: "")

        await #expect(throws: StoreError.invalid("")) {
            try await world.store.addSignIn(of: ada, secretHash: secret, device: "")
        }
        await #expect(throws: StoreError.notFound("person")) {
            try await world.store.addSignIn(of: 99, secretHash: Data([5]), device: "")
        }
    }
}
