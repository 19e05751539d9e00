extension ViewNode {
    /// The node, if it owns an element.
    ///
    /// The compiler cannot know that `ElementNode.init` alone sets the flag. A cast that asks the runtime takes ten times as long, and is
    /// needed for each ancestor of a changed node.
    @inline(__always)
    final var elementNode: ElementNode? {
        flags.contains(.hasElement) ? unsafeDowncast(self, to: ElementNode.self) : nil
    }
}

/// A node that owns an element.
package class ElementNode: ViewNode {
    @exclusivity(unchecked) package private(set) final var element: Element
    @exclusivity(unchecked) package private(set) final var id: Element.ID

    init(
        _ element: consuming Element,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        id = parent.graph.elementIndex.makeID()
        self.element = element
        super.init(type: type, parent: parent, environment: environment)
        flags.insert(.hasElement)
    }

    /// Whether the element has been sent to the renderer; ids grow, so one comparison is enough.
    final var isAnnounced: Bool { id <= graph.elementIndex.lastAnnounced }

    /// Sets the first element of a node that could not describe itself before its initialisation.
    final func begin(with element: consuming Element) {
        self.element = element
        if !self.element.events.isEmpty { graph.elementIndex.note(self) }
    }

    /// Continues as an element that the renderer knows; records a change if the rebuilt element differs from the shown
    /// one.
    final func resume(as id: Element.ID, shown: Element) {
        self.id = id
        let new = element
        // Equal texts can have different code units; the renderer knows the shown ones.
        element = shown
        guard new != shown else { return }
        graph.changes.elementWillChange(self, in: graph)
        element = new
    }

    /// Sets the current element and records a change for the renderer if it differs.
    final func show(_ new: consuming Element) {
        guard new != element else { return }
        if isAnnounced {
            graph.changes.elementWillChange(self, in: graph)
        } else if graph.hasRunActions, let animation = graph.transaction.animation {
            graph.changes.appearances.elementWillChange(self, animation: animation)
        }
        let listens = !element.events.isEmpty || !new.events.isEmpty
        element = new
        if listens { graph.elementIndex.note(self) }
    }

    /// Replaces the element without recording a change, and returns the one before.
    final func exchangeElement(with new: Element) -> Element {
        let old = element
        element = new
        return old
    }

    /// Handles an event that the element listens to.
    package func handle(_ event: ElementEvent) {}

    /// Handles a touch or a tap.
    ///
    /// - Returns: Whether the event was meant for this element; if not, an element around it may handle it.
    func recognizes(_ event: ElementEvent) -> Bool {
        handle(event)
        return true
    }

    /// The destination of a link, as a part of an address.
    var addressSlug: String? { nil }

    final override func willUnmount() {
        if !element.events.isEmpty {
            graph.elementIndex.remove(self)
            for part in graph.extensions.all { part.elementDidLeave(self) }
        }
        elementWillUnmount()
    }

    /// Called when the node is unmounted.
    func elementWillUnmount() {}
}

// MARK: - Types

extension LeafElementView {
    package static func makeViewType() -> ViewType { DescribedViewType<Self>(Self.self, content: nil) }
}

extension LeafElementView where Self: StaticElementDescription {
    package static func makeViewType() -> ViewType { StaticLeafViewType<Self>(Self.self) }
}

extension ContainerElementView {
    package static func makeViewType() -> ViewType {
        DescribedViewType<Description>(
            Self.self,
            content: ViewType.of(Content.self, in: contentContext),
            role: rowRole
        )
    }
}

extension ContainerElementView where Description: StaticElementDescription {
    package static func makeViewType() -> ViewType {
        StaticContainerViewType<Description>(
            Self.self,
            content: ViewType.of(Content.self, in: contentContext),
            role: rowRole
        )
    }
}

extension ElementModifier {
    package static var isAppliedToEachView: Bool { true }

    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        DescribedViewType<Self>(
            ModifiedContent<Content, Self>.self,
            content: ViewType.of(Content.self),
            role: .modifier
        )
    }
}

extension ElementModifier where Self: StaticElementDescription {
    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        StaticContainerViewType<Self>(
            ModifiedContent<Content, Self>.self,
            content: ViewType.of(Content.self),
            role: .modifier
        )
    }
}

extension RowRole {
    /// Whether an element of this role surrounds rows rather than being in one.
    @MainActor
    fileprivate func isGroup(of content: ViewType) -> Bool {
        switch self {
        case .group: true
        case .modifier: content.isRowGroup
        case .row, .part: false
        }
    }
}

// MARK: - Constant elements

/// A view type whose nodes are not generic: operations on typed values are methods of the type.
class StaticElementType: ViewType {
    func update(_ node: StaticElementNode, from value: OwnedValue) {
        preconditionFailure("StaticElementType is abstract; update(_:from:) must be overridden.")
    }
}

final class StaticElementNode: ElementNode, Rebuildable {
    override var rebuildable: (any Rebuildable)? { self }

    override func update(from value: OwnedValue) {
        type(as: StaticElementType.self).update(self, from: value)
    }
}

private final class StaticLeafViewType<V: StaticElementDescription>: StaticElementType {
    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        StaticElementNode(
            value.take(V.self).element,
            type: self,
            parent: parent,
            environment: environment
        )
    }

    override func update(_ node: StaticElementNode, from value: OwnedValue) {
        node.show(value.take(V.self).element)
    }
}

