public import MomentsModel

/// The storage for notifications, and for the browsers that show them outside of the app. A part of a `MomentStore`.
public protocol NotificationStore: Sendable {
    // MARK: Notifications

    /// Returns notifications, newest first, older than `before`. Omits those about what the viewer may no longer see: former
    /// friends, removed likes, answered requests, and deleted records.
    func notifications(of viewer: PersonID, before: NotificationID?, limit: Int) async throws -> [NotificationRecord]
    /// Returns the same notifications in groups, by their latest notifications: newest first, older than `before`.
    func notificationGroups(of viewer: PersonID, before: NotificationID?, limit: Int) async throws
        -> [NotificationGroupRecord]
    /// Returns the number of unread notifications.
    func unreadNotificationCount(of viewer: PersonID) async throws -> Int
    func markNotificationsRead(of viewer: PersonID, upTo id: NotificationID) async throws

    // MARK: Notifications outside of the app

    /// Returns what the browser of a sign-in is notified about; nil for nothing.
    func pushTarget(of signIn: SignInID) async throws -> PushTarget?

    /// Sets what the browser of a sign-in is notified about from now on; nil for nothing. It ends with the sign-in, and when another
    /// sign-in uses the same subscription.
    ///
    /// - Throws: `.notFound` if there is no such sign-in.
    func setPushTarget(_ target: NewPushTarget?, of signIn: SignInID) async throws

    /// Returns the browsers that have not been notified about an unread notification of their person, in order of their sign-ins.
    func duePushTargets(limit: Int) async throws -> [PushTarget]

    /// Records that a browser of a person need not be notified about notifications up to this one.
    func markPushed(upTo id: NotificationID, to signIn: SignInID, of person: PersonID) async throws
}
