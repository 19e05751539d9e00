/// A scene that may not be there on the system the app runs on.
struct OptionalScene<S: Scene> {
    let scene: S?
}

extension OptionalScene: PrimitiveScene {
    typealias Body = Never

    static func makeViewType() -> ViewType {
        // SceneView<S> lies in memory like S, so an optional scene lies like an optional view.
        ViewType.of(SceneView<S>?.self)
    }
}
