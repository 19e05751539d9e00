internal import Foundation
public import OrielUIKit

extension Font {
    /// Creates a font from one of UIKit's. On Apple's systems, the argument is converted to `CTFont` by the compiler.
    ///
    /// A font made for a text style follows the text size that the user prefers. Others have a fixed size.
    public init(_ font: UIFont) {
        let base: FontDescription.Base
        var weight: Weight?
        switch font.kind {
        case .style(let style):
            base = TextStyle(style).map { .style($0) } ?? .system(size: font.pointSize, design: nil)
            if TextStyle(style) == nil { weight = Weight(style.weight) }
        case .system(let own, let design):
            base = .system(size: font.pointSize, design: Design(design))
            weight = Weight(own)
        case .named(let name): base = .custom(name: name, size: font.pointSize, relativeTo: nil)
        }
        var description = FontDescription(base, weight: weight)
        if let style = font.growsWith.flatMap(TextStyle.init) { description.grow(with: style, from: font.pointSize) }
        description.isItalic = font.isItalic
        self.init(description)
    }
}

extension Font.TextStyle {
    /// Nil for the styles that only visionOS has.
    fileprivate init?(_ style: UIFont.TextStyle) {
        switch style {
        case .largeTitle: self = .largeTitle
        case .title1: self = .title
        case .title2: self = .title2
        case .title3: self = .title3
        case .headline: self = .headline
        case .subheadline: self = .subheadline
        case .body: self = .body
        case .callout: self = .callout
        case .footnote: self = .footnote
        case .caption1: self = .caption
        case .caption2: self = .caption2
        default: return nil
        }
    }
}

extension Font.Weight {
    /// Creates a weight from UIKit's.
    public init(_ weight: UIFont.Weight) {
        let weights: [(UIFont.Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        func distance(_ other: UIFont.Weight) -> Double { abs(Double(other.rawValue - weight.rawValue)) }
        self = weights.min { distance($0.0) < distance($1.0) }?.1 ?? .regular
    }
}

extension Font.Design {
    fileprivate init?(_ design: UIFontDescriptor.SystemDesign) {
        switch design {
        case .serif: self = .serif
        case .rounded: self = .rounded
        case .monospaced: self = .monospaced
        default: return nil
        }
    }
}

extension FontDescription {
    /// Lets a font of a fixed size grow with a text style.
    fileprivate mutating func grow(with style: Font.TextStyle, from size: CGFloat) {
        switch base {
        case .style: break
        case .system(_, let design):
            base = .style(style, design: design)
            // The style has a weight of its own.
            weight = weight ?? .regular
            scale = size / style.pointSize(at: .large)
        case .custom(let name, let points, _): base = .custom(name: name, size: points, relativeTo: style)
        }
    }
}

extension UIFont.TextStyle {
    /// The growth of each text style from the usual text size to another one; empty for the usual one.
    package static func growth(at size: DynamicTypeSize) -> [UIFont.TextStyle: CGFloat] { growths[size] ?? [:] }

    /// Shared: each page of a user with another text size would have a table of its own.
    private static let growths = Dictionary(
        uniqueKeysWithValues: DynamicTypeSize.allCases.filter { $0 != .large }.map { ($0, makeGrowth(at: $0)) }
    )

    private static func makeGrowth(at size: DynamicTypeSize) -> [UIFont.TextStyle: CGFloat] {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
        var growth: [UIFont.TextStyle: CGFloat] = [:]
        for style in styles {
            guard let own = Font.TextStyle(style) else { continue }
            growth[style] = own.pointSize(at: size) / own.pointSize(at: .large)
        }
        return growth
    }
}
