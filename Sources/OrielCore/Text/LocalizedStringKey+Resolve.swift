package import Foundation

extension LocalizedStringKey {
    /// A part of a resolved text.
    package enum Segment: Sendable {
        case text(String)
        case argument(any LocalizedStringKeyArgument)
    }

    /// Returns the text in a language.
    ///
    /// - Parameter lookup: Returns the translation of a key; without one, the key is the format.
    package func resolved(locale: Locale, lookup: (String) -> String?) -> String {
        let format = lookup(key) ?? key
        guard isFormat else { return format }
        var next = 0
        return filled(format, locale: locale, next: &next)
    }

    /// Fills a format with its arguments as plain text.
    ///
    /// - Parameter next: The index of the first unused argument.
    func filled(_ format: String, locale: Locale, next: inout Int) -> String {
        var result = ""
        fill(format, locale: locale, next: &next, text: { result += $0 }, custom: { result += $0.text(in: locale) })
        return result
    }

    /// Returns the text in a language, with custom arguments left unresolved: styled texts and images.
    package func segments(locale: Locale, lookup: (String) -> String?) -> [Segment] {
        let format = lookup(key) ?? key
        guard isFormat else { return [.text(format)] }
        var next = 0
        return segments(of: format, locale: locale, next: &next)
    }

    /// Returns the segments of a format.
    ///
    /// - Parameter next: The index of the first unused argument.
    func segments(of format: String, locale: Locale, next: inout Int) -> [Segment] {
        var segments: [Segment] = []
        var pending = ""
        fill(
            format,
            locale: locale,
            next: &next,
            text: { pending += $0 },
            custom: { argument in
                if !pending.isEmpty { segments.append(.text(pending)) }
                segments.append(.argument(argument))
                pending = ""
            }
        )
        if !pending.isEmpty { segments.append(.text(pending)) }
        return segments
    }

    /// Parses a format from left to right, and passes its texts and custom arguments to closures.
    private func fill(
        _ format: String,
        locale: Locale,
        next: inout Int,
        text: (String) -> Void,
        custom: (any LocalizedStringKeyArgument) -> Void
    ) {
        let percent = UInt8(ascii: "%")
        let bytes = Array(format.utf8)
        var index = 0

        while index < bytes.count {
            let end = bytes[index...].firstIndex(of: percent) ?? bytes.count
            if end > index { text(String(decoding: bytes[index..<end], as: UTF8.self)) }
            index = end + 1
            guard end < bytes.count else { return }

            if index < bytes.count, bytes[index] == percent {
                text("%")
                index += 1
                continue
            }
            guard let specifier = FormatSpecifier(parsing: bytes, at: &index) else {
                text("%")
                continue
            }
            // A numbered argument does not advance the index of the others.
            let position = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            if !arguments.indices.contains(position) {
                text("(null)")
            } else if case .custom(let argument) = arguments[position] {
                custom(argument)
            } else {
                text(specifier.text(of: arguments[position], locale: locale))
            }
        }
    }
}
