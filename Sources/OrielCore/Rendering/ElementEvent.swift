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
    /// The person left something: by the back button, Escape, or a tap beside it.
    case dismiss
    /// The person chose one of several by its position, such as a tab or a page.
    case select(Int)

    /// What an element must listen to for the event to reach it.
    var kind: Element.Events {
        switch self {
        case .tap: .tap
        case .change: .change
        case .input: .input
        case .submit: .submit
        case .focus: .focus
        case .dismiss: .dismiss
        case .select: .select
        }
    }
}
