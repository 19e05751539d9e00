/// The publishers of observable objects without a `@Published` property, which have no field to store them.
///
/// Objects are referenced weakly. A publisher is retained by its users and, while it has subscribers, by itself; its
/// deinitialiser removes the entry. An unobserved object therefore costs nothing, and an observed one costs an entry
/// until its last subscription is cancelled. When the table grows, subscriptions that outlived their object without
/// being cancelled are removed.
///
/// Unchecked, because the lock protects the table, whose objects are not Sendable.
final class UnpublishedObjects: @unchecked Sendable {
    typealias Key = ObjectIdentifier

    static let shared = UnpublishedObjects()

    private struct Entry {
        weak var object: AnyObject?
        weak var publisher: ObservableObjectPublisher?
        /// Identifies the publisher of the entry, so that another publisher's deinitialiser does not remove it.
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
        // Objects read from weak references are released outside the lock, because each may be the last reference.
        var outdated: ObservableObjectPublisher?
        let publisher = lock.withLock {
            if let entry = entries[key] {
                outdated = entry.publisher
                // The address may have belonged to a deallocated object.
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
