import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func addInvitation(by admin: PersonID, secret: InvitationSecret) async throws -> InvitationRecord {
        try await write { try $0.addInvitation(of: admin, secret: secret, by: admin) }
    }

    public func openInvitations() async throws -> [InvitationRecord] {
        let after = LinkRules.limit(LinkRules.invitationLifetime, now: milliseconds)
        return try await read { db in
            try db.all(InvitationSQL.open, ["after": after]) { row in
                InvitationRecord(id: InvitationID(rawValue: row[0]), created: Date(milliseconds: row[1]))
            }
        }
    }

    public func isOpen(_ secret: InvitationSecret) async throws -> Bool {
        let after = LinkRules.limit(LinkRules.invitationLifetime, now: milliseconds)
        return try await read { db in
            try db.isTrue(InvitationSQL.isOpen, ["secretHash": secret.hash, "after": after])
        }
    }

    public func removeInvitation(_ id: InvitationID, by admin: PersonID) async throws {
        try await write { transaction in
            let db = transaction.db
            guard try db.isAdmin(admin) else { throw PersonRules.notAdmin }
            let arguments: StoreArguments = ["id": id.rawValue, "after": transaction.lastInvitation]
            guard try db.change(InvitationSQL.deleteOpen, arguments) > 0 else {
                throw StoreError.notFound("invitation")
            }
            try transaction.log(.revokedInvitation, by: admin, about: nil)
        }
    }

    public func removeExpiredLinks() async throws -> Int {
        try await write { transaction in
            let db = transaction.db
            return try db.change(InvitationSQL.deleteExpired, ["until": transaction.lastInvitation])
                + db.change(PasswordSQL.deleteExpiredResets, ["until": transaction.lastPasswordReset])
        }
    }
}

extension StoreTransaction {
    /// Adds an invitation by an admin.
    ///
    /// - Parameter actor: Who makes it; nil for the operator, who makes it in the name of the admin.
    func addInvitation(of admin: PersonID, secret: InvitationSecret, by actor: PersonID?) throws -> InvitationRecord {
        guard try db.isAdmin(admin) else { throw PersonRules.notAdmin }
        guard try !db.isTrue(InvitationSQL.exists, ["secretHash": secret.hash]) else { throw PersonRules.secretTaken }
        let count: Int? = try db.first(InvitationSQL.openCount, ["after": lastInvitation]) { $0[0] }
        guard count ?? 0 < LinkRules.maximumOpenInvitations else { throw LinkRules.tooManyInvitations }
        let id: InvitationID = try db.insert(
            InvitationSQL.insert,
            ["secretHash": secret.hash, "admin": admin.rawValue, "now": now]
        )
        try log(.invited, by: actor, about: nil)
        return InvitationRecord(id: id, created: Date(milliseconds: now))
    }

    /// Invitations created at this time or earlier have expired.
    var lastInvitation: Int64 { LinkRules.limit(LinkRules.invitationLifetime, now: now) }
    /// Password reset links created at this time or earlier have expired.
    var lastPasswordReset: Int64 { LinkRules.limit(LinkRules.passwordResetLifetime, now: now) }
}

extension StoreDatabase {
    func isAdmin(_ person: PersonID) throws -> Bool {
        try isTrue(PersonSQL.isAdmin, ["person": person.rawValue])
    }
}
