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
    /// An image has been loaded, or could not be.
    case load(succeeded: Bool)
    /// One of several things in the element was chosen, by its place among them.
    case select(Int)

    /// What an element must listen to for the event to reach it.
    var kind: Element.Events {
        switch self {
        case .tap: .tap
        case .change: .change
        case .input: .input
        case .submit: .submit
        case .focus: .focus
        case .load: .load
        case .select: .select
        }
    }
}
