/// A stored field of a view whose value the graph keeps up to date.
///
/// A custom property wrapper gathers others and gets a chance to act before each body:
///
///     @propertyWrapper struct Doubled: DynamicProperty {
///         @State private var value = 1
///         var wrappedValue: Int { value * 2 }
///     }
public protocol DynamicProperty {
    /// Called before the view's body runs, after the wrappers inside have been brought up to date.
    @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of this framework: its first stored field is a reference to storage that belongs to the node.
@MainActor
protocol StoredProperty: DynamicProperty {
    /// Makes the storage for a field of a freshly mounted view.
    ///
    /// - Parameter field: Points to the wrapper inside the node's copy of the view.
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage

    /// Makes what makes the storage: one object per field of a type, which can keep what is the same for all nodes.
    static func makeFactory() -> PropertyStorageFactory

    /// Whether the storage has to look at the wrapper each time the parent hands over a new view value.
    static var followsValue: Bool { get }

    /// Brings the storage up to date with a new view value.
    static func valueDidChange(of field: PropertyField, storage: PropertyStorage)

    /// What is missing for the body to run, as a sentence; nil if nothing is.
    static func missingRequirement(of field: PropertyField) -> MissingRequirement?
    static var mayMissRequirement: Bool { get }

    /// Whether storage made anew is as the old one is, because all it gives belongs to others.
    static var isMadeAgain: Bool { get }

    /// Whether storage can go over to another node of the same type that takes the node's place.
    static var isHandedOn: Bool { get }

    /// Where in the wrapper the object lies that the view was made with; nil if it gets none.
    static var objectOffset: Int? { get }
}

extension StoredProperty {
    static func makeFactory() -> PropertyStorageFactory { PropertyStorageFactory { makeStorage(for: $0, node: $1) } }
    static var followsValue: Bool { false }
    static func valueDidChange(of field: PropertyField, storage: PropertyStorage) {}
    static var mayMissRequirement: Bool { false }
    static var isMadeAgain: Bool { false }
    static var isHandedOn: Bool { false }
    static var objectOffset: Int? { nil }
    static func missingRequirement(of field: PropertyField) -> MissingRequirement? { nil }
}

/// An object that a view needs and nobody above it provides.
struct MissingRequirement {
    /// The type's name.
    let type: String
    /// What would provide it, as code.
    let advice: String
}

/// Makes the storage for one field of all views of a type.
@MainActor
class PropertyStorageFactory {
    private let make: (PropertyField, ViewNode) -> PropertyStorage

    init(_ make: @escaping (PropertyField, ViewNode) -> PropertyStorage) { self.make = make }

    func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage { make(field, node) }
}

/// What a node keeps for one dynamic property.
@usableFromInline
class PropertyStorage {
    /// Called when the node leaves the tree.
    @MainActor func nodeWillUnmount() {}

    /// Goes over to another node; nil if there is none.
    @MainActor func changeOwner(to node: ViewNode?) {}

    /// Whether anything would be lost if this were made anew.
    @MainActor var isWorthKeeping: Bool { false }

    /// Takes over what the same property of a node that has gone held.
    @MainActor func restore(from old: PropertyStorage) {}
}
