import Foundation
public import MomentsModel
import WebPush

extension DatabaseMomentStore {
    public func pushTarget(of signIn: SignInID) async throws -> PushTarget? {
        try await read { db in
            try db.first(PushSQL.ofSignIn, ["signIn": signIn.rawValue], PushTarget.init)
        }
    }

    public func setPushTarget(_ target: NewPushTarget?, of signIn: SignInID) async throws {
        let subscription = try target.map { try JSONEncoder().encode($0.subscription) }
        try await write { transaction in
            let db = transaction.db
            guard let target, let subscription else {
                try db.run(PushSQL.remove, ["signIn": signIn.rawValue])
                return
            }
            let endpoint = target.subscription.endpoint.absoluteString
            // The browser was used by somebody else before.
            try db.run(PushSQL.removeEndpoint, ["endpoint": endpoint, "signIn": signIn.rawValue])
            let changed = try db.change(
                PushSQL.set,
                [
                    "signIn": signIn.rawValue, "endpoint": endpoint,
                    "subscription": String(decoding: subscription, as: UTF8.self),
                    "kinds": target.kinds.text, "language": target.language,
                ]
            )
            guard changed > 0 else { throw StoreError.notFound("sign-in") }
        }
    }

    public func duePushTargets(limit: Int) async throws -> [PushTarget] {
        try await read { try $0.all(PushSQL.due, ["limit": limit.asLimit], PushTarget.init) }
    }

    public func markPushed(upTo id: NotificationID, to signIn: SignInID, of person: PersonID) async throws {
        try await write(.parts([.person(person)])) { transaction in
            try transaction.db.run(PushSQL.markSent, ["signIn": signIn.rawValue, "sent": id.rawValue])
        }
    }
}

extension Set<NotificationKind> {
    /// Separated by spaces.
    fileprivate var text: String { map(\.rawValue).sorted().joined(separator: " ") }
}

extension PushTarget {
    fileprivate init(_ row: any StoreRow) throws {
        let text: String = row[2]
        let kinds: String = row[3]
        let sent: Int64 = row[5]
        let latest: Int64 = row[6]
        self.init(
            signIn: SignInID(rawValue: row[0]),
            person: PersonID(rawValue: row[1]),
            subscription: try JSONDecoder().decode(PushSubscription.self, from: Data(text.utf8)),
            kinds: Set(kinds.split(separator: " ").compactMap { NotificationKind(rawValue: String($0)) }),
            language: row[4],
            sent: sent == 0 ? nil : NotificationID(rawValue: sent),
            latest: latest == 0 ? nil : NotificationID(rawValue: latest)
        )
    }
}
