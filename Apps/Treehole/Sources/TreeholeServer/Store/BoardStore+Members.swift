import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Members, their sign-ins and codes.
extension BoardStore {
    /// Whether anybody has joined.
    public func hasMembers() async throws -> Bool {
        try await read { try $0.isTrue("SELECT EXISTS (SELECT 1 FROM member)") }
    }

    /// Stores a code.
    ///
    /// - Parameters:
    ///   - member: The member who adds a device; nil for a new member.
    ///   - lifetime: How long the code can be used.
    func addCode(
        _ code: String,
        member: Int64? = nil,
        isModerator: Bool = false,
        isReusable: Bool = false,
        lifetime: Duration
    ) async throws {
        let (digest, now) = (keys.digest(ofCode: code), now)
        try await write { db in
            try db.run("DELETE FROM code WHERE expires <= :now", ["now": now])
            try db.insert(
                into: "code",
                [
                    "digest": digest, "member": member, "is_moderator": isModerator, "is_reusable": isReusable,
                    "expires": now + lifetime.milliseconds,
                ],
                "ON CONFLICT (digest) DO UPDATE SET expires = excluded.expires"
            )
        }
    }

    /// Creates a member, who is not signed in anywhere.
    func addMember(isModerator: Bool) async throws -> Int64 {
        try await write { try Self.addMember(isModerator: isModerator, in: $0) }
    }

    private static func addMember(isModerator: Bool, in db: Database) throws -> Int64 {
        try db.insert(into: "member", ["is_moderator": isModerator])
        return db.lastInsertedRowID
    }

    /// Signs in with a code, which cannot be used again unless it says so.
    ///
    /// - Parameter secretHash: The hash of the new token.
    /// - Throws: `.forbidden` if the code is unknown, used or expired.
    func signIn(code: String, secretHash: Data) async throws -> Viewer {
        let (digest, now, today) = (keys.digest(ofCode: code), now, today)
        return try await write { db in
            let sql = "SELECT member, is_moderator, is_reusable FROM code WHERE digest = :digest AND expires > :now"
            let found = try db.first(sql, ["digest": digest, "now": now]) {
                (member: $0[0] as Int64?, isModerator: $0[1] as Bool, isReusable: $0[2] as Bool)
            }
            guard let found else { throw ServiceError.wrongCode }
            if !found.isReusable { try db.run("DELETE FROM code WHERE digest = :digest", ["digest": digest]) }
            let member = try found.member ?? Self.addMember(isModerator: found.isModerator, in: db)
            try db.insert(
                into: "sign_in",
                ["member": member, "secret_hash": secretHash, "created_day": today, "used_day": today]
            )
            let id = db.lastInsertedRowID
            try db.run(
                """
                DELETE FROM sign_in WHERE member = :member AND id NOT IN
                    (SELECT id FROM sign_in WHERE member = :member ORDER BY id DESC LIMIT :limit)
                """,
                ["member": member, "limit": Limits.signIns]
            )
            let role = try db.isTrue("SELECT is_moderator FROM member WHERE id = :member", ["member": member])
            return Viewer(member: member, signIn: Int(id), isModerator: role)
        }
    }

    /// Returns the member of a token; nil if the token is not valid. Sign-ins end after 60 days without use.
    func viewer(secretHash: Data) async throws -> Viewer? {
        let today = today
        let sql = """
            SELECT sign_in.id, member.id, member.is_moderator, sign_in.used_day
            FROM sign_in JOIN member ON member.id = sign_in.member
            WHERE secret_hash = :hash AND used_day > :day
            """
        let found = try await read { db in
            try db.first(sql, ["hash": secretHash, "day": today - 60]) { row in
                (viewer: Viewer(member: row[1], signIn: row[0], isModerator: row[2]), usedDay: row[3] as Int64)
            }
        }
        if let found, found.usedDay != today {
            let values: StatementArguments = ["day": today, "id": found.viewer.signIn]
            try await write { try $0.run("UPDATE sign_in SET used_day = :day WHERE id = :id", values) }
        }
        return found?.viewer
    }

    func signIns(of viewer: Viewer) async throws -> [SignIn] {
        let sql = "SELECT id, created_day, used_day FROM sign_in WHERE member = :member ORDER BY id DESC"
        return try await read { db in
            try db.all(sql, ["member": viewer.member]) { row in
                SignIn(id: row[0], createdDay: row[1], usedDay: row[2], isCurrent: row[0] == viewer.signIn)
            }
        }
    }

    /// Ends a sign-in of the member.
    ///
    /// - Throws: `.notFound`.
    func endSignIn(_ id: Int, of viewer: Viewer) async throws {
        let sql = "DELETE FROM sign_in WHERE id = :id AND member = :member"
        let count = try await write { try $0.run(sql, ["id": id, "member": viewer.member]) }
        guard count == 1 else { throw ServiceError.notFound("sign-in") }
    }

    // MARK: Settings and bans

    func settings(of viewer: Viewer) async throws -> MemberSettings {
        try await read(for: viewer) { try $0.settings() }
    }

    func save(_ settings: MemberSettings, of viewer: Viewer) async throws {
        let value = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
        let rest = "ON CONFLICT (person) DO UPDATE SET value = excluded.value"
        try await write(for: viewer) { board in
            try board.db.insert(into: "settings", ["person": board.digest(.settings), "value": value], rest)
        }
    }

    /// Returns whether the member may not write now.
    func isBanned(_ viewer: Viewer) async throws -> Bool {
        let today = today
        return try await read(for: viewer) { board in
            try board.db.isTrue(
                "SELECT EXISTS (SELECT 1 FROM ban WHERE person = :person AND until_day >= :today)",
                ["person": board.digest(.ban), "today": today]
            )
        }
    }
}

extension BoardTransaction {
    /// Returns the viewer's settings; those of a new member if they have saved none.
    func settings() throws -> MemberSettings {
        let sql = "SELECT value FROM settings WHERE person = :person"
        let text = try db.first(sql, ["person": digest(.settings)]) { $0[0] as String }
        return try text.map { try JSONDecoder().decode(MemberSettings.self, from: Data($0.utf8)) } ?? MemberSettings()
    }
}

extension ServiceError {
    /// The code of a sign-in is not one that was made, was used, or has expired.
    static let wrongCode = ServiceError.forbidden("This code is wrong, used or expired.", reason: "CODE_INVALID")
}
