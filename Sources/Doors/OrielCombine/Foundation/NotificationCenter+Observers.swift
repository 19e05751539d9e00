public import Foundation

extension NotificationCenter {
    /// Calls a closure for each notification with one name, until the returned observer is removed.
    ///
    /// As for ``publisher(for:object:)``, what the code of a page posts is received by observers that the same page has
    /// added, and by those that were added outside of all pages.
    /// - Parameters:
    ///   - obj: Restricts the notifications to those posted by this object; `nil` for notifications from any object.
    ///   - queue: The queue on which the closure runs, while the code that posts waits; `nil` for the thread that posts.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name,
        object obj: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { addScopedObserver(forName: name, object: obj, queue: queue, using: block) }

    /// Calls a closure for each notification, or for each with one name, until the returned observer is removed.
    ///
    /// What the code of a page posts is received by observers that the same page has added, and by those that were added
    /// outside of all pages. Foundation's own method, which Swift chooses for an object of the type `Any` together with a
    /// name that can be `nil`, receives everything.
    /// - Parameters:
    ///   - name: Restricts the notifications to those with this name; `nil` for all.
    ///   - obj: Restricts the notifications to those posted by this object; `nil` for notifications from any object.
    ///   - queue: The queue on which the closure runs, while the code that posts waits; `nil` for the thread that posts.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name?,
        object obj: AnyObject?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { addScopedObserver(forName: name, object: obj, queue: queue, using: block) }

    private func addScopedObserver(
        forName name: Notification.Name?,
        object: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let scope = NotificationScope.current
        // Foundation's method, because of the types of the name and the object. Without a queue, because only the thread that
        // posts knows its scope.
        return addObserver(forName: name, object: object, queue: nil) { notification in
            guard NotificationScope.delivers(to: scope) else { return }
            guard let queue, !queue.isCurrent else { return block(notification) }
            let posted = PostedNotification(value: notification)
            queue.addOperations([BlockOperation { block(posted.value) }], waitUntilFinished: true)
        }
    }
}

extension OperationQueue {
    /// Whether the code that is running may not wait for the queue.
    fileprivate var isCurrent: Bool {
        OperationQueue.current === self || self === OperationQueue.main && Thread.isMainThread
    }
}
