internal import Foundation

/// Writes a value of a unit, with the texts, units and conversions of ICU.
struct MeasurementText {
    enum Width: String {
        case full = "full-name"
        case short
        case narrow
    }

    let locale: Locale
    let width: Width
    /// ICU's name of the purpose, which decides the units; nil for the unit of the value.
    let usage: String?
    /// Whether a temperature has only a degree sign.
    var hidesScale = false
    /// Writes the number, after it has been converted; nil for the number as ICU rounds it.
    let number: ((Double) -> String)?

    /// A number, with what is written before and after it.
    struct Parts {
        let before: String
        let number: String
        let after: String

        var text: String { before + number + after }
    }

    /// Returns the value with its unit. A unit that ICU does not know is written as its symbol.
    func text(_ value: Double, _ unit: Unit) -> String { parts(value, unit).text }

    /// Returns the value with its unit. A unit that ICU does not know is written as its symbol.
    func parts(_ value: Double, _ unit: Unit) -> Parts {
        guard let name = UnitName.name(of: unit) else { return withSymbol(value, unit) }
        // Not all kinds of units have preferences.
        let usages: [String?] = usage == nil ? [nil] : [usage, nil]
        return usages.lazy.compactMap { parts(value, unit, name: name, usage: $0) }.first ?? withSymbol(value, unit)
    }

    /// Returns the name of a unit without a number, such as "km".
    func text(_ unit: Unit) -> String {
        guard let name = UnitName.name(of: unit), let one = format(1, skeleton: "unit/\(name)") else {
            return unit.symbol
        }
        return parts(of: one, number: "").text.trimmingCharacters(in: .whitespaces)
    }

    private func parts(_ value: Double, _ unit: Unit, name: String, usage: String?) -> Parts? {
        let hidesScale = hidesScale && unit is UnitTemperature
        var skeleton = "unit/\(name)" + (usage.map { " usage/\($0)" } ?? "")
        // The number before rounding, which the number's own style rounds.
        let precision = number == nil ? "" : " .###############"
        guard var exact = format(value, skeleton: skeleton + precision) else { return nil }
        if hidesScale {
            skeleton = "measure-unit/temperature-generic"
            guard let degrees = format(exact.value, skeleton: skeleton) else { return nil }
            exact = .init(text: degrees.text, value: exact.value, range: degrees.range)
        }
        guard let number else { return parts(of: exact) }
        var digits = number(exact.value)
        // The form of the unit depends on the digits: "1 mile", "1.0 miles".
        let zeros = "." + String(repeating: "0", count: fractionLength(of: digits))
        let shown = format(hidesScale ? exact.value : value, skeleton: "\(skeleton) \(zeros)")
        // 5 feet and 11.99 inches are 6 feet and 0 inches.
        if let shown, shown.value.magnitude + 1 < exact.value.magnitude { digits = number(shown.value) }
        return parts(of: shown ?? exact, number: digits)
    }

    private func format(_ value: Double, skeleton: String) -> ICU.FormattedNumber? {
        ICU.number(value, skeleton: "\(skeleton) unit-width-\(width.rawValue)", locale: locale)
    }

    /// Returns the parts of a text.
    ///
    /// - Parameter number: What takes the place of its number; nil for the number itself.
    private func parts(of formatted: ICU.FormattedNumber, number: String? = nil) -> Parts {
        let letters = Array(formatted.text.utf16)
        let range = formatted.range
        return Parts(
            before: String(decoding: letters[..<range.lowerBound], as: UTF16.self),
            number: number ?? String(decoding: letters[range], as: UTF16.self),
            after: String(decoding: letters[range.upperBound...], as: UTF16.self)
        )
    }

    /// Returns how many digits follow the decimal separator, at most 15.
    private func fractionLength(of digits: String) -> Int {
        guard let separator = locale.decimalSeparator, let range = digits.range(of: separator, options: .backwards)
        else {
            return 0
        }
        return min(digits[range.upperBound...].prefix(while: \.isWholeNumber).count, 15)
    }

    private func withSymbol(_ value: Double, _ unit: Unit) -> Parts {
        let digits = number?(value) ?? value.formatted(.number.locale(locale))
        return Parts(before: "", number: digits, after: " \(unit.symbol)")
    }
}
