/// The contrast between foreground and background colours.
@frozen public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}
