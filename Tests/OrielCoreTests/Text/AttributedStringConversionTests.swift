import Foundation
import OrielCore
import OrielFoundation
import OrielUIKit
import Testing

struct AttributedStringConversionTests {
    private let address = URL(string: "https://example.com")

    private func attributes(of text: NSAttributedString, at location: Int = 0) -> [NSAttributedString.Key: Any] {
        text.attributes(at: location, effectiveRange: nil)
    }

    @Test func `attributes of UIKit become those of its scope`() {
        let old = NSMutableAttributedString(string: "Red text")
        old.addAttributes(
            [.foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.double.rawValue],
            range: NSRange(location: 0, length: 3)
        )
        old.addAttribute(.obliqueness, value: 0.5, range: NSRange(location: 4, length: 4))

        let text = AttributedString(old)

        let runs = Array(text.runs)
        #expect(String(text.characters) == "Red text")
        #expect(runs.count == 3)
        #expect(runs.first?.uiKit.foregroundColor == .red)
        #expect(runs.first?.uiKit.kern == 2)
        #expect(runs.first?.uiKit.underlineStyle == .double)
        #expect(runs.last?.obliqueness == 0.5)
        #expect(runs.last?.uiKit.foregroundColor == nil)
    }

    @Test func `and back`() {
        var text = AttributedString("Red")
        text.uiKit.foregroundColor = .red
        text.uiKit.font = .boldSystemFont(ofSize: 20)
        text.uiKit.underlineStyle = .single
        text.strokeWidth = -2
        text.link = address

        let found = attributes(of: NSAttributedString(text))

        #expect(found[.foregroundColor] as? UIColor == .red)
        #expect(found[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(found[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(found[.strokeWidth] as? CGFloat == -2)
        #expect(found[.link] as? URL == address)
        #expect(found.count == 5)
    }

    @Test func `letters outside of the basic plane keep their attributes`() {
        let old = NSMutableAttributedString(string: "🙂b")
        old.addAttribute(.link, value: "https://example.com", range: NSRange(location: 0, length: 2))

        let text = AttributedString(old)
        let runs = Array(text.runs)

        #expect(runs.map { String(text[$0.range].characters) } == ["🙂", "b"])
        #expect(runs.first?.link == address)
        #expect(NSAttributedString(text).length == 3)
    }

    @Test func `Markdown keeps its styles`() throws {
        let text = NSAttributedString(try AttributedString(markdown: "**bold** plain"))

        #expect(text.string == "bold plain")
        #expect(attributes(of: text)[.inlinePresentationIntent] as? Int == 2)
        #expect(Set(attributes(of: text, at: 5).keys) == [.presentationIntentAttributeName])
        #expect(AttributedString(text).runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func `a paragraph is not changed by its mutable style`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = AttributedString(NSAttributedString(string: "Middle", attributes: [.paragraphStyle: style]))
        style.alignment = .right

        #expect(text.paragraphStyle?.alignment == .center)
    }

    @Test func `a scope chooses the attributes`() throws {
        var text = AttributedString("Red")
        text.uiKit.foregroundColor = .red
        text.swiftUI.foregroundColor = .blue
        text.link = address

        let links = try NSAttributedString(text, including: \.foundation)
        let colors = try NSAttributedString(text, including: AttributeScopes.UIKitAttributes.self)

        #expect(Set(attributes(of: links).keys) == [.link])
        #expect(Set(attributes(of: colors).keys) == [.link, .foregroundColor])
        #expect(try AttributedString(colors, including: \.foundation).uiKit.foregroundColor == nil)
        #expect(try AttributedString(colors, including: \.uiKit).uiKit.foregroundColor == .red)
    }

    @Test func `a scope with other keys is refused`() {
        let error = #expect(throws: CocoaError.self) {
            try NSAttributedString(AttributedString("a"), including: OwnScope.self)
        }

        #expect(error?.code == .featureUnsupported)
    }

    @Test func `containers are dictionaries`() {
        let container = AttributeContainer([.foregroundColor: UIColor.red, .init("other"): 1])

        #expect(container.uiKit.foregroundColor == .red)
        #expect([NSAttributedString.Key: Any](container).count == 1)
    }

    @Test func `an empty text stays empty`() {
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
        #expect(NSAttributedString(AttributedString()).length == 0)
    }

    private struct OwnScope: AttributeScope {
        let rank: RankAttribute

        enum RankAttribute: AttributedStringKey {
            typealias Value = Int
            static let name = "Rank"
        }
    }
}
