/// A part of a text that a date can have.
enum DateToken {
    /// A number of up to four digits.
    case number(Int, digits: Int)
    /// A word in lower case. Chinese and Japanese characters are words of their own.
    case word(String)
    case mark(UInt16)

    /// Divides a text into tokens with their places. Spaces are tokens, too.
    static func tokens(of units: [UInt16]) -> [(token: DateToken, range: Range<Int>)] {
        var tokens: [(token: DateToken, range: Range<Int>)] = []
        var index = 0
        while index < units.count {
            let start = index
            let unit = units[index]
            index += 1
            if unit.isDigit {
                while index < units.count, units[index].isDigit { index += 1 }
                let digits = index - start
                let value = units[start..<index].prefix(5).reduce(0) { $0 * 10 + Int($1 - 0x30) }
                tokens.append((digits > 4 ? .mark(unit) : .number(value, digits: digits), start..<index))
            } else if unit.isLetter {
                while index < units.count, units[index].isLetter { index += 1 }
                let word = String(decoding: units[start..<index].prefix(40), as: UTF16.self).lowercased()
                tokens.append((.word(word), start..<index))
            } else if (0x3400...0x9FFF).contains(unit) {
                tokens.append((.word(String(decoding: [unit], as: UTF16.self)), start..<index))
            } else {
                tokens.append((.mark(unit == 0xA0 || unit == 0x202F ? .space : unit), start..<index))
            }
        }
        return tokens
    }
}
