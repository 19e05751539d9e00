/// A graph's record of released content.
struct RestingContent {
    /// The node that contained the content.
    let node: ViewNode
    let keeper: ContentKeeper
    /// The content's elements as known to the renderer.
    let elements: ElementRecord
    /// Sources other than the environment that the content reads and the node does not; the node holds them in the
    /// content's place.
    let sources: [DependencySource]
    /// State owned by views in the content; the node owns it while they are released.
    let states: [HandedOnState]

    /// Clears the owner of the states.
    @MainActor
    func abandonState() {
        for state in states { state.storage.changeOwner(to: nil) }
    }
}

/// Holds the view that the content of a node was built from.
@MainActor
class ContentKeeper {
    /// Rebuilds the content.
    func mount(in node: ViewNode) -> ViewNode {
        preconditionFailure("ContentKeeper is abstract; TypedContentKeeper holds the view.")
    }
}

final class TypedContentKeeper<Content: View>: ContentKeeper {
    private let content: Content
    private unowned(unsafe) let type: ViewType

    /// - Parameter type: The view type to mount the content with: its own, or one for rows of a list.
    init(_ content: Content, type: ViewType) {
        self.content = content
        self.type = type
    }

    override func mount(in node: ViewNode) -> ViewNode {
        handOver(content) { type.mount($0, in: node, environment: node.environment) }
    }
}
