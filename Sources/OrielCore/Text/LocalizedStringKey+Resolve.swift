package import Foundation

extension LocalizedStringKey {
    /// A part of a resolved text.
    package enum Segment: Sendable {
        case text(String)
        case argument(any LocalizedStringKeyArgument)
    }

    /// The text in a language.
    ///
    /// - Parameter lookup: Gives the translation of a key; without one the key is the format.
    package func resolved(locale: Locale, lookup: (String) -> String?) -> String {
        let format = lookup(key) ?? key
        guard isFormat else { return format }
        return segments(of: format, locale: locale).reduce(into: "") { result, segment in
            switch segment {
            case .text(let text): result += text
            case .argument(let argument): result += argument.text(in: locale)
            }
        }
    }

    /// The text in a language, with custom arguments left as they are: texts that keep their style, images.
    package func segments(locale: Locale, lookup: (String) -> String?) -> [Segment] {
        let format = lookup(key) ?? key
        return isFormat ? segments(of: format, locale: locale) : [.text(format)]
    }

    private func segments(of format: String, locale: Locale) -> [Segment] {
        var segments: [Segment] = []
        var text = ""
        var next = 0
        var rest = Substring(format).unicodeScalars

        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text += "%"
                continue
            }
            guard let specifier = FormatSpecifier(parsing: &rest) else {
                text += "%"
                continue
            }
            // A numbered argument does not move the count of the others.
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            guard arguments.indices.contains(index) else {
                text += "(null)"
                continue
            }
            if case .custom(let argument) = arguments[index] {
                if !text.isEmpty { segments.append(.text(text)) }
                segments.append(.argument(argument))
                text = ""
            } else {
                text += specifier.text(of: arguments[index], locale: locale)
            }
        }
        if !text.isEmpty { segments.append(.text(text)) }
        return segments
    }
}

extension FormatSpecifier {
    /// An argument as the specifier asks; one that does not fit is shown in its own way.
    func text(of argument: LocalizedStringKey.Argument, locale: Locale) -> String {
        switch argument {
        case .string(let string):
            padded(precision.map { String(string.prefix($0)) } ?? string)
        case .custom(let argument):
            padded(argument.text(in: locale))
        case .signed(let number):
            integer(number, magnitude: number.magnitude, bits: UInt64(bitPattern: number), locale: locale)
        case .unsigned(let number):
            integer(number, magnitude: number, bits: number, locale: locale)
        case .floating(let number):
            floating(number, locale: locale)
        }
    }

    private func integer(_ number: some BinaryInteger, magnitude: UInt64, bits: UInt64, locale: Locale) -> String {
        switch conversion {
        case "x": return padded((flags.contains("#") ? "0x" : "") + digits(bits, radix: 16), zeros: true)
        case "X": return padded((flags.contains("#") ? "0X" : "") + digits(bits, radix: 16).uppercased(), zeros: true)
        case "o", "O": return padded(digits(bits, radix: 8), zeros: true)
        case "c", "C":
            return padded(UInt32(exactly: bits).flatMap(Unicode.Scalar.init).map { String($0) } ?? "")
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return floating(Double(number), locale: locale)
        default:
            return localized(sign(isNegative: number < 0) + digits(magnitude, radix: 10), locale: locale)
        }
    }

    private func floating(_ number: Double, locale: Locale) -> String {
        guard number.isFinite else {
            return padded(number.isNaN ? "nan" : sign(isNegative: number < 0) + "inf")
        }
        switch conversion {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
            // The whole part, where the number has one that fits.
            guard let whole = Int64(exactly: number.rounded(.towardZero)) else {
                return localized(ascii(number, conversion: "f", precision: 0), locale: locale)
            }
            return integer(whole, magnitude: whole.magnitude, bits: UInt64(bitPattern: whole), locale: locale)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return localized(ascii(number, conversion: conversion, precision: precision), locale: locale)
        default:
            return localized(ascii(number, conversion: "f", precision: precision), locale: locale)
        }
    }

    /// The number as `printf` writes it without a width.
    private func ascii(_ number: Double, conversion: Character, precision: Int?) -> String {
        let format = (flags.contains("#") ? "%#" : "%") + (precision.map { ".\($0)" } ?? "") + String(conversion)
        return sign(isNegative: number.sign == .minus) + String(format: format, number.magnitude)
    }

    private func digits(_ number: UInt64, radix: Int) -> String {
        let digits = String(number, radix: radix)
        guard let precision, digits.count < precision else { return digits }
        return String(repeating: "0", count: precision - digits.count) + digits
    }

    private func sign(isNegative: Bool) -> String {
        if isNegative { return "-" }
        if flags.contains("+") { return "+" }
        return flags.contains(" ") ? " " : ""
    }

    private func localized(_ ascii: String, locale: Locale) -> String {
        let isHexadecimal = conversion == "a" || conversion == "A"
        if isHexadecimal { return padded(ascii) }
        let symbols = NumberSymbols.symbols(for: locale)
        if flags.contains("0"), !flags.contains("-") {
            return symbols.localized(zeroPadded(ascii), isGrouped: false)
        }
        return padded(symbols.localized(ascii))
    }

    private func padded(_ text: String, zeros: Bool) -> String {
        zeros && flags.contains("0") && !flags.contains("-") ? zeroPadded(text) : padded(text)
    }

    /// Zeros go between the sign and the digits.
    private func zeroPadded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let sign = text.prefix { "+- ".contains($0) }
        return sign + String(repeating: "0", count: width - text.count) + text.dropFirst(sign.count)
    }
}
