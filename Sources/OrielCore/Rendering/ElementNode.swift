/// What primitive views and modifiers with an element have in common: how to describe themselves, and what an event does.
@MainActor
package protocol ElementDescription {
    /// The element as it is to be shown; environment values and bindings read here bring it up to date when they change.
    func makeElement(in environment: EnvironmentValues) -> Element

    /// Reacts to an event the element listens to.
    func handle(_ event: ElementEvent, in environment: EnvironmentValues)

    /// Whether `makeElement` can read `@Observable` properties, as through a binding.
    static var readsBindings: Bool { get }
}

extension ElementDescription {
    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {}
    package static var readsBindings: Bool { false }
}

/// A primitive view that is one element without content.
@MainActor
package protocol LeafElementView: PrimitiveView, ElementDescription {}

extension LeafElementView {
    package static func makeViewType() -> ViewType { LeafElementViewType<Self>(Self.self) }
}

/// A primitive view that is one element around its content.
@MainActor
package protocol ContainerElementView: PrimitiveView {
    associatedtype Description: ElementDescription
    associatedtype Content: View

    var elementDescription: Description { get }
    var content: Content { get }
}

extension ContainerElementView {
    package static func makeViewType() -> ViewType {
        ContainerElementViewType<Self, Description, Content>(
            description: { $0.elementDescription },
            content: { $0.content }
        )
    }
}

/// A modifier that puts an element around its content.
@MainActor
package protocol ElementModifier: PrimitiveModifier, ElementDescription {}

extension ElementModifier {
    package static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        ContainerElementViewType<ModifiedContent<Content, Self>, Self, Content>(
            description: { $0.modifier },
            content: { $0.content }
        )
    }
}

// MARK: - Types

private final class LeafElementViewType<V: LeafElementView>: TypedViewType<V> {
    let comparison = FieldComparison.of(V.self)

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = LeafElementNode<V>(take(value), type: self, parent: parent, environment: environment)
        node.describe()
        return node
    }
}

private final class LeafElementNode<V: LeafElementView>: TypedElementNode<V> {
    override func update(from value: UnsafeMutableRawPointer) {
        let comparison = unsafeDowncast(type, to: LeafElementViewType<V>.self).comparison
        take(value, comparison: comparison)
    }
}

final class ContainerElementViewType<V: View, Description: ElementDescription, Content: View>: TypedViewType<V> {
    let comparison = FieldComparison.of(Description.self)
    let contentType = ViewType.of(Content.self)
    let description: (V) -> Description
    let content: (V) -> Content

    init(description: @escaping (V) -> Description, content: @escaping (V) -> Content) {
        self.description = description
        self.content = content
        super.init(V.self)
    }

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let view = take(value)
        let node = ContainerElementNode<V, Description, Content>(
            description(view),
            type: self,
            parent: parent,
            environment: environment
        )
        node.describe()
        node.firstChild = withOwnedPointer(to: content(view)) {
            contentType.mount($0, in: node, environment: environment)
        }
        return node
    }
}

private final class ContainerElementNode<V: View, Description: ElementDescription, Content: View>:
    TypedElementNode<Description>
{
    override func update(from value: UnsafeMutableRawPointer) {
        let type = unsafeDowncast(type, to: ContainerElementViewType<V, Description, Content>.self)
        let view = value.assumingMemoryBound(to: V.self).move()
        withOwnedPointer(to: type.description(view)) { take($0, comparison: type.comparison) }
        withOwnedPointer(to: type.content(view)) { firstChild.unsafelyUnwrapped.update(from: $0) }
    }
}

// MARK: - Nodes

/// A node that owns an element.
package class ElementNode: TrackingNode {
    @exclusivity(unchecked) package fileprivate(set) final var element: Element
    @exclusivity(unchecked) package final let id: Element.ID

    override init(type: ViewType, parent: ViewNode, environment: EnvironmentCell?) {
        id = parent.graph.elementIndex.makeID()
        element = Element(.hidden)
        super.init(type: type, parent: parent, environment: environment)
        flags.insert(.hasElement)
    }

    /// Whether the renderer has been told of the element; numbers grow, so one comparison tells.
    final var isAnnounced: Bool { id <= graph.elementIndex.lastAnnounced }

    /// Reacts to an event that the element listens to.
    package func handle(_ event: ElementEvent) {}

    final override func willUnmount() {
        if !element.events.isEmpty { graph.elementIndex.remove(self) }
        super.willUnmount()
    }
}

/// A node that knows how its element is described.
package class TypedElementNode<Description: ElementDescription>: ElementNode {
    @exclusivity(unchecked) private final var value: Description

    init(_ value: consuming Description, type: ViewType, parent: ViewNode, environment: EnvironmentCell?) {
        self.value = value
        super.init(type: type, parent: parent, environment: environment)
    }

    /// Takes a new description and brings the element up to date if it differs.
    final func take(_ pointer: UnsafeMutableRawPointer, comparison: FieldComparison) {
        let new = pointer.assumingMemoryBound(to: Description.self)
        let isEqual = withUnsafeMutablePointer(to: &value) { old in
            let isEqual = comparison.areEqual(old, new)
            old.pointee = new.move()
            return isEqual
        }
        if !isEqual || flags.contains(.isDirty) {
            flags.remove(.isDirty)
            describe()
        }
    }

    override package func evaluate() { describe() }

    final func describe() {
        graph.epoch &+= 1
        let new =
            if Description.readsBindings {
                describeTracked()
            } else {
                Evaluation.run(self, in: graph) { value.makeElement(in: EnvironmentValues(head: environment)) }
            }
        dropStaleDependencies()
        guard new != element else { return }
        if new.events != element.events { graph.elementIndex.update(self, from: element.events, to: new.events) }
        if isAnnounced { graph.changes.elementWillChange(self, in: graph) }
        element = new
    }

    private func describeTracked() -> Element {
        withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { buffer in
            // A temporary allocation always has a base address.
            let output = buffer.baseAddress.unsafelyUnwrapped
            track(into: output) {
                value.makeElement(in: EnvironmentValues(head: environment))
            }
            return output.move()
        }
    }

    override package func handle(_ event: ElementEvent) {
        value.handle(event, in: EnvironmentValues(head: environment))
    }
}
