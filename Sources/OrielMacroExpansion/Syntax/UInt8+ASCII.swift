extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
    /// Creates the byte of an ASCII character literal.
    public init(unicodeScalarLiteral value: Unicode.Scalar) {
        self.init(ascii: value)
    }

    var isSpace: Bool { self == " " || (9...13).contains(self) }

    var isWordByte: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", 0x80...: true
        default: false
        }
    }

    var isOperatorByte: Bool {
        switch self {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
        default: false
        }
    }
}
