import Foundation

extension ImageHeader {
    /// Returns the size of the `svg` element: its width and height, or those of its view box.
    static func svg(_ bytes: [UInt8]) -> ImageHeader? {
        let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        let viewBox = attribute("viewBox", of: tag)?
            .split { $0 == " " || $0 == "," || $0.isNewline }
            .compactMap { Double($0) }
        let box = viewBox.flatMap { $0.count == 4 ? $0 : nil }
        let width = attribute("width", of: tag).flatMap(length) ?? box?[2]
        let height = attribute("height", of: tag).flatMap(length) ?? box?[3]
        // The CSS default size of replaced elements, which browsers use for SVGs without a size.
        return ImageHeader(format: .svg, width: width ?? 300, height: height ?? 150)
    }

    private static func attribute(_ name: String, of tag: Substring) -> Substring? {
        var rest = tag
        while let found = rest.range(of: name) {
            let before = found.lowerBound > tag.startIndex ? tag[tag.index(before: found.lowerBound)] : " "
            rest = rest[found.upperBound...]
            guard before.isWhitespace else { continue }
            let value = rest.drop { $0.isWhitespace }
            guard value.first == "=" else { continue }
            let quoted = value.dropFirst().drop { $0.isWhitespace }
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
            return quoted.dropFirst().prefix { $0 != quote }
        }
        return nil
    }

    /// Returns a length in pixels; nil for relative lengths such as percentages.
    private static func length(_ text: Substring) -> Double? {
        let units = ["px": 1.0, "pt": 4.0 / 3, "in": 96, "mm": 96 / 25.4, "cm": 96 / 2.54]
        if let number = Double(text) { return number }
        return units[String(text.suffix(2))].flatMap { factor in Double(text.dropLast(2)).map { $0 * factor } }
    }
}
