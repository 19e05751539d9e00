public import Foundation

extension LocalizedStringKey {
    /// A type that collects the format and the arguments of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var key: String
        private(set) var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key = ""
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            if literal.utf8.contains(UInt8(ascii: "%")) {
                for character in literal.unicodeScalars {
                    if character == "%" { key.unicodeScalars.append("%") }
                    key.unicodeScalars.append(character)
                }
            } else {
                key += literal
            }
        }

        /// Appends a format specifier and its value. Extensions in other files use this for their arguments.
        package mutating func appendArgument(_ argument: Argument, specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            appendArgument(.string(string))
        }

        public mutating func appendInterpolation(_ string: Substring) {
            appendArgument(.string(String(string)))
        }

        /// Appends a Foundation value, formatted by a formatter or, without one, as its description.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) {
            appendArgument(.string(Self.text(of: subject, formatter: formatter)))
        }

        /// Appends a date, formatted by a formatter. A separate function because `Date` is not `ReferenceConvertible`
        /// on Linux.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            appendArgument(.string(Self.text(of: date, formatter: formatter)))
        }

        /// Appends an object, formatted by a formatter or, without one, as its description.
        public mutating func appendInterpolation<Subject: NSObject>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) {
            appendArgument(.string(Self.text(of: subject, formatter: formatter)))
        }

        /// Appends a value in a format. The format uses the locale of the environment in which the text is shown.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            appendArgument(.custom(FormattedArgument(input: input, format: format)))
        }

        /// Appends a number in the format of the locale.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendArgument(Argument(value), specifier: value._specifier)
        }

        /// Appends a number in a `printf` format.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            appendArgument(Argument(value), specifier: specifier)
        }

        /// Appends a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            appendArgument(.custom(DateRangeArgument(start: dates.lowerBound, end: dates.upperBound)))
        }

        /// Appends the time between two dates.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            appendArgument(.custom(DateRangeArgument(start: interval.start, end: interval.end)))
        }

        /// Appends any other value as its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            appendArgument(.string(String(describing: value)))
        }

        private static func text(of subject: Any, formatter: Formatter?) -> String {
            formatter?.string(for: subject) ?? String(describing: subject)
        }
    }
}

extension LocalizedStringKey.Argument {
    fileprivate init(_ value: some _FormatSpecifiable) {
        self =
            switch value._formatValue {
            case .signed(let number): .signed(number)
            case .unsigned(let number): .unsigned(number)
            case .floating(let number): .floating(number)
            }
    }
}

/// A value that is formatted when the locale is known.
///
/// Format styles and their inputs are values by contract, though not all of them conform to `Sendable`.
struct FormattedArgument<F: FormatStyle>: LocalizedStringKeyArgument, Equatable, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func text(in locale: Locale) -> String {
        format.locale(locale).format(input)
    }
}

private struct DateRangeArgument: LocalizedStringKeyArgument, Equatable {
    let start: Date
    let end: Date

    func text(in locale: Locale) -> String {
        Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: locale).format(start..<end)
    }
}
