// Kinds of UTF-16 code units, for scanners.
extension UInt16 {
    static let at: UInt16 = 0x40
    static let close: UInt16 = 0x29
    static let colon: UInt16 = 0x3A
    static let comma: UInt16 = 0x2C
    static let dot: UInt16 = 0x2E
    static let hash: UInt16 = 0x23
    static let hyphen: UInt16 = 0x2D
    static let open: UInt16 = 0x28
    static let plus: UInt16 = 0x2B
    static let question: UInt16 = 0x3F
    static let slash: UInt16 = 0x2F
    static let space: UInt16 = 0x20
    static let underscore: UInt16 = 0x5F

    var isDigit: Bool { (0x30...0x39).contains(self) }

    var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

    /// A letter of a script that separates words, which can be in a link. Chinese and Japanese texts have no space after
    /// links.
    var isLetter: Bool {
        if self < 0x80 { return isASCIILetter }
        guard self < 0x2E80 || (0xA640...0xABFF).contains(self) || (0xFB00...0xFDFF).contains(self),
            let scalar = Unicode.Scalar(self)
        else { return false }
        return scalar.properties.isAlphabetic
    }

    var isLetterOrDigit: Bool { isDigit || isLetter }

    /// Letters, digits and marks of addresses in ASCII.
    var isInLinks: Bool {
        switch self {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7F: false
        case 0...0x7F: true
        default: isLetter
        }
    }

    /// Characters of names of hosts and of addresses of e-mail.
    var isInNames: Bool {
        isLetterOrDigit || [.dot, .hyphen, .at, .plus, .underscore, 0x25].contains(self)
    }

    var isInSchemes: Bool { isASCIILetter || isDigit || [.plus, .hyphen, .dot].contains(self) }

    /// Marks after a link that are rather those of its sentence.
    var isPunctuation: Bool { [0x21, 0x27, 0x2A, .comma, .dot, .colon, 0x3B, .question, 0x5D, 0x5B].contains(self) }
}
