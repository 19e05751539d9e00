/// One specifier of a format, such as `%1$-8.2f`.
struct FormatSpecifier: Equatable {
    struct Flags: OptionSet {
        let rawValue: UInt8

        static let left = Flags(rawValue: 1 << 0)
        static let plus = Flags(rawValue: 1 << 1)
        static let space = Flags(rawValue: 1 << 2)
        static let zero = Flags(rawValue: 1 << 3)
        static let alternate = Flags(rawValue: 1 << 4)
        static let grouping = Flags(rawValue: 1 << 5)

        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        init?(_ byte: UInt8) {
            switch Character(Unicode.Scalar(byte)) {
            case "-": self = .left
            case "+": self = .plus
            case " ": self = .space
            case "0": self = .zero
            case "#": self = .alternate
            case "'": self = .grouping
            default: return nil
            }
        }
    }

    /// The explicit number of the argument, counted from 1.
    var position: Int?
    var flags: Flags = []
    var width: Int?
    var precision: Int?
    /// The conversion of the argument: `@ d u f x …`.
    var conversion: Character

    /// Whether the number is padded with zeros.
    var fillsWithZeros: Bool { flags.contains(.zero) && !flags.contains(.left) }

    /// Parses what follows a percent sign and advances past it.
    ///
    /// - Returns: Nil if this is not a specifier: the percent sign is then literal.
    init?(parsing bytes: [UInt8], at start: inout Int) {
        var index = start
        if let number = Self.number(in: bytes, at: &index), index < bytes.count, bytes[index] == UInt8(ascii: "$") {
            position = number
            index += 1
        } else {
            index = start
        }
        while index < bytes.count, let flag = Flags(bytes[index]) {
            flags.insert(flag)
            index += 1
        }
        width = Self.number(in: bytes, at: &index)
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            precision = Self.number(in: bytes, at: &index) ?? 0
        }
        while index < bytes.count, Self.lengthModifiers.contains(bytes[index]) { index += 1 }
        guard index < bytes.count, Self.conversions.contains(bytes[index]) else { return nil }
        conversion = Character(Unicode.Scalar(bytes[index]))
        start = index + 1
    }

    private static let lengthModifiers = Array("hlqLzjt".utf8)
    private static let conversions = Array("@diuUDoOxXeEfFgGaAcCsSp".utf8)

    private static func number(in bytes: [UInt8], at index: inout Int) -> Int? {
        let start = index
        var number = 0
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
            // No real width has more than three digits.
            number = min(number * 10 + Int(bytes[index] - UInt8(ascii: "0")), 999)
            index += 1
        }
        return index > start ? number : nil
    }

    /// Pads a text to the width.
    func padded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let space = String(repeating: " ", count: width - text.count)
        return flags.contains(.left) ? text + space : space + text
    }

    /// Pads a number to the width, with zeros between the sign and the digits.
    func zeroPadded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let sign = text.prefix { "+- ".contains($0) }
        return sign + String(repeating: "0", count: width - text.count) + text.dropFirst(sign.count)
    }
}
