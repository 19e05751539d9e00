/// A strict JSON parser.
///
/// Suited to untrusted input: recursion is limited, time is linear in the length of the text, and faults have a
/// location. Numbers that fit are `int`, all others `double`; of two members with the same name, the last one counts.
///
/// Source: RFC 8259.
struct JSONParser {
    /// A syntax error and its byte offset.
    struct Fault: Error, Equatable, CustomStringConvertible {
        let message: String
        let offset: Int

        var description: String { "\(message), at byte \(offset)" }
    }

    private let source: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0
    private let maximumDepth: Int

    /// Parses a complete text.
    ///
    /// - Parameter maximumDepth: The maximum nesting depth of arrays and objects. The default is 200.
    static func value(of source: [UInt8], maximumDepth: Int = 200) throws(Fault) -> Value {
        let result: Result<Value, Fault> = source.withUnsafeBufferPointer { source in
            var parser = JSONParser(source: source, maximumDepth: maximumDepth)
            do throws(Fault) {
                return .success(try parser.parseAll())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private init(source: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
        self.source = source
        self.maximumDepth = maximumDepth
    }

    private mutating func parseAll() throws(Fault) -> Value {
        let value = try parseValue()
        skipBlanks()
        guard position == source.count else { throw fault("unexpected data after the value") }
        return value
    }

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

    private mutating func skipBlanks() {
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
        }
    }

    private mutating func parseValue() throws(Fault) -> Value {
        skipBlanks()
        guard position < source.count else { throw fault("expected a value, found the end of the text") }
        switch source[position] {
        case UInt8(ascii: "{"): return .object(try nested { (parser) throws(Fault) in try parser.parseObject() })
        case UInt8(ascii: "["): return .list(try nested { (parser) throws(Fault) in try parser.parseArray() })
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
        case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
        case UInt8(ascii: "n"): return try parseWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
        default: throw fault("expected a value")
        }
    }

    private mutating func nested<T>(_ body: (inout JSONParser) throws(Fault) -> T) throws(Fault) -> T {
        depth += 1
        guard depth <= maximumDepth else { throw fault("the value nests deeper than \(maximumDepth) levels") }
        let value = try body(&self)
        depth -= 1
        return value
    }

    private mutating func parseWord(_ word: StaticString, _ value: Value) throws(Fault) -> Value {
        let end = position + word.utf8CodeUnitCount
        guard end <= source.count else { throw fault("expected a value") }
        for index in position..<end where source[index] != word.utf8Start[index - position] {
            throw fault("expected a value")
        }
        position = end
        return value
    }

    // MARK: Containers

    private mutating func parseArray() throws(Fault) -> [Value] {
        position += 1
        var items: [Value] = []
        if try endsEmpty(UInt8(ascii: "]")) { return items }
        repeat { items.append(try parseValue()) } while try continues(until: UInt8(ascii: "]"))
        return items
    }

    private mutating func parseObject() throws(Fault) -> ObjectValue {
        position += 1
        var members: [ObjectValue.Member] = []
        if try endsEmpty(UInt8(ascii: "}")) { return ObjectValue() }
        repeat {
            skipBlanks()
            guard position < source.count, source[position] == UInt8(ascii: "\"") else {
                throw fault("expected a quoted name")
            }
            let name = try parseString()
            skipBlanks()
            guard position < source.count, source[position] == UInt8(ascii: ":") else {
                throw fault("expected a colon")
            }
            position += 1
            members.append(.init(name: name, value: try parseValue()))
        } while try continues(until: UInt8(ascii: "}"))
        return ObjectValue(lastOfEachName(members))
    }

    private func lastOfEachName(_ members: [ObjectValue.Member]) -> [ObjectValue.Member] {
        var indices: [String: Int] = [:]
        var unique: [ObjectValue.Member] = []
        unique.reserveCapacity(members.count)
        for member in members {
            if let index = indices.updateValue(unique.count, forKey: member.name) {
                unique[index].value = member.value
                indices[member.name] = index
            } else {
                unique.append(member)
            }
        }
        return unique
    }

    private mutating func endsEmpty(_ end: UInt8) throws(Fault) -> Bool {
        skipBlanks()
        guard position < source.count, source[position] == end else { return false }
        position += 1
        return true
    }

    /// Returns whether another element follows.
    private mutating func continues(until end: UInt8) throws(Fault) -> Bool {
        skipBlanks()
        guard position < source.count, source[position] == end || source[position] == UInt8(ascii: ",") else {
            throw fault("expected a comma or the end of the list")
        }
        defer { position += 1 }
        return source[position] == UInt8(ascii: ",")
    }

    // MARK: Numbers

    private mutating func parseNumber() throws(Fault) -> Value {
        let start = position
        var isWhole = true
        if source[position] == UInt8(ascii: "-") { position += 1 }
        if byte == UInt8(ascii: "0") { position += 1 } else { try skipDigits() }
        if byte == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            try skipDigits()
        }
        if let letter = byte, letter | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            try skipDigits()
        }
        let text = String(decoding: source[start..<position], as: UTF8.self)
        if isWhole, let number = Int(text) { return .int(number) }
        return .double(Double(text) ?? .infinity)
    }

    private var byte: UInt8? { position < source.count ? source[position] : nil }

    private mutating func skipDigits() throws(Fault) {
        guard let first = byte, ByteClass.isDigit(first) else { throw fault("expected a digit") }
        while let next = byte, ByteClass.isDigit(next) { position += 1 }
    }

    // MARK: Strings

    private mutating func parseString() throws(Fault) -> String {
        position += 1
        let start = position
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: "\""):
                defer { position += 1 }
                return try text(UnsafeBufferPointer(rebasing: source[start..<position]))
            case UInt8(ascii: "\\"): return try parseEscapedString(from: start)
            case ..<0x20: throw fault("a control character in a string must be escaped")
            default: position += 1
            }
        }
        throw fault("unterminated string")
    }

    private func text(_ bytes: some Collection<UInt8>) throws(Fault) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("a string is not valid UTF-8") }
        return text
    }

    private mutating func parseEscapedString(from start: Int) throws(Fault) -> String {
        var bytes = Array(source[start..<position])
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: "\""):
                position += 1
                return try text(bytes)
            case UInt8(ascii: "\\"): try parseEscape(into: &bytes)
            case ..<0x20: throw fault("a control character in a string must be escaped")
            default:
                bytes.append(source[position])
                position += 1
            }
        }
        throw fault("unterminated string")
    }

    private mutating func parseEscape(into bytes: inout [UInt8]) throws(Fault) {
        guard position + 1 < source.count else { throw fault("unterminated string") }
        switch source[position + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(source[position + 1])
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"): return try parseUnicodeEscape(into: &bytes)
        default: throw fault("invalid escape sequence")
        }
        position += 2
    }

    /// An unpaired surrogate becomes U+FFFD, because Swift strings cannot represent it.
    private mutating func parseUnicodeEscape(into bytes: inout [UInt8]) throws(Fault) {
        if position + 2 < source.count, source[position + 2] != UInt8(ascii: "{"),
            let escape = UnicodeEscape(at: position, in: source)
        {
            bytes.append(contentsOf: String(Character(escape.scalar)).utf8)
            position += escape.length
            return
        }
        guard position + 6 <= source.count,
            source[position + 2..<position + 6].allSatisfy({ ByteClass.hexadecimal($0) != nil })
        else { throw fault("'\\u' must be followed by four hexadecimal digits") }
        bytes.append(contentsOf: "\u{FFFD}".utf8)
        position += 6
    }
}
