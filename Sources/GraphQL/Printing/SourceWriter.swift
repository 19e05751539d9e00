/// Text in the language as it is put together, line by line.
struct SourceWriter {
    private(set) var text = ""
    private var indentation = ""

    mutating func write(_ part: String) { text += part }

    mutating func newLine() {
        text += "\n"
        text += indentation
    }

    /// Begins lines in brackets, a step further to the right.
    mutating func open(_ bracket: String) {
        write(bracket)
        indentation += "  "
    }

    /// Ends them, on a line of its own.
    mutating func close(_ bracket: String) {
        indentation.removeLast(2)
        newLine()
        write(bracket)
    }

    /// Writes a string, as a block string where that reads back as the same text and `asBlock` is set.
    mutating func write(string: String, asBlock: Bool) {
        guard asBlock, let lines = Self.blockLines(string) else { return write(Value.quoted(string)) }
        write("\"\"\"")
        if !string.isEmpty {
            // A line that begins with a blank keeps it only right after the quotes.
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

    /// The lines of a text as a block string holds them; nil where a block string would change the text.
    ///
    /// It would take away blank lines at both ends and what all lines are indented by, and it has no other line end than
    /// one byte.
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

    /// A line with a backslash before three quotes, the only escape of a block string.
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
