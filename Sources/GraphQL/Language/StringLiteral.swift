/// A decoder for string literals.
///
/// Source: the specification of September 2025, section 2.9.4.
enum StringLiteral {
    /// Returns the text of a quoted string that the lexer has accepted, with escapes resolved.
    static func text(of literal: UnsafeBufferPointer<UInt8>) -> String {
        let content = UnsafeBufferPointer(rebasing: literal[1..<literal.count - 1])
        guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }

        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count)
        var position = 0
        while position < content.count {
            let byte = content[position]
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                position += 1
                continue
            }
            if content[position + 1] == UInt8(ascii: "u"), let escape = UnicodeEscape(at: position, in: content) {
                bytes.append(contentsOf: String(Character(escape.scalar)).utf8)
                position += escape.length
            } else {
                bytes.append(simpleEscape(content[position + 1]))
                position += 2
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func simpleEscape(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: byte
        }
    }

    /// Returns the text of a block string, without common indentation and without blank lines at both ends.
    static func text(ofBlock literal: UnsafeBufferPointer<UInt8>) -> String {
        let content = unescapedBlock(UnsafeBufferPointer(rebasing: literal[3..<literal.count - 3]))
        let lines = lines(of: content)
        var indentation: Int?
        var first: Int?
        var last = 0
        for (index, line) in lines.enumerated() {
            let blank = line.prefix { content[$0] == UInt8(ascii: " ") || content[$0] == UInt8(ascii: "\t") }.count
            if blank == line.count { continue }
            first = first ?? index
            last = index
            if index > 0 { indentation = min(indentation ?? blank, blank) }
        }
        guard let first else { return "" }

        var text: [UInt8] = []
        text.reserveCapacity(content.count)
        for index in first...last {
            if index > first { text.append(UInt8(ascii: "\n")) }
            let line = index == 0 ? lines[index] : lines[index].dropFirst(indentation ?? 0)
            text.append(contentsOf: content[line])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Resolves `\"""`, the only escape in a block string.
    private static func unescapedBlock(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.count)
        var position = 0
        while position < content.count {
            // The lexer accepts a backslash before three quotes only as this escape.
            if content[position] == UInt8(ascii: "\\"), position + 3 < content.count,
                content[position + 1...position + 3].allSatisfy({ $0 == UInt8(ascii: "\"") })
            {
                bytes.append(contentsOf: repeatElement(UInt8(ascii: "\""), count: 3))
                position += 4
            } else {
                bytes.append(content[position])
                position += 1
            }
        }
        return bytes
    }

    private static func lines(of content: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var position = 0
        while position < content.count {
            if ByteClass.endsLine(content[position]) {
                lines.append(start..<position)
                let next = position + 1
                let isPair =
                    content[position] == UInt8(ascii: "\r") && next < content.count
                    && content[next] == UInt8(ascii: "\n")
                position += isPair ? 2 : 1
                start = position
            } else {
                position += 1
            }
        }
        lines.append(start..<content.count)
        return lines
    }
}
