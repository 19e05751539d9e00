/// A location in a document; lines and columns are counted from 1.
public struct SourceLocation: Sendable, Hashable {
    /// The line. A line ends at a line feed, a carriage return, or a carriage return followed by a line feed.
    public let line: Int
    /// The column in Unicode code points.
    public let column: Int

    /// Creates a location from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourceLocation {
    /// Creates the location of a byte offset in UTF-8 text.
    ///
    /// Locations are computed only when an error is reported, so parsing does not track lines.
    init(of offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        var walk = SourceWalk(source)
        self = walk.location(of: offset)
    }
}

/// A single pass through a text that computes the locations of ascending byte offsets.
struct SourceWalk {
    private let source: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var line = 1
    private var column = 1

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// - Parameter offset: A byte offset, not less than the offset of the previous call.
    mutating func location(of offset: Int) -> SourceLocation {
        while position < offset && position < source.count {
            switch source[position] {
            case UInt8(ascii: "\n"):
                line += 1
                column = 1
            case UInt8(ascii: "\r"):
                // The line feed after it ends the same line.
                if position + 1 < source.count && source[position + 1] == UInt8(ascii: "\n") { break }
                line += 1
                column = 1
            case 0x80...0xBF: break
            default: column += 1
            }
            position += 1
        }
        return SourceLocation(line: line, column: column)
    }
}
