/// A reader of the format of `FrameWriter`.
struct FrameReader {
    struct Ended: Error {}

    private let bytes: [UInt8]
    private var position = 0
    private var lastNode = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func byte() throws -> UInt8 {
        guard position < bytes.count else { throw Ended() }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func int() throws -> Int {
        var (value, shift) = (0, 0)
        while true {
            let byte = try byte()
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }

    mutating func string(length: Int? = nil) throws -> String {
        let count = try length ?? int()
        guard position + count <= bytes.count else { throw Ended() }
        defer { position += count }
        return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
    }

    mutating func node() throws -> Int { resolve(try int()) }

    mutating func nodeOrNone() throws -> Int? {
        let code = try int()
        return code == 0 ? nil : resolve(code - 1)
    }

    private mutating func resolve(_ zigzag: Int) -> Int {
        lastNode += zigzag.isMultiple(of: 2) ? zigzag / 2 : -(zigzag + 1) / 2
        return lastNode
    }

    mutating func indices(_ count: Int) throws -> [Int] {
        let width = count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
        var (pending, available) = (0, 0)
        return try (0..<count).map { _ in
            while available < width {
                pending |= Int(try byte()) << available
                available += 8
            }
            defer {
                pending >>= width
                available -= width
            }
            return pending & ((1 << width) - 1)
        }
    }
}
