public import Foundation

private enum TextAppearanceKey: EnvironmentKey {
    static var defaultValue: TextAppearance? { nil }
}

extension EnvironmentValues {
    /// Nil where nobody has changed anything.
    var textAppearance: TextAppearance? {
        get { self[TextAppearanceKey.self] }
        set { self[TextAppearanceKey.self] = newValue }
    }

    mutating func changeTextAppearance(_ change: (inout TextAppearance) -> Void) {
        var appearance = textAppearance ?? TextAppearance()
        change(&appearance)
        textAppearance = appearance
    }

    /// The font of texts; nil for the system's body font.
    public var font: Font? {
        get { textAppearance?.font }
        set { changeTextAppearance { $0.font = newValue } }
    }

    /// How many lines a text may take; nil for any number.
    public var lineLimit: Int? {
        get { textAppearance?.lineLimit }
        set { changeTextAppearance { $0.lineLimit = newValue } }
    }

    /// How lines of one text are aligned with each other.
    public var multilineTextAlignment: TextAlignment {
        get { textAppearance?.alignment ?? .leading }
        set { changeTextAppearance { $0.alignment = newValue } }
    }

    /// The additional room between lines in points.
    public var lineSpacing: CGFloat {
        get { textAppearance?.typography.lineSpacing ?? 0 }
        set { changeTextAppearance { $0.typography.lineSpacing = newValue } }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { textAppearance?.typography.truncation ?? .tail }
        set { changeTextAppearance { $0.typography.truncation = newValue } }
    }

    /// The smallest share of its size to which a text shrinks in order to fit.
    public var minimumScaleFactor: CGFloat {
        get { textAppearance?.typography.minimumScaleFactor ?? 1 }
        set { changeTextAppearance { $0.typography.minimumScaleFactor = newValue } }
    }

    /// Whether letters stand closer together where a text would not fit otherwise.
    public var allowsTightening: Bool {
        get { textAppearance?.typography.allowsTightening ?? false }
        set { changeTextAppearance { $0.typography.allowsTightening = newValue } }
    }

    /// Which letters texts are shown in; nil for those they are written in.
    public var textCase: Text.Case? {
        get { textAppearance?.typography.textCase }
        set { changeTextAppearance { $0.typography.textCase = newValue } }
    }
}
