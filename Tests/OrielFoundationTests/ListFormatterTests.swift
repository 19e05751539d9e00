import Foundation
import OrielFoundation
import Testing

struct ListFormatterTests {
    private func formatter(_ identifier: String = "en") -> ListFormatter {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: identifier)
        return formatter
    }

    @Test(arguments: [
        ("en", "1, 2, and 3"), ("en_GB", "1, 2 and 3"), ("de", "1, 2 und 3"), ("fr", "1, 2 et 3"), ("ja", "1、2、3"),
        ("zh-Hans", "1、2和3"), ("ar", "1 و2 و3"),
    ])
    func `joins as each language does`(language: String, text: String) {
        #expect(formatter(language).string(from: [1, 2, 3]) == text)
    }

    @Test func `formats its items`() {
        let number = NumberFormatter()
        number.locale = Locale(identifier: "en")
        number.numberStyle = .spellOut
        let formatter = formatter()
        formatter.itemFormatter = number

        #expect(formatter.string(from: [1, 2]) == "one and two")
        // The number formatter has no text for this item.
        #expect(formatter.string(from: ["x", 2]) == "x and two")
    }

    @Test func `joins fewer than two items`() {
        #expect(formatter().string(from: []) == "")
        #expect(formatter().string(from: ["a"]) == "a")
        #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }

    @Test func `formats arrays, and nothing else, as a formatter`() {
        #expect(formatter().string(for: ["a", "b"]) == "a and b")
        #expect(formatter().string(for: 3) == nil)
    }
}
