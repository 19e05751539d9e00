public import Foundation

/// A set of objects that are compared by identity, and may be held weakly.
///
///     private let observers = NSHashTable<AnyObject>.weakObjects()
public final class NSHashTable<ObjectType: AnyObject> {
    private let isWeak: Bool
    private var entries: [ObjectIdentifier: Reference<ObjectType>] = [:]

    /// Creates a table.
    /// - Parameter options: `.weakMemory` for a table that does not keep its objects.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        entries.reserveCapacity(capacity)
    }

    /// Returns a table that does not keep its objects.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The number of objects that exist. Apple's also counts those that were released a moment ago.
    public var count: Int { allObjects.count }

    /// The objects, in no particular order.
    public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }

    /// One of the objects.
    public var anyObject: ObjectType? { entries.values.lazy.compactMap(\.object).first }

    public func add(_ object: ObjectType?) {
        guard let object else { return }
        entries = entries.filter { $0.value.object != nil }
        entries[ObjectIdentifier(object)] = Reference(object, isWeak: isWeak)
    }

    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        entries[ObjectIdentifier(object)] = nil
    }

    public func removeAllObjects() { entries = [:] }

    public func contains(_ object: ObjectType?) -> Bool {
        guard let object else { return false }
        return entries[ObjectIdentifier(object)]?.object != nil
    }

    /// Returns the object itself if the table has it.
    public func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// The memory of the keys and values of tables.
public enum NSPointerFunctions {
    /// How a table holds its keys and values.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Without effect: keys of tables are kept, not copied.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// An object that is kept, or not.
struct Reference<Object: AnyObject> {
    private let strong: Object?
    private weak var weakly: Object?

    init(_ object: Object, isWeak: Bool) {
        strong = isWeak ? nil : object
        weakly = object
    }

    var object: Object? { strong ?? weakly }
}
