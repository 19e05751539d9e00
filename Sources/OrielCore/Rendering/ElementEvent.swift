/// Something the person at the browser did to an element.
public enum ElementEvent: Sendable, Hashable {
    case tap
    /// A toggle was set.
    case change(Bool)
    /// The whole text of a field after the person typed.
    case input(String)
    /// The person finished a field, by the return key for example.
    case submit
    case focus(Bool)
    // Gestures
    /// A tap with its place in the element; `count` is 2 for the second of two in quick succession.
    case spatialTap(count: Int, x: Double, y: Double)
    case drag(DragEvent)
    case longPress(LongPressEvent)
    /// Whether the pointer has come to lie above the element.
    case hover(Bool)
    case magnify(MagnifyEvent)
    /// The box of the element in the page.
    case size(width: Double, height: Double, x: Double, y: Double)

    /// What an element must listen to for the event to reach it.
    var kind: Element.Events {
        switch self {
        case .tap, .spatialTap: .tap
        case .change: .change
        case .input: .input
        case .submit: .submit
        case .focus: .focus
        case .drag: .drag
        case .longPress: .longPress
        case .hover: .hover
        case .magnify: .magnify
        case .size: .size
        }
    }
}
