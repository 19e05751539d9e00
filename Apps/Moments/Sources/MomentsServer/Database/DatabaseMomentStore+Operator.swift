internal import Encodings
public import Foundation
public import MomentsModel

// What the operator of a server does, who can read the data folder and needs no account. The server can keep running: it notices other
// roles at once, and ended sign-ins within 30 seconds.
extension DatabaseMomentStore {
    /// A person, as the operator sees them.
    public struct Member: Hashable, Sendable {
        public let handle: Handle
        public let name: String
        public let role: PersonRole
        public let created: Date
        /// When a browser or program of the person was last seen; nil if none is signed in.
        public let lastUsed: Date?
        public let friends: Int
        public let moments: Int
        public let photos: Int
        public let storage: StorageUseRecord
        /// Nil unless the person is suspended now.
        public let suspension: SuspensionRecord?
    }

    /// All people in the order in which they came.
    public func members() async throws -> [Member] {
        let now = milliseconds
        return try await read { try $0.all(OperatorSQL.members) { try Member($0, at: now) } }
    }

    /// Sets what a person may do.
    ///
    /// - Throws: `StoreError.notFound` if nobody has the handle; `StoreError.invalid` if nobody else is an admin.
    public func setRole(_ role: PersonRole, of handle: Handle) async throws -> PersonRecord {
        try await write { transaction in
            let person = try transaction.db.member(handle)
            try transaction.setRole(role, of: person.id, by: nil)
            return try transaction.db.person(person.id)
        }
    }

    /// Keeps a person from signing in, and ends all their sign-ins.
    ///
    /// - Parameters:
    ///   - days: How long; nil until somebody ends it.
    ///   - reason: What the person is told; may be empty.
    /// - Throws: `StoreError.notFound` if nobody has the handle; `StoreError.invalid` for an admin, and if the reason is too long.
    public func suspend(
        _ handle: Handle,
        days: Int?,
        reason: String
    ) async throws -> (person: PersonRecord, until: Date?) {
        try await write { transaction in
            let person = try transaction.db.member(handle)
            let date = days.map { Date(milliseconds: transaction.now + Int64($0) * 86_400_000) }
            try transaction.suspend(person.id, SuspensionRecord(until: date, reason: reason), by: nil)
            return (person, date)
        }
    }

    /// Ends a suspension.
    ///
    /// - Returns: The person, and whether they were suspended.
    /// - Throws: `StoreError.notFound` if nobody has the handle; `StoreError.invalid` for an admin.
    public func endSuspension(of handle: Handle) async throws -> (person: PersonRecord, wasSuspended: Bool) {
        try await write { transaction in
            let person = try transaction.db.member(handle)
            return (person, try transaction.endSuspension(of: person.id, by: nil))
        }
    }

    /// Sets the quota of a person; nil for the server's default.
    ///
    /// - Throws: `StoreError.notFound` if nobody has the handle; `StoreError.invalid` if the number is outside of
    ///   `Limits.quotaMegabytes`.
    public func setQuota(megabytes: Int?, of handle: Handle) async throws -> PersonRecord {
        try await write { transaction in
            let person = try transaction.db.member(handle)
            try transaction.setQuota(megabytes: megabytes, of: person.id, by: nil)
            return person
        }
    }

    /// Ends all sign-ins of a person.
    ///
    /// - Returns: Their number.
    /// - Throws: `StoreError.notFound` if nobody has the handle.
    public func endSignIns(of handle: Handle) async throws -> Int {
        try await write { transaction in
            let person = try transaction.db.member(handle)
            let count = try transaction.db.change(OperatorSQL.deleteSignIns, ["person": person.id.rawValue])
            if count > 0 { try transaction.log(.signedOut, by: nil, about: person.id) }
            transaction.tell([person.id], .signedOut)
            return count
        }
    }

    /// Makes an invitation in the name of the first admin.
    ///
    /// - Returns: The secret of the link, which cannot be read again later, and when it expires.
    /// - Throws: `StoreError`, also if there is no admin yet: the first person needs no invitation.
    public func makeInvitation() async throws -> (code: String, expires: Date) {
        let admin = try await read { try $0.first(OperatorSQL.firstAdmin) { PersonID(rawValue: $0[0]) } }
        guard let admin else { throw StoreError.notFound("admin") }
        let secret = InvitationSecret(Base64URL.text(of: RandomBytes.make(16)))
        let invitation = try await write { try $0.addInvitation(of: admin, secret: secret, by: nil) }
        return (secret.text, invitation.expires)
    }
}

extension DatabaseMomentStore.Member {
    fileprivate init(_ row: any StoreRow, at now: Int64) throws {
        handle = try Handle(row[0] as String).read("handle")
        role = try PersonRole(rawValue: row[2]).read("role")
        (name, created) = (row[1], Date(milliseconds: row[3]))
        lastUsed = (row[4] as Int64?).map { Date(milliseconds: $0) }
        (friends, moments, photos) = (row[5], row[6], row[7])
        storage = StorageUseRecord(bytes: row[8], quota: row[9])
        suspension = SuspensionRecord(storedUntil: row[10], reason: row[11], at: now)
    }
}

extension StoreDatabase {
    fileprivate func member(_ handle: Handle) throws -> PersonRecord {
        let person = try first(PersonSQL.byHandle, ["handle": handle.description], PersonRecord.init)
        guard let person else { throw StoreError.notFound("person") }
        return person
    }
}
