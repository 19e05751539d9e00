public import Foundation

extension View {
    /// Sets the font of the text in this view.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textAppearance { $0.weight = weight } }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        textAppearance { $0.typography.design = design }
    }
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        textAppearance { $0.typography.width = width }
    }

    public nonisolated func bold(_ isActive: Bool = true) -> some View { textAppearance { $0.isBold = isActive } }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { textAppearance { $0.isItalic = isActive } }

    /// Gives all characters the same width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        textAppearance { $0.typography.isMonospaced = isActive }
    }

    /// Gives all digits the same width, so that changing numbers do not move.
    public nonisolated func monospacedDigit() -> some View {
        textAppearance { $0.typography.hasMonospacedDigits = true }
    }

    /// - Parameter color: The colour of the line; nil for the text's own.
    public nonisolated func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textAppearance { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// - Parameter color: The colour of the line; nil for the text's own.
    public nonisolated func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View {
        textAppearance { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
    }

    /// Adds space between characters, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        textAppearance { $0.typography.kerning = kerning }
    }

    /// Adds space after each character, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        textAppearance { $0.typography.tracking = tracking }
    }

    /// Raises the text in this view, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textAppearance { $0.typography.baselineOffset = baselineOffset }
    }

    /// Sets the case in which text is shown; nil for the original case.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    nonisolated func textAppearance(_ change: @escaping (inout TextAppearance) -> Void) -> some View {
        modifier(TextAppearanceModifier(change: change))
    }
}

/// A modifier that changes the inherited appearance of the texts inside.
struct TextAppearanceModifier {
    let change: (inout TextAppearance) -> Void
}

extension TextAppearanceModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.changeTextAppearance(change) }
}
