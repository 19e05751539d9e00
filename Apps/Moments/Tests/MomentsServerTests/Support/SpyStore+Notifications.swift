import MomentsModel
import MomentsServer

extension SpyStore {
    func notifications(of viewer: PersonID, before: NotificationID?, limit: Int) async throws -> [NotificationRecord] {
        try note()
        return try await store.notifications(of: viewer, before: before, limit: limit)
    }

    func notificationGroups(of viewer: PersonID, before: NotificationID?, limit: Int) async throws
        -> [NotificationGroupRecord]
    {
        try note()
        return try await store.notificationGroups(of: viewer, before: before, limit: limit)
    }

    func unreadNotificationCount(of viewer: PersonID) async throws -> Int {
        try note()
        return try await store.unreadNotificationCount(of: viewer)
    }

    func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws {
        try note()
        return try await store.markNotificationsRead(of: viewer, upTo: id)
    }

    func pushTarget(of signIn: SignInID) async throws -> PushTarget? {
        try note()
        return try await store.pushTarget(of: signIn)
    }

    func setPushTarget(_ target: NewPushTarget?, of signIn: SignInID) async throws {
        try note()
        try await store.setPushTarget(target, of: signIn)
    }

    func duePushTargets(limit: Int) async throws -> [PushTarget] {
        try note()
        return try await store.duePushTargets(limit: limit)
    }

    func markPushed(upTo id: NotificationID, to signIn: SignInID, of person: PersonID) async throws {
        try note()
        try await store.markPushed(upTo: id, to: signIn, of: person)
    }
}
