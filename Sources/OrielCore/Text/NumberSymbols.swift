import Foundation
import Synchronization

/// The number format of a locale, derived from a few numbers formatted by ICU.
///
/// Formatting with ICU takes microseconds per number; with the derived symbols, a number is formatted directly.
struct NumberSymbols: Sendable {
    /// The ten digits, in UTF-8 like all symbols here.
    private let digits: [[UInt8]]
    private let groupingSeparator: [UInt8]
    private let decimalSeparator: [UInt8]
    private let minusSign: [UInt8]
    /// The length of the group next to the decimal separator; 0 if there are no groups.
    private let firstGroup: Int
    /// The length of the other groups.
    private let otherGroups: Int
    /// The minimum number of digits that are grouped.
    private let leastDigitsToGroup: Int

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
        let digits = (0...9).map { style.format($0).first ?? Character("\($0)") }
        self.digits = digits.map { Array(String($0).utf8) }
        decimalSeparator = Array((locale.decimalSeparator ?? ".").utf8)
        minusSign = Array(style.format(-1).filter { !digits.contains($0) }.utf8)

        // 1,234,567,891 or 1,23,45,67,891: the runs of digits between the separators.
        let sample = style.format(1_234_567_891)
        let groups = sample.split { !digits.contains($0) }
        firstGroup = groups.count > 1 ? groups[groups.count - 1].count : 0
        otherGroups = groups.count > 2 ? groups[groups.count - 2].count : firstGroup
        groupingSeparator = sample.first { !digits.contains($0) }.map { Array(String($0).utf8) } ?? []

        // 1234 is not grouped in Spanish, and 12345 not in Ewe.
        let lengths = [99, 999, 9999, 99_999, 999_999].prefix { number in
            style.format(number).allSatisfy { digits.contains($0) }
        }
        leastDigitsToGroup = 2 + lengths.count
    }

    /// Returns a number given in ASCII digits, such as `-1234.50`, in the format of the locale.
    func localized(_ ascii: String, isGrouped: Bool = true) -> String {
        let bytes = Array(ascii.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)

        let start = bytes.firstIndex { Self.value(of: $0) != nil } ?? bytes.count
        let end = bytes[start...].firstIndex { Self.value(of: $0) == nil } ?? bytes.count
        let isGrouped = isGrouped && firstGroup > 0 && end - start >= max(leastDigitsToGroup, firstGroup + 1)

        for (index, byte) in bytes.enumerated() {
            if let value = Self.value(of: byte) {
                result += digits[value]
            } else if byte == UInt8(ascii: "."), index >= end {
                result += decimalSeparator
            } else if byte == UInt8(ascii: "-"), index < start {
                result += minusSign
            } else {
                result.append(byte)
            }
            let left = end - index - 1
            if isGrouped, index >= start, left >= firstGroup, (left - firstGroup).isMultiple(of: otherGroups) {
                result += groupingSeparator
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func value(of byte: UInt8) -> Int? {
        let value = Int(byte) - Int(UInt8(ascii: "0"))
        return (0...9).contains(value) ? value : nil
    }
}
