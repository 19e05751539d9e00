/// The common interface of primitive views and modifiers with an element: it describes the element and handles its
/// events.
@MainActor
package protocol ElementDescription {
    /// Returns the element to show. Changes of environment values and bindings read here update the element.
    func makeElement(in environment: EnvironmentValues) -> Element

    /// Handles an event the element listens to.
    func handle(_ event: ElementEvent, in environment: EnvironmentValues)

    /// The destination of a link, as a part of an address; nil if this is not a link.
    var addressSlug: String? { get }
    /// Handles an event with access to the element's node; by default calls `handle(_:in:)`.
    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode)

    /// Whether `makeElement` can read `@Observable` properties, for example through a binding.
    static var readsBindings: Bool { get }

    /// Returns whether the element handles an event it listens to, such as the second of two taps.
    func wants(_ event: ElementEvent) -> Bool

    /// Whether `handle` receives the position and count of a tap; otherwise it receives a plain tap.
    static var hearsTapDetails: Bool { get }
}

extension ElementDescription {
    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {}
    package var addressSlug: String? { nil }
    package func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        handle(event, in: environment)
    }
    package static var readsBindings: Bool { false }
    package static var hearsTapDetails: Bool { false }
    package func wants(_ event: ElementEvent) -> Bool { true }
}

/// A description of a constant element: it reads no data and handles no events, so its node need not keep it.
@MainActor
package protocol StaticElementDescription: ElementDescription {
    var element: Element { get }
}

extension StaticElementDescription {
    package func makeElement(in environment: EnvironmentValues) -> Element { element }
}

// MARK: - Views

/// A primitive view that is one element without content.
@MainActor
package protocol LeafElementView: PrimitiveView, ElementDescription {}

/// A primitive view that is one element around its content; the description and the content are its only stored fields.
@MainActor
package protocol ContainerElementView: PrimitiveView {
    associatedtype Description: ElementDescription
    associatedtype Content: View

    var elementDescription: Description { get }
    var content: Content { get }

    /// The role of the element in a list.
    static var rowRole: RowRole { get }
    /// The container whose rows the content is split into; nil if it is not split.
    static var contentContext: RowContext? { get }
}

extension ContainerElementView {
    package static var rowRole: RowRole { .row }
    package static var contentContext: RowContext? { nil }
}

/// A modifier that puts an element around its content.
@MainActor
package protocol ElementModifier: PrimitiveModifier, ElementDescription {}
