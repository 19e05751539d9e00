package import Foundation

/// An action of the user on an element in the browser.
package enum ElementEvent: Sendable, Hashable {
    case tap
    /// A toggle was set.
    case change(Bool)
    /// The whole text of a field after a keystroke.
    case input(String)
    /// The user finished editing a field, for example with the return key.
    case submit
    case focus(Bool)
    /// The user dismissed a presentation: with the back button, Escape, or a tap outside.
    case dismiss
    /// The user selected one item by its position, such as a tab or a page.
    case select(Int)
    /// The selection of a field in UTF-16 code units; empty for an insertion point. It is backward if it was made
    /// towards the start of the text.
    case selection(Range<Int>, isBackward: Bool = false)
    // Gestures
    /// A tap with its position in the element; `count` is 2 for the second of two taps in quick succession.
    case spatialTap(count: Int, x: Double, y: Double)
    case drag(DragEvent)
    case longPress(LongPressEvent)
    /// The pointer has entered or left the element.
    case hover(Bool)
    /// The pointer has moved over the element, or has left it (nil).
    case point(PointerPlace?)
    case magnify(MagnifyEvent)
    case pointer(PointerEvent)
    // Lists
    /// A scroll view scrolled: its offset, its size, and the size of its content.
    case scroll(offset: CGPoint, size: CGSize, contentSize: CGSize)
    /// The part of an element visible in the scroll view around it, in points along the scroll axis.
    case visibleRange(start: Double, end: Double)
    /// The frame of an element, relative to the corner of the page.
    case size(CGRect)
    /// A scroll view was pulled down beyond its start.
    case refresh
    /// A row was swiped away.
    case delete
    /// A row was dragged to the position of one of its siblings, or behind the last.
    case reorder(to: Int)
    /// An image was loaded, or failed to load.
    case load(ImageOutcome)
    /// A value was chosen, in the control's text form: the position of an option, a number, a date.
    case choose(String)
    /// A key was pressed while the focus was inside; the string is its name in the browser: `a`, `Enter`, `ArrowUp`.
    case key(String, EventModifiers)
    /// A pointer was pressed (true), then lifted or moved away (false).
    case press(Bool)
    /// The browser has measured the element: lengths in points, or the index of a view.
    case measure([Double])
    /// The motion of a scroll view has changed (the index of a ``ScrollPhase``), or a view has become visible (1) or invisible (0).
    case phase(Int)
    // Drag and drop
    /// The element was lifted to be dragged (true), or the drag has ended.
    case lift(Bool)
    case drop(DropEvent)

    /// The events an element must listen to in order to receive this one.
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
        case .point: .point
        case .magnify: .magnify
        case .pointer: .pointer
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
        case .measure: .measure
        case .phase: .phase
        case .lift: .lift
        case .drop: .drop
        case .selection: .selection
        }
    }
}
