internal import Foundation
internal import _FoundationICU

/// The texts of a locale for numbers of units, such as "5 minutes", and for lists of them.
///
/// Foundation's format styles have weeks and shorter units only, and none for lists of units.
struct UnitTexts {
    enum Width: String {
        case full = "full-name"
        case short
        case narrow
    }

    let locale: Locale
    let width: Width

    /// Returns a number of one unit, such as "5 minutes".
    func text(_ count: Int, of unit: TimeUnit) -> String {
        number(count, skeleton: "measure-unit/duration-\(unit.name) unit-width-\(width.rawValue)")
    }

    /// Returns the number alone, as it appears in ``text(_:of:)``.
    func number(_ count: Int) -> String { number(count, skeleton: "") }

    /// Returns the number in words.
    func words(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        // German words contain soft hyphens.
        return formatter.string(from: NSNumber(value: count))?.replacing("\u{ad}", with: "") ?? number(count)
    }

    /// Returns the texts of several units as one text, such as "1 hour, 5 minutes".
    func list(of texts: [String]) -> String {
        let letters = texts.flatMap(\.utf16)
        let lengths = texts.map { Int32($0.utf16.count) }
        let width =
            switch width {
            case .full: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        let list = letters.withUnsafeBufferPointer { letters in
            var next = letters.baseAddress
            let starts = lengths.map { length in
                defer { next = next?.advanced(by: Int(length)) }
                return next
            }
            return ICU.text { buffer, capacity, status in
                let format = swift_ulistfmt_openForType(
                    ICU.identifier(of: locale),
                    ULISTFMT_TYPE_UNITS,
                    width,
                    &status
                )
                defer { swift_ulistfmt_close(format) }
                return swift_ulistfmt_format(format, starts, lengths, Int32(texts.count), buffer, capacity, &status)
            }
        }
        return list ?? texts.joined(separator: " ")
    }

    private func number(_ count: Int, skeleton: String) -> String {
        let skeleton = Array(skeleton.utf16)
        let text = ICU.text { buffer, capacity, status in
            let formatter = swift_unumf_openForSkeletonAndLocale(
                skeleton,
                Int32(skeleton.count),
                ICU.identifier(of: locale),
                &status
            )
            defer { swift_unumf_close(formatter) }
            let result = swift_unumf_openResult(&status)
            defer { swift_unumf_closeResult(result) }
            swift_unumf_formatInt(formatter, Int64(count), result, &status)
            return swift_unumf_resultToString(result, buffer, capacity, &status)
        }
        return text ?? "\(count)"
    }
}
