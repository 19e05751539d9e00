/// The decision whether a row shows only the beginning of a text.
///
/// Only the browser knows the length of lines, so they are estimated from average character widths.
public struct TextFold: Equatable, Sendable {
    /// The number of lines shown of a folded text.
    public static let lineCount = 6

    /// Characters per line in a narrow and in a wide window.
    public static let narrowLine = 38
    public static let wideLine = 76

    /// Indicates whether the text has more than `lineCount` lines.
    public let isNeeded: Bool

    /// - Parameter lineLength: The number of Latin letters per line; a Chinese character counts as two.
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
    /// Indicates whether it is as wide as a Chinese character.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
