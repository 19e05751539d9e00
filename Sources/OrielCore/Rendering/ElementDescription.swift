/// What primitive views and modifiers with an element have in common: how to describe themselves, and what an event does.
@MainActor
package protocol ElementDescription {
    /// The element as it is to be shown; environment values and bindings read here bring it up to date when they change.
    func makeElement(in environment: EnvironmentValues) -> Element

    /// Reacts to an event the element listens to.
    func handle(_ event: ElementEvent, in environment: EnvironmentValues)

    /// What a link leads to, as a part of an address; nil for what is no link.
    var addressSlug: String? { get }
    /// Reacts to an event with the help of the element's node; by default `handle(_:in:)` does all.
    func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode)

    /// Whether `makeElement` can read `@Observable` properties, as through a binding.
    static var readsBindings: Bool { get }

    /// Whether an event the element listens to is meant for it, such as the second of two taps.
    func wants(_ event: ElementEvent) -> Bool

    /// Whether `handle` wants to know where a tap was, and which of several; it gets a plain tap otherwise.
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

/// A description that says all by itself: it reads nothing and hears nothing, so its node need not keep it.
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

/// A primitive view that is one element around its content; these two are its only stored fields.
@MainActor
package protocol ContainerElementView: PrimitiveView {
    associatedtype Description: ElementDescription
    associatedtype Content: View

    var elementDescription: Description { get }
    var content: Content { get }

    /// What the element does when it stands in a list.
    static var rowRole: RowRole { get }
    /// How the content is taken apart into rows; nil if it is not.
    static var contentContext: RowContext? { get }
}

extension ContainerElementView {
    package static var rowRole: RowRole { .row }
    package static var contentContext: RowContext? { nil }
}

/// A modifier that puts an element around its content.
@MainActor
package protocol ElementModifier: PrimitiveModifier, ElementDescription {}
