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
        let digest = keys.digest(ofCode: code)
        try await write { board in
            try board.run("DELETE FROM code WHERE expires <= :now")
            try board.db.insert(
                into: "code",
                [
                    "digest": digest, "member": member, "is_moderator": isModerator, "is_reusable": isReusable,
                    "expires": board.now + lifetime.milliseconds,
                ],
                "ON CONFLICT (digest) DO UPDATE SET expires = excluded.expires"
            )
        }
    }

    /// Creates a member, who is not signed in anywhere.
    func addMember(isModerator: Bool) async throws -> Int64 {
        try await write { try $0.addMember(isModerator: isModerator) }
    }

    /// Signs in with a code, which cannot be used again unless it says so.
    ///
    /// - Parameter secretHash: The hash of the new token.
    /// - Throws: `.forbidden` if the code is unknown, used or expired.
    func signIn(code: String, secretHash: Data) async throws -> Viewer {
        let digest = keys.digest(ofCode: code)
        return try await write { board in
            let sql = "SELECT member, is_moderator FROM code WHERE digest = :digest AND expires > :now"
            let found = try board.first(sql, ["digest": digest]) { ($0[0] as Int64?, $0[1] as Bool) }
            guard let (known, isModerator) = found else { throw ServiceError.wrongCode }
            try board.run("DELETE FROM code WHERE digest = :digest AND NOT is_reusable", ["digest": digest])
            let member = try known ?? board.addMember(isModerator: isModerator)
            try board.db.insert(
                into: "sign_in",
                ["member": member, "secret_hash": secretHash, "created_day": board.today, "used_day": board.today]
            )
            let id = Int(board.db.lastInsertedRowID)
            let old = """
                DELETE FROM sign_in WHERE member = :person AND id NOT IN
                    (SELECT id FROM sign_in WHERE member = :person ORDER BY id DESC LIMIT :limit)
                """
            try board.run(old, ["person": member, "limit": Limits.signIns])
            let role = try board.isTrue("SELECT is_moderator FROM member WHERE id = :id", ["id": member])
            return Viewer(member: member, signIn: id, isModerator: role)
        }
    }

    /// Returns the member of a token; nil if the token is not valid. Sign-ins end after 60 days without use.
    func viewer(secretHash: Data) async throws -> Viewer? {
        let sql = """
            SELECT member.id, sign_in.id, member.is_moderator, sign_in.used_day = :today
            FROM sign_in JOIN member ON member.id = sign_in.member
            WHERE secret_hash = :hash AND used_day > :today - 60
            """
        let found = try await read { board in
            try board.first(sql, ["hash": secretHash]) { row in
                (viewer: Viewer(member: row[0], signIn: row[1], isModerator: row[2]), isToday: row[3] as Bool)
            }
        }
        if let found, !found.isToday {
            let id = found.viewer.signIn
            try await write { try $0.run("UPDATE sign_in SET used_day = :today WHERE id = :id", ["id": id]) }
        }
        return found?.viewer
    }

    func signIns(of viewer: Viewer) async throws -> [SignIn] {
        let sql = """
            SELECT id, created_day, used_day, id = :current AS is_current FROM sign_in
            WHERE member = :member ORDER BY id DESC
            """
        return try await read(for: viewer) { try $0.rows(sql, ["current": viewer.signIn]) }
    }

    /// Ends a sign-in of the member.
    ///
    /// - Throws: `.notFound`.
    func endSignIn(_ id: Int, of viewer: Viewer) async throws {
        let sql = "DELETE FROM sign_in WHERE id = :id AND member = :member"
        let count = try await write(for: viewer) { try $0.run(sql, ["id": id]) }
        guard count == 1 else { throw ServiceError.notFound("sign-in") }
    }

    // MARK: Settings and bans

    func settings(of viewer: Viewer) async throws -> MemberSettings {
        try await read(for: viewer) { try $0.settings() }
    }

    func save(_ settings: MemberSettings, of viewer: Viewer) async throws {
        let value = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
        let sql = """
            INSERT INTO settings (person, value) VALUES (digest('settings', :member, NULL), :value)
            ON CONFLICT (person) DO UPDATE SET value = excluded.value
            """
        try await write(for: viewer) { try $0.run(sql, ["value": value]) }
    }

    /// Returns whether the member may not write now.
    func isBanned(_ viewer: Viewer) async throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM ban WHERE person = digest('ban', :member, NULL) AND until_day >= :today)"
        return try await read(for: viewer) { try $0.isTrue(sql) }
    }
}

extension BoardTransaction {
    /// Returns the viewer's settings; those of a new member if they have saved none.
    func settings() throws -> MemberSettings {
        let text = try first("SELECT value FROM settings WHERE person = digest('settings', :member, NULL)") { row in
            row[0] as String
        }
        return try text.map { try JSONDecoder().decode(MemberSettings.self, from: Data($0.utf8)) } ?? MemberSettings()
    }

    fileprivate func addMember(isModerator: Bool) throws -> Int64 {
        try db.insert(into: "member", ["is_moderator": isModerator])
        return db.lastInsertedRowID
    }
}

extension ServiceError {
    /// The code of a sign-in is not one that was made, was used, or has expired.
    static let wrongCode = ServiceError.forbidden("This code is wrong, used or expired.", reason: "CODE_INVALID")
}
