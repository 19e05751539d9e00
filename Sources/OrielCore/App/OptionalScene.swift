/// A scene that may be unavailable on the app's system.
struct OptionalScene<S: Scene> {
    let scene: S?
}

extension OptionalScene: PrimitiveScene {
    typealias Body = Never

    static func makeViewType() -> ViewType {
        // SceneView<S> has the memory layout of S, so an optional scene has that of an optional view.
        ViewType.of(SceneView<S>?.self)
    }
}
