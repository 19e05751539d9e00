import Foundation
import OrielUIKit
import Testing

/// Neighbouring runs, whose attributes Foundation compares.
@Suite struct AttributeRunTests {
    private func paragraph(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    /// The number of runs of two texts, one after the other.
    private func runs(_ key: NSAttributedString.Key, _ first: Any, _ second: Any) -> Int {
        let text = NSMutableAttributedString(string: "")
        text.append(NSAttributedString(string: "ab", attributes: [key: first]))
        text.append(NSAttributedString(string: "cd", attributes: [key: second]))
        var count = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in count += 1 }
        return count
    }

    @Test func `equal values make one run, and others two`() {
        #expect(runs(.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12)) == 1)
        #expect(runs(.font, UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 12)) == 2)
        #expect(runs(.foregroundColor, UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 1)) == 1)
        #expect(runs(.foregroundColor, UIColor.red, UIColor.blue) == 2)
        #expect(runs(.paragraphStyle, paragraph(.left), paragraph(.left)) == 1)
        #expect(runs(.paragraphStyle, paragraph(.left), paragraph(.right)) == 2)
    }
}
