public import Foundation

/// A table of objects by objects, each of which may be held weakly. An entry ends with the object that it does not
/// keep.
///
/// Keys that are kept are compared with `isEqual` if they are an `NSObject`; all others by identity.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    private struct Entry {
        let key: Reference<KeyType>
        let value: Reference<ObjectType>
    }

    private let keysAreWeak: Bool
    private let valuesAreWeak: Bool
    private var entries: [AnyHashable: Entry] = [:]

    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity: Int = 0
    ) {
        keysAreWeak = keyOptions.contains(.weakMemory)
        valuesAreWeak = valueOptions.contains(.weakMemory)
        entries.reserveCapacity(capacity)
    }

    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries whose objects exist.
    public var count: Int { living.count }

    public func object(forKey key: KeyType?) -> ObjectType? {
        guard let key, let entry = entries[identity(of: key)], entry.key.object != nil else { return nil }
        return entry.value.object
    }

    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        entries = entries.filter { $0.value.key.object != nil && $0.value.value.object != nil }
        entries[identity(of: key)] = object.map { object in
            Entry(key: Reference(key, isWeak: keysAreWeak), value: Reference(object, isWeak: valuesAreWeak))
        }
    }

    public func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        entries[identity(of: key)] = nil
    }

    public func removeAllObjects() { entries = [:] }

    public func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }

    public func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.1)).objectEnumerator() }

    private var living: [(KeyType, ObjectType)] {
        entries.values.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    private func identity(of key: KeyType) -> AnyHashable {
        if !keysAreWeak, let key = key as? NSObject { return key }
        return ObjectIdentifier(key)
    }
}
