import Foundation

/// Reads the titles and `meta` elements in the head of a page, as tolerantly as browsers, in linear time.
struct HeadScanner {
    enum Part: Equatable {
        case title(String)
        /// Attributes by their names in lower case.
        case meta([String: String])
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns the next part; nil at the end of the head.
    mutating func next() -> Part? {
        while skip(to: "<") {
            if starts(with: "!--") {
                place += 3
                guard skip(to: "-->") else { return nil }
                continue
            }
            let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
            if isEnd { place += 1 }
            let name = readName()
            if name == "body" || isEnd && name == "head" { return nil }
            guard !name.isEmpty else { continue }
            let attributes = readAttributes(keeps: name == "meta" && !isEnd)
            guard !isEnd else { continue }
            switch name {
            case "meta": return .meta(attributes)
            case "title": return .title(Entities.decoded(readText(until: name)))
            // Their content is text, which may contain tags.
            case "script", "style", "noscript", "template", "textarea", "iframe": _ = readText(until: name)
            default: break
            }
        }
        return nil
    }

    // MARK: Tags

    private mutating func readName() -> String {
        let start = place
        while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Reads up to the end of the tag.
    private mutating func readAttributes(keeps: Bool) -> [String: String] {
        var attributes: [String: String] = [:]
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: ">") {
                place += 1
                break
            }
            guard Self.isName(byte) else {
                place += 1
                continue
            }
            let name = readName()
            let value = readValue()
            if keeps, let value, attributes[name] == nil { attributes[name] = Entities.decoded(value) }
        }
        return attributes
    }

    /// Reads `= value`; nil if there is none.
    private mutating func readValue() -> String? {
        skipSpace()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
        place += 1
        skipSpace()
        guard place < bytes.count else { return nil }
        let quote = bytes[place]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { place += 1 }
        let start = place
        while place < bytes.count {
            let byte = bytes[place]
            if isQuoted ? byte == quote : Self.isSpace(byte) || byte == UInt8(ascii: ">") { break }
            place += 1
        }
        defer { if isQuoted, place < bytes.count { place += 1 } }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func skipSpace() {
        while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    }

    // MARK: Text

    /// Reads up to the end tag, and the beginning of it.
    private mutating func readText(until name: String) -> String {
        let start = place
        while skip(to: "</") {
            let end = place - 2
            if starts(with: name) { return String(decoding: bytes[start..<end], as: UTF8.self) }
        }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    /// Moves behind the next occurrence; to the end of all bytes if there is none.
    private mutating func skip(to text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
        while place + count <= bytes.count {
            if (0..<count).allSatisfy({ bytes[place + $0] == wanted[$0] }) {
                place += count
                return true
            }
            place += 1
        }
        place = bytes.count
        return false
    }

    /// Whether the rest begins with a word in lower case, which the page may write in upper case.
    private func starts(with word: String) -> Bool {
        let word = word.utf8
        guard place + word.count <= bytes.count else { return false }
        return zip(bytes[place...], word).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $1 >= UInt8(ascii: "a")) }
    }
}

/// References to characters, such as `&amp;` and `&#233;`.
enum Entities {
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            // The longest one has 8 characters.
            let name = rest.prefix(9).prefix { $0 != ";" && $0 != "&" }
            let end = name.endIndex
            guard end < rest.endIndex, rest[end] == ";", let character = character(named: name) else {
                result += "&"
                continue
            }
            result.unicodeScalars.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(named name: Substring) -> Unicode.Scalar? {
        guard name.first == "#" else { return names[String(name)] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "mdash": "—",
        "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "middot": "·", "bull": "•", "copy": "©", "reg": "®", "trade": "™", "times": "×", "deg": "°",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
    ]
}
