public import Foundation

private enum TextAppearanceKey: EnvironmentKey {
    static var defaultValue: TextAppearance? { nil }
}

extension EnvironmentValues {
    /// Nil if nothing has been changed.
    var textAppearance: TextAppearance? {
        get { self[TextAppearanceKey.self] }
        set { self[TextAppearanceKey.self] = newValue }
    }

    mutating func changeTextAppearance(_ change: (inout TextAppearance) -> Void) {
        var appearance = textAppearance ?? TextAppearance()
        change(&appearance)
        textAppearance = appearance
    }

    /// The font of text; nil for the system's body font.
    public var font: Font? {
        get { textAppearance?.font }
        set { changeTextAppearance { $0.font = newValue } }
    }

    /// The maximum number of lines of a text; nil for any number.
    public var lineLimit: Int? {
        get { textAppearance?.lineLimit }
        set { changeTextAppearance { $0.lineLimit = newValue } }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { textAppearance?.alignment ?? .leading }
        set { changeTextAppearance { $0.alignment = newValue } }
    }

    /// The additional spacing between lines, in points.
    public var lineSpacing: CGFloat {
        get { textAppearance?.typography.lineSpacing ?? 0 }
        set { changeTextAppearance { $0.typography.lineSpacing = newValue } }
    }

    /// The position at which a text that does not fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { textAppearance?.typography.truncation ?? .tail }
        set { changeTextAppearance { $0.typography.truncation = newValue } }
    }

    /// The minimum scale to which text shrinks to fit.
    public var minimumScaleFactor: CGFloat {
        get { textAppearance?.typography.minimumScaleFactor ?? 1 }
        set { changeTextAppearance { $0.typography.minimumScaleFactor = newValue } }
    }

    /// Whether the letter spacing is reduced if a text would not fit otherwise.
    public var allowsTightening: Bool {
        get { textAppearance?.typography.allowsTightening ?? false }
        set { changeTextAppearance { $0.typography.allowsTightening = newValue } }
    }

    /// The case in which text is shown; nil for the original case.
    public var textCase: Text.Case? {
        get { textAppearance?.typography.textCase }
        set { changeTextAppearance { $0.typography.textCase = newValue } }
    }
}
