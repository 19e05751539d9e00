public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of notifications with one name.
    ///
    ///     NotificationCenter.default.publisher(for: .accountChanged).sink { reload($0) }
    ///
    /// The observer is removed when the subscription is cancelled. What the code of a page posts is received by subscribers
    /// of the same page, and by those that subscribed outside of all pages; what other code posts is received by all.
    /// - Parameter object: Restricts the publisher to notifications posted by this object; `nil` for notifications from
    ///   any object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications with one name. It drops notifications for which there is no demand.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Notification, Downstream.Failure == Never {
            let observation = NotificationObservation(center: center)
            let conduit = Conduit(subscriber, owner: observation, unrequested: .drop)
            observation.start(name: name, object: object, conduit: conduit)
            subscriber.receive(subscription: conduit)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}

/// The observer of one subscription, retained by the notification centre until the conduit is cancelled.
///
/// Unchecked, because Foundation declares the token, which the lock protects, without `Sendable`.
private final class NotificationObservation: ConduitOwner, @unchecked Sendable {
    private let center: NotificationCenter
    private let lock = Lock()
    private var token: (any NSObjectProtocol)?

    init(center: NotificationCenter) {
        self.center = center
    }

    func start(name: Notification.Name, object: AnyObject?, conduit: Conduit<Notification>) {
        // A conduit locks itself; its subscriber, which it holds, is not Sendable.
        nonisolated(unsafe) let conduit = conduit
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            // Retains the observation, which the conduit holds weakly, while the centre holds this closure.
            withExtendedLifetime(self) { conduit.send(notification) }
        }
        lock.withLock { self.token = token }
    }

    func remove(_ conduit: AnyObject) {
        let token = lock.withLock {
            let token = self.token
            self.token = nil
            return token
        }
        if let token { center.removeObserver(token) }
    }
}
