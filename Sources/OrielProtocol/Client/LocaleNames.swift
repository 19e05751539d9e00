/// Validates names of languages and time zones sent by browsers. Malformed names never reach a locale.
package enum LocaleNames {
    /// The longest registered language tag has 35 characters, the longest time zone name 32.
    private static let mostBytes = 64

    /// Returns a language tag such as `zh-Hans`; nil if the text is malformed.
    package static func language(_ text: String) -> String? {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= mostBytes,
            text.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
        else { return nil }
        return text
    }

    /// Returns a name such as `Asia/Shanghai` or `Etc/GMT+5`; nil if the text is malformed.
    package static func timeZone(_ text: String) -> String? {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= mostBytes,
            text.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "/_+-:".utf8.contains($0) })
        else { return nil }
        return text
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
