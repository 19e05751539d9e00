/// A scene as a view of the graph; it mounts the scene's content.
struct SceneView<S: Scene> {
    let scene: S
}

extension SceneView: PrimitiveView {
    typealias Body = Never

    static func makeViewType() -> ViewType {
        (S.self as? any PrimitiveScene.Type)?.makeViewType() ?? BodyViewType<SceneSource<S>>()
    }
}

enum SceneSource<S: Scene>: BodySource {
    // A SceneView has the memory layout of its scene.
    static func body(of value: S, node: ViewNode) -> SceneView<S.Body> { SceneView<S.Body>(scene: value.body) }
}

enum AppSource<A: App>: BodySource {
    static func body(of value: A, node: ViewNode) -> SceneView<A.Body> { SceneView<A.Body>(scene: value.body) }
}

/// A scene that the graph mounts itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    static func makeViewType() -> ViewType
}

extension WindowGroup: PrimitiveScene {
    static func makeViewType() -> ViewType { WindowViewType<Content>(Self.self) }
}

private final class WindowViewType<Content: View>: TypedViewType<WindowGroup<Content>> {
    let contentType = ViewType.of(Content.self)

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = WindowNode<Content>(type: self, parent: parent, environment: environment)
        node.firstChild = handOver(take(value).content) {
            contentType.mount($0, in: node, environment: environment)
        }
        return node
    }
}

private final class WindowNode<Content: View>: ViewNode {
    override func update(from value: OwnedValue) {
        let group = value.take(WindowGroup<Content>.self)
        handOver(group.content) { firstChild.unsafelyUnwrapped.update(from: $0) }
    }
}

/// An app as the root view of a session's graph.
package struct AppView<A: App> {
    let app: A

    package init(_ app: A) { self.app = app }
}

extension AppView: View, PrimitiveView {
    package typealias Body = Never

    package static func makeViewType() -> ViewType { BodyViewType<AppSource<A>>() }
}
