public import Foundation

extension Text {
    /// Creates a text styled by the attributes of SwiftUI's scope; other attributes are ignored.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let parts = attributedContent.runs.map { run in
            Text(verbatim: String(attributedContent[run.range].characters)).applying(run.attributes)
        }
        guard let first = parts.first else {
            self.init(verbatim: "")
            return
        }
        self = parts.dropFirst().reduce(first, +)
    }

    private func applying(_ attributes: AttributeContainer) -> Text {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var text = self
        if let intent = attributes[Scope.InlinePresentationIntentAttribute.self] { text = text.applying(intent) }
        if let font = attributes[Scope.FontAttribute.self] { text = text.font(font) }
        if let color = attributes[Scope.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
        if let color = attributes[Scope.BackgroundColorAttribute.self] { text = text.adding(.background(color)) }
        if let style = attributes[Scope.UnderlineStyleAttribute.self] { text = text.adding(.underline(style)) }
        if let style = attributes[Scope.StrikethroughStyleAttribute.self] { text = text.adding(.strikethrough(style)) }
        if let kern = attributes[Scope.KerningAttribute.self] { text = text.kerning(kern) }
        if let tracking = attributes[Scope.TrackingAttribute.self] { text = text.tracking(tracking) }
        if let offset = attributes[Scope.BaselineOffsetAttribute.self] { text = text.baselineOffset(offset) }
        // Added last, it is applied first: a colour of its own is kept.
        if let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
            text = text.adding(.link(link))
        }
        return text
    }

    private func applying(_ intent: InlinePresentationIntent) -> Text {
        var text = self
        if intent.contains(.stronglyEmphasized) { text = text.bold() }
        if intent.contains(.emphasized) { text = text.italic() }
        if intent.contains(.strikethrough) { text = text.strikethrough() }
        if intent.contains(.code) { text = text.adding(.code) }
        return text
    }
}

extension Text {
    /// Creates a text from a value and a format whose result has attributes.
    ///
    ///     Text(price, format: .currency(code: "EUR").attributed)
    ///
    /// It is formatted at once, in the locale of the format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }
}
