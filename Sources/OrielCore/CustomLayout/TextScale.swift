import Foundation

/// The scale of a text that may shrink, computed without a browser.
///
/// The widths of letters are means, so the browser, which measures the text, may find another scale.
package enum TextScale {
    /// The number of steps in which the client looks for a scale, too.
    private static let steps = 7

    /// Returns the largest scale at which the text fits in a width without more lines than its limit.
    ///
    /// - Parameters:
    ///   - width: The width that the text is offered, in points.
    ///   - minimum: The smallest scale, at most 1; the result if the text does not fit at any.
    /// - Returns: 1 for a text without a limit, which has more lines instead.
    package static func estimate(of text: Element, in width: Double, minimum: Double) -> Double {
        guard let limit = text.attributes.number(.lineLimit).map({ CGFloat($0) }), limit > 0 else { return 1 }
        let points = SizeEstimate.fontSize(of: text)
        let room = CGFloat(width)
        func fits(_ scale: Double) -> Bool {
            let lines = BrokenLines(of: text.text ?? "", points: points * CGFloat(scale), in: room)
            return lines.count <= limit && lines.widest <= room
        }
        guard !fits(1) else { return 1 }
        var (low, high) = (minimum, 1.0)
        for _ in 0..<steps {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

/// The lines of a text that is broken between words.
struct BrokenLines {
    private(set) var count: CGFloat = 1
    /// The width of the widest line; larger than the space if a word is.
    private(set) var widest: CGFloat = 0

    /// - Parameters:
    ///   - points: The size of the font.
    ///   - room: The width of the space.
    init(of text: String, points: CGFloat, in room: CGFloat) {
        var width: CGFloat = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if widest > 0 || width > 0 { count += 1 }
            width = 0
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                let length = word.unicodeScalars.reduce(0) { $0 + CharacterWidth.of($1) } * points
                let space = width > 0 ? CharacterWidth.space * points : 0
                if width > 0, width + space + length > room {
                    count += 1
                    width = length
                } else {
                    width += space + length
                }
                widest = max(widest, width)
            }
        }
    }
}
