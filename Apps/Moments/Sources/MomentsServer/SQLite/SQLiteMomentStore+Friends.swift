import Foundation
import GRDB
public import MomentsModel

extension SQLiteMomentStore {
    public func friends(
        of viewer: PersonID,
        search: String?,
        after: FriendPlace?,
        limit: Int
    ) async throws -> [PersonRecord] {
        let search = FriendSearch(search)
        if let search, !search.canMatch { return [] }
        return try await read { db in
            var arguments: StatementArguments = [
                "viewer": viewer.rawValue, "limit": limit.asLimit,
                // Sorts before every friend, as no name is empty.
                "afterName": after.map { FoldedText($0.name).text } ?? "", "afterID": after?.id.rawValue ?? -1,
            ]
            if let search { arguments += ["search": search.pattern] }
            return try db.all(PersonSQL.friends(isSearch: search != nil), arguments, PersonRecord.init)
        }
    }

    public func friendCount(of viewer: PersonID) async throws -> Int {
        try await read { try $0.first(FriendSQL.count, ["viewer": viewer.rawValue]) { $0[0] } ?? 0 }
    }

    public func requestFriendship(from viewer: PersonID, to person: PersonID) async throws -> Friendship {
        guard viewer != person else { throw PersonRules.asksSelf }
        return try await write { transaction in
            let db = transaction.db
            guard try db.people([viewer, person]).count == 2 else { throw StoreError.notFound("person") }
            let pair: StatementArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
            if try db.isTrue(FriendSQL.areFriends, pair) { return .friend }
            if try db.request(from: viewer, to: person) != nil { return .requested }
            if let request = try db.request(from: person, to: viewer) {
                try transaction.accept(request)
                return .friend
            }
            try db.run(
                FriendSQL.insertRequest,
                ["sender": viewer.rawValue, "receiver": person.rawValue, "now": transaction.now]
            )
            try transaction.notify(person, .friendRequest, by: viewer)
            transaction.tell([viewer, person], .friends)
            return .requested
        }
    }

    public func acceptRequest(_ id: FriendRequestID, by viewer: PersonID) async throws -> PersonID {
        try await write { transaction in
            guard let request = try transaction.db.request(id), request.to == viewer else {
                throw StoreError.notFound("request")
            }
            try transaction.accept(request)
            return request.from
        }
    }

    public func removeRequest(_ id: FriendRequestID, by viewer: PersonID) async throws {
        try await write { transaction in
            guard let request = try transaction.db.request(id), [request.from, request.to].contains(viewer) else {
                throw StoreError.notFound("request")
            }
            try transaction.remove(request)
            transaction.tell([request.from, request.to], .friends)
        }
    }

    public func receivedRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        try await read { try $0.all(FriendSQL.received, ["viewer": viewer.rawValue], FriendRequestRecord.init) }
    }

    public func sentRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        try await read { try $0.all(FriendSQL.sent, ["viewer": viewer.rawValue], FriendRequestRecord.init) }
    }

    public func removeFriend(_ person: PersonID, of viewer: PersonID) async throws {
        try await write { transaction in
            let db = transaction.db
            let pair: StatementArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
            guard try db.run(FriendSQL.delete, pair) > 0 else { throw StoreError.notFound("friend") }
            try db.run(FriendSQL.emptyTimeline, pair)
            try db.run(FriendSQL.emptyTimeline, ["viewer": person.rawValue, "person": viewer.rawValue])
            try db.run(NotificationSQL.deleteAcceptances, pair)
            transaction.tell([viewer, person], .friends)
            transaction.tell([viewer, person], .notifications)
        }
    }
}

extension StoreTransaction {
    /// Deletes the request and makes its two people friends.
    fileprivate mutating func accept(_ request: FriendRequestRecord) throws {
        try remove(request)
        let pair: StatementArguments = ["viewer": request.to.rawValue, "person": request.from.rawValue]
        try db.run(FriendSQL.insert, pair + ["now": now])
        try db.run(FriendSQL.fillTimelines, pair)
        try notify(request.from, .friendAccepted, by: request.to)
        tell([request.from, request.to], .friends)
        // Notifications from an earlier friendship are visible again.
        tell([request.from, request.to], .notifications)
    }

    fileprivate mutating func remove(_ request: FriendRequestRecord) throws {
        try db.run(FriendSQL.deleteRequest, ["id": request.id.rawValue])
        let arguments: StatementArguments = ["person": request.to.rawValue, "actor": request.from.rawValue]
        if try db.run(NotificationSQL.deleteRequest, arguments) > 0 { tell([request.to], .notifications) }
    }
}

extension Database {
    fileprivate func request(_ id: FriendRequestID) throws -> FriendRequestRecord? {
        try first(FriendSQL.request, ["id": id.rawValue], FriendRequestRecord.init)
    }

    fileprivate func request(from sender: PersonID, to receiver: PersonID) throws -> FriendRequestRecord? {
        let arguments: StatementArguments = ["sender": sender.rawValue, "receiver": receiver.rawValue]
        return try first(FriendSQL.requestBetween, arguments, FriendRequestRecord.init)
    }
}

extension FriendRequestRecord {
    fileprivate init(_ row: Row) {
        self.init(
            id: FriendRequestID(rawValue: row[0]),
            from: PersonID(rawValue: row[1]),
            to: PersonID(rawValue: row[2]),
            created: Date(milliseconds: row[3])
        )
    }
}

extension FriendSearch {
    /// A LIKE pattern that matches the text literally.
    fileprivate var pattern: String {
        var pattern = "%"
        for scalar in folded.text.unicodeScalars {
            if ["%", "_", "\\"].contains(scalar) { pattern.unicodeScalars.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern + "%"
    }
}
