internal import Foundation
internal import Synchronization

/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not at all. Unlike Apple's, the value is nil when its object is released.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object by a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object by a key: its address, such as that of a static variable.
///
/// Unlike Apple's, the value is not released together with its object, but some time after it.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    Associations.shared.set(value.map { AssociatedValue($0, policy) }, for: key, of: object as AnyObject)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.shared.set(nil, for: nil, of: object as AnyObject)
}

private struct AssociatedValue {
    private let strong: Any?
    private weak var weak: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            strong = nil
            weak = value as AnyObject
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            strong = (value as? any NSCopying)?.copy(with: nil) ?? value
        }
    }

    var value: Any? { strong ?? weak }
}

/// The values of all objects that have some.
private final class Associations: Sendable {
    static let shared = Associations()

    private struct Entry {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    /// Protected by the mutex. Values leave it only to be returned or released.
    private struct Entries: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of released objects are removed.
        var limit = 16
    }

    /// What crosses the lock.
    private struct Crossing<Content>: @unchecked Sendable {
        var content: Content
    }

    private let entries = Mutex(Entries())

    func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
        let identifier = ObjectIdentifier(object)
        return entries.withLock { entries in
            // The identifier may be that of an object that had this address before.
            let entry = entries.entries[identifier].flatMap { $0.object == nil ? nil : $0 }
            return Crossing(content: entry?.values[key]?.value)
        }.content
    }

    /// Sets the value of a key, or removes those of all keys.
    func set(_ value: AssociatedValue?, for key: UnsafeRawPointer?, of object: AnyObject) {
        let crossing = Crossing(content: (key: key, value: value, object: object))
        // Values are released after the lock: their `deinit` may ask for others.
        let released = entries.withLock { entries in
            let (key, value, object) = crossing.content
            let identifier = ObjectIdentifier(object)
            let old = entries.entries.removeValue(forKey: identifier)
            var released = old.map { [$0.values] } ?? []
            var entry = old.flatMap { $0.object == nil ? nil : $0 } ?? Entry(object: object)
            if let key { entry.values[key] = value } else { entry.values = [:] }
            if !entry.values.isEmpty { entries.entries[identifier] = entry }
            if entries.entries.count > entries.limit {
                released += entries.entries.values.filter { $0.object == nil }.map(\.values)
                entries.entries = entries.entries.filter { $0.value.object != nil }
                entries.limit = max(16, entries.entries.count * 2)
            }
            return Crossing(content: released)
        }
        withExtendedLifetime(released) {}
    }
}
