public import Observation

/// Reads a value of the environment. A body that reads the value is evaluated again when the value changes.
///
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
///
/// If a required object is missing, an error is shown in place of the view, whereas Apple's stops the process. A value
/// read outside of a mounted view is the default, with a warning.
@propertyWrapper
public struct Environment<Value> {
    enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// An object by its type; for a required object, a nil result is an error.
        case object(read: (EnvironmentValues) -> Value?, isOptional: Bool)
    }

    var storage: EnvironmentStorage?
    let content: Content

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// Reads an `@Observable` object that an ancestor provides with `environment(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object(read: { $0[EnvironmentObjectKey<Value>.self] }, isOptional: false)
    }

    /// Reads an optional `@Observable` object.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        content = .object(read: { .some($0[EnvironmentObjectKey<T>.self]) }, isOptional: true)
    }

    /// The value at the view's position; outside of a mounted view the default, with a warning.
    public var wrappedValue: Value {
        let values = storage?.values ?? outsideValues()
        switch content {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let read, _):
            guard let object = read(values) else {
                preconditionFailure(
                    """
                    The environment has no object of type \(Value.self). Read @Environment(\(Value.self).self) in body or \
                    later, below a view with .environment(\(Value.self)).
                    """
                )
            }
            return object
        }
    }

    /// The value; nil if the view is not mounted, or a required object is missing.
    var valueIfAny: Value? {
        guard let values = storage?.values else { return nil }
        return switch content {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let read, _): read(values)
        }
    }

    private func outsideValues() -> EnvironmentValues {
        GraphIssue.report(
            .warning,
            """
            An environment value of type \(Value.self) was read outside of body, so it has the default value. Read it in \
            body or in an action, after the view is mounted.
            """
        )
        return EnvironmentValues()
    }
}

// Unchecked, because the storage is a class with subclasses, each of which protects its value by a lock or the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The source that the environment wrappers of one node read from.
final class EnvironmentStorage: PropertyStorage {
    unowned(unsafe) private var node: ViewNode?
    /// The environment the view saw last, for closures that outlive the view.
    private var lastHead: EnvironmentCell?

    init(node: ViewNode) { self.node = node }

    var values: EnvironmentValues {
        let node = node
        return EnvironmentValues(head: withMainActorUnchecked { node?.environment } ?? lastHead)
    }

    @MainActor override func nodeWillUnmount() {
        lastHead = node?.environment
        node = nil
    }
}

extension Environment: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        EnvironmentStorage(node: node)
    }

    static var mayMissRequirement: Bool { true }
    static var canBeRebuilt: Bool { true }

    static func missingRequirement(of field: PropertyField) -> MissingRequirement? {
        let wrapper = field.wrapper(Self.self)
        guard case .object(let read, false) = wrapper.content, let storage = wrapper.storage,
            read(storage.values) == nil
        else { return nil }
        return MissingRequirement(type: String(describing: Value.self), advice: ".environment(\(Value.self))")
    }
}

extension View {
    /// Adds an `@Observable` object to the environment of this view, in which views read it with
    /// `@Environment(Type.self)`.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectModifier<T>(object: object))
    }
}
