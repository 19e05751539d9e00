import Foundation

/// The detailed typographic settings of a text.
struct Typography: Sendable, Hashable {
    var design: Font.Design?
    var width: Font.Width?
    var isMonospaced = false
    var hasMonospacedDigits = false
    /// The additional space between letters in points, with respect to ligatures.
    var kerning: CGFloat?
    /// The additional space after each letter in points.
    var tracking: CGFloat?
    /// The distance by which the baseline is raised, in points.
    var baselineOffset: CGFloat?
    var lineSpacing: CGFloat = 0
    /// The distance of the lines; nil for that of the font.
    var lineHeight: AttributedString.LineHeight?
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var textCase: Text.Case?
    /// The size relative to that of the font.
    var scale = Text.Scale.default
    /// The text size that the app has set; nil for the user's.
    var typeSize: DynamicTypeSize?
    var isSelectable = false
    var contentTransition = ContentTransition.identity
    /// Whether the first letter of each paragraph decides in which direction it is read.
    var followsContentDirection = false
    /// Whether the text is inline code.
    var isCode = false
    /// The colour behind the letters of a part of a text.
    var background: Color?

    func describe(in attributes: inout Attributes) {
        if let design { attributes[.fontDesign] = .string("\(design)") }
        attributes.set(.fontWidth, width?.value)
        attributes.set(.isMonospaced, isMonospaced)
        attributes.set(.hasMonospacedDigits, hasMonospacedDigits)
        attributes.set(.kerning, kerning)
        attributes.set(.tracking, tracking)
        attributes.set(.baselineOffset, baselineOffset)
        lineHeight?.describe(in: &attributes)
        if lineSpacing != 0 { attributes.set(.lineSpacing, lineSpacing) }
        if truncation != .tail { attributes[.truncation] = .string("\(truncation)") }
        if minimumScaleFactor < 1 { attributes.set(.minimumScale, max(minimumScaleFactor, 0.01)) }
        attributes.set(.allowsTightening, allowsTightening)
        attributes.set(.isSelectable, isSelectable)
        if let change = contentTransition.change { attributes[.contentTransition] = .string(change.rawValue) }
        attributes.set(.isCode, isCode)
        if let background { attributes[.textBackground] = .color(background) }
        attributes.set(.followsContentDirection, followsContentDirection)
        if let textCase { attributes[.textCase] = .string("\(textCase)") }
    }
}
