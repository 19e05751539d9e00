package import Foundation

/// Something the person at the browser did to an element.
package enum ElementEvent: Sendable, Hashable {
    case tap
    /// A toggle was set.
    case change(Bool)
    /// The whole text of a field after the person typed.
    case input(String)
    /// The person finished a field, by the return key for example.
    case submit
    case focus(Bool)
    /// The person left something: by the back button, Escape, or a tap beside it.
    case dismiss
    /// The person chose one of several by its position, such as a tab or a page.
    case select(Int)
    // Gestures
    /// A tap with its place in the element; `count` is 2 for the second of two in quick succession.
    case spatialTap(count: Int, x: Double, y: Double)
    case drag(DragEvent)
    case longPress(LongPressEvent)
    /// Whether the pointer has come to lie above the element.
    case hover(Bool)
    case magnify(MagnifyEvent)
    // Lists
    /// A scroller was moved: how far, its size, and the size of what is in it.
    case scroll(offset: CGPoint, size: CGSize, contentSize: CGSize)
    /// Which part of an element lies in the scroller around it, in points along the axis it scrolls along.
    case visibleRange(start: Double, end: Double)
    /// The box of an element, its place counted from the corner of the page.
    case size(CGRect)
    /// A scroller was pulled down beyond its start.
    case refresh
    /// A row was swiped away.
    case delete
    /// A row was dragged to where the row of a position among its siblings is, or behind the last.
    case reorder(to: Int)
    /// An image has been loaded, or could not be.
    case load(succeeded: Bool)
    /// A value was chosen, as a control writes it: the place of an option, a number, a date.
    case choose(String)
    /// A key was pressed while the focus was inside, by its name in the browser: `a`, `Enter`, `ArrowUp`.
    case key(String, EventModifiers)
    /// A pointer went down, and then was lifted or moved away.
    case press(Bool)

    /// What an element must listen to for the event to reach it.
    var kind: Element.Events {
        switch self {
        case .tap, .spatialTap: .tap
        case .change: .change
        case .input: .input
        case .submit: .submit
        case .focus: .focus
        case .dismiss: .dismiss
        case .select: .select
        case .drag: .drag
        case .longPress: .longPress
        case .hover: .hover
        case .magnify: .magnify
        // Lists
        case .scroll: .scroll
        case .visibleRange: .visibleRange
        case .size: .size
        case .refresh: .refresh
        case .delete: .delete
        case .reorder: .reorder
        case .load: .load
        case .choose: .change
        case .key: .key
        case .press: .longPress
        }
    }
}
