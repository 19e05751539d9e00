import Testing

@testable import OrielCore

struct TextScaleTests {
    /// Words of ten letters, each 92 points wide in the font of bodies, which has 17 points.
    private func scale(of words: Int, lines: Double?, in width: Double, minimum: Double = 0.1) -> Double {
        var attributes = Attributes()
        if let lines { attributes[.lineLimit] = .number(lines) }
        let text = Array(repeating: String(repeating: "n", count: 10), count: words).joined(separator: " ")
        return TextScale.estimate(of: Element(.text, text: text, attributes: attributes), in: width, minimum: minimum)
    }

    @Test func `a text that fits keeps its size`() {
        #expect(scale(of: 1, lines: 1, in: 92) == 1)
        #expect(scale(of: 2, lines: 2, in: 92) == 1)
    }

    @Test func `a text without a limit has more lines instead`() {
        #expect(scale(of: 3, lines: nil, in: 50) == 1)
    }

    @Test func `a word that is too wide shrinks to the width`() {
        #expect(abs(scale(of: 1, lines: 1, in: 46) - 0.5) < 0.01)
        #expect(abs(scale(of: 1, lines: 3, in: 46) - 0.5) < 0.01)
    }

    @Test func `words shrink until their lines are few enough`() {
        // Four words and three spaces have 381 points, two words and a space 188.
        #expect(abs(scale(of: 4, lines: 1, in: 200) - 200 / 381) < 0.01)
        #expect(scale(of: 4, lines: 2, in: 200) == 1)
    }

    @Test func `no text is smaller than the minimum`() {
        #expect(scale(of: 4, lines: 1, in: 10, minimum: 0.6) == 0.6)
        #expect(scale(of: 1, lines: 1, in: 0, minimum: 0.6) == 0.6)
    }
}
