import Foundation

/// Normalization of people's texts: removes invisible characters.
public enum PlainText {
    /// Returns one line: trimmed, without control characters, and with single spaces.
    public static func line(_ text: String) -> String {
        let kept = String(String.UnicodeScalarView(text.unicodeScalars.filter { isBlank($0) || !isHidden($0) }))
        return kept.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Returns several lines: trimmed, without control characters, and with uniform line ends.
    public static func lines(_ text: String) -> String {
        let unified = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let kept = unified.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || !isHidden($0) }
        let trimmed = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespacesAndNewlines)
        return isInvisible(trimmed) ? "" : trimmed
    }

    /// Whether a text contains control characters, or characters that change the text direction.
    public static func hasHiddenCharacters(_ text: String) -> Bool {
        text.unicodeScalars.contains { isHidden($0) }
    }

    /// Whether a text has no visible characters.
    public static func isInvisible(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { isBlank($0) || $0.properties.isDefaultIgnorableCodePoint }
    }

    /// Whether a text has at most `characters` characters, and at most 16 bytes per character.
    ///
    /// A single character may have any number of accents, so bytes are bounded, too.
    public static func fits(_ text: String, _ characters: Int) -> Bool {
        text.utf8.count <= characters * 16 && text.count <= characters
    }

    /// Returns a text that fits.
    ///
    /// - Parameter what: The text for people, such as `A comment`.
    /// - Throws: `.invalid`.
    public static func limited(
        _ text: String,
        _ limit: Int,
        _ what: String,
        reason: String = "TEXT_TOO_LONG"
    ) throws(ServiceError) -> String {
        guard fits(text, limit) else {
            throw .invalid("\(what) can have at most \(limit) characters.", reason: reason)
        }
        return text
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

    /// Control characters, and those that change the direction of the following text, which can make one name look like
    /// another.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
