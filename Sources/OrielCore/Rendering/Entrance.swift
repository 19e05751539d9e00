/// A view of the first page that reached its final state with an animation while the page was built.
///
/// The page shows the final state, and a renderer may animate it from the first.
package struct Entrance: Sendable {
    package let id: Element.ID
    /// The element before its change; nil for a view that was inserted, which enters with its transition.
    package let first: Element?
    package let animation: Animation

    package init(id: Element.ID, first: Element?, animation: Animation) {
        (self.id, self.first, self.animation) = (id, first, animation)
    }
}

extension ViewGraph {
    /// Returns the entrances since the page was begun, in document order.
    package func takeEntrances() -> [Entrance] { changes.appearances.takeEntrances() }
}
