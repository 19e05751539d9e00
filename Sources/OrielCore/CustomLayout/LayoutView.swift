/// Views that a layout arranges.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutView: View, PrimitiveView {
    typealias Body = Never

    static func makeViewType() -> ViewType { LayoutViewType<L, Content>() }
}

/// The type of views that a layout arranges: its guides, a frame with the limits of the layout, the
/// layout, and an item for each view.
private final class LayoutViewType<L: Layout, Content: View>: ViewType {
    private let layout = WrapperLayout(LayoutView<L, Content>.self)
    private let contentType = ViewType.of(Content.self, in: .layout)
    private let comparison = FieldComparison.of(L.self)

    init() { super.init(LayoutView<L, Content>.self) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let vertical = LayoutGuideNode(type: self, parent: parent, environment: environment)
        let horizontal = LayoutGuideNode(type: self, parent: vertical, environment: environment)
        let frame = LayoutFrameNode(type: self, parent: horizontal, environment: environment)
        let node = LayoutNode(
            value.field(at: layout.addition).take(L.self),
            type: self,
            parent: frame,
            environment: environment
        )
        vertical.firstChild = horizontal
        horizontal.firstChild = frame
        frame.firstChild = node
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return vertical
    }

    override func update(_ node: ViewNode, from value: OwnedValue) {
        // `mount` makes all nodes of this type: the guides, the frame, the layout.
        let frame = node.firstChild.unsafelyUnwrapped.firstChild.unsafelyUnwrapped
        let node = unsafeDowncast(frame.firstChild.unsafelyUnwrapped, to: LayoutNode<L>.self)
        let isEqual = value.field(at: layout.addition).replace(&node.layout, comparison: comparison)
        if !isEqual { node.layoutDidChange() }
        node.firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
    }
}
