/// Whether a text is so long that a card shows its beginning only.
///
/// Only a browser knows how long lines are, so they are counted by widths that are right on average.
public struct TextFold: Equatable, Sendable {
    /// How many lines are shown of a longer text.
    public static let lineCount = 6

    /// Letters of a line where the window is narrow, and where it is wide.
    public static let narrowLine = 38
    public static let wideLine = 76

    /// Whether the text has more than `lineCount` lines.
    public let isNeeded: Bool

    /// - Parameter lineLength: How many Latin letters a line takes; a Chinese character counts for two.
    public init(_ text: String, lineLength: Int) {
        var lines = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let length = paragraph.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
            lines += max(1, (length + lineLength - 1) / max(lineLength, 1))
            if lines > Self.lineCount { break }
        }
        isNeeded = lines > Self.lineCount
    }
}

extension Unicode.Scalar {
    /// Whether it is as wide as a Chinese character.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
