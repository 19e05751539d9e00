/// The reasons to redact content.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is a placeholder for content that is not loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Other people may see the screen. Only views marked with `privacySensitive(_:)` are redacted.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    /// The reasons to redact content; empty if it is not redacted.
    public var redactionReasons: RedactionReasons {
        get { textAppearance?.redaction ?? [] }
        set { changeTextAppearance { $0.redaction = newValue } }
    }
}

extension View {
    /// Shows boxes instead of the text and images in this view.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        textAppearance { $0.redaction.formUnion(reason) }
    }

    /// Shows the text and images in this view, even if an ancestor is redacted.
    public nonisolated func unredacted() -> some View { textAppearance { $0.redaction = [] } }

    /// Marks the view as private; it is redacted for the reason `privacy`.
    ///
    /// Private text that is redacted is not sent to the browser.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        textAppearance { $0.isPrivate = sensitive }
    }
}
