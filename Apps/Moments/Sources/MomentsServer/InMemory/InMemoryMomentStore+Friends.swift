import Foundation
public import MomentsModel

extension InMemoryMomentStore {
    public func friends(
        of viewer: PersonID,
        search: String?,
        after: FriendPlace?,
        limit: Int
    ) async throws -> [PersonRecord] {
        let search = FriendSearch(search)
        return read { state in
            var friends = state.friends(of: viewer).compactMap { state.people[$0] }
            if let search {
                friends = friends.filter { search.matches(name: $0.name, handle: $0.handle) }
            }
            if let after {
                friends = friends.filter { FriendOrder(after) < FriendOrder($0) }
            }
            return friends.sorted { FriendOrder($0) < FriendOrder($1) }.map(state.record).first(limit)
        }
    }

    public func friendCount(of viewer: PersonID) async throws -> Int {
        read { $0.friends(of: viewer).count }
    }

    public func requestFriendship(from viewer: PersonID, to person: PersonID) async throws -> Friendship {
        guard viewer != person else { throw PersonRules.asksSelf }
        return try write { state, now in
            guard state.people[viewer] != nil, state.people[person] != nil else { throw StoreError.notFound("person") }
            guard !state.areBlocked(viewer, person) else { throw StoreError.notFound("person") }
            switch state.friendship(of: viewer, to: person) {
            case .me, .friend, .requested:
                break
            case .asksMe:
                state.makeFriends(viewer, person, at: now)
            case .stranger:
                let request = FriendRequestRecord(id: state.newID(), from: viewer, to: person, created: now)
                state.requests[request.id] = request
                state.notify(person, .friendRequest, by: viewer, at: now)
                state.tell([viewer, person], .friends)
            }
            return state.friendship(of: viewer, to: person)
        }
    }

    public func acceptRequest(_ id: FriendRequestID, by viewer: PersonID) async throws -> PersonID {
        try write { state, now in
            guard let request = state.requests[id], request.to == viewer else {
                throw StoreError.notFound("request")
            }
            state.makeFriends(viewer, request.from, at: now)
            return request.from
        }
    }

    public func removeRequest(_ id: FriendRequestID, by viewer: PersonID) async throws {
        try write { state, _ in
            guard let request = state.requests[id], [request.from, request.to].contains(viewer) else {
                throw StoreError.notFound("request")
            }
            state.removeRequest(request)
            state.tell([request.from, request.to], .friends)
        }
    }

    public func receivedRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        read { state in state.requests.values.filter { $0.to == viewer }.sorted { $0.id > $1.id } }
    }

    public func sentRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        read { state in state.requests.values.filter { $0.from == viewer }.sorted { $0.id > $1.id } }
    }

    public func removeFriend(_ person: PersonID, of viewer: PersonID) async throws {
        try write { state, _ in
            guard state.areFriends(viewer, person) else { throw StoreError.notFound("friend") }
            state.part(viewer, person)
        }
    }
}

/// The sort order of friends, and of people as staff see them.
struct FriendOrder {
    let name: FoldedText
    let id: PersonID

    init(_ person: InMemoryState.Person) { (name, id) = (FoldedText(person.name), person.id) }
    init(_ place: FriendPlace) { (name, id) = (FoldedText(place.name), place.id) }

    static func < (a: FriendOrder, b: FriendOrder) -> Bool { a.name == b.name ? a.id < b.id : a.name < b.name }
}

extension InMemoryState {
    /// Accepts a friend request of `other`.
    fileprivate mutating func makeFriends(_ viewer: PersonID, _ other: PersonID, at date: Date) {
        for request in requests.values where request.from == other && request.to == viewer {
            removeRequest(request)
        }
        friendships[viewer, default: [:]][other] = date
        friendships[other, default: [:]][viewer] = date
        notify(other, .friendAccepted, by: viewer, at: date)
        // Notifications from an earlier friendship are visible again.
        tellFriendship(of: viewer, and: other)
    }

    /// Ends a friendship.
    mutating func part(_ viewer: PersonID, _ person: PersonID) {
        for (a, b) in [(viewer, person), (person, viewer)] {
            friendships[a]?[b] = nil
            friendSettings[a]?[b] = nil
        }
        for (id, notification) in notifications where notification.record.kind == .friendAccepted {
            if Set([notification.person, notification.record.actor]) == [viewer, person] { notifications[id] = nil }
        }
        tellFriendship(of: viewer, and: person)
    }

    /// Tells two people that their friendship has begun or ended, and their common friends, who see or lose what each of them has done
    /// below the other's moments.
    private mutating func tellFriendship(of viewer: PersonID, and person: PersonID) {
        let people = [viewer, person] + Set(friends(of: viewer)).intersection(friends(of: person)).sorted()
        tell(people, .friends)
        tell(people, .notifications)
    }

    mutating func removeRequest(_ request: FriendRequestRecord) {
        removeNotifications { notification in
            notification.record.kind == .friendRequest && notification.record.actor == request.from
                && notification.person == request.to
        }
        requests[request.id] = nil
    }
}
