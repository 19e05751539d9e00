/// The names and numbers of characters in HTML, such as `&amp;`.
enum HTMLEntities {
    /// Returns a text with its entities replaced. Unknown ones stay as they are.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        var start = bytes.startIndex
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let rest = bytes[index...]
            if bytes[index] == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let character = character(named: String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
            {
                text += String(decoding: bytes[start..<index], as: UTF8.self)
                text.append(character)
                index = end + 1
                start = index
            } else {
                index += 1
            }
        }
        return text + String(decoding: bytes[start...], as: UTF8.self)
    }

    private static func character(named name: String) -> Character? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { Character($0) }
    }

    private static let names: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·",
        "times": "×", "deg": "°", "sect": "§", "para": "¶", "shy": "\u{AD}", "auml": "ä", "ouml": "ö", "uuml": "ü",
        "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    ]
}
