/// What a graph keeps of content it has let go.
struct RestingContent {
    /// The node the content is in.
    let node: ViewNode
    let keeper: ContentKeeper
    /// What the renderer knows of it.
    let elements: ElementRecord
    /// What the content reads besides the environment, and the node does not; it holds that in the content's place.
    let sources: [DependencySource]
    /// What views in the content own; as long as they are not there, the node stands for them.
    let states: [HandedOnState]

    /// Has the states belong to nobody.
    @MainActor
    func abandonState() {
        for state in states { state.storage.changeOwner(to: nil) }
    }
}

/// Holds what the content of a node was made of.
@MainActor
class ContentKeeper {
    /// Makes the content again.
    func mount(in node: ViewNode) -> ViewNode {
        preconditionFailure("ContentKeeper is abstract; TypedContentKeeper holds the view.")
    }
}

final class TypedContentKeeper<Content: View>: ContentKeeper {
    private let content: Content
    private unowned(unsafe) let type: ViewType

    /// - Parameter type: How the content is mounted where it is: as it is, or as rows of a list.
    init(_ content: Content, type: ViewType) {
        self.content = content
        self.type = type
    }

    override func mount(in node: ViewNode) -> ViewNode {
        handOver(content) { type.mount($0, in: node, environment: node.environment) }
    }
}
