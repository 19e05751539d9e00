/// A modifier that adds behaviour to its content and has no element of its own.
@MainActor
package protocol BehaviorModifier: PrimitiveModifier {
    /// State the node keeps between updates.
    associatedtype NodeState = Void

    /// Whether the only effect is to conceal the content, so that a rebuilt node is equivalent.
    static var onlyConceals: Bool { get }

    func makeState() -> NodeState

    /// Whether the state of a mounted node has a storage that outlives the node while an idle graph has released it.
    static var keepsStorage: Bool { get }
    func keptStorage(in state: NodeState) -> PropertyStorage?
    /// Makes the state of a node that is rebuilt with the storage of the released one.
    func makeState(keeping storage: PropertyStorage) -> NodeState

    /// Called before the content is mounted.
    func willMount(on node: ViewNode, state: inout NodeState)
    /// Called after the content has been mounted.
    func didMount(on node: ViewNode, state: inout NodeState)
    /// Called with the previous value after the parent has passed a new one.
    func didUpdate(from old: Self, on node: ViewNode, state: inout NodeState)
    func willUnmount(from node: ViewNode, state: inout NodeState)

    /// Called when the page or tab around the node leaves the screen but stays mounted, and when it returns.
    func visibilityDidChange(to isVisible: Bool, on node: ViewNode, state: inout NodeState)

    /// Returns whether an idle graph can release the node: a node rebuilt from this modifier is equivalent, and nothing
    /// asks for the node meanwhile.
    func canBeRebuilt(on node: ViewNode, state: NodeState) -> Bool
    /// Returns whether a node rebuilt from another modifier behaves as one rebuilt from this.
    func isEquivalent(to other: Self) -> Bool

    /// Called when a preference below the node may have changed.
    func preferencesDidChange(on node: ViewNode, state: inout NodeState)
    /// Returns the modifier's effect on a preference that passes through it; nil if none.
    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite?
}

extension BehaviorModifier {
    package static var onlyConceals: Bool { false }

    package static var keepsStorage: Bool { false }
    package func keptStorage(in state: NodeState) -> PropertyStorage? { nil }
    package func makeState(keeping storage: PropertyStorage) -> NodeState { makeState() }

    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        BehaviorViewType<Content, Self>()
    }

    package func willMount(on node: ViewNode, state: inout NodeState) {}
    package func didMount(on node: ViewNode, state: inout NodeState) {}
    package func didUpdate(from old: Self, on node: ViewNode, state: inout NodeState) {}
    package func willUnmount(from node: ViewNode, state: inout NodeState) {}
    package func visibilityDidChange(to isVisible: Bool, on node: ViewNode, state: inout NodeState) {}
    package func canBeRebuilt(on node: ViewNode, state: NodeState) -> Bool { Self.onlyConceals }
    package func isEquivalent(to other: Self) -> Bool { true }
    package func preferencesDidChange(on node: ViewNode, state: inout NodeState) {}
    package func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? { nil }
}

extension BehaviorModifier where NodeState == Void {
    package func makeState() {}
}

private final class BehaviorViewType<Content: View, Modifier: BehaviorModifier>:
    TypedViewType<ModifiedContent<Content, Modifier>>
{
    let contentType: ViewType
    let layout = WrapperLayout(ModifiedContent<Content, Modifier>.self)

    init(context: RowContext? = nil) {
        contentType = ViewType.of(Content.self, in: context)
        super.init(ModifiedContent<Content, Modifier>.self)
    }

    override var isRowGroup: Bool { contentType.isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType {
        BehaviorViewType<Content, Modifier>(context: context)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = BehaviorNode<Content, Modifier>(
            value.field(at: layout.addition).take(Modifier.self),
            type: self,
            parent: parent,
            environment: environment
        )
        if Modifier.keepsStorage, !node.graph.idle.keptStates.isEmpty,
            let kept = node.graph.takeKeptStates(1, of: self)?.first
        {
            node.state = node.modifier.makeState(keeping: kept.storage)
        }
        node.modifier.willMount(on: node, state: &node.state)
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        node.modifier.didMount(on: node, state: &node.state)
        return node
    }
}

private final class BehaviorNode<Content: View, Modifier: BehaviorModifier>: ViewNode, Rebuildable {
    var modifier: Modifier
    var state: Modifier.NodeState

    init(
        _ modifier: Modifier,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.modifier = modifier
        state = modifier.makeState()
        super.init(type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) {
        let layout = type(as: BehaviorViewType<Content, Modifier>.self).layout
        firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
        let old = modifier
        modifier = value.field(at: layout.addition).take(Modifier.self)
        modifier.didUpdate(from: old, on: self, state: &state)
    }

    override var rebuildable: (any Rebuildable)? { self }
    var canBeRebuilt: Bool { modifier.canBeRebuilt(on: self, state: state) }
    var concealsContentAgain: Bool { Modifier.onlyConceals }

    func holdsSameObjects(as other: ViewNode) -> Bool {
        // The caller has compared the nodes' types, which the compiler does not see.
        modifier.isEquivalent(to: unsafeDowncast(other, to: BehaviorNode<Content, Modifier>.self).modifier)
    }

    override func forEachState(_ body: (PropertyStorage) -> Void) {
        if let storage = modifier.keptStorage(in: state) { body(storage) }
    }

    override func willUnmount() { modifier.willUnmount(from: self, state: &state) }

    override func visibilityDidChange(to isVisible: Bool) {
        modifier.visibilityDidChange(to: isVisible, on: self, state: &state)
    }

    override func withInspectedValue(_ body: (Any.Type, UnsafeRawPointer) -> Void) {
        withUnsafePointer(to: &modifier) { body(Modifier.self, UnsafeRawPointer($0)) }
    }

    override func preferencesDidChange() { modifier.preferencesDidChange(on: self, state: &state) }

    override func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? { modifier.preferenceWrite(for: key) }
}
