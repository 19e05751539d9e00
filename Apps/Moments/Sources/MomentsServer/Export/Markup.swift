/// HTML. Texts that are interpolated are escaped; only literals and other markup are not.
///
///     let name = "<Ada>"
///     let markup: Markup = "<b>\(name)</b>"   // <b>&lt;Ada&gt;</b>
struct Markup: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ value: String) { text += Markup.escaped(value) }

        mutating func appendInterpolation(_ value: Int) { text += "\(value)" }

        mutating func appendInterpolation(_ value: Markup) { text += value.text }

        /// Nothing for nil.
        mutating func appendInterpolation(_ value: Markup?) { text += value?.text ?? "" }

        mutating func appendInterpolation(_ values: [Markup]) { for value in values { text += value.text } }
    }

    /// The text as content of an element or of an attribute in quotes.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // No parser of HTML accepts it.
            case "\0": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
