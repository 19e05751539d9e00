public import Observation
public import OrielCombine

/// A scene with a modifier for its views.
struct ModifiedScene<S: Scene, Modifier: PrimitiveModifier> {
    let scene: S
    let modifier: Modifier
}

extension ModifiedScene: PrimitiveScene {
    typealias Body = Never

    static func makeViewType() -> ViewType {
        // SceneView<S> has the memory layout of S, so the modified scene has that of a modified view.
        Modifier.makeViewType(content: SceneView<S>.self)
    }
}

extension Scene {
    /// Adds an object to the environment of the scene's views.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(scene: self, modifier: EnvironmentObjectModifier<T>(object: object))
    }

    /// Adds an `@Observable` object to the environment of the scene's views.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(scene: self, modifier: EnvironmentObjectModifier<T>(object: object))
    }

    /// Sets a value of the environment for the views of the scene.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(scene: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment for the views of the scene.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some Scene {
        ModifiedScene(scene: self, modifier: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Runs an action with the new value when a value changes.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(
            scene: self,
            modifier: ChangeModifier(value: value, runsInitially: false, runsOldAction: true) { _, new in action(new) }
        )
    }

    /// Runs an action with the old and the new value when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(scene: self, modifier: ChangeModifier(value: value, runsInitially: initial, action: action))
    }

    /// Runs an action when a value changes.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene {
        ModifiedScene(scene: self, modifier: ChangeModifier(value: value, runsInitially: initial) { _, _ in action() })
    }
}
