/// A Unicode scalar written as `\u00E9`, as a pair of surrogates `\uD83C\uDF89`, or as `\u{1F389}`.
struct UnicodeEscape {
    let scalar: Unicode.Scalar
    /// The length of the escape in bytes, including the backslash.
    let length: Int

    private init(scalar: Unicode.Scalar, length: Int) {
        self.scalar = scalar
        self.length = length
    }

    /// Reads the escape whose backslash is at an offset; nil if it denotes no scalar.
    init?(at offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        guard offset + 2 < source.count else { return nil }
        if source[offset + 2] == UInt8(ascii: "{") {
            self.init(bracedAt: offset, in: source)
            return
        }
        guard let first = Self.fourDigits(at: offset + 2, in: source) else { return nil }
        if let scalar = Unicode.Scalar(first) {
            self.init(scalar: scalar, length: 6)
            return
        }
        // A leading surrogate, which must be followed immediately by a trailing one.
        guard first < 0xDC00, offset + 7 < source.count, source[offset + 6] == UInt8(ascii: "\\"),
            source[offset + 7] == UInt8(ascii: "u"), let second = Self.fourDigits(at: offset + 8, in: source),
            (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { return nil }
        self.init(scalar: scalar, length: 12)
    }

    private init?(bracedAt offset: Int, in source: UnsafeBufferPointer<UInt8>) {
        var value: UInt32 = 0
        var position = offset + 3
        while position < source.count, let digit = ByteClass.hexadecimal(source[position]) {
            value = value << 4 | digit
            // Any number of leading zeros is valid; stop at a value beyond Unicode, before it overflows.
            guard value <= 0x10FFFF else { return nil }
            position += 1
        }
        guard position > offset + 3, position < source.count, source[position] == UInt8(ascii: "}"),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        self.init(scalar: scalar, length: position + 1 - offset)
    }

    private static func fourDigits(at offset: Int, in source: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard offset + 4 <= source.count else { return nil }
        var value: UInt32 = 0
        for position in offset..<offset + 4 {
            guard let digit = ByteClass.hexadecimal(source[position]) else { return nil }
            value = value << 4 | digit
        }
        return value
    }
}
