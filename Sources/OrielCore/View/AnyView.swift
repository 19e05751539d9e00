/// A type-erased view. The content keeps its identity as long as its type does not change.
public struct AnyView {
    let box: AnyViewBox

    public nonisolated init<V: View>(_ view: V) {
        box = (view as? AnyView)?.box ?? TypedViewBox(view)
    }

    public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
    public typealias Body = Never

    package static func makeViewType() -> ViewType { AnyViewType() }
}

/// Holds the erased view until the graph copies it.
class AnyViewBox {
    @MainActor var type: ViewType { preconditionFailure("AnyViewBox is abstract; TypedViewBox holds the view.") }
    @MainActor func withCopy(_ body: (OwnedValue) -> Void) {}
    var view: any View { preconditionFailure("AnyViewBox is abstract; TypedViewBox holds the view.") }
}

private final class TypedViewBox<V: View>: AnyViewBox {
    private let content: V

    init(_ content: V) { self.content = content }

    override var type: ViewType { ViewType.of(V.self) }

    override func withCopy(_ body: (OwnedValue) -> Void) { handOver(content, to: body) }

    override var view: any View { content }
}

private final class AnyViewType: TypedViewType<AnyView> {
    private let context: RowContext?

    init(context: RowContext? = nil) {
        self.context = context
        super.init(AnyView.self)
    }

    override func makeAdapted(to context: RowContext) -> ViewType { AnyViewType(context: context) }

    func contentType(of box: AnyViewBox) -> ViewType { context.map(box.type.adapted) ?? box.type }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = AnyViewNode(type: self, parent: parent, environment: environment)
        node.show(take(value))
        return node
    }
}

private final class AnyViewNode: ViewNode, Rebuildable {
    private var box: AnyViewBox?
    private unowned(unsafe) var contentType: ViewType?

    override var rebuildable: (any Rebuildable)? { self }

    override func update(from value: OwnedValue) {
        show(value.take(AnyView.self))
    }

    func show(_ view: AnyView) {
        guard view.box !== box else { return }
        box = view.box
        let contentType = type(as: AnyViewType.self).contentType(of: view.box)
        if let firstChild, self.contentType === contentType {
            view.box.withCopy { firstChild.update(from: $0) }
        } else {
            self.contentType = contentType
            replaceChild {
                var child: ViewNode?
                view.box.withCopy { child = contentType.mount($0, in: self, environment: environment) }
                return child
            }
        }
    }
}
