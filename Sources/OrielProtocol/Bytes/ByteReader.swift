/// A reader of a message's fields. It treats every byte as hostile.
package struct ByteReader {
    private let bytes: [UInt8]
    private var index = 0
    /// The last node in this message.
    private var lastNode: Int64 = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package var isAtEnd: Bool { index == bytes.count }

    package mutating func byte() throws(FrameError) -> UInt8 {
        guard index < bytes.count else { throw .truncated }
        defer { index += 1 }
        return bytes[index]
    }

    /// A byte that is 0 or 1.
    package mutating func flag() throws(FrameError) -> Bool {
        switch try byte() {
        case 0: return false
        case 1: return true
        case let other: throw .invalidValue(other)
        }
    }

    /// A byte holding the raw value of an enum.
    package mutating func choice<Choice: RawRepresentable>(of type: Choice.Type) throws(FrameError) -> Choice
    where Choice.RawValue == UInt8 {
        let value = try byte()
        guard let choice = Choice(rawValue: value) else { throw .invalidValue(value) }
        return choice
    }

    /// Unsigned LEB128 of at most five bytes.
    package mutating func integer() throws(FrameError) -> UInt32 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 35, by: 7) {
            let byte = try byte()
            result |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 {
                guard let value = UInt32(exactly: result) else { throw .integerOutOfRange }
                return value
            }
        }
        throw .integerOutOfRange
    }

    package mutating func float() throws(FrameError) -> Float {
        var bits: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) { bits |= UInt32(try byte()) << shift }
        let value = Float(bitPattern: bits)
        guard value.isFinite else { throw .notFinite }
        return value
    }

    package mutating func data() throws(FrameError) -> [UInt8] {
        let length = Int(try integer())
        guard length <= bytes.count - index else { throw .truncated }
        defer { index += length }
        return Array(bytes[index..<index + length])
    }

    package mutating func string() throws(FrameError) -> String {
        let length = Int(try integer())
        guard length <= bytes.count - index else { throw .truncated }
        guard let string = String(validating: bytes[index..<index + length], as: UTF8.self) else { throw .invalidText }
        index += length
        return string
    }

    /// A node, encoded as the zigzag difference to the previous node.
    package mutating func node() throws(FrameError) -> UInt32 {
        let zigzag = Int64(try integer())
        lastNode += zigzag & 1 == 0 ? zigzag / 2 : -(zigzag + 1) / 2
        guard let node = UInt32(exactly: lastNode) else { throw .nodeOutOfRange }
        return node
    }
}
