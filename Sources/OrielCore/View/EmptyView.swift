/// A view without content that takes no space.
@frozen
public struct EmptyView: Sendable {
    @inlinable public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
    package static func makeViewType() -> ViewType { EmptyViewType(EmptyView.self) }
}

private final class EmptyViewType: TypedViewType<EmptyView> {
    /// An empty view forms no row.
    override func makeAdapted(to context: RowContext) -> ViewType { self }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        EmptyNode(type: self, parent: parent, environment: environment)
    }
}

private final class EmptyNode: ViewNode, Rebuildable {
    override var rebuildable: (any Rebuildable)? { self }
}
