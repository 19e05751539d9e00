public import Foundation
public import OrielUIKit

/// Draws images.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
///     let badge = renderer.image { context in
///         UIColor.systemRed.setFill()
///         UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
///         "7".draw(at: CGPoint(x: 14, y: 8), withAttributes: [.foregroundColor: UIColor.white])
///     }
///
/// Unlike Apple's, the image is an SVG drawing, which the browser draws as sharp as its screen is. It has no pixels, so
/// it cannot be converted to a PNG or JPEG file. Dynamic colours have the appearance of the page whose code draws.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, settings: format) }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns an image of what a closure draws. The closure runs at once.
    public func image(actions: DrawingActions) -> UIImage {
        let settings = format as? UIGraphicsImageRendererFormat
        let target = CGContext(
            bounds: bounds,
            scale: settings?.scale ?? UIGraphicsImageRendererFormat.screenScale,
            isOpaque: settings?.opaque ?? false
        )
        let context = UIGraphicsImageRendererContext(target, format)
        let stack = DrawingStack.ofThread
        stack.push(target)
        actions(context)
        stack.pop()
        return context.currentImage
    }

    @available(*, unavailable, message: "A drawing has no pixels. Use image(actions:), and show the image.")
    public func pngData(actions: DrawingActions) -> Data { fatalError("unavailable") }

    @available(*, unavailable, message: "A drawing has no pixels. Use image(actions:), and show the image.")
    public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        fatalError("unavailable")
    }
}

/// The settings of an image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point of `UIScreen`. A drawing is sharp at any scale; only sizes in pixels depend on
    /// it.
    static let screenScale: CGFloat = 2

    /// The range of the colours. Has no effect: colours are in sRGB.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// The number of pixels per point.
    public var scale = UIGraphicsImageRendererFormat.screenScale
    /// Whether the image is black, not transparent, where nothing is drawn.
    public var opaque = false
    public var preferredRange = Range.automatic

    /// Creates the settings for traits. They have no effect.
    public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// What the closure of an image renderer draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    public var currentImage: UIImage { cgContext.image }
}
