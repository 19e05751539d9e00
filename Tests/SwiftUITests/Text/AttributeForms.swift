import SwiftUI

/// Attributed strings, their scopes, and keys that are values.
struct AttributeForms: View {
    static let kerning = AttributeScopes.SwiftUIAttributes.KerningAttribute.name
    let title: LocalizedStringResource = "Title"
    let key: String.LocalizationValue = "Count \(3)"

    private var styled: AttributedString {
        var text = AttributedString("Red and bold")
        if let range = text.range(of: "Red") { text[range].foregroundColor = .red }
        text.font = .body
        return text
    }

    private var container: AttributeContainer {
        var container = AttributeContainer()
        container.swiftUI.kern = 2
        return container
    }

    var body: some View {
        Text(styled)
        Text(AttributedString("Spaced", attributes: container))
        Text(title)
        Text(String(localized: key))
        Text(markdown)
        Text(verbatim: Self.kerning)
    }

    private var markdown: AttributedString {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        return (try? AttributedString(markdown: "**bold** and *slanted*", options: options)) ?? AttributedString("none")
    }
}
