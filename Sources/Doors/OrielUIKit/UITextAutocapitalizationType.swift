/// Which letters a keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}
