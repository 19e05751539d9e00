public import Foundation

/// A typeface with a size and style, which may depend on the user's preferred text size.
///
/// A text style is stored inline, any other font behind a reference.
public struct Font: Hashable, Sendable {
    private enum Storage: Sendable {
        case style(TextStyle)
        case reference(FontReference)
    }

    private let storage: Storage

    package init(_ description: FontDescription) {
        if case .style(let style, design: nil) = description.base, description == FontDescription(.style(style)) {
            storage = .style(style)
        } else {
            storage = .reference(FontReference(description))
        }
    }

    private init(style: TextStyle) {
        storage = .style(style)
    }

    /// The complete description of the font, for renderers.
    package var details: FontDescription {
        switch storage {
        case .style(let style): FontDescription(.style(style))
        case .reference(let reference): reference.description
        }
    }

    public static func == (lhs: Font, rhs: Font) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.style(let lhs), .style(let rhs)): lhs == rhs
        case (.reference(let lhs), .reference(let rhs)): lhs === rhs || lhs.description == rhs.description
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .style(let style): hasher.combine(style)
        case .reference(let reference): hasher.combine(reference.description)
        }
    }

    public static let largeTitle = Font(style: .largeTitle)
    public static let title = Font(style: .title)
    public static let title2 = Font(style: .title2)
    public static let title3 = Font(style: .title3)
    public static let headline = Font(style: .headline)
    public static let subheadline = Font(style: .subheadline)
    public static let body = Font(style: .body)
    public static let callout = Font(style: .callout)
    public static let footnote = Font(style: .footnote)
    public static let caption = Font(style: .caption)
    public static let caption2 = Font(style: .caption2)
}

extension Font {
    /// Returns the system's font in a fixed size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(FontDescription(.system(size: size, design: design), weight: weight))
    }

    /// Returns the system's font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(FontDescription(.style(style, design: design), weight: weight))
    }

    /// Returns a font by name, in a size that scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// Returns a font by name, in a size that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(FontDescription(.custom(name: name, size: size, relativeTo: textStyle)))
    }

    /// Returns a font by name, in a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(FontDescription(.custom(name: name, size: fixedSize, relativeTo: nil)))
    }
}

/// The part of a font that is too large to be stored inline.
private final class FontReference: Sendable {
    let description: FontDescription

    init(_ description: FontDescription) {
        self.description = description
    }
}
