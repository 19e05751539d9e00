import Foundation
import GRDB
import ServerKit
import TreeholeModel

/// Members, their sign-ins, codes and settings.
extension BoardTransaction {
    /// Whether anybody has joined.
    func hasMembers() throws -> Bool { try isTrue("SELECT EXISTS (SELECT 1 FROM member)") }

    /// Creates a member, who is not signed in anywhere.
    func addMember(isModerator: Bool) throws -> Int64 {
        try db.insert(into: "member", ["is_moderator": isModerator])
        return db.lastInsertedRowID
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
    ) throws {
        try run("DELETE FROM code WHERE expires <= :now")
        try db.insert(
            into: "code",
            [
                "digest": keys.digest(ofCode: code), "member": member, "is_moderator": isModerator,
                "is_reusable": isReusable, "expires": now + lifetime.milliseconds,
            ],
            "ON CONFLICT (digest) DO UPDATE SET expires = excluded.expires"
        )
    }

    /// Signs in with a code, which cannot be used again unless it says so.
    ///
    /// - Parameter secretHash: The hash of the new token.
    /// - Throws: `.forbidden` if the code is unknown, used or expired.
    func signIn(code: String, secretHash: Data) throws -> Viewer {
        let digest = keys.digest(ofCode: code)
        let sql = "SELECT member, is_moderator FROM code WHERE digest = :digest AND expires > :now"
        let found = try first(sql, ["digest": digest]) { ($0[0] as Int64?, $0[1] as Bool) }
        guard let (known, isModerator) = found else { throw ServiceError.wrongCode }
        try run("DELETE FROM code WHERE digest = :digest AND NOT is_reusable", ["digest": digest])
        let member = try known ?? addMember(isModerator: isModerator)
        try db.insert(
            into: "sign_in",
            ["member": member, "secret_hash": secretHash, "created_day": today, "used_day": today]
        )
        let old = """
            DELETE FROM sign_in WHERE member = :person AND id NOT IN
                (SELECT id FROM sign_in WHERE member = :person ORDER BY id DESC LIMIT :limit)
            """
        try run(old, ["person": member, "limit": Limits.signIns])
        guard let (viewer, _) = try self.viewer(secretHash: secretHash) else { throw ServiceError.wrongCode }
        return viewer
    }

    /// Returns the member of a token, and whether their sign-in was used today; nil if the token is not valid. Sign-ins end
    /// after 60 days without use.
    func viewer(secretHash: Data) throws -> (viewer: Viewer, isUsedToday: Bool)? {
        let sql = """
            SELECT member.id, sign_in.id, member.is_moderator, sign_in.used_day = :today
            FROM sign_in JOIN member ON member.id = sign_in.member
            WHERE secret_hash = :hash AND used_day > :today - 60
            """
        return try first(sql, ["hash": secretHash]) { row in
            (Viewer(member: row[0], signIn: row[1], isModerator: row[2]), row[3])
        }
    }

    /// Notes that the viewer's sign-in was used today.
    func noteUse() throws { try run("UPDATE sign_in SET used_day = :today WHERE id = :id", ["id": viewer.signIn]) }

    func signIns() throws -> [SignIn] {
        let sql = """
            SELECT id, created_day, used_day, id = :current AS is_current FROM sign_in
            WHERE member = :member ORDER BY id DESC
            """
        return try rows(sql, ["current": viewer.signIn])
    }

    /// Ends a sign-in of the member.
    ///
    /// - Throws: `.notFound`.
    func endSignIn(_ id: Int) throws {
        let count = try run("DELETE FROM sign_in WHERE id = :id AND member = :member", ["id": id])
        guard count == 1 else { throw ServiceError.notFound("sign-in") }
    }

    /// Returns what the app knows of the member.
    func member() throws -> BoardMember {
        var member = BoardMember(isModerator: viewer.isModerator, settings: try settings())
        if try isBanned() { member.ban = "A moderator has hidden what you wrote." }
        return member
    }

    /// Returns the viewer's settings; those of a new member if they have saved none.
    func settings() throws -> MemberSettings {
        let text = try first("SELECT value FROM settings WHERE person = digest('settings', :member, NULL)") { row in
            row[0] as String
        }
        return try text.map { try JSONDecoder().decode(MemberSettings.self, from: Data($0.utf8)) } ?? MemberSettings()
    }

    func save(_ settings: MemberSettings) throws {
        let value = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
        let sql = """
            INSERT INTO settings (person, value) VALUES (digest('settings', :member, NULL), :value)
            ON CONFLICT (person) DO UPDATE SET value = excluded.value
            """
        try run(sql, ["value": value])
    }
}

extension ServiceError {
    /// The code of a sign-in is not one that was made, was used, or has expired.
    static let wrongCode = ServiceError.forbidden("This code is wrong, used or expired.", reason: "CODE_INVALID")
}
