/// Names of languages and time zones as browsers send them; what has not their form never reaches a locale.
enum LocaleNames {
    /// The longest language tags registered have 35 characters, names of time zones 32.
    private static let mostBytes = 64

    /// A language tag such as `zh-Hans`; nil for a text that is none.
    static func language(_ text: String) -> String? {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= mostBytes,
            text.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
        else { return nil }
        return text
    }

    /// A name such as `Asia/Shanghai` or `Etc/GMT+5`; nil for a text that is none.
    static func timeZone(_ text: String) -> String? {
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
