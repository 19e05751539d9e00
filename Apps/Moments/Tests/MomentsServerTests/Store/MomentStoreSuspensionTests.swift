import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct MomentStoreSuspensionTests {
    private let week = Duration.seconds(7 * 86_400)

    /// Signs a person in with a secret that nobody has used.
    private func signIn(_ person: PersonID, in world: World) async throws {
        _ = try await world.store.addSignIn(of: person, secretHash: Data(UUID().uuidString.utf8), device: "")
    }

    /// Returns the error with which a person cannot sign in.
    private func refusal(of person: PersonID, in world: World) async -> StoreError? {
        let error = await #expect(throws: StoreError.self) { try await signIn(person, in: world) }
        #expect(error == .suspended(until: nil, reason: ""))
        return error
    }

    @Test(arguments: StoreKind.allCases)
    func `a suspended person is signed out, and cannot sign in until the end`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let (world, store) = (cast.world, cast.world.store)
        _ = try await store.addSignIn(of: cast.ben, secretHash: Data([1]), device: "")
        try await signIn(cast.cem, in: world)
        let stream = store.changes(for: cast.ben)
        let end = TestClock.start + 86_400

        try await store.suspend(cast.ben, until: end, reason: "Spam.", by: cast.ada)

        #expect(try await store.signIns(of: cast.ben).isEmpty)
        #expect(try await store.useSignIn(secretHash: Data([1]), lifetime: week) == nil)
        #expect(try await store.signIns(of: cast.cem).count == 1)
        var changes = stream.makeAsyncIterator()
        #expect(await changes.next() == .signedOut)
        let error = await refusal(of: cast.ben, in: world)
        #expect(error?.until == end && error?.reason == "SUSPENDED")
        #expect(error?.message == "This account is suspended until 2025-01-02. Spam.")
        let suspension = try await store.managedPerson(cast.ben, for: cast.ada)?.suspension
        #expect(suspension == SuspensionRecord(until: end, reason: "Spam."))

        world.clock.move(by: 86_399)
        _ = await refusal(of: cast.ben, in: world)
        world.clock.move(by: 1)
        try await signIn(cast.ben, in: world)
        #expect(try await store.managedPerson(cast.ben, for: cast.ada)?.suspension == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `without an end, staff end it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let (world, store) = (cast.world, cast.world.store)
        try await store.suspend(cast.ben, until: TestClock.start + 60, reason: "first", by: cast.ada)
        try await store.suspend(cast.ben, until: nil, reason: "", by: cast.ada)
        world.clock.move(by: 1000 * 365 * 86_400)

        let error = await refusal(of: cast.ben, in: world)
        #expect(error?.until == nil && error?.message == "This account is suspended.")
        let suspension = try await store.managedPerson(cast.ben, for: cast.ada)?.suspension
        #expect(suspension == SuspensionRecord(until: nil, reason: ""))

        try await store.endSuspension(of: cast.ben, by: cast.ada)

        #expect(try await store.managedPerson(cast.ben, for: cast.ada)?.suspension == nil)
        try await signIn(cast.ben, in: world)
    }

    @Test(arguments: StoreKind.allCases)
    func `what a suspended person has shared stays`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ben)
        try await cast.world.store.suspend(cast.ben, until: nil, reason: "", by: cast.ada)

        #expect(try await cast.world.timeline(of: cast.ada) == [moment])
        #expect(try await cast.world.store.friends(of: cast.ada, search: nil, after: nil, limit: 9).count == 4)
    }

    @Test(arguments: StoreKind.allCases)
    func `only who knows the password learns of it, and a new password ends nothing`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await store.suspend(cast.ben, until: nil, reason: "", by: cast.ada)

        await #expect(throws: StoreError.passwordChanged) {
            try await store.addSignIn(of: cast.ben, secretHash: Data([1]), device: "", passwordHash: "wrong")
        }
        await #expect(throws: StoreError.suspended(until: nil, reason: "")) {
            try await store.addSignIn(of: cast.ben, secretHash: Data([1]), device: "", passwordHash: "hash of Ben")
        }
        _ = try await store.addPasswordReset(of: cast.ben, secretHash: Data([7]), by: cast.ada)
        #expect(try await store.resetPassword(secretHash: Data([7]), to: "new").id == cast.ben)
        _ = await refusal(of: cast.ben, in: cast.world)
    }

    @Test(arguments: StoreKind.allCases)
    func `moderators suspend members, admins moderators, and nobody admins`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        // Dee and Fay are members.
        let roles: [PersonID: PersonRole] = [cast.gus: .admin, cast.ben: .moderator, cast.cem: .moderator]
        for (person, role) in roles {
            try await store.setRole(role, of: person, by: cast.ada)
        }
        let cases: [(actor: PersonID?, person: PersonID, reason: String?)] = [
            (cast.dee, cast.fay, "NOT_STAFF"), (99, cast.fay, "NOT_STAFF"),
            (cast.ben, cast.ben, "OWN_ACCOUNT"), (cast.ada, cast.ada, "OWN_ACCOUNT"),
            (cast.ben, cast.cem, "STAFF_ACCOUNT"), (cast.ben, cast.ada, "STAFF_ACCOUNT"),
            (cast.gus, cast.ada, "STAFF_ACCOUNT"), (nil, cast.gus, "STAFF_ACCOUNT"),
            (cast.ben, cast.dee, nil), (cast.ada, cast.cem, nil), (nil, cast.ben, nil),
        ]
        for (actor, person, reason) in cases {
            for isEnd in [false, true] {
                var found: String?
                do {
                    if isEnd {
                        try await store.endSuspension(of: person, by: actor)
                    } else {
                        try await store.suspend(person, until: nil, reason: "", by: actor)
                    }
                } catch let error as StoreError {
                    found = error.reason
                }
                #expect(found == reason, "\(String(describing: actor)) and \(person)")
            }
        }
        await #expect(throws: StoreError.notFound("person")) {
            try await store.suspend(99, until: nil, reason: "", by: cast.ada)
        }
        await #expect(throws: StoreError.notFound("person")) { try await store.endSuspension(of: 99, by: nil) }
    }

    @Test(arguments: StoreKind.allCases)
    func `a reason has an end`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let longest = String(repeating: "é", count: Limits.suspensionReason)
        try await cast.world.store.suspend(cast.ben, until: nil, reason: longest, by: cast.ada)

        await #expect(throws: StoreError.invalid("")) {
            try await cast.world.store.suspend(cast.ben, until: nil, reason: longest + "x", by: cast.ada)
        }

        #expect(try await cast.world.store.managedPerson(cast.ben, for: cast.ada)?.suspension?.reason == longest)
    }

    @Test func `where the end of a suspension is kept, there is always a number`() {
        let records = [nil, TestClock.start].map { SuspensionRecord(until: $0, reason: "x") }
        for record in records {
            let read = SuspensionRecord(storedUntil: record.storedUntil, reason: "x", at: 1_735_689_599_999)
            #expect(read == record)
        }
        let end: Int64 = 1_735_689_600_000
        #expect(SuspensionRecord(storedUntil: end, reason: "", at: end) == nil)
        #expect(SuspensionRecord(storedUntil: nil, reason: "", at: 0) == nil)
    }
}
