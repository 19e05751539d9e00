/// The type of several views with a modifier, which is applied to each of them.
///
///     Group { First(); Second() }.padding()      // Group { First().padding(); Second().padding() }
///
/// The types of the single views are replaced, as in a list, where each view becomes a row (``RowContext``). Each view is
/// mounted inside the modifier. It gets the modifier's value from the node of this type.
final class DistributingViewType<Content: View, Modifier: ViewModifier>: ViewType {
    /// The container around the views, which makes rows of the modified views.
    private let context: RowContext?
    private lazy var contentType = makeContentType()
    private let layout = WrapperLayout(ModifiedContent<Content, Modifier>.self)
    private let comparison = FieldComparison.of(Modifier.self)

    init(in context: RowContext? = nil) {
        self.context = context
        super.init(ModifiedContent<Content, Modifier>.self)
    }

    private func makeContentType() -> ViewType {
        let outer = context
        // Each outer context has its own instance of this type, so the name identifies the outer context, too.
        let own = RowContext("views of \(ObjectIdentifier(self))", isLazy: outer?.isLazy ?? false) { [unowned self] in
            let modified = EachViewType<Modifier>($0, of: self)
            return outer?.makeRowType?(modified) ?? modified
        }
        return ViewType.of(Content.self).adapted(to: own)
    }

    override var isRowGroup: Bool { true }

    override func makeAdapted(to context: RowContext) -> ViewType { DistributingViewType(in: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = DistributingNode(
            value.field(at: layout.addition).take(Modifier.self),
            type: self,
            parent: parent,
            environment: environment
        )
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return node
    }

    override func update(_ node: ViewNode, from value: OwnedValue) {
        // `mount` makes all nodes of this type.
        let node = unsafeDowncast(node, to: DistributingNode<Modifier>.self)
        let isEqual = value.field(at: layout.addition).replace(&node.modifier, comparison: comparison)
        if !isEqual { node.version &+= 1 }
        node.firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
        if !isEqual { node.updateViews(below: node) }
    }
}

/// The type of a modifier around the content of another modifier, which may be several views.
final class UndecidedViewType<Content: View, Modifier: ViewModifier>: ViewType {
    private let content = ViewType.of(Content.self)
    private let one: ViewType
    private let several: ViewType

    /// - Parameter one: The type for content that is one view.
    init(_ one: ViewType) {
        self.one = one
        several = DistributingViewType<Content, Modifier>()
        super.init(one.metatype)
    }

    private init(_ plain: UndecidedViewType, in context: RowContext) {
        one = plain.one.adapted(to: context)
        several = plain.several.adapted(to: context)
        super.init(one.metatype)
    }

    override var mayBeRowGroup: Bool { true }

    override func isRowGroup(in parent: ViewNode) -> Bool { content.isRowGroup(in: parent) }

    override func makeAdapted(to context: RowContext) -> ViewType { UndecidedViewType(self, in: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        (isRowGroup(in: parent) ? several : one).mount(value, in: parent, environment: environment)
    }
}

/// One of several views, inside the modifier that is applied to each of them.
private struct EachView: ContentPlaceholder {
    let slot: ContentSlot

    static func makeViewType() -> ViewType { ContentViewType<EachView>() }
}

private final class DistributingNode<Modifier: ViewModifier>: ViewNode, Rebuildable {
    var modifier: Modifier
    /// The number of times that the modifier has changed.
    var version = 0

    init(
        _ modifier: consuming Modifier,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.modifier = modifier
        super.init(type: type, parent: parent, environment: environment)
    }

    override var rebuildable: (any Rebuildable)? { self }

    override func update(from value: OwnedValue) { type.update(self, from: value) }

    /// Passes the modifier to the views that do not have its current value.
    func updateViews(below node: ViewNode) {
        node.forEachChild { child in
            if let view = child as? EachNode<Modifier>, view.source === self {
                view.modifierMayHaveChanged()
            } else {
                updateViews(below: child)
            }
        }
    }
}

/// The type of one of several views, inside the modifier that is applied to each of them.
private final class EachViewType<Modifier: ViewModifier>: ViewType {
    typealias Modified = ModifiedContent<EachView, Modifier>

    let modifiedType = ViewType.of(Modified.self)
    let makeSlot: (OwnedValue) -> ContentSlot
    private unowned let source: ViewType

    /// - Parameters:
    ///   - view: The type of the view without the modifier.
    ///   - source: The type of all views with the modifier.
    init(_ view: ViewType, of source: ViewType) {
        self.source = source
        guard let known = view.metatype as? any View.Type else {
            preconditionFailure("The type of a view in a group must describe a view; this describes \(view.metatype).")
        }
        makeSlot = Self.slotMaker(known, type: view)
        super.init(view.metatype)
    }

    /// Cached, because looking up a generic class at each mount costs as much as the mount.
    private static func slotMaker<V: View>(_ view: V.Type, type: ViewType) -> (OwnedValue) -> ContentSlot {
        { ContentSlot.of($0.take(V.self), type: type) }
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        var ancestor = parent
        while ancestor.type !== source { ancestor = ancestor.parent.unsafelyUnwrapped }
        let node = EachNode(
            makeSlot(value),
            // Only nodes of `DistributingViewType` have this type.
            source: unsafeDowncast(ancestor, to: DistributingNode<Modifier>.self),
            type: self,
            parent: parent,
            environment: environment
        )
        node.firstChild = node.withModified { modifiedType.mount($0, in: node, environment: environment) }
        return node
    }
}

private final class EachNode<Modifier: ViewModifier>: ViewNode, Rebuildable {
    private(set) unowned(unsafe) var source: DistributingNode<Modifier>
    private let slot: ContentSlot
    private var version: Int

    init(
        _ slot: ContentSlot,
        source: __shared DistributingNode<Modifier>,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.slot = slot
        self.source = source
        version = source.version
        super.init(type: type, parent: parent, environment: environment)
    }

    override var rebuildable: (any Rebuildable)? { self }

    /// Passes the view with the modifier to `body`, which must consume it.
    func withModified<Result>(_ body: (OwnedValue) -> Result) -> Result {
        handOver(
            EachViewType<Modifier>.Modified(content: EachView(slot: slot), modifier: source.modifier),
            to: body
        )
    }

    override func update(from value: OwnedValue) {
        slot.replace(with: value)
        updateContent()
    }

    func modifierMayHaveChanged() {
        if version != source.version { updateContent() }
    }

    private func updateContent() {
        version = source.version
        withModified { firstChild.unsafelyUnwrapped.update(from: $0) }
    }
}
