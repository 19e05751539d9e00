import Foundation

/// A stored property of a view that is updated before the view's body runs.
///
/// A custom property wrapper combines other wrappers and can run code before each body:
///
///     @propertyWrapper struct Doubled: DynamicProperty {
///         @State private var value = 1
///         var wrappedValue: Int { value * 2 }
///     }
public protocol DynamicProperty {
    /// Called before the view's body runs, after the nested wrappers have been updated.
    @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of this framework: its first stored field is a reference to storage that belongs to the node.
@MainActor
protocol StoredProperty: DynamicProperty {
    /// Makes the storage for a field of a newly mounted view.
    ///
    /// - Parameter field: The wrapper inside the node's copy of the view.
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage

    /// Makes a storage factory: one object per field of a type, which can cache data shared by all nodes.
    static func makeFactory() -> PropertyStorageFactory

    /// Whether the storage must read the wrapper each time the parent passes a new view value.
    static var followsValue: Bool { get }

    /// Updates the storage with a new view value.
    static func valueDidChange(of field: PropertyField, storage: PropertyStorage)

    /// Returns a missing requirement of the body; nil if there is none.
    static func missingRequirement(of field: PropertyField) -> MissingRequirement?
    static var mayMissRequirement: Bool { get }

    /// Whether rebuilt storage is equivalent to the old one, because it only refers to data owned elsewhere.
    static var canBeRebuilt: Bool { get }

    /// Whether storage can be transferred to another node of the same type that replaces this node.
    static var isKept: Bool { get }

    /// Whether the property is an object that is observed.
    static var isObject: Bool { get }

    /// The offset in the wrapper of the object passed to the view; nil if it holds none.
    static var objectOffset: Int? { get }
}

extension StoredProperty {
    static func makeFactory() -> PropertyStorageFactory { PropertyStorageFactory { makeStorage(for: $0, node: $1) } }
    static var followsValue: Bool { false }
    static func valueDidChange(of field: PropertyField, storage: PropertyStorage) {}
    static var mayMissRequirement: Bool { false }
    static var canBeRebuilt: Bool { false }
    static var isKept: Bool { false }
    static var isObject: Bool { false }
    static var objectOffset: Int? { nil }
    static func missingRequirement(of field: PropertyField) -> MissingRequirement? { nil }
}

/// An object that a view needs and no ancestor provides.
struct MissingRequirement {
    /// The type's name.
    let type: String
    /// Code that would provide the object.
    let advice: String
}

/// Makes the storage for one field of all views of a type.
@MainActor
class PropertyStorageFactory {
    private let make: (PropertyField, ViewNode) -> PropertyStorage

    init(_ make: @escaping (PropertyField, ViewNode) -> PropertyStorage) { self.make = make }

    func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage { make(field, node) }
}

/// The storage of one dynamic property in a node.
@usableFromInline
package class PropertyStorage {
    /// Called when the node is unmounted.
    @MainActor func nodeWillUnmount() {}

    /// Transfers the storage to another node; nil if there is none.
    @MainActor func changeOwner(to node: ViewNode?) {}

    /// Whether rebuilding the storage would lose data.
    @MainActor var isWorthKeeping: Bool { false }

    /// Restores the value held by the same property of an unmounted node.
    @MainActor func restore(from old: PropertyStorage) {}

    /// The value as JSON, for another process; nil if it has the initial value or cannot be encoded.
    @MainActor var encoded: Data? { nil }

    /// Whether the storage reads a source, or is the source itself. Only inspectors ask.
    @MainActor func isReached(by source: AnyObject) -> Bool { self === source }

    /// Restores a value from ``encoded``; a value of another type is ignored.
    @MainActor func restore(encoded: Data) {}
}
