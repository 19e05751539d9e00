/// Reads WOFF 2 files (W3C Recommendation): a directory, and one Brotli stream with all tables.
enum WOFF2 {
    /// The most bytes of the tables together.
    private static let limit = 64 << 20

    /// Returns the tables that are stored as they are: all except for glyphs and, in some files, widths.
    static func tables(of file: FontBytes) throws(FontError) -> [String: FontBytes] {
        guard try file.tag(at: 4) != "ttcf" else {
            throw FontError("it is a collection of fonts; browsers read files with one font")
        }
        let count = try file.number16(at: 12)
        let streamLength = try file.number32(at: 20)
        var directory = Directory(file: file, place: 48)
        var entries: [Directory.Entry] = []
        var size = 0
        for _ in 0..<count {
            let entry = try directory.next()
            entries.append(entry)
            size += entry.length
            guard size <= limit else { throw FontError("its tables have more than \(limit) bytes") }
        }
        let stream = try file.slice(at: directory.place, count: streamLength)
        let bytes = FontBytes(try Brotli.decoded(stream.array, count: size))
        var tables: [String: FontBytes] = [:]
        var offset = 0
        for entry in entries {
            if !entry.isTransformed { tables[entry.tag] = try bytes.slice(at: offset, count: entry.length) }
            offset += entry.length
        }
        return tables
    }

    private struct Directory {
        struct Entry {
            let tag: String
            let isTransformed: Bool
            /// The number of bytes in the stream.
            let length: Int
        }

        let file: FontBytes
        var place: Int

        mutating func next() throws(FontError) -> Entry {
            let flags = try file.byte(at: place)
            place += 1
            var tag = ""
            if flags & 63 == 63 {
                tag = try file.tag(at: place)
                place += 4
            } else {
                tag = WOFF2.tags[flags & 63]
            }
            // Version 0 of glyphs and their places is the transformed one; of other tables it is the plain one.
            let isTransformed = ["glyf", "loca"].contains(tag) ? flags >> 6 != 3 : flags >> 6 != 0
            var length = try number()
            if isTransformed { length = try number() }
            return Entry(tag: tag, isTransformed: isTransformed, length: length)
        }

        /// Reads a number of 1 to 5 bytes with 7 bits each.
        private mutating func number() throws(FontError) -> Int {
            var value = 0
            for _ in 0..<5 {
                let byte = try file.byte(at: place)
                place += 1
                value = value << 7 | (byte & 127)
                if byte < 128 { return value }
            }
            throw FontError("a length in it has more than 5 bytes")
        }
    }

    private static let tags = """
        cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX \
        vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat \
        fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill
        """.split(separator: " ").map { String($0).replacing("_", with: " ") }
}
