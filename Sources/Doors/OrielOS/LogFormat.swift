internal import Foundation

/// A format of C's `printf` with privacy, such as "%{public}@ took %.2f seconds".
package struct LogFormat {
    private enum Part {
        case literal(String)
        case value(flags: String, conversion: Character, options: [Substring])
    }

    private let parts: [Part]

    package init(_ format: String) {
        var parts: [Part] = []
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            parts.append(.literal(String(rest[..<percent])))
            rest = rest[percent...].dropFirst()
            var options: [Substring] = []
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = rest[..<end].dropFirst().split { $0 == "," || $0 == " " }
                rest = rest[end...].dropFirst()
            }
            let flags = rest.prefix { "+-# 0123456789.".contains($0) }
            rest = rest.dropFirst(flags.count).drop { "hlqLztj".contains($0) }
            guard let conversion = rest.popFirst() else { break }
            parts.append(
                conversion == "%"
                    ? .literal("%")
                    : .value(flags: String(flags), conversion: conversion, options: options)
            )
        }
        parts.append(.literal(String(rest)))
        self.parts = parts
    }

    /// Returns the text with the values; a value of another type than its specifier asks for is written as it is.
    package func text(_ values: [Any], showsPrivateData: Bool) -> String {
        var values = values[...]
        return parts.map { part -> String in
            guard case .value(let flags, let conversion, let options) = part else {
                guard case .literal(let text) = part else { return "" }
                return text
            }
            guard let value = values.popFirst() else { return "<missing>" }
            let (text, isScalar) = Self.text(value, flags: flags, conversion: conversion)
            return Self.privacy(options).text(text, isScalar: isScalar, showsPrivateData: showsPrivateData)
        }.joined()
    }

    private static func privacy(_ options: [Substring]) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
        if options.contains("public") { return .public }
        return options.contains("private") || options.contains("sensitive") ? .private(mask: mask) : .auto(mask: mask)
    }

    /// Returns the text of a value, and whether it is a number.
    private static func text(_ value: Any, flags: String, conversion: Character) -> (String, Bool) {
        // The width and the precision of a format in the source of an app; longer ones would only fill the log.
        let flags = flags.count <= 8 ? flags : ""
        switch (conversion, value) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
            ("D", let number as any BinaryInteger):
            return (String(format: "%\(flags)lld", Int64(clamping: number)), true)
        case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
            ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
            return (String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: number)), true)
        case (_, let number as Double) where "fFeEgGaA".contains(conversion):
            return (String(format: "%\(flags)\(conversion)", number), true)
        case (_, let number as Float) where "fFeEgGaA".contains(conversion):
            return (String(format: "%\(flags)\(conversion)", Double(number)), true)
        case (_, let number as CGFloat) where "fFeEgGaA".contains(conversion):
            return (String(format: "%\(flags)\(conversion)", Double(number)), true)
        case ("d", let value as Bool):
            return (value ? "1" : "0", true)
        default:
            return ("\(value)", false)
        }
    }
}
