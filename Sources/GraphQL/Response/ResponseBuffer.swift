/// A growable byte buffer for JSON output that can be truncated.
///
/// Resolvers write into it directly; the response never exists as a tree.
struct ResponseBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 4096) {
        self.capacity = capacity
        bytes = .allocate(capacity: capacity)
    }

    deinit {
        bytes.deallocate()
    }

    /// Discards the bytes after a position.
    mutating func truncate(to count: Int) {
        self.count = count
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: bytes, count: count))
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
        guard let start = other.baseAddress else { return }
        reserve(other.count)
        (bytes + count).update(from: start, count: other.count)
        count += other.count
    }

    mutating func append(_ other: [UInt8]) {
        other.withUnsafeBufferPointer { append($0) }
    }

    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    // MARK: JSON

    mutating func appendNull() { append("null") }

    mutating func append(json value: Bool) {
        if value { append("true") } else { append("false") }
    }

    mutating func append(json value: Int) {
        reserve(20)
        if value >= 0 && value < 10 {
            bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
            count += 1
            return
        }
        if value < 0 {
            bytes[count] = UInt8(ascii: "-")
            count += 1
        }
        let start = count
        var rest = value.magnitude
        repeat {
            bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            count += 1
            rest /= 10
        } while rest > 0
        var digits = UnsafeMutableBufferPointer(start: bytes + start, count: count - start)
        digits.reverse()
    }

    /// - Precondition: The number is finite; JSON has no infinities or NaN.
    mutating func append(json value: Double) {
        precondition(value.isFinite, "JSON cannot represent \(value); report an error instead.")
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
            append(json: whole)
        } else {
            append(Array(value.description.utf8))
        }
    }

    /// Appends a quoted string; escapes only quotes, backslashes and control characters.
    mutating func append(json value: String) {
        var value = value
        value.withUTF8 { append(jsonString: $0) }
    }

    mutating func append(jsonString utf8: UnsafeBufferPointer<UInt8>) {
        reserve(utf8.count + 2)
        append(UInt8(ascii: "\""))
        var start = 0
        var position = 0
        while position < utf8.count {
            let byte = utf8[position]
            if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
                position += 1
                continue
            }
            append(UnsafeBufferPointer(rebasing: utf8[start..<position]))
            appendEscape(byte)
            position += 1
            start = position
        }
        append(UnsafeBufferPointer(rebasing: utf8[start..<position]))
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(_ byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0D: append(UInt8(ascii: "r"))
        case 0x09: append(UInt8(ascii: "t"))
        default:
            let digits: StaticString = "0123456789abcdef"
            append("u00")
            append(digits.utf8Start[Int(byte >> 4)])
            append(digits.utf8Start[Int(byte & 15)])
        }
    }

    mutating func append(json value: Value) {
        switch value {
        case .null: appendNull()
        case .bool(let value): append(json: value)
        case .int(let value): append(json: value)
        case .double(let value): append(json: value)
        case .string(let value), .enumeration(let value): append(json: value)
        case .list(let items):
            append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append(json: item)
            }
            append(UInt8(ascii: "]"))
        case .object(let object): append(json: object)
        }
    }

    mutating func append(json object: ObjectValue) {
        append(UInt8(ascii: "{"))
        for (index, member) in object.members.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            append(json: member.name)
            append(UInt8(ascii: ":"))
            append(json: member.value)
        }
        append(UInt8(ascii: "}"))
    }

    mutating func append(json error: GraphQLError) {
        append("{\"message\":")
        append(json: error.message)
        if !error.locations.isEmpty {
            append(",\"locations\":[")
            for (index, location) in error.locations.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append("{\"line\":")
                append(json: location.line)
                append(",\"column\":")
                append(json: location.column)
                append(UInt8(ascii: "}"))
            }
            append(UInt8(ascii: "]"))
        }
        if let path = error.path { append(json: path) }
        if !error.extensions.isEmpty {
            append(",\"extensions\":")
            append(json: error.extensions)
        }
        append(UInt8(ascii: "}"))
    }

    private mutating func append(json path: ResponsePath) {
        append(",\"path\":[")
        for (index, key) in path.keys.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            switch key {
            case .field(let name): append(json: name)
            case .index(let index): append(json: index)
            }
        }
        append(UInt8(ascii: "]"))
    }
}
