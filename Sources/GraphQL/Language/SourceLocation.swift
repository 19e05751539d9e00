/// A place in a document, as people count: both numbers begin at 1.
public struct SourceLocation: Sendable, Hashable {
    /// The line; lines end at a line feed, a carriage return, or both together.
    public let line: Int
    /// The column in Unicode code points.
    public let column: Int

    /// A place by its line and column, from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourceLocation {
    /// The place of a byte in UTF-8 text.
    ///
    /// Made when an error is reported, never while a document is read, so reading keeps no lines.
    init(of offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        var walk = SourceWalk(source)
        self = walk.location(of: offset)
    }
}

/// Finds the places of bytes that are asked for in the order of the text, going through the text once.
struct SourceWalk {
    private let source: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var line = 1
    private var column = 1

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// - Parameter offset: In bytes, at least as large as the one that was asked for before.
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
