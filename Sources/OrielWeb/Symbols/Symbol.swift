/// The drawing of an `Image(systemName:)`.
package struct Symbol: Equatable, Sendable {
    /// The requested name.
    package let name: String

    /// The weight of its lines.
    package let weight: SymbolWeight

    /// The drawing as an SVG document. Inside a page it has the colour of the surrounding text.
    package let svg: String

    /// Its width as a part of the side of the grid.
    package let width: Double

    /// Its height as a part of the side of the grid.
    package let height: Double

    /// Its width divided by its height.
    package var aspectRatio: Double { width / height }

    /// The drawing as a `data:` URL, black on transparent, to use as a CSS mask.
    ///
    /// It needs no quotes: all characters with a meaning in CSS, HTML or JSON are percent-encoded.
    package let maskURL: String

    /// The content of an inline SVG in the colour of the surrounding text; nil if only a mask can show the drawing.
    package let markup: String?

    /// The `viewBox` of that SVG.
    package let viewBox: String

    /// That SVG. Pages keep what they show, so all of them share this string.
    package let inlineSVG: String?

    /// Whether the drawing is mirrored in right-to-left layouts.
    package var followsReadingDirection: Bool {
        name.hasPrefix("chevron.") || name.hasPrefix("arrow.")
            ? name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" } : false
    }

    init(name: String, weight: SymbolWeight = .regular, drawing: Drawing) {
        self.name = name
        self.weight = weight
        let drawing = drawing.weighing(weight)
        svg = drawing.svg(name: weight == .regular ? name : "\(name)-\(weight.rawValue)")
        markup = drawing.markup
        viewBox = drawing.viewBox
        inlineSVG = drawing.markup.map { "<svg viewBox=\"\(drawing.viewBox)\">\($0)</svg>" }
        width = drawing.width / 24
        height = drawing.height / 24
        maskURL = "data:image/svg+xml,\(svg.percentEncoded)"
    }

    /// The symbol for names without a drawing: a dotted square.
    package static let unknown = Symbol(name: "unknown", drawing: .unknown)
}

extension Drawing {
    fileprivate static let unknown = Drawing(marks: [
        Mark(path: Contour.squareFromTop, role: .line, dashes: Dashes(count: 20, length: 0))
    ])
}

extension String {
    fileprivate var percentEncoded: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count * 3 / 2)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ","), UInt8(ascii: "/"),
                UInt8(ascii: ":"), UInt8(ascii: "="):
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