final class StaticContainerViewType<Description: StaticElementDescription>: StaticElementType {
    private let contentType: ViewType
    private let layout: WrapperLayout
    private let role: RowRole

    /// - Parameter layout: Where the content and the description are in the view; by default they are its two fields.
    init(_ view: Any.Type, content: ViewType, layout: WrapperLayout? = nil, role: RowRole) {
        contentType = content
        self.layout = layout ?? WrapperLayout(view)
        self.role = role
        super.init(view)
    }

    override var isRowGroup: Bool { role.isGroup(of: contentType) }

    override func makeAdapted(to context: RowContext) -> ViewType {
        if role == .part { return self }
        guard isRowGroup else { return super.makeAdapted(to: context) }
        return StaticContainerViewType(
            metatype,
            content: contentType.adapted(to: context),
            layout: layout,
            role: role
        )
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = StaticElementNode(
            value.field(at: layout.addition).take(Description.self).element,
            type: self,
            parent: parent,
            environment: environment
        )
        node.firstChild = contentType.mount(value.field(at: layout.content), in: node, environment: environment)
        return node
    }

    override func update(_ node: StaticElementNode, from value: OwnedValue) {
        node.show(value.field(at: layout.addition).take(Description.self).element)
        node.firstChild.unsafelyUnwrapped.update(from: value.field(at: layout.content))
    }
}

// MARK: - Elements that read data or handle events

/// The type of elements whose nodes keep a description, with or without content.
///
/// Controls with styles are mounted by a subclass, which looks up the style first.
class DescribedViewType<Description: ElementDescription>: ViewType {
    final let comparison = FieldComparison.of(Description.self)
    /// Cached, because looking up a generic class at each mount costs as much as the mount.
    private let nodeClass = DescribedElementNode<Description>.self
    private let content: (type: ViewType, layout: WrapperLayout)?
    private let role: RowRole

    init(_ view: Any.Type, content: ViewType?, role: RowRole = .row) {
        self.content = content.map { ($0, WrapperLayout(view)) }
        self.role = role
        super.init(view)
    }

    override var isRowGroup: Bool { content.map { role.isGroup(of: $0.type) } ?? false }

    override func makeAdapted(to context: RowContext) -> ViewType {
        if role == .part { return self }
        guard isRowGroup, let content else { return super.makeAdapted(to: context) }
        return DescribedViewType<Description>(metatype, content: content.type.adapted(to: context), role: role)
    }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let addition = value.field(at: content?.layout.addition ?? 0)
        let node = nodeClass.init(
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

    fileprivate final func update(_ node: DescribedElementNode<Description>, from value: OwnedValue) {
        guard let content else { return node.take(value, comparison: comparison) }
        node.take(value.field(at: content.layout.addition), comparison: comparison)
        node.firstChild.unsafelyUnwrapped.update(from: value.field(at: content.layout.content))
    }
}

/// A node that keeps its element's description, to describe the element again after a change of data it read.
final class DescribedElementNode<Description: ElementDescription>: ElementNode, Rebuildable {
    @exclusivity(unchecked) private final var description: Description

    required init(
        _ description: consuming Description,
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?
    ) {
        self.description = description
        super.init(Element(.hidden), type: type, parent: parent, environment: environment)
    }

    override func update(from value: OwnedValue) {
        type(as: DescribedViewType<Description>.self).update(self, from: value)
    }

    /// Adopts a new description and updates the element if it differs.
    final func take(_ new: OwnedValue, comparison: FieldComparison) {
        let isEqual = new.replace(&description, comparison: comparison)
        if flags.contains(.isDirty) {
            graph.evaluateOnUpdate(self)
        } else if !isEqual {
            describe()
        }
    }

    override func evaluate() { describe() }

    final func describe(isFirst: Bool = false) {
        graph.epoch &+= 1
        let new =
            if Description.readsBindings {
                track { description.makeElement(in: EnvironmentValues(head: environment)) }
            } else {
                Evaluation.run(self) { description.makeElement(in: EnvironmentValues(head: environment)) }
            }
        dropStaleDependencies()
        if isFirst { begin(with: new) } else { show(new) }
    }

    override var rebuildable: (any Rebuildable)? { self }

    /// A field is what the next words are typed into, except one for a search, which keeps its words in a model. Of other
    /// elements that can have the focus, only the one that has it is kept.
    var canBeRebuilt: Bool {
        guard element.events.contains(.focus) else { return true }
        if element.events.contains(.input), element.kind != .searchField { return false }
        return !graph.extensions.all.contains { $0.follows(self) }
    }

    override var addressSlug: String? { description.addressSlug }

    override func withInspectedValue(_ body: (Any.Type, UnsafeRawPointer) -> Void) {
        withUnsafePointer(to: &description) { body(Description.self, UnsafeRawPointer($0)) }
    }

    override func handle(_ event: ElementEvent) {
        var event = event
        if case .spatialTap = event, !Description.hearsTapDetails { event = .tap }
        description.handle(event, in: EnvironmentValues(head: environment), on: self)
    }

    override func recognizes(_ event: ElementEvent) -> Bool {
        guard description.wants(event) else { return false }
        handle(event)
        return true
    }
}
