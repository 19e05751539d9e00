import Foundation

/// The finer points of how text is set.
struct Typography: Sendable, Hashable {
    var design: Font.Design?
    var width: Font.Width?
    var isMonospaced = false
    var hasMonospacedDigits = false
    /// Additional room between letters in points, taken into account for ligatures.
    var kerning: CGFloat?
    /// Additional room after each letter in points.
    var tracking: CGFloat?
    /// How much higher than usual the text stands, in points.
    var baselineOffset: CGFloat?
    var lineSpacing: CGFloat = 0
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var textCase: Text.Case?
    var isSelectable = false
    /// Whether the text is code in the midst of a text.
    var isCode = false

    func describe(in attributes: inout Attributes) {
        if let design { attributes[.fontDesign] = .string("\(design)") }
        attributes.set(.fontWidth, width?.value)
        attributes.set(.isMonospaced, isMonospaced)
        attributes.set(.hasMonospacedDigits, hasMonospacedDigits)
        attributes.set(.kerning, kerning)
        attributes.set(.tracking, tracking)
        attributes.set(.baselineOffset, baselineOffset)
        if lineSpacing != 0 { attributes.set(.lineSpacing, lineSpacing) }
        if truncation != .tail { attributes[.truncation] = .string("\(truncation)") }
        if minimumScaleFactor != 1 { attributes.set(.minimumScale, minimumScaleFactor) }
        attributes.set(.allowsTightening, allowsTightening)
        attributes.set(.isSelectable, isSelectable)
        attributes.set(.isCode, isCode)
        if let textCase { attributes[.textCase] = .string("\(textCase)") }
    }
}
