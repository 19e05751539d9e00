/// The placeholder for the modified view inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let slot: ContentSlot
}

extension _ViewModifier_Content: ContentPlaceholder {
    package static func makeViewType() -> ViewType { ContentViewType<Self>() }

    static var isInModifier: Bool { true }
    static func slot(around node: ViewNode) -> ContentSlot? { (node as? ModifierNode<Modifier>)?.slot }
}

/// A view that stands for content that is kept in a slot.
@MainActor
protocol ContentPlaceholder: View, PrimitiveView where Body == Never {
    var slot: ContentSlot { get }

    /// Whether the placeholder stands for the content of a modifier with a body. Such content can be several views.
    static var isInModifier: Bool { get }
    /// Returns the slot if the node is the one of the placeholder's modifier.
    static func slot(around node: ViewNode) -> ContentSlot?
}

extension ContentPlaceholder {
    static var isInModifier: Bool { false }
    static func slot(around node: ViewNode) -> ContentSlot? { nil }
}

/// The storage for a modifier's content, with the places where the modifier's body shows it.
@MainActor
class ContentSlot {
    let type: ViewType
    /// The number of times the content has been replaced.
    fileprivate(set) var version = 0
    fileprivate var places: [ContentNode] = []

    init(type: ViewType) { self.type = type }

    /// The content's value, for features that look at it before it is mounted.
    var inspectedContent: Any {
        preconditionFailure("ContentSlot is abstract; TypedContentSlot holds the content.")
    }

    /// Takes a new value of the content.
    func replace(with value: OwnedValue) {
        preconditionFailure("ContentSlot is abstract; TypedContentSlot holds the content.")
    }

    /// Makes a slot for a view that is mounted with a type of its own, such as one for a row.
    static func of<V: View>(_ content: consuming V, type: ViewType) -> ContentSlot {
        TypedContentSlot(content, type: type)
    }

    /// Calls `body` with a copy of the content, which it must consume.
    func withContent(_ body: (OwnedValue) -> Void) {
        preconditionFailure("ContentSlot is abstract; TypedContentSlot holds the content.")
    }
}

private final class TypedContentSlot<Content: View>: ContentSlot {
    private var content: Content

    init(_ content: consuming Content, type: ViewType? = nil) {
        self.content = content
        super.init(type: type ?? ViewType.of(Content.self))
    }

    override func replace(with value: OwnedValue) { replace(with: value.take(Content.self)) }

    func replace(with content: consuming Content) {
        self.content = content
        version += 1
    }

    override var inspectedContent: Any { content }

    override func withContent(_ body: (OwnedValue) -> Void) { handOver(content, to: body) }
}

enum ModifierSource<Modifier: ViewModifier>: BodySource {
    static func body(of value: Modifier, node: ViewNode) -> Modifier.Body {
        // Only nodes of this modifier run its body; the requirement of the protocol is for all nodes.
        let slot = unsafeDowncast(node, to: ModifierNode<Modifier>.self).slot
        return value.body(content: _ViewModifier_Content(slot: slot))
    }
}

class ModifierViewType<Content: View, Modifier: ViewModifier>: BodyViewType<ModifierSource<Modifier>> {
    fileprivate final let layout = WrapperLayout(ModifiedContent<Content, Modifier>.self)

    override var isRowGroup: Bool { super.isRowGroup || ViewType.of(Content.self).isRowGroup }

    override func makeAdapted(to context: RowContext) -> ViewType {
        ModifierViewType<Content, Modifier>(context: context)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = makeNode(
            value.field(at: layout.addition).take(Modifier.self),
            slot: TypedContentSlot(value.field(at: layout.content).take(Content.self)),
            in: parent,
            environment: environment
        )
        node.didMount()
        return node
    }

    func makeNode(
        _ value: consuming Modifier,
        slot: ContentSlot,
        in parent: ViewNode,
        environment: EnvironmentCell?
    ) -> ModifierNode<Modifier> {
        TypedModifierNode<Content, Modifier>(
            type: self,
            parent: parent,
            environment: environment,
            value: value,
            slot: slot
        )
    }
}

