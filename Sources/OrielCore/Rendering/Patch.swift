/// One difference between what a renderer shows and what the graph says now.
///
/// Patches are applied in order. They carry values only, so they can leave the main actor.
package struct Patch: Sendable, Equatable {
    package enum Operation: Sendable, Equatable {
        /// Puts new elements into a parent, in front of an element of it or at its end.
        ///
        /// The parent is nil for the outermost elements of the page.
        case insert([ElementTree], parent: Element.ID?, before: Element.ID?)
        /// Takes away an element with all that is inside.
        case remove(Element.ID)
        /// Puts an element in front of another of the same parent, or at the parent's end.
        case move(Element.ID, before: Element.ID?)
        /// Reorders neighbours: position *i* of the run that starts at `first` gets the element that was at `order[i]`.
        case permute(first: Element.ID, order: [UInt32])
        case setText(Element.ID, String)
        /// Replaces `count` UTF-16 units of the text from `offset` on.
        case spliceText(Element.ID, offset: Int, count: Int, with: String)
        /// Sets an attribute, or takes it away.
        case setAttribute(Element.ID, Attributes.Name, Attributes.Value?)
        case setEvents(Element.ID, Element.Events)
        // Lists
        /// Brings an element into view: its point at `anchor` to the same point of the scroller, or as little as is needed.
        case scroll(Element.ID, anchor: UnitPoint?)
        /// Moves the keyboard's focus to an element, or takes it away.
        case focus(Element.ID?)
    }

    package var operation: Operation

    /// What the change is animated with; nil for at once.
    package var animation: Animation?

    package init(_ operation: Operation, animation: Animation? = nil) {
        self.operation = operation
        self.animation = animation
    }
}
