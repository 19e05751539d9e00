package import Foundation

/// A key of a localized text, with the values to insert into it.
///
/// `"Hello \(name)"` is the key `Hello %@` with one argument; a translation can use the arguments in another order.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The format string to look up.
    package let key: String

    /// The values to insert into the format; empty for a plain literal.
    package let arguments: [Argument]

    /// Whether the key is a format, in which a literal percent sign is doubled.
    let isFormat: Bool

    /// Creates a key without arguments. Percent signs are literal.
    public init(_ value: String) {
        key = value
        arguments = []
        isFormat = false
    }

    init(key: String, arguments: [Argument], isFormat: Bool) {
        self.key = key
        self.arguments = arguments
        self.isFormat = isFormat
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        isFormat = true
    }
}

extension LocalizedStringKey {
    /// A value inserted into a text.
    package enum Argument: Equatable, Sendable {
        case string(String)
        case signed(Int64)
        case unsigned(UInt64)
        case floating(Double)
        /// A value other than a number or a text, or one that depends on the locale.
        case custom(any LocalizedStringKeyArgument)

        package static func == (lhs: Argument, rhs: Argument) -> Bool {
            switch (lhs, rhs) {
            case (.string(let lhs), .string(let rhs)): lhs == rhs
            case (.signed(let lhs), .signed(let rhs)): lhs == rhs
            case (.unsigned(let lhs), .unsigned(let rhs)): lhs == rhs
            case (.floating(let lhs), .floating(let rhs)): lhs == rhs
            case (.custom(let lhs), .custom(let rhs)): lhs.isEqual(to: rhs)
            default: false
            }
        }
    }
}

/// An argument of a `LocalizedStringKey` that is converted to text when the locale is known.
///
/// Texts and images conform too: `segments(locale:lookup:)` returns them unresolved.
package protocol LocalizedStringKeyArgument: Sendable {
    /// Returns the argument as plain text.
    func text(in locale: Locale) -> String

    func isEqual(to other: any LocalizedStringKeyArgument) -> Bool
}

extension LocalizedStringKeyArgument where Self: Equatable {
    package func isEqual(to other: any LocalizedStringKeyArgument) -> Bool {
        other as? Self == self
    }
}
