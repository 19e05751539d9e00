/// The key of a value that the view with the focus exports.
///
///     struct SelectedNoteKey: FocusedValueKey {
///         typealias Value = Binding<Note>
///     }
///
///     extension FocusedValues {
///         var selectedNote: Binding<Note>? {
///             get { self[SelectedNoteKey.self] }
///             set { self[SelectedNoteKey.self] = newValue }
///         }
///     }
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values exported by the view with the focus and the views around it.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil if neither the view with the focus nor a view around it exports one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The exported object of a type.
    subscript<Object: AnyObject>(object key: FocusedObjectKey<Object>) -> Object? {
        get { values[ObjectIdentifier(Object.self)] as? Object }
        set { values[ObjectIdentifier(Object.self)] = newValue }
    }
}

/// A type of objects, as part of a key path.
struct FocusedObjectKey<Object: AnyObject>: Hashable {}

extension FocusedValues: Equatable {
    /// Returns whether the values produce the same output. Values that are not `Equatable` are compared field by field.
    public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
        guard a.values.count == b.values.count else { return false }
        return a.values.allSatisfy { key, value in b.values[key].map { areEqual(value, $0) } ?? false }
    }

    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? any Equatable { return areEquatable(a, b) }
        // The values are compared where they were exported: on the main actor.
        let pair = Pair(a: a, b: b)
        return withMainActorUnchecked { haveEqualFields(pair.a, pair.b) }
    }

    /// Not isolated, since key paths read and write focused values; the graph is on the main actor.
    private struct Pair: @unchecked Sendable {
        let a: Any
        let b: Any
    }

    @MainActor private static func haveEqualFields<Value>(_ a: Value, _ b: Any) -> Bool {
        (b as? Value).map { FieldComparison.areEqual(a, $0) } ?? false
    }

    private static func areEquatable<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { a == b as? Value }
}
