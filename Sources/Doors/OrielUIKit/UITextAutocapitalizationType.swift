/// The automatic capitalisation of a keyboard.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}
