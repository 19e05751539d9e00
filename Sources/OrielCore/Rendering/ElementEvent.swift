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
    /// A value was chosen, as a control writes it: the place of an option, a number, a date.
    case choose(String)
    /// A key was pressed while the focus was inside, by its name in the browser: `a`, `Enter`, `ArrowUp`.
    case key(String, EventModifiers)
    /// A pointer went down, and then was lifted or moved away.
    case press(Bool)

    /// What an element must listen to for the event to reach it.
    var kind: Element.Events {
        switch self {
        case .tap: .tap
        case .change: .change
        case .input: .input
        case .submit: .submit
        case .focus: .focus
        case .choose: .change
        case .key: .key
        case .press: .longPress
        }
    }
}
