/// Reads property lists in the text format of OpenStep, which Xcode writes its projects in.
///
///     // !$*UTF8*$!
///     { name = "My App"; children = ( 8A01 /* App.swift */, ); hash = <0fbd 77>; }
struct PropertyListText {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// - Throws: `ToolError` with the line, if the bytes are no list or nested too deeply.
    static func value(of bytes: [UInt8]) throws -> PropertyListValue {
        var reader = PropertyListText(bytes: bytes)
        reader.skipByteOrderMark()
        let value = try reader.readValue()
        reader.skipSpace()
        guard reader.byte == nil else { throw reader.error(expected: "the end of the file") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    // MARK: - Values

    private mutating func readValue() throws -> PropertyListValue {
        skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return try nested { try $0.readDictionary() }
        case UInt8(ascii: "("): return try nested { try $0.readArray() }
        case UInt8(ascii: "<"): return try readData()
        default: return .string(try readString())
        }
    }

    private mutating func nested(
        _ read: (inout PropertyListText) throws -> PropertyListValue
    ) throws -> PropertyListValue {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PropertyListValue.maximumDepth else {
            throw ToolError("line \(line): more than \(PropertyListValue.maximumDepth) nested lists")
        }
        index += 1
        return try read(&self)
    }

    private mutating func readDictionary() throws -> PropertyListValue {
        var values: [String: PropertyListValue] = [:]
        while true {
            skipSpace()
            if take("}") { return .dictionary(values) }
            let key = try readString()
            skipSpace()
            guard take("=") else { throw error(expected: "'=' after the key '\(key.prefix(40))'") }
            values[key] = try readValue()
            skipSpace()
            guard take(";") || byte == UInt8(ascii: "}") else { throw error(expected: "';' after a value") }
        }
    }

    private mutating func readArray() throws -> PropertyListValue {
        var values: [PropertyListValue] = []
        while true {
            skipSpace()
            if take(")") { return .array(values) }
            values.append(try readValue())
            skipSpace()
            guard take(",") || byte == UInt8(ascii: ")") else { throw error(expected: "',' or ')'") }
        }
    }

    private mutating func readData() throws -> PropertyListValue {
        index += 1
        var digits: [UInt8] = []
        while let byte, byte != UInt8(ascii: ">") {
            if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
                digits.append(UInt8(digit))
            } else if !byte.isSpace {
                throw error(expected: "hexadecimal digits")
            }
            index += 1
        }
        guard take(">"), digits.count.isMultiple(of: 2) else { throw error(expected: "pairs of digits and '>'") }
        return .data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    // MARK: - Strings

    private mutating func readString() throws -> String {
        if let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return try readQuotedString(quote)
        }
        let start = index
        while let byte, byte.isUnquoted, !isComment { index += 1 }
        guard index > start else { throw error(expected: "a value") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func readQuotedString(_ quote: UInt8) throws -> String {
        let start = line
        index += 1
        var text: [UInt8] = []
        while let byte, byte != quote {
            index += 1
            if byte == UInt8(ascii: "\\") { text += readEscape() } else { text.append(byte) }
        }
        guard byte == quote else { throw ToolError("line \(start): a string without an end") }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads the rest of an escape, and returns its character in UTF-8.
    private mutating func readEscape() -> [UInt8] {
        guard let kind = byte else { return [] }
        index += 1
        switch kind {
        case UInt8(ascii: "a"): return [7]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "v"): return [11]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "U"): return readUnicode()
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = UInt32(kind - UInt8(ascii: "0"))
            while code < 32, let byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
                code = code * 8 + UInt32(byte - UInt8(ascii: "0"))
                index += 1
            }
            return Array(String(Character(UnicodeScalar(code) ?? "\u{FFFD}")).utf8)
        default: return [kind]
        }
    }

    /// Characters beyond 16 bits are two units: `\Ud83c\Udf4e`.
    private mutating func readUnicode() -> [UInt8] {
        var units = [readUnit()]
        let isPair =
            index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\") && bytes[index + 1] == UInt8(ascii: "U")
        if UTF16.isLeadSurrogate(units[0]), isPair {
            index += 2
            units.append(readUnit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func readUnit() -> UInt16 {
        var unit: UInt16 = 0
        var count = 0
        while count < 4, let byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue {
            unit = unit << 4 | UInt16(digit)
            index += 1
            count += 1
        }
        return unit
    }

    // MARK: - Bytes

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private var line: Int { bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 }

    private var isComment: Bool {
        guard byte == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
        return bytes[index + 1] == UInt8(ascii: "*")
    }

    private mutating func take(_ character: UnicodeScalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipByteOrderMark() { if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 } }

    /// Skips white space and comments.
    private mutating func skipSpace() {
        while let byte {
            if byte.isSpace {
                index += 1
            } else if isComment {
                index += 2
                while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
                {
                    index += 1
                }
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while let byte = self.byte, byte != UInt8(ascii: "\n") { index += 1 }
            } else {
                return
            }
        }
    }

    private func error(expected: String) -> ToolError {
        let came = byte.map { "'\(Character(UnicodeScalar($0)))'" } ?? "the end of the file"
        return ToolError("line \(line): expected \(expected), came \(came)".replacing("\n", with: " "))
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }

    /// True for bytes that strings without quotes can have.
    fileprivate var isUnquoted: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...0xFF:
            true
        default: false
        }
    }
}
