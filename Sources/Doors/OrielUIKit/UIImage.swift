public import Foundation
internal import Logging
import Synchronization

/// An image: the data of a PNG, JPEG, GIF or WebP file and the size from its header, a symbol, or a drawing of a
/// `UIGraphicsImageRenderer`.
///
/// Use it to create a SwiftUI `Image`, or in a `UIImageView`. Unlike Apple's, it does not decode the data, so a file
/// with a valid header and corrupt pixels is accepted, and images are not converted to other formats.
public final class UIImage: NSObject, Sendable {
    private let header = AttributeHeader.word

    /// What the image shows.
    package enum Content: Hashable, Sendable {
        case file(Data, ImageHeader.Format)
        case symbol(String)
        case asset(String, Bundle?)
    }

    package let content: Content
    private let attachment = Mutex<(any Sendable)?>(nil)
    /// The colour of a symbol or a template; nil for the tint of the view that shows it.
    package let tint: UIColor?
    package let symbolFont: SymbolConfiguration?

    /// Whether the image is drawn in its own colours or in those of its view.
    public let renderingMode: RenderingMode

    /// How the image fills a larger area; nil if it was not made resizable.
    package let resizing: Resizing?

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The size in points. Of a symbol, an estimate.
    public let size: CGSize

    /// Creates an image with a scale of 1; nil unless the data begins with the header of a supported format, including
    /// the size.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image; nil unless the data begins with the header of a supported format, including the size.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let header = ImageHeader(data), header.format != .svg else { return nil }
        let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        self.init(.file(data, header.format), size: size, scale: scale)
    }

    /// Creates an image without a size that shows nothing.
    public override convenience init() {
        self.init(.file(Data(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8), .svg), size: .zero, scale: 1)
    }

    /// Creates an image from a file; nil if the file does not exist or is not a supported image.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Creates a symbol by its name in SF Symbols. For an unknown name, a dotted square is shown.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol by its name in SF Symbols. For an unknown name, a dotted square is shown.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let configuration = configuration as? SymbolConfiguration
        let side = configuration?.pointSize ?? 17
        self.init(
            .symbol(name),
            size: CGSize(width: side * 1.2, height: side * 1.2),
            scale: 2,
            symbolFont: configuration
        )
    }

    package init(
        _ content: Content,
        size: CGSize,
        scale: CGFloat,
        renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil,
        symbolFont: SymbolConfiguration? = nil,
        resizing: Resizing? = nil
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
        self.symbolFont = symbolFont
        self.resizing = resizing
    }

    /// Returns a value that a framework attaches to the image; creates it on first access.
    package func attachment<Value: Sendable>(_ make: () -> Value) -> Value {
        attachment.withLock { attachment in
            if let known = attachment as? Value { return known }
            let new = make()
            attachment = new
            return new
        }
    }

    /// Returns the image as PNG data.
    ///
    /// - Returns: The PNG data; nil, which is logged, for an image in another format and for a drawing, because images
    ///   are not converted.
    public func pngData() -> Data? { data(in: .png) }

    /// Returns the image as JPEG data.
    ///
    /// - Parameter compressionQuality: Has no effect: the data are those of the file.
    /// - Returns: The JPEG data; nil, which is logged, for an image in another format and for a drawing, because images
    ///   are not converted.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data(in: .jpeg) }

    private func data(in format: ImageHeader.Format) -> Data? {
        switch content {
        case .file(let data, let own) where own == format: return data
        case .file(_, let own): log("an image of the format \(own) is not converted to \(format)")
        case .symbol, .asset: log("a symbol or an image of an asset catalogue is not converted to \(format)")
        }
        return nil
    }

    private func log(_ reason: String) {
        Logger(label: "oriel.uikit").warning(
            "A UIImage has no such data: \(reason). Keep the data from which the image was made."
        )
    }

    // MARK: - Variants

    /// How an image is coloured.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { variant(renderingMode: renderingMode) }

    /// Returns the image in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode == .automatic ? .alwaysTemplate : renderingMode)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        variant(renderingMode: renderingMode, tint: color)
    }

    /// Returns the symbol in another size or weight.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        variant(symbolFont: configuration as? SymbolConfiguration)
    }

    /// Returns this image with what is not nil.
    package func variant(
        renderingMode: RenderingMode? = nil,
        tint: UIColor? = nil,
        symbolFont: SymbolConfiguration? = nil,
        resizing: Resizing? = nil
    ) -> UIImage {
        UIImage(
            content,
            size: size,
            scale: scale,
            renderingMode: renderingMode ?? self.renderingMode,
            tint: tint ?? self.tint,
            symbolFont: symbolFont ?? self.symbolFont,
            resizing: resizing ?? self.resizing
        )
    }

    /// The size of a symbol beside a text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .large: 1.29
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// The weight of a symbol.
    public typealias SymbolWeight = UIFont.Weight

    /// Returns the symbol in another size, another weight or other colours. What the configuration leaves open stays.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return withConfiguration(symbolFont?.applying(configuration) ?? configuration)
    }

    public var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    /// Settings of an image.
    public class Configuration: NSObject, @unchecked Sendable {}

    /// The size, the weight and the colours of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The colours of the parts of a symbol.
        package enum Colors: Equatable, Sendable {
            case palette([UIColor])
            case hierarchical(UIColor)
            case multicolor, monochrome
        }

        package let pointSize: CGFloat
        package let weight: UIFont.Weight
        /// Whether the size and the weight are those of the symbol; otherwise those of the text around it are.
        package let hasFont: Bool
        /// Nil for those of the text around the symbol.
        package let colors: Colors?

        private init(_ pointSize: CGFloat, _ weight: UIFont.Weight, hasFont: Bool, _ colors: Colors?) {
            (self.pointSize, self.weight, self.hasFont, self.colors) = (pointSize, weight, hasFont, colors)
            super.init()
        }

        private convenience init(_ colors: Colors) { self.init(17, .regular, hasFont: false, colors) }

        public convenience init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {
            self.init(pointSize, weight, hasFont: true, nil)
        }

        /// Creates a configuration with a colour for each level of a symbol. Symbols are drawn in the first one.
        public convenience init(paletteColors: [UIColor]) { self.init(.palette(paletteColors)) }

        /// Creates a configuration with one colour. Unlike Apple's, it is the same in all parts of the symbol.
        public convenience init(hierarchicalColor: UIColor) { self.init(.hierarchical(hierarchicalColor)) }

        /// Returns a configuration with the symbol's own colours, if it has some.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(.multicolor) }

        /// Returns a configuration with one colour for all parts.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(.monochrome) }

        /// Returns this configuration, with what another one sets.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let font = other.hasFont ? other : self
            return SymbolConfiguration(
                font.pointSize,
                font.weight,
                hasFont: hasFont || other.hasFont,
                other.colors ?? colors
            )
        }

        public convenience init(pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: SymbolScale) {
            self.init(pointSize: pointSize * scale.factor, weight: weight)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: textStyle.pointSize, weight: textStyle.weight, scale: scale)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            let configuration = SymbolConfiguration(font: font)
            self.init(pointSize: configuration.pointSize, weight: configuration.weight, scale: scale)
        }

        public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

        public convenience init(weight: UIFont.Weight) { self.init(pointSize: 17, weight: weight) }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: textStyle.pointSize, weight: textStyle.weight)
        }

        public convenience init(font: UIFont) {
            if case .system(let weight, _) = font.kind {
                self.init(pointSize: font.pointSize, weight: weight)
            } else {
                self.init(pointSize: font.pointSize)
            }
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (scale == other.scale && content == other.content && renderingMode == other.renderingMode
                && tint == other.tint && symbolFont === other.symbolFont && resizing == other.resizing)
    }

    public override var hash: Int { content.hashValue }
}
