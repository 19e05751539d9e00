/// The publishers of observable objects without a `@Published` field, which therefore have no place of their own for
/// it.
///
/// Objects are held weakly. A publisher is held by whoever uses it and, while it has subscribers, by itself; its end
/// removes the entry. So an object that nobody observes costs nothing, and one that is observed costs an entry until
/// the last subscription is cancelled. Subscriptions that outlive their object without being cancelled are swept when
/// the table grows.
final class UnpublishedObjects: @unchecked Sendable {
    typealias Key = ObjectIdentifier

    static let shared = UnpublishedObjects()

    private struct Entry {
        weak var object: AnyObject?
        weak var publisher: ObservableObjectPublisher?
        /// Tells a dying publisher whether the entry is still its own.
        let publisherID: ObjectIdentifier
    }

    private let lock = Lock()

    // Protected by `lock`.
    private var entries: [Key: Entry] = [:]
    private var sweepSize = 64

    func hasEntry(for key: Key) -> Bool {
        lock.withLock { entries[key] != nil }
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = Key(object)
        // Whatever a weak reference yields is released after the lock: it may be the last reference to it.
        var outdated: ObservableObjectPublisher?
        let publisher = lock.withLock {
            if let entry = entries[key] {
                outdated = entry.publisher
                // The address may have belonged to an object that is gone.
                if entry.object === object, let current = outdated {
                    outdated = nil
                    return current
                }
            }
            let publisher = ObservableObjectPublisher(home: key)
            entries[key] = Entry(object: object, publisher: publisher, publisherID: ObjectIdentifier(publisher))
            return publisher
        }
        outdated?.abandon()
        sweepIfGrown()
        return publisher
    }

    func publisherDied(_ publisherID: ObjectIdentifier, at key: Key) {
        lock.withLock {
            if entries[key]?.publisherID == publisherID { entries[key] = nil }
        }
    }

    private func sweepIfGrown() {
        var alive: [AnyObject] = []
        var orphans: [ObservableObjectPublisher] = []
        lock.withLock {
            guard entries.count > sweepSize else { return }
            for entry in entries.values {
                if let object = entry.object {
                    alive.append(object)
                } else if let publisher = entry.publisher {
                    orphans.append(publisher)
                }
            }
            sweepSize = max(64, 2 * alive.count)
        }
        for orphan in orphans { orphan.abandon() }
        withExtendedLifetime(alive) {}
    }
}
