import Foundation

extension FormatSpecifier {
    /// Returns an argument formatted by the specifier. An argument of another type keeps its own format.
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
        case "x":
            return filled((flags.contains(.alternate) ? "0x" : "") + digits(bits, radix: 16))
        case "X":
            return filled((flags.contains(.alternate) ? "0X" : "") + digits(bits, radix: 16).uppercased())
        case "o", "O":
            return filled(digits(bits, radix: 8))
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
            // The integer part, if it fits.
            guard let whole = Int64(exactly: number.rounded(.towardZero)) else {
                return localized(printed(number, conversion: "f", precision: 0), locale: locale)
            }
            return integer(whole, magnitude: whole.magnitude, bits: UInt64(bitPattern: whole), locale: locale)
        case "a", "A":
            return padded(printed(number, conversion: conversion, precision: precision))
        case "f", "F", "e", "E", "g", "G":
            return localized(printed(number, conversion: conversion, precision: precision), locale: locale)
        default:
            return localized(printed(number, conversion: "f", precision: precision), locale: locale)
        }
    }

    /// Returns the number as `printf` writes it without a width.
    private func printed(_ number: Double, conversion: Character, precision: Int?) -> String {
        let format = (flags.contains(.alternate) ? "%#." : "%.") + "*" + String(conversion)
        // Without a precision, `printf` writes 6 digits, or in hexadecimal as many as needed; a negative one requests
        // this.
        let arguments: [any CVarArg] = [Int32(precision ?? -1), number.magnitude]
        // The maximum is 309 digits before the point and 999 after it.
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1400) { buffer in
            let length = withVaList(arguments) { vsnprintf(buffer.baseAddress, buffer.count, format, $0) }
            return String(
                decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[0..<Int(length)]),
                as: UTF8.self
            )
        }
        return sign(isNegative: number.sign == .minus) + text
    }

    private func digits(_ number: UInt64, radix: Int) -> String {
        let digits = String(number, radix: radix)
        guard let precision, digits.utf8.count < precision else { return digits }
        return String(repeating: "0", count: precision - digits.utf8.count) + digits
    }

    private func sign(isNegative: Bool) -> String {
        if isNegative { return "-" }
        if flags.contains(.plus) { return "+" }
        return flags.contains(.space) ? " " : ""
    }

    private func localized(_ ascii: String, locale: Locale) -> String {
        let symbols = NumberSymbols.symbols(for: locale)
        return fillsWithZeros
            ? symbols.localized(zeroPadded(ascii), isGrouped: false) : padded(symbols.localized(ascii))
    }

    private func filled(_ text: String) -> String {
        fillsWithZeros ? zeroPadded(text) : padded(text)
    }
}
