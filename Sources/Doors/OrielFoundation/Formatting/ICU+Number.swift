internal import Foundation
internal import _FoundationICU

extension ICU {
    /// A number as ICU writes it, often together with a unit.
    struct FormattedNumber {
        let text: String
        /// The number after conversion and rounding. With several units, such as "5 ft, 10 in", that of the last one.
        let value: Double
        /// The place of that number with its sign, in UTF-16 code units of the text.
        let range: Range<Int>
    }

    /// Formats a number as a skeleton of ICU says; nil if ICU has no such format.
    ///
    ///     ICU.number(5, skeleton: "unit/kilometer usage/road", locale: Locale(identifier: "en_US"))?.text  // "3.1 mi"
    static func number(_ value: Double, skeleton: String, locale: Locale) -> FormattedNumber? {
        let letters = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_unumf_openForSkeletonAndLocale(
            letters,
            Int32(letters.count),
            identifier(of: locale),
            &status
        )
        defer { swift_unumf_close(formatter) }
        guard isSuccess(status), let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard isSuccess(status),
            let written = text({ swift_unumf_resultToString(result, $0, $1, &$2) }),
            let range = lastNumber(in: result)
        else { return nil }
        return FormattedNumber(text: written, value: decimal(of: result) ?? value, range: range)
    }

    private static func decimal(of result: OpaquePointer) -> Double? {
        var status = U_ZERO_ERROR
        var digits = [CChar](repeating: 0, count: 512)
        let length = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        guard isSuccess(status), length <= Int32(digits.count) else { return nil }
        return Double(String(decoding: digits.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    private static func lastNumber(in result: OpaquePointer) -> Range<Int>? {
        guard let integer = fields(UNUM_INTEGER_FIELD, in: result).last else { return nil }
        let sign = fields(UNUM_SIGN_FIELD, in: result).first { $0.upperBound == integer.lowerBound }
        let ends = fields(UNUM_FRACTION_FIELD, in: result).map(\.upperBound)
        return (sign ?? integer).lowerBound..<max(integer.upperBound, ends.last ?? 0)
    }

    private static func fields(_ field: UNumberFormatFields, in result: OpaquePointer) -> [Range<Int>] {
        var status = U_ZERO_ERROR
        var position = UFieldPosition(field: Int32(field.rawValue), beginIndex: 0, endIndex: 0)
        var ranges: [Range<Int>] = []
        while swift_unumf_resultNextFieldPosition(result, &position, &status) != 0, isSuccess(status) {
            ranges.append(Int(position.beginIndex)..<Int(position.endIndex))
        }
        return ranges
    }
}
