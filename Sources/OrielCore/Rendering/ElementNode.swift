/// A node that owns an element.
package class ElementNode: ViewNode {
    @exclusivity(unchecked) package private(set) final var element: Element
    @exclusivity(unchecked) package final let id: Element.ID

    init(_ element: consuming Element, type: ViewType, parent: ViewNode, environment: EnvironmentCell?) {
        id = parent.graph.elementIndex.makeID()
        self.element = element
        super.init(type: type, parent: parent, environment: environment)
        flags.insert(.hasElement)
    }

    /// Whether the renderer has been told of the element; numbers grow, so one comparison tells.
    final var isAnnounced: Bool { id <= graph.elementIndex.lastAnnounced }

    /// Shows the element as it is now, and tells the renderer if it differs.
    final func show(_ new: consuming Element) {
        guard new != element else { return }
        if isAnnounced { graph.changes.elementWillChange(self, in: graph) }
        element = new
        graph.elementIndex.add(self)
    }

    /// Reacts to an event that the element listens to.
    package func handle(_ event: ElementEvent) {}

    final override func willUnmount() {
        if !element.events.isEmpty { graph.elementIndex.remove(self) }
    }
}

// MARK: - Elements that say all by themselves

final class StaticLeafViewType<V: StaticElementDescription>: TypedViewType<V> {
    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        StaticLeafNode<V>(take(value).element, type: self, parent: parent, environment: environment)
    }
}

private final class StaticLeafNode<V: StaticElementDescription>: ElementNode {
    override func update(from value: UnsafeMutableRawPointer) {
        show(value.assumingMemoryBound(to: V.self).move().element)
    }
}

final class StaticContainerViewType<Description: StaticElementDescription, Content: View>: ViewType {
    fileprivate let contentType = ViewType.of(Content.self)
    fileprivate let layout: WrapperLayout

    override init(_ view: Any.Type) {
        layout = WrapperLayout(view)
        super.init(view)
    }

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let description = (value + layout.addition).assumingMemoryBound(to: Description.self).move()
        let node = StaticContainerNode<Description, Content>(
            description.element,
            type: self,
            parent: parent,
            environment: environment
        )
        node.firstChild = contentType.mount(value + layout.content, in: node, environment: environment)
        return node
    }
}

private final class StaticContainerNode<Description: StaticElementDescription, Content: View>: ElementNode {
    override func update(from value: UnsafeMutableRawPointer) {
        let layout = unsafeDowncast(type, to: StaticContainerViewType<Description, Content>.self).layout
        show((value + layout.addition).assumingMemoryBound(to: Description.self).move().element)
        firstChild.unsafelyUnwrapped.update(from: value + layout.content)
    }
}

// MARK: - Elements that read or hear something

final class LeafElementViewType<V: LeafElementView>: TypedViewType<V> {
    fileprivate let comparison = FieldComparison.of(V.self)

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = LeafElementNode<V>(take(value), type: self, parent: parent, environment: environment)
        node.describe()
        return node
    }
}

private final class LeafElementNode<V: LeafElementView>: DescribedElementNode<V> {
    override func update(from value: UnsafeMutableRawPointer) {
        take(value, comparison: unsafeDowncast(type, to: LeafElementViewType<V>.self).comparison)
    }
}

final class ContainerViewType<Description: ElementDescription, Content: View>: ViewType {
    fileprivate let comparison = FieldComparison.of(Description.self)
    fileprivate let contentType = ViewType.of(Content.self)
    fileprivate let layout: WrapperLayout

    override init(_ view: Any.Type) {
        layout = WrapperLayout(view)
        super.init(view)
    }

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = ContainerNode<Description, Content>(
            (value + layout.addition).assumingMemoryBound(to: Description.self).move(),
            type: self,
            parent: parent,
            environment: environment
        )
        node.describe()
        node.firstChild = contentType.mount(value + layout.content, in: node, environment: environment)
        return node
    }
}

private final class ContainerNode<Description: ElementDescription, Content: View>: DescribedElementNode<Description> {
    override func update(from value: UnsafeMutableRawPointer) {
        let type = unsafeDowncast(type, to: ContainerViewType<Description, Content>.self)
        take(value + type.layout.addition, comparison: type.comparison)
        firstChild.unsafelyUnwrapped.update(from: value + type.layout.content)
    }
}

/// A node that keeps how its element is described, to describe it again when something it read has changed.
class DescribedElementNode<Description: ElementDescription>: ElementNode {
    @exclusivity(unchecked) private final var description: Description

    init(_ description: consuming Description, type: ViewType, parent: ViewNode, environment: EnvironmentCell?) {
        self.description = description
        super.init(Element(.hidden), type: type, parent: parent, environment: environment)
    }

    /// Takes a new description and brings the element up to date if it differs.
    final func take(_ pointer: UnsafeMutableRawPointer, comparison: FieldComparison) {
        let new = pointer.assumingMemoryBound(to: Description.self)
        let isEqual = withUnsafeMutablePointer(to: &description) { old in
            let isEqual = comparison.areEqual(old, new)
            old.pointee = new.move()
            return isEqual
        }
        if !isEqual || flags.contains(.isDirty) {
            flags.remove(.isDirty)
            describe()
        }
    }

    override func evaluate() { describe() }

    final func describe() {
        graph.epoch &+= 1
        let new =
            if Description.readsBindings {
                describeTracked()
            } else {
                Evaluation.run(self) { description.makeElement(in: EnvironmentValues(head: environment)) }
            }
        dropStaleDependencies()
        show(new)
    }

    private func describeTracked() -> Element {
        withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { buffer in
            // A temporary allocation always has a base address.
            let output = buffer.baseAddress.unsafelyUnwrapped
            track(into: output) { description.makeElement(in: EnvironmentValues(head: environment)) }
            return output.move()
        }
    }

    override func handle(_ event: ElementEvent) {
        description.handle(event, in: EnvironmentValues(head: environment))
    }
}
