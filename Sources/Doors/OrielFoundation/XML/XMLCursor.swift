/// A place in the text of a document, in UTF-8.
struct XMLCursor {
    private let bytes: [UInt8]
    private var index = 0
    /// How many bytes `place()` has counted lines in, the line there, and where it starts.
    private var counted = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    /// The line, and the character in it, from 1.
    mutating func place() -> (line: Int, column: Int) {
        // What was counted before is not counted again: a delegate may ask for each element.
        let read = bytes[counted..<index]
        line += read.count { $0 == 0x0A }
        lineStart = read.lastIndex(of: 0x0A).map { $0 + 1 } ?? lineStart
        counted = index
        // Bytes after the first of a character begin with the bits 10.
        return (line, bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1)
    }

    func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    func isSpace(after count: Int) -> Bool {
        index + count < bytes.count && Self.spaces.contains(bytes[index + count])
    }

    mutating func skip(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8.count
        return true
    }

    mutating func skipOne() { index += 1 }

    @discardableResult
    mutating func skipSpaces() -> Bool {
        let start = index
        while index < bytes.count, Self.spaces.contains(bytes[index]) { index += 1 }
        return index > start
    }

    /// The text before one of some characters of ASCII, or before the end.
    mutating func text(before ends: Unicode.Scalar...) -> String {
        let start = index
        while index < bytes.count, !ends.contains(Unicode.Scalar(bytes[index])) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// The text before another one, which is skipped.
    mutating func text(through end: String, else code: XMLParser.ErrorCode) throws -> String {
        let start = index
        let first = end.utf8.first
        while index < bytes.count {
            if bytes[index] == first, starts(with: end) {
                defer { index += end.utf8.count }
                return String(decoding: bytes[start..<index], as: UTF8.self)
            }
            index += 1
        }
        throw XMLFailure(code)
    }

    mutating func name(else code: XMLParser.ErrorCode) throws -> String {
        let start = index
        while index < bytes.count, Self.isPartOfName(bytes[index]) { index += 1 }
        guard index > start, Self.canBeginName(bytes[start]) else { throw XMLFailure(code) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Whether a character can be in a document.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    private static let spaces: [UInt8] = [0x20, 0x9, 0xA, 0xD]

    /// Letters, digits, `-`, `.`, `:`, `_`, and all that is not ASCII.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        canBeginName(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
    }

    private static func canBeginName(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x3A || byte == 0x5F || byte >= 0x80
    }
}
