/// Bytes of a font. Numbers are big-endian; reading outside of the bytes throws.
struct FontBytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }

    func slice(at offset: Int, count: Int) throws(FontError) -> FontBytes {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
            throw FontError("it ends too early, or an offset in it is wrong")
        }
        let start = bytes.startIndex + offset
        return FontBytes(bytes[start..<start + count])
    }

    func byte(at offset: Int) throws(FontError) -> Int {
        Int(try slice(at: offset, count: 1).bytes.first!)
    }

    func number16(at offset: Int) throws(FontError) -> Int {
        try slice(at: offset, count: 2).bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    func signed16(at offset: Int) throws(FontError) -> Int {
        Int(Int16(truncatingIfNeeded: try number16(at: offset)))
    }

    func number32(at offset: Int) throws(FontError) -> Int {
        try slice(at: offset, count: 4).bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number with 16 bits after the point.
    func fixed(at offset: Int) throws(FontError) -> Double {
        Double(Int32(truncatingIfNeeded: try number32(at: offset))) / 65536
    }

    /// The four letters of a table's name.
    func tag(at offset: Int) throws(FontError) -> String {
        String(decoding: try slice(at: offset, count: 4).bytes, as: UTF8.self)
    }

    var array: [UInt8] { Array(bytes) }

    /// The UTF-16 code units of the bytes.
    var utf16: [UInt16] {
        zip(bytes, bytes.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }
            .map { UInt16($0.element.0) << 8 | UInt16($0.element.1) }
    }
}
