import Foundation
import OrielUIKit

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        let traits: AssetTraits
        let color: Description?

        init(from decoder: any Decoder) throws {
            traits = try AssetTraits(from: decoder)
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Description.self, forKey: .color)
        }

        private enum CodingKeys: CodingKey {
            case color
        }
    }

    struct Description: Decodable {
        let space: String?
        let components: [String: Component]?
        /// The name of a system colour, used instead of components.
        let reference: String?

        private enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
            case reference
        }
    }

    /// A fraction of 1, written as `0x80`, `128` or `0.5`.
    struct Component: Decodable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self).filter { !$0.isWhitespace }
            if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
                value = Double(number) / 255
            } else if let number = Int(text), number > 1 {
                value = Double(number) / 255
            } else if let number = Double(text) {
                // A plain 0 or 1 is read as a fraction, the likely intent in either notation.
                value = number
            } else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "\"\(text)\" is not a valid colour component; use 0x80, 128 or 0.5."
                )
            }
        }
    }

    let colors: [Entry]
}

extension ColorSet.Description {
    /// The colour; nil for a system colour that does not exist here.
    var color: Color? {
        if let reference { return Color(systemReference: reference) }
        guard let components else { return nil }
        let alpha = components["alpha"]?.value ?? 1
        if let white = components["white"]?.value {
            return Color(colorSpace, white: white, opacity: alpha)
        }
        guard let red = components["red"], let green = components["green"], let blue = components["blue"] else {
            return nil
        }
        return Color(colorSpace, red: red.value, green: green.value, blue: blue.value, opacity: alpha)
    }

    private var colorSpace: Color.RGBColorSpace {
        switch space {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
    }
}

extension Color {
    /// Creates a system colour by its name: `systemBlueColor`, `secondarySystemFillColor`, `labelColor` and similar.
    fileprivate init?(systemReference name: String) {
        var name = name.replacingOccurrences(of: "System", with: "")
        if name.hasSuffix("Color") { name.removeLast(5) }
        if name.hasPrefix("system") { name.removeFirst(6) }
        name = name.prefix(1).lowercased() + name.dropFirst()
        guard let color = SystemPalette.allCases.first(where: { "\($0)" == name }) else { return nil }
        self.init(.system(.palette(color), opacity: 1))
    }
}
