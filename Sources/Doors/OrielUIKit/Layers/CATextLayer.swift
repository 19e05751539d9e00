public import Foundation

/// A layer that shows a text.
///
///     let title = CATextLayer()
///     title.string = "Hello"
///     title.fontSize = 17
///     title.foregroundColor = UIColor.label.cgColor
///     title.frame = CGRect(x: 8, y: 8, width: 120, height: 24)
///     view.layer.addSublayer(title)
///
/// Unlike Apple's, changes of the text, its size and its colour are not animated.
open class CATextLayer: CALayer {
    public override nonisolated init() { super.init() }

    public override init(layer: Any) { super.init(layer: layer) }

    /// Nil: there are no archives of layers.
    public required init?(coder: NSCoder) { nil }

    /// The text: a `String` or an `NSAttributedString`; other values are not shown.
    public var string: Any? { willSet { change(true) } }
    /// The font of a text without attributes: a `UIFont`, or the name of a font. Its size is `fontSize`.
    public var font: Any? { willSet { change(true) } }
    public var fontSize: CGFloat = 36 { willSet { change(newValue != fontSize) } }
    /// The colour of a text without attributes.
    public var foregroundColor: CGColor? = UIColor.white.cgColor { willSet { change(newValue != foregroundColor) } }
    /// Whether the text has several lines if it is longer than the layer.
    public var isWrapped = false { willSet { change(newValue != isWrapped) } }
    /// Where a text that is too long is cut off.
    public var truncationMode = CATextLayerTruncationMode.none { willSet { change(newValue != truncationMode) } }
    public var alignmentMode = CATextLayerAlignmentMode.natural { willSet { change(newValue != alignmentMode) } }

    /// The font of a text without attributes, in its size.
    package final var drawnFont: UIFont {
        let size = max(1, fontSize)
        if let font = font as? UIFont { return font.withSize(size) }
        return (font as? String).flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
    }

    /// The text with its attributes; nil if there is none.
    package final var attributedText: NSAttributedString? {
        if let text = string as? NSAttributedString { return text.length > 0 ? text : nil }
        guard let text = string as? String, !text.isEmpty else { return nil }
        let color = foregroundColor?.uiColor ?? .clear
        return NSAttributedString(string: text, attributes: [.font: drawnFont, .foregroundColor: color])
    }

    override func copyProperties(of layer: CALayer) {
        super.copyProperties(of: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
        (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
        (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
    }
}

/// Where a text that is too long is cut off.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Without a mark.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// The alignment of a layer's text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Drawn as `natural`.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
