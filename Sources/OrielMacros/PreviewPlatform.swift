/// The system Apple's tools show a `PreviewProvider` on.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
