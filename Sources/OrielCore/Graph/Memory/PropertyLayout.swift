import Foundation

/// The positions of a type's dynamic properties and their storage types; built once per type.
@MainActor
final class PropertyLayout {
    private struct Field {
        /// The offset of the wrapper, which is also that of its storage reference.
        let offset: Int
        let type: any StoredProperty.Type
        let factory: PropertyStorageFactory
        let followsValue: Bool

        @MainActor init(offset: Int, _ type: any StoredProperty.Type) {
            self.offset = offset
            self.type = type
            factory = type.makeFactory()
            followsValue = type.followsValue
        }
    }

    private struct Update {
        let offset: Int
        let call: any UpdateCall.Type
    }

    private var fields: [Field] = []
    /// Custom wrappers, innermost first.
    private var updates: [Update] = []
    private var requirements: [Field] = []
    let isEmpty: Bool
    let hasUpdates: Bool
    let mayMissRequirement: Bool
    /// Whether rebuilding the properties yields equivalent ones.
    let canBeRebuilt: Bool
    /// The number of properties whose storage can be handed on.
    let keptCount: Int

    init(_ type: Any.Type) {
        var fields: [Field] = []
        var updates: [Update] = []
        var areWrappersValues = true
        func collect(_ type: Any.Type, at start: Int) {
            for field in StoredField.all(of: type) {
                guard let property = field.type as? any DynamicProperty.Type else { continue }
                let offset = start + field.offset
                if let container = property as? any PropertyContainer.Type {
                    collect(container.contentType, at: offset)
                } else if let stored = property as? any StoredProperty.Type {
                    fields.append(Field(offset: offset, stored))
                } else if !(property is any ComparableStorage.Type) {
                    collect(property, at: offset)
                    if !Self.consistsOfValues(property) { areWrappersValues = false }
                    updates.append(Update(offset: offset, call: Self.updateCall(of: property)))
                }
            }
        }
        collect(type, at: 0)
        self.fields = fields
        self.updates = updates
        requirements = fields.filter { $0.type.mayMissRequirement }
        isEmpty = fields.isEmpty && updates.isEmpty
        hasUpdates = !updates.isEmpty
        mayMissRequirement = !requirements.isEmpty
        canBeRebuilt = areWrappersValues && fields.allSatisfy { $0.type.canBeRebuilt || $0.type.isKept }
        keptCount = fields.count { $0.type.isKept }
    }

    /// Installs storage in the view of a newly mounted node.
    func install(in value: UnsafeMutableRawPointer, node: ViewNode) {
        for field in fields {
            let property = PropertyField(value + field.offset)
            property.storage = field.factory.makeStorage(for: property, node: node)
        }
    }

    /// Installs the storage left by a replaced node in the view of its successor, and new storage for the other
    /// properties.
    func install(_ states: ArraySlice<KeptState>, in value: UnsafeMutableRawPointer, node: ViewNode) {
        var remaining = states
        for field in fields {
            let property = PropertyField(value + field.offset)
            if field.type.isKept, let state = remaining.popFirst() {
                state.storage.changeOwner(to: node)
                property.storage = state.storage
            } else {
                property.storage = field.factory.makeStorage(for: property, node: node)
            }
        }
    }

    /// Calls `body` with each storage that can be handed on.
    func forEachKept(in value: UnsafeMutableRawPointer, _ body: (PropertyStorage) -> Void) {
        for field in fields where field.type.isKept {
            if let storage = PropertyField(value + field.offset).storage { body(storage) }
        }
    }

    /// Moves the storage of the node's old view to the new one.
    func moveStorage(from old: UnsafeMutableRawPointer, to new: UnsafeMutableRawPointer) {
        for field in fields {
            // The new view has no storage yet, so an exchange moves the references without counting.
            let property = PropertyField(new + field.offset)
            property.exchangeStorage(with: PropertyField(old + field.offset))
            if field.followsValue, let storage = property.storage {
                field.type.valueDidChange(of: property, storage: storage)
            }
        }
    }

