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
            try db.run(
                """
                INSERT INTO code (digest, member, is_moderator, is_reusable, expires)
                VALUES (:digest, :member, :moderator, :reusable, :expires)
                ON CONFLICT (digest) DO UPDATE SET expires = excluded.expires
                """,
                [
                    "digest": digest, "member": member, "moderator": isModerator, "reusable": isReusable,
                    "expires": now + lifetime.milliseconds,
                ]
            )
        }
    }

    /// Creates a member, who is not signed in anywhere.
    func addMember(isModerator: Bool) async throws -> Int64 {
        try await write { db in
            try db.run("INSERT INTO member (is_moderator) VALUES (:moderator)", ["moderator": isModerator])
            return db.lastInsertedRowID
        }
    }

    /// Signs in with a code, which cannot be used again unless it says so.
    ///
    /// - Parameter secretHash: The hash of the new token.
    /// - Throws: `.forbidden` if the code is unknown, used or expired.
    func signIn(code: String, secretHash: Data) async throws -> Viewer {
        let (digest, now, today) = (keys.digest(ofCode: code), now, today)
        return try await write { db in
            let found = try db.first(
                "SELECT member, is_moderator, is_reusable FROM code WHERE digest = :digest AND expires > :now",
                ["digest": digest, "now": now]
            ) { ($0[0] as Int64?, $0[1] as Bool, $0[2] as Bool) }
            guard let (known, isModerator, isReusable) = found else {
                throw ServiceError.forbidden("This code is wrong, used or expired.", reason: "CODE_INVALID")
            }
            if !isReusable { try db.run("DELETE FROM code WHERE digest = :digest", ["digest": digest]) }
            let member: Int64
            if let known {
                member = known
            } else {
                try db.run("INSERT INTO member (is_moderator) VALUES (:moderator)", ["moderator": isModerator])
                member = db.lastInsertedRowID
            }
            try db.run(
                """
                INSERT INTO sign_in (member, secret_hash, created_day, used_day)
                VALUES (:member, :hash, :day, :day)
                """,
                ["member": member, "hash": secretHash, "day": today]
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
            return Viewer(member: member, signIn: id, isModerator: role)
        }
    }

    /// Returns the member of a token; nil if the token is not valid. Sign-ins end after 60 days without use.
    func viewer(secretHash: Data) async throws -> Viewer? {
        let today = today
        let found = try await read { db in
            try db.first(
                """
                SELECT sign_in.id, member.id, member.is_moderator, sign_in.used_day
                FROM sign_in JOIN member ON member.id = sign_in.member
                WHERE secret_hash = :hash AND used_day > :day
                """,
                ["hash": secretHash, "day": today - 60]
            ) { row in
                (Viewer(member: row[1], signIn: row[0], isModerator: row[2]), row[3] as Int64)
            }
        }
        guard let (viewer, used) = found else { return nil }
        if used != today {
            try await write { db in
                try db.run("UPDATE sign_in SET used_day = :day WHERE id = :id", ["day": today, "id": viewer.signIn])
            }
        }
        return viewer
    }

    func signIns(of viewer: Viewer) async throws -> [SignIn] {
        try await read { db in
            try db.all(
                "SELECT id, created_day, used_day FROM sign_in WHERE member = :member ORDER BY id DESC",
                ["member": viewer.member]
            ) { row in
                SignIn(id: row[0], createdDay: row[1], usedDay: row[2], isCurrent: row[0] == viewer.signIn)
            }
        }
    }

    /// Ends a sign-in of the member.
    ///
    /// - Throws: `.notFound`.
    func endSignIn(_ id: Int64, of viewer: Viewer) async throws {
        try await write { db in
            let count = try db.run(
                "DELETE FROM sign_in WHERE id = :id AND member = :member",
                ["id": id, "member": viewer.member]
            )
            guard count == 1 else { throw ServiceError.notFound("sign-in") }
        }
    }

    // MARK: Settings and bans

    func settings(of viewer: Viewer) async throws -> MemberSettings {
        let person = keys.digest(of: viewer.member, for: .settings)
        return try await read { db in try Self.settings(of: person, in: db) }
    }

    static func settings(of person: Data, in db: Database) throws -> MemberSettings {
        let text = try db.first("SELECT value FROM settings WHERE person = :person", ["person": person]) {
            $0[0] as String
        }
        guard let text else { return MemberSettings() }
        return try JSONDecoder().decode(MemberSettings.self, from: Data(text.utf8))
    }

    func save(_ settings: MemberSettings, of viewer: Viewer) async throws {
        let person = keys.digest(of: viewer.member, for: .settings)
        let value = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
        try await write { db in
            try db.run(
                """
                INSERT INTO settings (person, value) VALUES (:person, :value)
                ON CONFLICT (person) DO UPDATE SET value = excluded.value
                """,
                ["person": person, "value": value]
            )
        }
    }

    /// Returns whether the member may not write now.
    func isBanned(_ viewer: Viewer) async throws -> Bool {
        let (person, today) = (keys.digest(of: viewer.member, for: .ban), today)
        return try await read { db in
            try db.isTrue(
                "SELECT EXISTS (SELECT 1 FROM ban WHERE person = :person AND until_day >= :today)",
                ["person": person, "today": today]
            )
        }
    }
}
