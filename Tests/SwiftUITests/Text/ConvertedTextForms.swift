import SwiftUI
import UIKit

/// Texts that are shared between UIKit and SwiftUI.
struct ConvertedTextForms: View {
    private var old: NSAttributedString {
        let text = NSMutableAttributedString(string: "Struck", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let whole = NSRange(location: 0, length: text.length)
        let style = NSUnderlineStyle([.single, .patternDash]).rawValue
        text.addAttributes([.strikethroughStyle: style, .strikethroughColor: UIColor.red], range: whole)
        text.addAttributes([.underlineStyle: style, .underlineColor: UIColor.blue, .tracking: 1.5], range: whole)
        text.addAttributes([.ligature: 0, .expansion: 0.1, .strokeColor: UIColor.red], range: whole)
        text.addAttribute(
            .textEffect,
            value: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue,
            range: whole
        )
        return text
    }

    private var label: UILabel {
        let label = UILabel()
        var text = AttributedString("Slanted")
        text.obliqueness = 0.3
        text.uiKit.foregroundColor = .red
        label.attributedText = NSAttributedString(text)
        return label
    }

    var markdown: NSAttributedString? {
        (try? AttributedString(markdown: "**Bold**, [link](https://example.com)")).map { NSAttributedString($0) }
    }

    /// A description of a feed, which is HTML.
    static func description(_ html: String) throws -> AttributedString {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        return AttributedString(
            try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
        )
    }

    var red: AttributeContainer {
        var container = AttributeContainer()
        container.uiKit.foregroundColor = .red
        return container
    }

    static let scope = AttributeScopes.UIKitAttributes.self

    var body: some View {
        Text(AttributedString(old))
        Text(label.attributedText?.string ?? "")
        Text(AttributedString("Red", attributes: red))
        Text("^[\(old.length) letter](inflect: true)")
    }
}