    /// Saves the storage of state that the view owns.
    func collectState(of value: UnsafeMutableRawPointer, type: ViewType, into state: inout SavedState) {
        var storages: [PropertyStorage] = []
        for field in fields where field.type is any NodeOwnedStorage.Type {
            if let storage = PropertyField(value + field.offset).storage { storages.append(storage) }
        }
        state.append(storages, of: type)
    }

    /// Restores state that a view of this type owned before.
    func restoreState(of value: UnsafeMutableRawPointer, from storages: [PropertyStorage]) {
        var remaining = storages[...]
        for field in fields where field.type is any NodeOwnedStorage.Type {
            guard let storage = PropertyField(value + field.offset).storage, let old = remaining.popFirst() else {
                return
            }
            storage.restore(from: old)
        }
    }

    /// Restores state that a view of a type of this name owned in another process.
    func restoreState(of value: UnsafeMutableRawPointer, from values: [Data?]) {
        let owned = fields.filter { $0.type is any NodeOwnedStorage.Type }
        guard owned.count == values.count else { return }
        for case (let field, let encoded?) in zip(owned, values) {
            PropertyField(value + field.offset).storage?.restore(encoded: encoded)
        }
    }

    /// Calls `update()` of the custom wrappers.
    func update(_ value: UnsafeMutableRawPointer) {
        for update in updates { update.call.update(PropertyField(value + update.offset)) }
    }

    func nodeWillUnmount(_ value: UnsafeMutableRawPointer) {
        for field in fields { PropertyField(value + field.offset).storage?.nodeWillUnmount() }
    }

    func missingRequirement(of value: UnsafeMutableRawPointer) -> MissingRequirement? {
        for field in requirements {
            if let missing = field.type.missingRequirement(of: PropertyField(value + field.offset)) { return missing }
        }
        return nil
    }

    /// Whether a custom wrapper has no objects: one that is made again is equal, and its `update()`, which then runs
    /// again, finds nothing to start or to change.
    private static func consistsOfValues(_ wrapper: any DynamicProperty.Type) -> Bool {
        StoredField.Kind(of: wrapper) == .structure
            && StoredField.all(of: wrapper).allSatisfy { isValue($0.type, $0.kind) }
    }

    /// Whether a field has no object and no function, also not inside another value.
    private static func isValue(_ type: Any.Type, _ kind: StoredField.Kind) -> Bool {
        if let property = type as? any StoredProperty.Type { return !property.isObject }
        if type is any ObjectWrapper.Type { return false }
        switch kind {
        case .reference, .function, .existential, .parameterizedExistential: return false
        case .optional:
            guard let wrapped = (type as? any OptionalField.Type)?.wrapped else { return false }
            return isValue(wrapped, StoredField.Kind(of: wrapped))
        case .structure, .tuple:
            // A text or a list keeps its content in an object of its own.
            if type is any Equatable.Type || type is any ComparableStorage.Type { return true }
            return StoredField.all(of: type).allSatisfy { isValue($0.type, $0.kind) }
        case .enumeration, .other: return true
        }
    }

    private static func updateCall(of property: any DynamicProperty.Type) -> any UpdateCall.Type {
        func open<P: DynamicProperty>(_ type: P.Type) -> any UpdateCall.Type { TypedUpdateCall<P>.self }
        return open(property)
    }
}

/// A wrapper around a value of any type whose dynamic properties must work; the value is its only field.
@MainActor
protocol PropertyContainer: DynamicProperty {
    static var contentType: Any.Type { get }
}

private protocol OptionalField {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalField {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

@MainActor
private protocol UpdateCall {
    static func update(_ field: PropertyField)
}

private enum TypedUpdateCall<P: DynamicProperty>: UpdateCall {
    static func update(_ field: PropertyField) { field.update(P.self) }
}
