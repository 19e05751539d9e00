/// A view with an explicit identity.
struct IDView<Content, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: View, PrimitiveView where Content: View {
    typealias Body = Never

    static func makeViewType() -> ViewType { IDViewType<Content, ID>() }
}

private final class IDViewType<Content: View, ID: Hashable>: TypedViewType<IDView<Content, ID>> {
    let contentType: ViewType
    let layout = WrapperLayout(IDView<Content, ID>.self)

    init(context: RowContext? = nil) {
        contentType = ViewType.of(Content.self, in: context)
        super.init(IDView<Content, ID>.self)
    }

    override var isRowGroup: Bool { contentType.isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType { IDViewType(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let id = value.field(at: layout.addition).take(ID.self)
        let node = IDNode<Content, ID>(id, type: self, parent: parent, environment: environment)
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return node
    }
}

private final class IDNode<Content: View, ID: Hashable>: ViewNode, Rebuildable {
    private var id: ID

    init(_ id: ID, type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        self.id = id
        super.init(type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) {
        let type = type(as: IDViewType<Content, ID>.self)
        let new = value.field(at: type.layout.addition).take(ID.self)
        let content = value.field(at: type.layout.content)
        if new == id {
            firstChild.unsafelyUnwrapped.update(from: content)
        } else {
            id = new
            replaceChild { type.contentType.mount(content, in: self, environment: environment) }
        }
    }

    override var rebuildable: (any Rebuildable)? { self }

    override func scrollTarget(_ id: AnyHashable) -> ViewNode? { id.base as? ID == self.id ? self : nil }
}

extension View {
    /// Binds the view's identity to a value: when the value changes, the view is replaced by one with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
