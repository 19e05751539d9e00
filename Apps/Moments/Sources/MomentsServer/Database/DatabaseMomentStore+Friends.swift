import Foundation
public import MomentsModel

extension DatabaseMomentStore {
    public func friends(
        of viewer: PersonID,
        search: String?,
        after: FriendPlace?,
        limit: Int
    ) async throws -> [PersonRecord] {
        let search = FriendSearch(search)
        if let search, !search.canMatch { return [] }
        return try await read { db in
            var arguments: StoreArguments = [
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
            let pair: StoreArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
            guard try !db.isTrue(PrivacySQL.isBlocked, pair) else { throw StoreError.notFound("person") }
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
            guard try transaction.part(viewer, person) else { throw StoreError.notFound("friend") }
        }
    }
}

extension StoreTransaction {
    /// Ends a friendship.
    ///
    /// - Returns: False if there is none.
    mutating func part(_ viewer: PersonID, _ person: PersonID) throws -> Bool {
        let pair: StoreArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
        guard try db.change(FriendSQL.delete, pair) > 0 else { return false }
        try db.run(FriendSQL.emptyTimeline, pair)
        try db.run(FriendSQL.emptyTimeline, ["viewer": person.rawValue, "person": viewer.rawValue])
        try db.run(NotificationSQL.deleteAcceptances, pair)
        try tellFriendship(of: viewer, and: person)
        return true
    }

    /// Deletes the requests between two people.
    mutating func removeRequests(between viewer: PersonID, and person: PersonID) throws {
        let pair: StoreArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
        for request in try db.all(FriendSQL.requestsBetween, pair, FriendRequestRecord.init) { try remove(request) }
    }

    /// Deletes the request and makes its two people friends.
    fileprivate mutating func accept(_ request: FriendRequestRecord) throws {
        try remove(request)
        let pair: StoreArguments = ["viewer": request.to.rawValue, "person": request.from.rawValue]
        try db.run(FriendSQL.insert, pair + ["now": now])
        try db.run(FriendSQL.fillTimelines, pair)
        try notify(request.from, .friendAccepted, by: request.to)
        // Notifications from an earlier friendship are visible again.
        try tellFriendship(of: request.from, and: request.to)
    }

    /// Tells two people that their friendship has begun or ended, and their common friends, who see or lose what each of them has done
    /// below the other's moments.
    private mutating func tellFriendship(of viewer: PersonID, and person: PersonID) throws {
        guard isAnybodyListening else { return }
        let pair: StoreArguments = ["viewer": viewer.rawValue, "person": person.rawValue]
        let people = [viewer, person] + (try db.all(FriendSQL.ofBoth, pair) { PersonID(rawValue: $0[0]) })
        tell(people, .friends)
        tell(people, .notifications)
    }

    fileprivate mutating func remove(_ request: FriendRequestRecord) throws {
        try db.run(FriendSQL.deleteRequest, ["id": request.id.rawValue])
        let arguments: StoreArguments = ["person": request.to.rawValue, "actor": request.from.rawValue]
        if try db.change(NotificationSQL.deleteRequest, arguments) > 0 { tell([request.to], .notifications) }
    }
}

extension StoreDatabase {
    fileprivate func request(_ id: FriendRequestID) throws -> FriendRequestRecord? {
        try first(FriendSQL.request, ["id": id.rawValue], FriendRequestRecord.init)
    }

    fileprivate func request(from sender: PersonID, to receiver: PersonID) throws -> FriendRequestRecord? {
        let arguments: StoreArguments = ["sender": sender.rawValue, "receiver": receiver.rawValue]
        return try first(FriendSQL.requestBetween, arguments, FriendRequestRecord.init)
    }
}

extension FriendRequestRecord {
    fileprivate init(_ row: any StoreRow) {
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
    var pattern: String {
        var pattern = "%"
        for scalar in folded.text.unicodeScalars {
            if ["%", "_", "\\"].contains(scalar) { pattern.unicodeScalars.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern + "%"
    }
}
