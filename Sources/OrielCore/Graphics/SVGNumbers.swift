import Foundation

extension CGFloat {
    /// The number in SVG, with three decimals at most.
    var svg: String {
        guard isFinite else { return "0" }
        return ((Double(self) * 1_000).rounded() / 1_000).shortest
    }

    /// The number in SVG with all decimals, for factors.
    var exactSVG: String { isFinite ? Double(self).shortest : "0" }
}

extension Double {
    fileprivate var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}

extension CGAffineTransform {
    /// The attribute `transform` of an element of SVG; empty for the identity.
    var svgAttribute: String { isIdentity ? "" : " transform=\"\(svgMatrix)\"" }

    var svgMatrix: String {
        "matrix(\([a, b, c, d].map(\.exactSVG).joined(separator: " ")) \(tx.svg) \(ty.svg))"
    }
}

extension CGRect {
    /// The attributes of a rectangle in SVG, with a space before each.
    var svgAttributes: String {
        " x=\"\(minX.svg)\" y=\"\(minY.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
    }
}

extension Path {
    /// The attribute `d` of a path in SVG: `M0 0L10 0Z`.
    var svgData: String {
        var text = ""
        for element in elements {
            switch element {
            case .move: text += "M"
            case .line: text += "L"
            case .quadCurve: text += "Q"
            case .curve: text += "C"
            case .closeSubpath: text += "Z"
            }
            text += element.points.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: " ")
        }
        return text
    }
}

extension String {
    /// The text between two tags, or in an attribute. Characters that XML does not allow are left out.
    var escapedForXML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            // A line break as Windows writes it is one line break.
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
