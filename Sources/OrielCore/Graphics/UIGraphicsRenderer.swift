public import Foundation
public import OrielUIKit

/// Draws into an area; see ``UIGraphicsImageRenderer``.
open class UIGraphicsRenderer: NSObject {
    public let format: UIGraphicsRendererFormat
    /// The area that is drawn, in points.
    let bounds: CGRect

    init(bounds: CGRect, settings format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
        format.bounds = bounds
    }

    /// Always true: all renderers draw images.
    public var allowsImageOutput: Bool { true }
}

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The area that is drawn, in points, once a renderer has the format.
    public internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// The settings for the screen.
    open class func `default`() -> Self { self.init() }

    /// The settings for the screen.
    open class func preferred() -> Self { self.init() }
}

/// What the closure of a renderer draws into.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode) }

    /// Draws a frame of one point inside a rectangle in the fill colour.
    public func stroke(_ rect: CGRect) { cgContext.frame(rect, .normal) }

    /// Draws a frame of one point inside a rectangle in the fill colour.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.frame(rect, blendMode) }

    /// Draws next only inside a rectangle and the earlier clips.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
