/// A modifier that writes to the environment of its content.
@MainActor
package protocol EnvironmentModifier: PrimitiveModifier {
    func write(to values: inout EnvironmentValues)
}

extension EnvironmentModifier {
    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        EnvironmentViewType<Content, Self>()
    }
}

private final class EnvironmentViewType<Content: View, Modifier: EnvironmentModifier>:
    TypedViewType<ModifiedContent<Content, Modifier>>
{
    let contentType: ViewType
    let comparison = FieldComparison.of(Modifier.self)
    let layout = WrapperLayout(ModifiedContent<Content, Modifier>.self)

    init(context: RowContext? = nil) {
        contentType = ViewType.of(Content.self, in: context)
        super.init(ModifiedContent<Content, Modifier>.self)
    }

    override var isRowGroup: Bool { contentType.isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType {
        EnvironmentViewType<Content, Modifier>(context: context)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = EnvironmentNode<Content, Modifier>(
            modifier: value.field(at: layout.addition).take(Modifier.self),
            type: self,
            parent: parent,
            environment: environment
        )
        node.head = node.computeHead()
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: node.head)
        return node
    }
}

/// A node whose content sees different environment values than the node itself.
private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ViewNode, EnvironmentWritingNode,
    Rebuildable
{
    private var modifier: Modifier
    /// The environment of the content: the cells set by this node, followed by the inherited ones.
    var head: EnvironmentCell?

    init(modifier: Modifier, type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?)
    {
        self.modifier = modifier
        super.init(type: type, parent: parent, environment: environment)
    }

    private var viewType: EnvironmentViewType<Content, Modifier> {
        type(as: EnvironmentViewType<Content, Modifier>.self)
    }

    override var rebuildable: (any Rebuildable)? { self }

    /// Writes the modifier's values in front of the inherited ones; reads made meanwhile count as this node's reads.
    func computeHead() -> EnvironmentCell? {
        graph.epoch &+= 1
        let values = track {
            var values = EnvironmentValues(head: environment)
            modifier.write(to: &values)
            return values
        }
        dropStaleDependencies()
        return values.head
    }

    override func update(from value: OwnedValue) {
        let type = viewType
        let isEqual = value.field(at: type.layout.addition).replace(&modifier, comparison: type.comparison)
        if !isEqual || flags.contains(.isDirty) {
            flags.remove(.isDirty)
            evaluate()
        }
        firstChild.unsafelyUnwrapped.update(from: value.field(at: type.layout.content))
    }

    override func evaluate() { adopt(computeHead()) }

    override func withInspectedValue(_ body: (Any.Type, UnsafeRawPointer) -> Void) {
        withUnsafePointer(to: &modifier) { body(Modifier.self, UnsafeRawPointer($0)) }
    }

    /// Adopts new values: in place if the same keys are set, otherwise by replacing the whole chain.
    private func adopt(_ new: EnvironmentCell?) {
        if let pairs = pairs(with: new) {
            for (old, new) in pairs { old.assign(from: new) }
        } else {
            let old = head
            head = new
            firstChild?.replaceEnvironment(old, with: new)
        }
    }

    /// Returns pairs of current and new cells if both chains set the same keys in the same order.
    private func pairs(with new: EnvironmentCell?) -> [(EnvironmentCell, EnvironmentCell)]? {
        var result: [(EnvironmentCell, EnvironmentCell)] = []
        var (a, b) = (head, new)
        while let old = a, let new = b, old !== environment, new !== environment {
            guard old.key == new.key else { return nil }
            result.append((old, new))
            (a, b) = (old.next, new.next)
        }
        return a === environment && b === environment ? result : nil
    }

    func environmentWasReplaced(_ old: EnvironmentCell?) {
        guard environment !== old else { return }
        // The cells set here are kept, in front of the new inherited values.
        var last: EnvironmentCell?
        var cell = head
        while let current = cell, current !== old {
            last = current
            cell = current.next
        }
        if let last, let head {
            last.relink(to: environment, head: head)
        } else {
            head = environment
        }
        if flags.contains(.readsEnvironment) { graph.invalidate(self) }
    }
}

/// A node that sets environment values for its descendants.
@MainActor
protocol EnvironmentWritingNode: ViewNode {
    var head: EnvironmentCell? { get }

    /// Called after `environment` has been replaced as a whole.
    func environmentWasReplaced(_ old: EnvironmentCell?)
}

extension ViewNode {
    /// Gives this node and its descendants another environment.
    ///
    /// This is the slow path, used when the set of keys changes; it invalidates every node that read a value.
    final func replaceEnvironment(_ old: EnvironmentCell?, with new: EnvironmentCell?) {
        guard environment === old else { return }
        environment = new
        if flags.contains(.readsEnvironment) { graph.invalidate(self) }
        guard let writer = self as? any EnvironmentWritingNode else {
            forEachChild { $0.replaceEnvironment(old, with: new) }
            return
        }
        let oldHead = writer.head
        writer.environmentWasReplaced(old)
        if writer.head !== oldHead {
            forEachChild { $0.replaceEnvironment(oldHead, with: writer.head) }
        } else {
            forEachChild { $0.inheritedEnvironmentDidChange() }
        }
    }

    /// Invalidates nodes that looked past the cells that were kept.
    private final func inheritedEnvironmentDidChange() {
        if flags.contains(.readsEnvironment) { graph.invalidate(self) }
        // Masks further down were computed from the old chain.
        if let writer = self as? any EnvironmentWritingNode { writer.renewMasks() }
        forEachChild { $0.inheritedEnvironmentDidChange() }
    }
}

extension EnvironmentWritingNode {
    fileprivate func renewMasks() {
        var last: EnvironmentCell?
        var cell = head
        while let current = cell, current !== environment {
            last = current
            cell = current.next
        }
        if let last, let head { last.relink(to: environment, head: head) }
    }
}
