import SwiftUI
import UIKit

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

/// Texts with colours behind their letters.
struct TextBackgroundForms: View {
    private var marked: AttributedString {
        var text = AttributedString("Marked words, and one link")
        if let range = text.range(of: "words") {
            text[range].backgroundColor = Color(red: 18.0 / 255, green: 52.0 / 255, blue: 86.0 / 255)
        }
        if let range = text.range(of: "link") {
            text[range].link = URL(string: "https://example.com")
            text[range].backgroundColor = Color(red: 33.0 / 255, green: 67.0 / 255, blue: 101.0 / 255)
        }
        return text
    }

    private var whole: AttributedString {
        var container = AttributeContainer()
        container.backgroundColor = Color(red: 49.0 / 255, green: 50.0 / 255, blue: 51.0 / 255)
        container.foregroundColor = .white
        return AttributedString("All of it", attributes: container)
    }

    var body: some View {
        Text(marked)
        Text(whole)
        Label()
    }

    private struct Label: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            let color = UIColor(red: 97.0 / 255, green: 98.0 / 255, blue: 99.0 / 255, alpha: 1)
            let text = NSMutableAttributedString(string: "UIKit marks")
            text.addAttribute(.backgroundColor, value: color, range: NSRange(location: 6, length: 5))
            label.attributedText = text
            return label
        }

        func updateUIView(_ label: UILabel, context: Context) {}
    }
}
