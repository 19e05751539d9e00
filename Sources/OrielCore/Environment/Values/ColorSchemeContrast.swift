/// How far the colours of the foreground stand from those of the background.
@frozen public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}
