public import Foundation

extension NotificationCenter {
    /// Returns the notifications with one name as an asynchronous sequence.
    ///
    ///     for await notification in NotificationCenter.default.notifications(named: .accountChanged) {
    ///         reload(notification)
    ///     }
    ///
    /// An iterator receives what is posted after it was made, in order and without loss, until its task is cancelled.
    /// As for ``publisher(for:object:)``, what the code of a page posts is received by iterators of the same page, and
    /// by those that were made outside of all pages.
    /// - Parameter object: Restricts the sequence to notifications posted by this object; `nil` for notifications from
    ///   any
    ///   object.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications with one name.
    ///
    /// Unchecked, because Foundation declares the centre, which locks itself, without `Sendable`; the object is only
    /// compared.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> Iterator {
            Iterator(notifications: Self.stream(of: name, object: object, in: center).makeAsyncIterator())
        }

        /// Returns what is posted from now on. The observer is removed with the iterator, or when its task is
        /// cancelled.
        private static func stream(
            of name: Notification.Name,
            object: AnyObject?,
            in center: NotificationCenter
        ) -> AsyncStream<PostedNotification> {
            let (stream, continuation) = AsyncStream.makeStream(of: PostedNotification.self)
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(PostedNotification(value: notification))
            }
            let observer = NotificationObserver(center: center, token: token)
            continuation.onTermination = { _ in observer.remove() }
            return stream
        }

        /// Waits for one notification after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var notifications: AsyncStream<PostedNotification>.Iterator

            public mutating func next() async -> Notification? {
                await notifications.next()?.value
            }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await notifications.next(isolation: actor)?.value
            }
        }
    }
}

/// A notification on its way from the code that posts it to an iterator or a queue, as on Apple's systems: what is in it
/// is not copied.
struct PostedNotification: @unchecked Sendable {
    let value: Notification
}

/// An observer that any thread may remove. Unchecked, because Foundation declares the token without `Sendable`.
private final class NotificationObserver: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
    }

    func remove() { center.removeObserver(token) }
}
