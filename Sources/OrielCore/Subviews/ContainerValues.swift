/// A key for a value of a container's subviews, with its default.
public protocol ContainerValueKey {
    associatedtype Value

    /// The default value.
    static var defaultValue: Self.Value { get }
}

/// The values that a view gives to the container around it.
///
///     extension ContainerValues {
///         @Entry var isPinned = false
///     }
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tags, outermost first.
    private(set) var tags: [AnyHashable] = []

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the outermost tag of a type; nil if the view has none.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        for tag in tags { if let tag = tag.base as? V { return tag } }
        return nil
    }

    /// Returns whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

    mutating func addTag(_ tag: AnyHashable) { tags.insert(tag, at: 0) }

    /// The value of a trait of a `_VariadicView`; nil if it is not set.
    func trait(_ key: ObjectIdentifier) -> Any? { values[key] }

    mutating func setTrait(_ key: ObjectIdentifier, _ value: Any) { values[key] = value }
}

/// A modifier that gives values to the container around its content.
nonisolated protocol ContainerValueWriting {
    func write(to values: inout ContainerValues)
}

/// A modifier that sets a container value. It draws nothing.
private struct ContainerValueModifier<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension ContainerValueModifier: ViewModifier {
    func body(content: Content) -> some View { content }
}

extension ContainerValueModifier: ContainerValueWriting {
    func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension TagModifier: ContainerValueWriting {
    func write(to values: inout ContainerValues) { values.addTag(AnyHashable(tag)) }
}

extension View {
    /// Sets a value that the container around the view can read.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>,
        _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
