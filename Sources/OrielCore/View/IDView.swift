/// A view with an explicit identity.
struct IDView<Content, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: View, PrimitiveView where Content: View {
    typealias Body = Never

    static func makeViewType() -> ViewType { IDViewType<Content, ID>(Self.self) }
}

private final class IDViewType<Content: View, ID: Hashable>: TypedViewType<IDView<Content, ID>> {
    let contentType = ViewType.of(Content.self)

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let view = take(value)
        let node = IDNode<Content, ID>(view.id, type: self, parent: parent, environment: environment)
        node.firstChild = withOwnedPointer(to: view.content) {
            contentType.mount($0, in: node, environment: environment)
        }
        return node
    }
}

private final class IDNode<Content: View, ID: Hashable>: ViewNode {
    private var id: ID

    init(_ id: ID, type: ViewType, parent: ViewNode, environment: EnvironmentCell?) {
        self.id = id
        super.init(type: type, parent: parent, environment: environment)
    }

    override func update(from value: UnsafeMutableRawPointer) {
        let view = value.assumingMemoryBound(to: IDView<Content, ID>.self).move()
        withOwnedPointer(to: view.content) { content in
            if view.id == id {
                firstChild.unsafelyUnwrapped.update(from: content)
            } else {
                id = view.id
                let contentType = unsafeDowncast(type, to: IDViewType<Content, ID>.self).contentType
                replaceChild { contentType.mount(content, in: self, environment: environment) }
            }
        }
    }
}

extension View {
    /// Ties the view's identity to a value: when the value changes, the view starts anew with fresh state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
