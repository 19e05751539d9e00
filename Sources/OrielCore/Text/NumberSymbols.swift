import Foundation
import Synchronization

/// How a locale writes numbers, read off a few numbers that ICU wrote.
///
/// Formatting through ICU costs microseconds for each number; with its habits known, a number is put together in place.
struct NumberSymbols: Sendable {
    var digits: [Character]
    var groupingSeparator: String
    var decimalSeparator: String
    var minusSign: String
    /// The length of the group next to the decimal separator; 0 if there are no groups.
    var firstGroup: Int
    /// The length of the other groups.
    var otherGroups: Int
    /// Fewer digits stay in one piece.
    var leastDigitsToGroup: Int

    private static let known = Mutex<[String: NumberSymbols]>([:])

    static func symbols(for locale: Locale) -> NumberSymbols {
        let identifier = locale.identifier
        if let symbols = known.withLock({ $0[identifier] }) { return symbols }
        let symbols = NumberSymbols(locale: locale)
        known.withLock { $0[identifier] = symbols }
        return symbols
    }

    init(locale: Locale) {
        let style = IntegerFormatStyle<Int>(locale: locale)
        let digits = (0 ... 9).map { style.format($0).first ?? Character("\($0)") }
        self.digits = digits
        decimalSeparator = locale.decimalSeparator ?? "."
        minusSign = style.format(-1).filter { !digits.contains($0) }

        // 1,234,567,891 or 1,23,45,67,891: the runs of digits between the separators.
        let sample = style.format(1_234_567_891)
        let groups = sample.split { !digits.contains($0) }
        firstGroup = groups.count > 1 ? groups[groups.count - 1].count : 0
        otherGroups = groups.count > 2 ? groups[groups.count - 2].count : firstGroup
        groupingSeparator = sample.first { !digits.contains($0) }.map { String($0) } ?? ""

        leastDigitsToGroup = style.format(1234).contains { !digits.contains($0) } ? 4 : 5
    }

    /// Writes a number given in ASCII digits, such as `-1234.50`, in the way of the locale.
    func localized(_ ascii: String, isGrouped: Bool = true) -> String {
        var rest = Substring(ascii)
        var result = ""
        if rest.first == "-" || rest.first == "+" {
            result = rest.removeFirst() == "-" ? minusSign : "+"
        }
        let whole = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(whole.count)

        var left = whole.count
        let isGrouped = isGrouped && firstGroup > 0 && left >= max(leastDigitsToGroup, firstGroup + 1)
        for character in whole {
            result.append(digit(character))
            left -= 1
            if isGrouped, left >= firstGroup, left > 0, (left - firstGroup).isMultiple(of: otherGroups) {
                result += groupingSeparator
            }
        }
        for character in rest {
            if character == "." { result += decimalSeparator } else { result.append(digit(character)) }
        }
        return result
    }

    private func digit(_ character: Character) -> Character {
        guard let value = character.wholeNumberValue, character.isASCII else { return character }
        return digits[value]
    }
}
