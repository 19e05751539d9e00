import Foundation

/// A reader of `.strings` files: pairs of keys and translations with comments in between.
///
///     /* The title of the first page. */
///     "Welcome" = "Willkommen";
struct StringsFile {
    /// The reason why a file could not be read, and the line.
    struct SyntaxError: Error, CustomStringConvertible {
        let line: Int
        let expected: String

        var description: String { "line \(line): expected \(expected)" }
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// - Throws: `SyntaxError` at the first unexpected character.
    static func translations(in data: Data) throws(SyntaxError) -> [String: String] {
        guard let text = text(of: data) else { throw SyntaxError(line: 1, expected: "UTF-8 or UTF-16") }
        var file = StringsFile(scalars: Array(text.unicodeScalars))
        return try file.pairs()
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// Decodes a text by its byte order mark, or by the position of the zero bytes of ASCII characters.
    private static func text(of data: Data) -> String? {
        let start = [UInt8](data.prefix(3))
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        if start.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
        if start.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
        if start.count >= 2, start[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
        if start.count >= 2, start[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        return String(data: data, encoding: .utf8)
    }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private func error(_ expected: String) -> SyntaxError {
        let newlines = scalars[..<min(position, scalars.count)].count { $0 == "\n" }
        return SyntaxError(line: newlines + 1, expected: expected)
    }

    private mutating func pairs() throws(SyntaxError) -> [String: String] {
        var result: [String: String] = [:]
        try skipSpace()
        while next != nil {
            let key = try string()
            try skipSpace()
            if next == "=" {
                position += 1
                try skipSpace()
                result[key] = try string()
                try skipSpace()
            } else {
                // `"key";` is a key that is its own translation.
                result[key] = key
            }
            guard next == ";" else { throw error("; after the translation of \"\(key)\"") }
            position += 1
            try skipSpace()
        }
        return result
    }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(SyntaxError) {
        while let scalar = next {
            if scalar.properties.isWhitespace {
                position += 1
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                while let scalar = next, scalar != "\n", scalar != "\r" { position += 1 }
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                position += 2
                while position + 1 < scalars.count, scalars[position] != "*" || scalars[position + 1] != "/" {
                    position += 1
                }
                guard position + 1 < scalars.count else { throw error("*/ at the end of a comment") }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func string() throws(SyntaxError) -> String {
        guard let quote = next else { throw error("a string") }
        if quote == "\"" || quote == "'" { return try quotedString(quote) }
        var result = String.UnicodeScalarView()
        while let scalar = next, Self.isBare(scalar) {
            result.append(scalar)
            position += 1
        }
        guard !result.isEmpty else { throw error("a string, not \"\(quote)\"") }
        return String(result)
    }

    private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "_.-$:/".unicodeScalars.contains(scalar))
    }

    private mutating func quotedString(_ quote: Unicode.Scalar) throws(SyntaxError) -> String {
        // UTF-16, since escapes can be halves of a surrogate pair.
        var units: [UInt16] = []
        position += 1
        while let scalar = next, scalar != quote {
            position += 1
            if scalar == "\\" {
                units += try escape()
            } else {
                units += Array(String(scalar).utf16)
            }
        }
        guard next != nil else { throw error("\(quote) at the end of a string") }
        position += 1
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func escape() throws(SyntaxError) -> [UInt16] {
        guard let scalar = next else { throw error("a character after \\") }
        position += 1
        switch scalar {
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "a": return [0x07]
        case "b": return [0x08]
        case "f": return [0x0C]
        case "v": return [0x0B]
        case "u", "U": return [digits(radix: 16, limit: 4)]
        case "0"..."7":
            position -= 1
            return [digits(radix: 8, limit: 3)]
        default: return Array(String(scalar).utf16)
        }
    }

    private mutating func digits(radix: Int, limit: Int) -> UInt16 {
        var value: UInt16 = 0
        var count = 0
        while count < limit, let digit = next.flatMap({ UInt16(String($0), radix: radix) }) {
            value = value &* UInt16(radix) &+ digit
            position += 1
            count += 1
        }
        return value
    }
}
