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
