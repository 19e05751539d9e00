/// A control that is one element around its label, unless a custom style shows it.
@MainActor
protocol StyledControl: ContainerElementView {
    /// The type that `StyleKey` stores the style under.
    associatedtype StyleMark

    /// Returns the style's body of the control; nil to show the control's own element.
    func body(in layer: StyleLayer) -> AnyView?
}

extension StyledControl {
    package static func makeViewType() -> ViewType {
        StyledViewType<Self>(Self.self, content: ViewType.of(Content.self))
    }
}

private final class StyledViewType<Control: StyledControl>: DescribedViewType<Control.Description> {
    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        // Looked up without recording a read: a style's type is part of its modifier's, so this result never changes.
        guard let cell = environment?.cell(for: ObjectIdentifier(StyleKey<Control.StyleMark>.self)),
            let layer = cell.value(as: StyleLayer?.self), layer.name == nil
        else { return super.mount(value, in: parent, environment: environment) }
        let node = StyledNode<Control>(
            value.take(Control.self),
            type: self,
            parent: parent,
            environment: environment
        )
        node.evaluate()
        return node
    }
}

/// The node of a control shown by a custom style; its only child is the style's body.
private final class StyledNode<Control: StyledControl>: ViewNode, Rebuildable {
    private var control: Control

    init(
        _ control: consuming Control,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.control = control
        super.init(type: type, parent: parent, environment: environment)
    }

    override var rebuildable: (any Rebuildable)? { self }

    override func update(from value: OwnedValue) {
        control = value.take(Control.self)
        flags.remove(.isDirty)
        evaluate()
    }

    override func evaluate() {
        graph.epoch &+= 1
        let body = track { () -> AnyView in
            let layer = EnvironmentValues(head: environment)[StyleKey<Control.StyleMark>.self]
            return layer.flatMap { control.body(in: $0) } ?? AnyView(EmptyView())
        }
        dropStaleDependencies()
        let bodyType = ViewType.of(AnyView.self)
        handOver(body) { body in
            if let firstChild {
                firstChild.update(from: body)
            } else {
                firstChild = bodyType.mount(body, in: self, environment: environment)
            }
        }
    }
}
