/// The tables of a TrueType, OpenType or WOFF 2 file.
struct FontTables {
    let format: FontFile.Format
    private var tables: [String: FontBytes] = [:]

    /// - Throws: If the file is of another kind, or damaged.
    init(_ file: FontBytes) throws(FontError) {
        switch try file.tag(at: 0) {
        case "\0\u{1}\0\0", "true":
            format = .ttf
            try readDirectory(of: file)
        case "OTTO":
            format = .otf
            try readDirectory(of: file)
        case "wOF2":
            format = .woff2
            tables = try WOFF2.tables(of: file)
        case "ttcf": throw FontError("it is a collection of fonts; browsers read files with one font")
        case "wOFF": throw FontError("it is a WOFF file; use WOFF 2, TrueType or OpenType")
        default: throw FontError("it is not a TrueType, OpenType or WOFF 2 font")
        }
    }

    /// Returns a table; nil if the font has none with this name.
    subscript(tag: String) -> FontBytes? { tables[tag] }

    func required(_ tag: String) throws(FontError) -> FontBytes {
        guard let table = tables[tag] else { throw FontError("it has no table \"\(tag)\"") }
        return table
    }

    private mutating func readDirectory(of file: FontBytes) throws(FontError) {
        for index in 0..<(try file.number16(at: 4)) {
            let record = try file.slice(at: 12 + index * 16, count: 16)
            let (offset, length) = (try record.number32(at: 8), try record.number32(at: 12))
            tables[try record.tag(at: 0)] = try file.slice(at: offset, count: length)
        }
    }
}
