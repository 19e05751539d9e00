public import Foundation

extension NotificationCenter {
    /// Calls a closure for each notification with one name, until the returned observer is removed.
    ///
    /// As for ``publisher(for:object:)``, what the code of a page posts is received by observers that the same page has
    /// added, and by those that were added outside of all pages. Foundation's own method, which Swift chooses for a name
    /// that is optional, receives everything.
    /// - Parameters:
    ///   - obj: Restricts the notifications to those posted by this object; `nil` for notifications from any object.
    ///   - queue: The queue on which the closure runs, while the code that posts waits; `nil` for the thread that posts.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name,
        object obj: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let scope = NotificationScope.current
        // Without a queue, because only the thread that posts knows its scope. The name is optional, so that this calls
        // Foundation's method.
        return addObserver(forName: name as Notification.Name?, object: obj, queue: nil) { notification in
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
