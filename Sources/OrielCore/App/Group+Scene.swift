extension Group: Scene, PrimitiveScene where Content: Scene {
    @_disfavoredOverload
    public nonisolated init(@SceneBuilder content: () -> Content) { self.content = content() }

    static func makeViewType() -> ViewType { ViewType.of(SceneView<Content>.self) }
}
