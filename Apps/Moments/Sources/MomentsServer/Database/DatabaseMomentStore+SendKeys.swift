import Foundation
import MomentsModel

extension DatabaseMomentStore {
    public func removeExpiredSendKeys(lifetime: Duration) async throws -> Int {
        try await write { transaction in
            let until = transaction.now - Int64(lifetime / .milliseconds(1))
            return try transaction.db.change(SendKeySQL.removeExpired, ["until": until])
        }
    }
}

/// What a person has sent with a key.
enum SentWithKey {
    case comment(CommentID)
    case moment(MomentID)
}

extension StoreTransaction {
    /// Returns what a person has sent with a key; nil if there is none.
    func sent(with key: String?, by person: PersonID) throws -> SentWithKey? {
        guard let key else { return nil }
        return try db.first(SendKeySQL.sent, ["person": person.rawValue, "key": key]) { row -> SentWithKey? in
            if let comment = row[0] as Int64? { return .comment(CommentID(rawValue: comment)) }
            return (row[1] as Int64?).map { .moment(MomentID(rawValue: $0)) }
        } ?? nil
    }

    func noteSent(_ what: SentWithKey, with key: String?, by person: PersonID) throws {
        guard let key else { return }
        var arguments: StoreArguments = ["person": person.rawValue, "key": key, "now": now]
        switch what {
        case .comment(let id): arguments += ["comment": id.rawValue, "moment": nil]
        case .moment(let id): arguments += ["comment": nil, "moment": id.rawValue]
        }
        try db.run(SendKeySQL.insert, arguments)
        try db.run(
            SendKeySQL.removeOldest,
            ["person": person.rawValue, "last": SendKeyRules.maximumKeys - 1]
        )
    }
}
