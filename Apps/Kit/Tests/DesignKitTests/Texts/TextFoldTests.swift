import DesignKit
import Testing

struct TextFoldTests {
    @Test(arguments: [
        ("Short.", false), (String(repeating: "a", count: 6 * 38), false),
        (String(repeating: "a", count: 6 * 38 + 1), true),
        (String(repeating: "晚", count: 6 * 19), false), (String(repeating: "晚", count: 6 * 19 + 1), true),
        ("1\n2\n3\n4\n5\n6", false), ("1\n2\n3\n4\n5\n6\n7", true), ("", false), ("\n\n\n\n\n\n\n", true),
    ])
    func `a text of more than six lines is folded`(text: String, isNeeded: Bool) {
        #expect(TextFold(text, lineLength: TextFold.narrowLine).isNeeded == isNeeded)
    }
}
