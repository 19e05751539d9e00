/// A description whose node keeps state between updates, such as a size reported by the browser or the progress of a
/// gesture.
@MainActor
package protocol StatefulElementDescription {
    /// A reference type, since an action called from `handle` can update the node before it returns.
    associatedtype NodeState: AnyObject

    func makeState() -> NodeState
    func makeElement(in environment: EnvironmentValues, state: NodeState) -> Element

    /// Handles an event the element listens to.
    ///
    /// - Returns: Whether the element must be described again.
    func handle(_ event: ElementEvent, in environment: EnvironmentValues, state: NodeState) -> Bool

    /// Returns whether the event most recently passed to `handle` was meant for the element.
    func recognized(_ state: NodeState) -> Bool

    /// Called before the node leaves the tree.
    func willUnmount(_ state: NodeState)
}

extension StatefulElementDescription {
    package func willUnmount(_ state: NodeState) {}
    package func recognized(_ state: NodeState) -> Bool { true }
}

/// A modifier that puts a stateful element around its content.
@MainActor
package protocol StatefulElementModifier: PrimitiveModifier, StatefulElementDescription {}

extension StatefulElementModifier {
    package static var isAppliedToEachView: Bool { true }

    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        StatefulViewType<Self>(ModifiedContent<Content, Self>.self, content: ViewType.of(Content.self))
    }
}

/// The view type of stateful elements, with or without content.
final class StatefulViewType<Description: StatefulElementDescription>: ViewType {
    let comparison = FieldComparison.of(Description.self)
    private let content: (type: ViewType, layout: WrapperLayout)?

    init(_ view: Any.Type, content: ViewType? = nil) {
        self.content = content.map { ($0, WrapperLayout(view)) }
        super.init(view)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let addition = value.field(at: content?.layout.addition ?? 0)
        let node = StatefulElementNode<Description>(
            addition.take(Description.self),
            type: self,
            parent: parent,
            environment: environment
        )
        node.describe(isFirst: true)
        if let content {
            node.firstChild = content.type.mount(
                value.field(at: content.layout.content),
                in: node,
                environment: environment
            )
        }
        return node
    }

    fileprivate func update(_ node: StatefulElementNode<Description>, from value: OwnedValue) {
        guard let content else { return node.take(value, comparison: comparison) }
        node.take(value.field(at: content.layout.addition), comparison: comparison)
        node.firstChild.unsafelyUnwrapped.update(from: value.field(at: content.layout.content))
    }
}

private final class StatefulElementNode<Description: StatefulElementDescription>: ElementNode {
    private var description: Description
    private let state: Description.NodeState

    init(
        _ description: consuming Description,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        state = description.makeState()
        self.description = description
        super.init(Element(.hidden), type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) {
        type(as: StatefulViewType<Description>.self).update(self, from: value)
    }

    func take(_ new: OwnedValue, comparison: FieldComparison) {
        let isEqual = new.replace(&description, comparison: comparison)
        if flags.contains(.isDirty) {
            graph.evaluateOnUpdate(self)
        } else if !isEqual {
            describe()
        }
    }

    override func evaluate() { describe() }

    func describe(isFirst: Bool = false) {
        graph.epoch &+= 1
        let new = Evaluation.run(self) {
            description.makeElement(in: EnvironmentValues(head: environment), state: state)
        }
        dropStaleDependencies()
        if isFirst { begin(with: new) } else { show(new) }
    }

    override func handle(_ event: ElementEvent) {
        if description.handle(event, in: EnvironmentValues(head: environment), state: state), isMounted {
            graph.invalidate(self)
        }
    }

    override func recognizes(_ event: ElementEvent) -> Bool {
        handle(event)
        return description.recognized(state)
    }

    override func withInspectedValue(_ body: (Any.Type, UnsafeRawPointer) -> Void) {
        withUnsafePointer(to: &description) { body(Description.self, UnsafeRawPointer($0)) }
    }

    override func elementWillUnmount() { description.willUnmount(state) }
}
