/// The names in a font's table `name`.
struct FontNames {
    private enum Identifier: Int {
        case family = 1
        case style = 2
        case full = 4
        case postScript = 6
        case typographicFamily = 16
        case typographicStyle = 17
    }

    /// The most UTF-16 code units of a name.
    private static let limit = 128

    private var names: [Int: (rank: Int, text: String)] = [:]

    init(_ table: FontBytes) throws(FontError) {
        let texts = try table.number16(at: 4)
        for index in 0..<(try table.number16(at: 2)) {
            let record = try table.slice(at: 6 + index * 12, count: 12)
            let platform = try record.number16(at: 0)
            let rank = Self.rank(platform, language: try record.number16(at: 4))
            let name = try record.number16(at: 6)
            guard rank > names[name]?.rank ?? 0 else { continue }
            let bytes = try table.slice(at: texts + (try record.number16(at: 10)), count: try record.number16(at: 8))
            let text = Self.text(bytes, isUnicode: platform != 1)
            if !text.isEmpty { names[name] = (rank, text) }
        }
    }

    /// The families that the font is found by, the one that has all its faces first.
    var families: [String] {
        let names = [self[.typographicFamily], self[.family]].compactMap(\.self)
        return names.count == 2 && names[0] == names[1] ? [names[0]] : names
    }

    var style: String { self[.typographicStyle] ?? self[.style] ?? "Regular" }
    var full: String? { self[.full] }
    var postScript: String? { self[.postScript] }

    /// Returns any name by its number.
    subscript(number: Int) -> String? { names[number]?.text }

    private subscript(identifier: Identifier) -> String? { names[identifier.rawValue]?.text }

    /// English names of Windows are best, then other Unicode names, then those of the classic Mac.
    private static func rank(_ platform: Int, language: Int) -> Int {
        switch platform {
        case 3: language == 0x409 ? 4 : 2
        case 0: 3
        case 1: language == 0 ? 1 : 0
        default: 0
        }
    }

    private static func text(_ bytes: FontBytes, isUnicode: Bool) -> String {
        let text = isUnicode ? String(decoding: bytes.utf16.prefix(limit), as: UTF16.self) : ascii(bytes)
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }))
    }

    private static func ascii(_ bytes: FontBytes) -> String {
        String(decoding: bytes.array.prefix(limit).filter { $0 < 127 }, as: UTF8.self)
    }
}
