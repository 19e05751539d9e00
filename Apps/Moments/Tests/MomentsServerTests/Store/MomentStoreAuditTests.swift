import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// The log of what staff and the operator do.
@Suite struct MomentStoreAuditTests {
    /// Returns what is logged while `body` runs, oldest first.
    private func logged(in cast: Cast, _ body: () async throws -> Void) async throws -> [AuditRecord] {
        let last = try await cast.world.store.auditLog(before: nil, limit: 1, for: cast.ada).first
        try await body()
        let log = try await cast.world.store.auditLog(before: nil, limit: 999, for: cast.ada)
        return log.reversed().filter { $0.id.rawValue > last?.id.rawValue ?? 0 }
    }

    @Test(arguments: StoreKind.allCases)
    func `each action is logged, with who did it to whom`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let text = String(repeating: "é", count: 300)
        cast.world.clock.move(by: 60)

        let log = try await logged(in: cast) {
            try await store.setRole(.moderator, of: cast.ben, by: cast.ada)
            try await store.suspend(cast.fay, until: nil, reason: "Spam.", by: cast.ben)
            try await store.endSuspension(of: cast.fay, by: nil)
            try await store.setQuota(megabytes: 500, of: cast.cem, by: cast.ada)
            try await store.setQuota(megabytes: nil, of: cast.cem, by: nil)
            let notice = try await store.announce(text, until: nil, by: cast.ada)
            try await store.endAnnouncement(notice.id, by: cast.ada)
            let invitation = try await store.addInvitation(by: cast.ada, secret: InvitationSecret("x"))
            try await store.removeInvitation(invitation.id, by: cast.ada)
            _ = try await store.addPasswordReset(of: cast.dee, secretHash: Data([1]), by: cast.ada)
            _ = try await store.addPasswordReset(of: cast.dee, secretHash: Data([2]), by: nil)
        }

        let (ada, ben) = (cast.ada, cast.ben)
        let excerpt = String(text.prefix(200))
        let expected: [(AuditAction, PersonID?, PersonID?, String)] = [
            (.setRole, ada, ben, "MODERATOR"), (.suspended, ben, cast.fay, "Spam."),
            (.endedSuspension, nil, cast.fay, ""), (.setQuota, ada, cast.cem, "500"), (.setQuota, nil, cast.cem, ""),
            (.announced, ada, nil, excerpt), (.endedAnnouncement, ada, nil, excerpt), (.invited, ada, nil, ""),
            (.revokedInvitation, ada, nil, ""), (.createdPasswordReset, ada, cast.dee, ""),
            (.createdPasswordReset, nil, cast.dee, ""),
        ]
        #expect(log.map(\.action) == expected.map(\.0))
        #expect(log.map(\.actor) == expected.map(\.1))
        #expect(log.map(\.person) == expected.map(\.2))
        #expect(log.map(\.detail) == expected.map(\.3))
        #expect(log.allSatisfy { $0.isOperator == ($0.actor == nil) && $0.created == TestClock.start + 60 })
    }

    @Test(arguments: StoreKind.allCases)
    func `what changes nothing, or is refused, is not logged`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await store.setQuota(megabytes: 5, of: cast.cem, by: cast.ada)
        try await store.suspend(cast.cem, until: TestClock.start + 60, reason: "", by: cast.ada)
        cast.world.clock.move(by: 60)

        let log = try await logged(in: cast) {
            try await store.setRole(.member, of: cast.ben, by: cast.ada)
            try await store.setQuota(megabytes: 5, of: cast.cem, by: cast.ada)
            try await store.setQuota(megabytes: nil, of: cast.ben, by: cast.ada)
            try await store.endSuspension(of: cast.ben, by: cast.ada)
            try await store.endSuspension(of: cast.cem, by: cast.ada)
            await #expect(throws: StoreError.self) { try await store.setRole(.admin, of: cast.ben, by: cast.cem) }
            await #expect(throws: StoreError.self) { try await store.announce("", until: nil, by: cast.ada) }
            await #expect(throws: StoreError.self) {
                try await store.suspend(cast.ada, until: nil, reason: "", by: nil)
            }
            await #expect(throws: StoreError.self) {
                try await store.addPasswordReset(of: 99, secretHash: Data([1]), by: cast.ada)
            }
            await #expect(throws: StoreError.self) { try await store.removeInvitation(999, by: cast.ada) }
        }

        #expect(log == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `admins read the log, in pages, newest first`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await store.setRole(.moderator, of: cast.ben, by: cast.ada)
        for megabytes in 1...5 { try await store.setQuota(megabytes: megabytes, of: cast.cem, by: cast.ada) }

        let first = try await store.auditLog(before: nil, limit: 2, for: cast.ada)
        let next = try await store.auditLog(before: first.last?.id, limit: 3, for: cast.ada)

        #expect((first + next).map(\.detail) == ["5", "4", "3", "2", "1"])
        #expect(try await store.auditLog(before: nil, limit: 0, for: cast.ada) == [])
        for viewer in [cast.ben, cast.cem, 99] {
            let error = await #expect(throws: StoreError.self) {
                try await store.auditLog(before: nil, limit: 9, for: viewer)
            }
            #expect(error?.reason == "NOT_ADMIN")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the log forgets people who leave, and keeps what was done`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let log = try await logged(in: cast) {
            try await store.setRole(.admin, of: cast.ben, by: cast.ada)
            try await store.suspend(cast.fay, until: nil, reason: "Insults", by: cast.ben)
            try await store.suspend(cast.fay, until: nil, reason: "Threats", by: nil)
            _ = try await store.requestDeletion(of: cast.ben)
            cast.world.clock.move(by: 7 * 86_400)
            _ = try await store.removeLeavers()
        }
        #expect(log.map(\.actor) == [cast.ada, nil, nil])
        #expect(log.map(\.isOperator) == [false, false, true])
        #expect(log.map(\.person) == [nil, cast.fay, cast.fay])
        #expect(log.map(\.detail) == ["", "Insults", "Threats"])
    }
}
