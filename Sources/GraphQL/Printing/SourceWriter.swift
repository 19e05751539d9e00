/// A writer for indented GraphQL source text.
struct SourceWriter {
    private(set) var text = ""
    private var indentation = ""

    mutating func write(_ part: String) { text += part }

    mutating func newLine() {
        text += "\n"
        text += indentation
    }

    /// Opens a bracket and indents the following lines.
    mutating func open(_ bracket: String) {
        write(bracket)
        indentation += "  "
    }

    /// Closes the bracket on a line of its own.
    mutating func close(_ bracket: String) {
        indentation.removeLast(2)
        newLine()
        write(bracket)
    }

    /// Writes a string; as a block string if `asBlock` is set and the block parses back to the same text.
    mutating func write(string: String, asBlock: Bool) {
        guard asBlock, let lines = Self.blockLines(string) else { return write(Value.quoted(string)) }
        write("\"\"\"")
        if !string.isEmpty {
            // A line with leading white space keeps it only directly after the quotes.
            for (index, line) in lines.enumerated() {
                if index > 0 || !Self.startsBlank(line) || lines.count > 1 {
                    if line.isEmpty { text += "\n" } else { newLine() }
                }
                write(line)
            }
            newLine()
        }
        write("\"\"\"")
    }

    /// Returns the lines of a text for a block string; nil if a block string would change the text.
    ///
    /// Parsing a block string removes blank lines at both ends and the common indentation, and normalises line ends to
    /// line feeds.
    ///
    /// Source: the specification of September 2025, section 2.9.4, `BlockStringValue`.
    private static func blockLines(_ text: String) -> [String]? {
        guard !text.utf8.contains(UInt8(ascii: "\r")) else { return nil }
        var lines: [String] = []
        var line: [UInt8] = []
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n") {
                lines.append(escapedBlock(line))
                line.removeAll(keepingCapacity: true)
            } else {
                line.append(byte)
            }
        }
        lines.append(escapedBlock(line))
        guard let first = lines.first, let last = lines.last else { return nil }
        if text.isEmpty || !isBlank(first) && lines.count == 1 { return lines }
        guard !isBlank(first), !isBlank(last), lines.contains(where: { !isBlank($0) && !startsBlank($0) }) else {
            return nil
        }
        return lines
    }

    private static func startsBlank(_ line: String) -> Bool {
        line.utf8.first == UInt8(ascii: " ") || line.utf8.first == UInt8(ascii: "\t")
    }

    private static func isBlank(_ line: String) -> Bool {
        line.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// Returns a line with a backslash before three quotes, the only escape in a block string.
    private static func escapedBlock(_ line: [UInt8]) -> String {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(line.count)
        var quotes = 0
        for byte in line {
            escaped.append(byte)
            quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
            if quotes == 3 {
                escaped.insert(UInt8(ascii: "\\"), at: escaped.count - 3)
                quotes = 0
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
