/// The origin of notifications: code that runs in a scope posts to the subscribers of the scope, and to those without one.
///
/// A server runs the code of many users in one process. On a phone, `NotificationCenter.default` has one user, so apps post
/// whatever concerns their user. The host runs the code of each page in a scope of its own.
package final class NotificationScope: Sendable {
    /// The scope of the code that is running; nil outside of all.
    @TaskLocal package static var current: NotificationScope?

    package init() {}

    /// Whether a subscriber of one scope receives what is posted now.
    static func delivers(to subscriber: NotificationScope?) -> Bool {
        guard let subscriber, let current else { return true }
        return subscriber === current
    }
}
