/// Why content is not to be recognised.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content stands for one that is yet to come.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Somebody else may be looking; redacts what is marked by `privacySensitive(_:)`.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    /// Why content is not to be recognised; empty where it is.
    public var redactionReasons: RedactionReasons {
        get { textAppearance?.redaction ?? [] }
        set { changeTextAppearance { $0.redaction = newValue } }
    }
}

extension View {
    /// Shows boxes in place of the texts and images inside.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        textAppearance { $0.redaction.formUnion(reason) }
    }

    /// Shows the texts and images inside whatever is redacted around them.
    public nonisolated func unredacted() -> some View { textAppearance { $0.redaction = [] } }

    /// Marks the view as one that only its owner should see.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        textAppearance { $0.isPrivate = sensitive }
    }
}
