/// Sets one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentModifier {
    public typealias Body = Never

    package func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Changes one value of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: ViewModifier, EnvironmentModifier {
    public typealias Body = Never

    package func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// Provides an object by its type.
struct EnvironmentObjectModifier<Object: AnyObject> {
    let object: Object?
}

extension EnvironmentObjectModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values[EnvironmentObjectKey<Object>.self] = object }
}

extension View {
    /// Sets a value of the environment for this view.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for this view, starting from the inherited value.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}
