/// An index for the locations of many byte offsets in one text.
///
/// `SourceLocation(of:in:)` counts from the start on each call, which is quadratic for thousands of locations. A map
/// counts once and records a location every 256 bytes.
struct SourceMap {
    /// The number of bytes between two recorded locations.
    private static let stride = 256

    private let source: [UInt8]
    private var places: [SourceLocation] = []

    init(_ source: [UInt8]) {
        self.source = source
        places.reserveCapacity(source.count / Self.stride + 1)
        var line = 1
        var column = 1
        for (offset, byte) in source.enumerated() {
            if offset.isMultiple(of: Self.stride) { places.append(SourceLocation(line: line, column: column)) }
            Self.advance(over: byte, at: offset, in: source, &line, &column)
        }
        if source.count.isMultiple(of: Self.stride) { places.append(SourceLocation(line: line, column: column)) }
    }

    /// Returns the location of a byte offset; offsets beyond the text map to its end.
    func location(ofOffset offset: Int) -> SourceLocation {
        let offset = min(offset, source.count)
        let place = offset / Self.stride
        var line = places[place].line
        var column = places[place].column
        for position in place * Self.stride..<offset {
            Self.advance(over: source[position], at: position, in: source, &line, &column)
        }
        return SourceLocation(line: line, column: column)
    }

    @inline(__always)
    private static func advance(
        over byte: UInt8,
        at offset: Int,
        in source: [UInt8],
        _ line: inout Int,
        _ column: inout Int
    ) {
        switch byte {
        case UInt8(ascii: "\r") where offset + 1 < source.count && source[offset + 1] == UInt8(ascii: "\n"):
            break  // The line feed after it ends the same line.
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            line += 1
            column = 1
        case 0x80...0xBF: break
        default: column += 1
        }
    }
}
