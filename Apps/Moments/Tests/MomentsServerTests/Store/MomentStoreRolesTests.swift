import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// Roles, and people as staff see them.
@Suite struct MomentStoreRolesTests {
    /// Ada, who is admin, Ben, who is made moderator, and Cem and Dee, who are members.
    private struct Staff {
        let world: World
        let ada, ben, cem, dee: PersonID
        var store: any MomentStore { world.store }

        init(_ kind: StoreKind) async throws {
            world = try World(kind)
            ada = try await world.person("Ada")
            ben = try await world.person("Ben")
            cem = try await world.person("cem")
            dee = try await world.person("Dee")
            try await world.store.setRole(.moderator, of: ben, by: ada)
        }

        func role(of person: PersonID) async throws -> PersonRole? {
            try await store.people([person])[person]?.role
        }
    }

    /// Returns the reason for which something is refused; nil if it is not.
    private func reason(_ body: () async throws -> Void) async throws -> String? {
        do {
            try await body()
            return nil
        } catch let error as StoreError where error == .invalid("") {
            return error.reason
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the first person is admin, and everybody has one role`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)
        #expect(try await staff.role(of: staff.ada) == .admin)
        #expect(try await staff.role(of: staff.ben) == .moderator)
        #expect(try await staff.role(of: staff.cem) == .member)

        try await staff.store.setRole(.admin, of: staff.ben, by: staff.ada)
        #expect(try await staff.store.person(handle: Handle("Ben_handle")!)?.role == .admin)
        try await staff.store.setRole(.moderator, of: staff.ada, by: staff.ben)
        #expect(try await staff.role(of: staff.ada) == .moderator)
        try await staff.store.setRole(.member, of: staff.ada, by: nil)
        #expect(try await staff.role(of: staff.ada) == .member)
    }

    @Test(arguments: StoreKind.allCases)
    func `only admins give roles, and nobody changes their own`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)
        let store = staff.store

        for other in [staff.ben, staff.cem, 99] {
            #expect(try await reason { try await store.setRole(.moderator, of: staff.dee, by: other) } == "NOT_ADMIN")
        }
        for role in PersonRole.allCases {
            #expect(try await reason { try await store.setRole(role, of: staff.ada, by: staff.ada) } == "OWN_ACCOUNT")
        }
        for actor in [staff.ada, nil] {
            await #expect(throws: StoreError.notFound("person")) { try await store.setRole(.admin, of: 99, by: actor) }
        }

        #expect(try await staff.role(of: staff.ada) == .admin)
        #expect(try await staff.role(of: staff.dee) == .member)
    }

    @Test(arguments: StoreKind.allCases)
    func `one admin stays, whatever the operator does`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)

        for role in [PersonRole.moderator, .member] {
            #expect(try await reason { try await staff.store.setRole(role, of: staff.ada, by: nil) } == "LAST_ADMIN")
        }

        #expect(try await staff.role(of: staff.ada) == .admin)
        try await staff.store.setRole(.admin, of: staff.ada, by: nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a moderator has no rights of an admin`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)

        await #expect(throws: StoreError.invalid("")) {
            try await staff.store.addInvitation(by: staff.ben, secret: InvitationSecret("x"))
        }
        await #expect(throws: StoreError.invalid("")) {
            try await staff.store.addPasswordReset(of: staff.cem, secretHash: Data([1]), by: staff.ben)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a person hears of a new role, and nobody of the one they have`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)
        let streams = [staff.ada, staff.cem].map { staff.store.changes(for: $0) }

        try await staff.store.setRole(.moderator, of: staff.cem, by: staff.ada)

        #expect(try await staff.world.changes(in: streams[0], of: staff.ada) == [])
        #expect(try await staff.world.changes(in: streams[1], of: staff.cem) == [.preferences])
        let later = staff.store.changes(for: staff.cem)
        try await staff.store.setRole(.moderator, of: staff.cem, by: staff.ada)
        #expect(try await staff.world.changes(in: later, of: staff.cem) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `staff see everybody, by name, in pages`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)
        _ = try await staff.world.person("ÉMILE", handle: "emile")
        for viewer in [staff.ada, staff.ben] {
            let first = try await staff.store.managedPeople(search: nil, after: nil, limit: 3, for: viewer)
            #expect(first.map(\.person.name) == ["Ada", "Ben", "cem"])
            let last = try #require(first.last)
            let place = FriendPlace(name: last.person.name, id: last.person.id)
            let rest = try await staff.store.managedPeople(search: nil, after: place, limit: 3, for: viewer)
            #expect(rest.map(\.person.name) == ["Dee", "ÉMILE"])
        }
        let all = ["Ada", "Ben", "cem", "Dee", "ÉMILE"]
        let searches: [(text: String, names: [String])] = [
            ("émi", ["ÉMILE"]), ("E", all), ("CEM_", ["cem"]), ("%", []), (" ben ", ["Ben"]), (" ", all),
            (String(repeating: "x", count: 9000), []),
        ]
        for (search, names) in searches {
            let found = try await staff.store.managedPeople(search: search, after: nil, limit: 9, for: staff.ben)
            #expect(found.map(\.person.name) == names, "\(search)")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody else sees people so`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)

        for viewer in [staff.cem, 99] {
            let refusals = [
                try await reason { _ = try await staff.store.managedPerson(staff.dee, for: viewer) },
                try await reason {
                    _ = try await staff.store.managedPeople(search: nil, after: nil, limit: 9, for: viewer)
                },
                try await reason {
                    let search = String(repeating: "x", count: 9000)
                    _ = try await staff.store.managedPeople(search: search, after: nil, limit: 9, for: viewer)
                },
            ]
            #expect(refusals == ["NOT_STAFF", "NOT_STAFF", "NOT_STAFF"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `staff see what they need to know about a person`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)
        let store = staff.store
        #expect(try await store.managedPerson(99, for: staff.ben) == nil)
        let before = try #require(try await store.managedPerson(staff.cem, for: staff.ben))
        #expect(try await store.people([staff.cem])[staff.cem] == before.person)
        #expect(before.lastSeen == nil && before.momentCount == 0 && before.openReportCount == 0)
        #expect(before.storage == StorageUseRecord(bytes: 0, quota: nil))
        #expect(before.suspension == nil && before.deletion == nil)

        _ = try await store.addSignIn(of: staff.cem, secretHash: Data([1]), device: "old")
        staff.world.clock.move(by: 60)
        _ = try await store.addSignIn(of: staff.cem, secretHash: Data([2]), device: "new")
        _ = try await staff.world.moment(by: staff.cem, audience: .onlyMe)
        let photo = NewPhoto(hash: "hash", width: 4, height: 3, bytes: 700)
        let picture = try await store.addPhoto(photo, by: staff.cem)
        _ = try await store.updatePerson(staff.cem, PersonChange(avatar: picture.id))
        try await store.setQuota(megabytes: 5, of: staff.cem, by: staff.ada)
        let deletion = try await store.requestDeletion(of: staff.cem)

        let after = try #require(try await store.managedPerson(staff.cem, for: staff.ben))
        #expect(after.person.avatar == "hash" && after.momentCount == 1 && after.deletion == deletion)
        #expect(after.lastSeen == TestClock.start + 60)
        #expect(after.storage == StorageUseRecord(bytes: 700, quota: 5_000_000))
        let listed = try await store.managedPeople(search: "cem", after: nil, limit: 1, for: staff.ben)
        #expect(listed == [after])
    }

    @Test(arguments: StoreKind.allCases)
    func `open reports are counted, but not for the one they are about`(kind: StoreKind) async throws {
        let staff = try await Staff(kind)
        let store = staff.store
        try await staff.world.befriend(staff.dee, staff.ben, staff.cem)
        try await store.report(NewReport(.person(staff.ben), reason: .abuse), by: staff.dee)
        try await store.report(NewReport(.person(staff.cem), reason: .spam), by: staff.dee)

        #expect(try await store.managedPerson(staff.cem, for: staff.ben)?.openReportCount == 1)
        #expect(try await store.managedPerson(staff.ben, for: staff.ada)?.openReportCount == 1)
        #expect(try await store.managedPerson(staff.ben, for: staff.ben)?.openReportCount == 0)

        let report = try #require(try await store.reports(isOpen: true, before: nil, limit: 9, for: staff.ben).first)
        _ = try await store.resolveReport(report.id, .dismissed, by: staff.ben)
        #expect(try await store.managedPerson(staff.cem, for: staff.ben)?.openReportCount == 0)
    }
}
