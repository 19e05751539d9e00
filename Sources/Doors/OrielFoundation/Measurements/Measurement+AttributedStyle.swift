public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements as attributed strings, whose runs say which part is the value and which the unit.
    ///
    ///     let length = Measurement(value: 5, unit: UnitLength.kilometers)
    ///     let text = length.formatted(.measurement(width: .wide).attributed)
    ///     let value = text.runs.first { $0.measurement == .value }
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        var style: Measurement<UnitType>.FormatStyle

        public func format(_ value: Measurement<UnitType>) -> AttributedString {
            let parts = style.text.parts(value.value, value.unit)
            var number = AttributedString(number: parts.number, locale: style.locale)
            number[AttributeScopes.FoundationAttributes.MeasurementAttribute.self] = .value
            return AttributedString(unit: parts.before) + number + AttributedString(unit: parts.after)
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }
}

extension Measurement.FormatStyle {
    /// A style for attributed strings with the same text.
    public var attributed: Measurement<UnitType>.AttributedStyle { Measurement<UnitType>.AttributedStyle(style: self) }
}

extension Measurement.AttributedStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as attributed strings, whose runs have the attributes of a `ByteCountFormatStyle`.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        var style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount

        public func format(_ value: Measurement<UnitInformationStorage>) -> AttributedString {
            style.bytes.attributed.format(value.byteCount)
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }
}

extension AttributedString {
    /// Creates the text of a unit, without attributes on the spaces around it.
    fileprivate init(unit text: String) {
        self.init(text)
        let spaces: (Character) -> Bool = { $0.isWhitespace }
        guard let first = characters.firstIndex(where: { !spaces($0) }),
            let last = characters.lastIndex(where: { !spaces($0) })
        else { return }
        typealias Part = AttributeScopes.FoundationAttributes.MeasurementAttribute
        self[first..<characters.index(after: last)][Part.self] = .unit
    }

    /// Creates the text of a number, whose runs say which part is what.
    fileprivate init(number text: String, locale: Locale) {
        typealias Numbers = AttributeScopes.FoundationAttributes.NumberFormatAttributes
        self.init()
        var isFraction = false
        for letter in text {
            var part = AttributedString(String(letter))
            if letter.isWholeNumber {
                part[Numbers.NumberPartAttribute.self] = isFraction ? .fraction : .integer
            } else if String(letter) == locale.decimalSeparator {
                part[Numbers.SymbolAttribute.self] = .decimalSeparator
                isFraction = true
            } else if String(letter) == locale.groupingSeparator {
                part[Numbers.NumberPartAttribute.self] = .integer
                part[Numbers.SymbolAttribute.self] = .groupingSeparator
            } else if "+-\u{2212}".contains(letter) {
                part[Numbers.SymbolAttribute.self] = .sign
            }
            append(part)
        }
    }
}
