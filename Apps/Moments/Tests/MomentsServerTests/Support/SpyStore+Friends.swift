import MomentsModel
import MomentsServer

extension SpyStore {
    func friends(of viewer: PersonID, search: String?, after: FriendPlace?, limit: Int) async throws -> [PersonRecord] {
        try note()
        return try await store.friends(of: viewer, search: search, after: after, limit: limit)
    }

    func friendCount(of viewer: PersonID) async throws -> Int {
        try note()
        return try await store.friendCount(of: viewer)
    }

    func requestFriendship(from viewer: PersonID, to person: PersonID) async throws -> Friendship {
        try note()
        return try await store.requestFriendship(from: viewer, to: person)
    }

    func acceptRequest(_ id: FriendRequestID, by viewer: PersonID) async throws -> PersonID {
        try note()
        return try await store.acceptRequest(id, by: viewer)
    }

    func removeRequest(_ id: FriendRequestID, by viewer: PersonID) async throws {
        try note()
        return try await store.removeRequest(id, by: viewer)
    }

    func receivedRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        try note()
        return try await store.receivedRequests(of: viewer)
    }

    func sentRequests(of viewer: PersonID) async throws -> [FriendRequestRecord] {
        try note()
        return try await store.sentRequests(of: viewer)
    }

    func removeFriend(_ person: PersonID, of viewer: PersonID) async throws {
        try note()
        return try await store.removeFriend(person, of: viewer)
    }

    func tags(of owner: PersonID) async throws -> [TagRecord] {
        try note()
        return try await store.tags(of: owner)
    }

    func saveTag(_ id: TagID?, name: String, people: [PersonID], of owner: PersonID) async throws -> TagRecord {
        try note()
        return try await store.saveTag(id, name: name, people: people, of: owner)
    }

    func removeTag(_ id: TagID, of owner: PersonID) async throws {
        try note()
        try await store.removeTag(id, of: owner)
    }

    func friendSettings(of viewer: PersonID, for people: [PersonID]) async throws -> [PersonID: FriendSettingsRecord] {
        try note()
        return try await store.friendSettings(of: viewer, for: people)
    }

    func changeFriendSettings(
        _ change: FriendSettingsChange,
        of friend: PersonID,
        by viewer: PersonID
    ) async throws {
        try note()
        try await store.changeFriendSettings(change, of: friend, by: viewer)
    }

    func historyReach(of person: PersonID) async throws -> HistoryReach {
        try note()
        return try await store.historyReach(of: person)
    }

    func setHistoryReach(_ reach: HistoryReach, of person: PersonID) async throws {
        try note()
        try await store.setHistoryReach(reach, of: person)
    }

    func block(_ person: PersonID, by viewer: PersonID) async throws {
        try note()
        try await store.block(person, by: viewer)
    }

    func unblock(_ person: PersonID, by viewer: PersonID) async throws {
        try note()
        try await store.unblock(person, by: viewer)
    }

    func blockedPeople(of viewer: PersonID) async throws -> [PersonRecord] {
        try note()
        return try await store.blockedPeople(of: viewer)
    }
}
