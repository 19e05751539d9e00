internal import Synchronization

/// Values that belong to objects of classes without a place for them. They are released after their object.
final class AttachedValues<Object: AnyObject, Value: Sendable>: Sendable {
    private struct Entry {
        weak var object: Object?
        var value: Value
    }

    /// Protected by the mutex; the objects are only compared.
    private struct Entries: @unchecked Sendable {
        var values: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of released objects are removed.
        var limit = 16
    }

    private let entries = Mutex(Entries())

    subscript(object: Object) -> Value? {
        get {
            let key = ObjectIdentifier(object)
            return entries.withLock { entries in
                // The identifier may be that of an object that had this address before.
                entries.values[key].flatMap { $0.object == nil ? nil : $0.value }
            }
        }
        set {
            let key = ObjectIdentifier(object)
            nonisolated(unsafe) let object = object
            entries.withLock { entries in
                entries.values[key] = newValue.map { Entry(object: object, value: $0) }
                guard entries.values.count > entries.limit else { return }
                entries.values = entries.values.filter { $0.value.object != nil }
                entries.limit = max(16, entries.values.count * 2)
            }
        }
    }
}
