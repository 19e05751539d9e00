/// The platform on which Apple's tools render a `PreviewProvider`.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
