import Foundation
import OrielUIKit

extension Color {
    /// The source of a colour.
    enum Provider: Hashable, Sendable {
        case components(red: Float, green: Float, blue: Float, opacity: Float, RGBColorSpace)
        case system(SystemColor, opacity: Float)
        case reference(ColorReference, opacity: Float)

        func multiplied(by factor: Float) -> Provider {
            switch self {
            case .components(let red, let green, let blue, let opacity, let space):
                .components(red: red, green: green, blue: blue, opacity: opacity * factor, space)
            case .system(let color, let opacity):
                .system(color, opacity: opacity * factor)
            case .reference(let reference, let opacity):
                .reference(reference, opacity: opacity * factor)
            }
        }
    }

    enum SystemColor: Hashable, Sendable {
        case palette(SystemPalette)
        case white, black, clear, accent
    }
}

/// The part of a colour that is too large to be stored inline.
final class ColorReference: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case named(String, bundle: Bundle?)
        case uiColor(UIColor)
        case mix(ColorMix)
    }

    let source: Source

    init(_ source: Source) {
        self.source = source
    }

    static func == (lhs: ColorReference, rhs: ColorReference) -> Bool {
        lhs === rhs || lhs.source == rhs.source
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(source)
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch provider {
        case .components:
            resolve(in: .light).description
        case .system(let color, let opacity):
            prefix(opacity) + color.description
        case .reference(let reference, let opacity):
            prefix(opacity) + reference.description
        }
    }

    private func prefix(_ opacity: Float) -> String {
        opacity == 1 ? "" : "\(Int(saturating: Double((opacity * 100).rounded())))% "
    }
}

extension Color.SystemColor: CustomStringConvertible {
    var description: String {
        switch self {
        case .palette(.label): "primary"
        case .palette(.secondaryLabel): "secondary"
        case .palette(let color): "\(color)"
        case .white: "white"
        case .black: "black"
        case .clear: "clear"
        case .accent: "accentColor"
        }
    }
}

extension ColorReference: CustomStringConvertible {
    var description: String {
        switch source {
        case .named(let name, let bundle):
            "NamedColor(name: \"\(name)\", bundle: \(bundle.map(\.bundlePath) ?? "nil"))"
        case .uiColor(let color):
            color.description
        case .mix(let mix):
            "\(mix.first) mixed with \(mix.second) by \(mix.fraction)"
        }
    }
}