/// The node of a modifier with a body; its value is the modifier, and its slot holds the content.
class ModifierNode<Modifier: ViewModifier>: BodyNode<ModifierSource<Modifier>> {
    let slot: ContentSlot

    init(
        type: ViewType,
        parent: ViewNode,
        environment: EnvironmentCell?,
        value: consuming Modifier,
        slot: ContentSlot
    ) {
        self.slot = slot
        super.init(type: type, parent: parent, environment: environment, value: value)
    }

    required init(
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?,
        value: consuming Modifier
    ) {
        preconditionFailure("A modifier's node requires content; create it with a slot.")
    }
}

class TypedModifierNode<Content: View, Modifier: ViewModifier>: ModifierNode<Modifier> {
    override func update(from newValue: OwnedValue) {
        let layout = type(as: ModifierViewType<Content, Modifier>.self).layout
        // `ModifierViewType` gave this node its slot; the base class does not know the type of the content.
        unsafeDowncast(slot, to: TypedContentSlot<Content>.self)
            .replace(with: newValue.field(at: layout.content).take(Content.self))
        super.update(from: newValue.field(at: layout.addition))
        // If the body ran, its places already have the content.
        for place in slot.places { place.refresh() }
    }
}

final class ContentViewType<Placeholder: ContentPlaceholder>: TypedViewType<Placeholder>, ContentTypeSource {
    private let context: RowContext?

    init(context: RowContext? = nil) {
        self.context = context
        super.init(Placeholder.self)
    }

    override func makeAdapted(to context: RowContext) -> ViewType { ContentViewType(context: context) }

    override var mayBeRowGroup: Bool { Placeholder.isInModifier }

    override func isRowGroup(in parent: ViewNode) -> Bool {
        var ancestor: ViewNode? = parent
        while let node = ancestor {
            if let slot = Placeholder.slot(around: node) { return slot.type.isRowGroup(in: node) }
            ancestor = node.parent
        }
        return false
    }

    func contentType(of slot: ContentSlot) -> ViewType { context.map(slot.type.adapted) ?? slot.type }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let slot = take(value).slot
        let contentType = contentType(of: slot)
        let node = ContentNode(
            slot: slot,
            contentType: contentType,
            type: self,
            parent: parent,
            environment: environment
        )
        slot.withContent { node.firstChild = contentType.mount($0, in: node, environment: environment) }
        slot.places.append(node)
        return node
    }
}

@MainActor
protocol ContentTypeSource: ViewType {
    func contentType(of slot: ContentSlot) -> ViewType
}

/// A node that shows a modifier's content: in the modifier's body, or wherever the body passed the content.
private final class ContentNode: ViewNode, Rebuildable {
    /// Content can be shown outside the modifier's body, for example through a preference, and then outlives the
    /// modifier's node.
    private var slot: ContentSlot
    private var version: Int
    /// The view type the content is mounted with: its own, or one for rows of a list.
    private unowned(unsafe) var contentType: ViewType

    init(
        slot: ContentSlot,
        contentType: ViewType,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.slot = slot
        self.contentType = contentType
        version = slot.version
        super.init(type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) {
        let new = value.take(ContentSlot.self)
        if new === slot { refresh() } else { move(to: new) }
    }

    func refresh() {
        guard version != slot.version, let firstChild else { return }
        version = slot.version
        slot.withContent { firstChild.update(from: $0) }
    }

    /// Switches to the content of another modifier's node.
    private func move(to new: ContentSlot) {
        leaveSlot()
        let newType = newContentType(of: new)
        let keepsIdentity = newType === contentType
        slot = new
        contentType = newType
        version = new.version
        new.places.append(self)
        new.withContent { content in
            if keepsIdentity, let firstChild {
                firstChild.update(from: content)
            } else {
                replaceChild { newType.mount(content, in: self, environment: environment) }
            }
        }
    }

    private func newContentType(of slot: ContentSlot) -> ViewType {
        (type as? any ContentTypeSource)?.contentType(of: slot) ?? slot.type
    }

    override var rebuildable: (any Rebuildable)? { self }

    private func leaveSlot() { slot.places.removeAll { $0 === self } }

    override func willUnmount() { leaveSlot() }
}
