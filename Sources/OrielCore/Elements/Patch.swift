/// One difference between the elements shown by a renderer and the current graph.
///
/// Patches are applied in order. They carry values only, so they can leave the main actor.
@usableFromInline package struct Patch: Sendable, Equatable {
    @usableFromInline package enum Operation: Sendable, Equatable {
        /// Inserts new elements into a parent, before one of its elements or at its end.
        ///
        /// The parent is nil for the outermost elements of the page.
        case insert([ElementTree], parent: Element.ID?, before: Element.ID?)
        /// Removes an element with its descendants.
        case remove(Element.ID)
        /// Moves an element before another of the same parent, or to the parent's end.
        case move(Element.ID, before: Element.ID?)
        /// Reorders siblings: position *i* of the run that starts at `first` gets the element that was at `order[i]`.
        case permute(first: Element.ID, order: [UInt32])
        case setText(Element.ID, String)
        /// Replaces `count` UTF-16 units of the text, starting at `offset`.
        case spliceText(Element.ID, offset: Int, count: Int, with: String)
        /// Sets or removes an attribute.
        case setAttribute(Element.ID, Attributes.Name, Attributes.Value?)
        case setEvents(Element.ID, Element.Events)
        // Lists
        /// Scrolls an element into view: its point at `anchor` to the same point of the scroll view, or as little as
        /// necessary.
        case scroll(Element.ID, anchor: UnitPoint?)
        /// Scrolls a scroll view to an offset from the start of its content in points; nil keeps the position on that axis.
        case scrollContent(Element.ID, x: Double?, y: Double?)
        /// Moves the keyboard focus to an element, or clears it.
        case focus(Element.ID?)
        // Time
        /// The following patches of the flush apply at a later time, in milliseconds after the flush.
        case moment(milliseconds: Int)
    }

    @usableFromInline package var operation: Operation

    /// The animation of the change; nil applies it immediately.
    @usableFromInline package var animation: Animation?

    @usableFromInline package init(_ operation: Operation, animation: Animation? = nil) {
        self.operation = operation
        self.animation = animation
    }
}

extension Patch.Operation {
    /// Whether this is a command: an action of the browser, such as scrolling, that leaves the elements as they are.
    package var isCommand: Bool {
        switch self {
        case .scroll, .scrollContent, .focus: true
        default: false
        }
    }

    /// Whether this inserts elements.
    var isInsertion: Bool { if case .insert = self { true } else { false } }

    /// Whether this separates the changes of two times.
    package var isMoment: Bool { if case .moment = self { true } else { false } }
}
