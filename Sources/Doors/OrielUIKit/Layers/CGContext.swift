/// A drawing destination with a current path and the state that the next operations use.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64))
///     let badge = renderer.image { context in
///         let cgContext = context.cgContext
///         cgContext.setFillColor(UIColor.systemRed.cgColor)
///         cgContext.addEllipse(in: CGRect(x: 4, y: 4, width: 56, height: 56))
///         cgContext.fillPath()
///     }
///
/// Unlike Apple's, it has no pixels: the operations are recorded as SVG, which the browser draws. The origin is the top
/// left corner, and one unit is one point. All contexts are those of images, of `UIView.draw(_:)`, of
/// ``CALayer/draw(in:)``, or of a canvas; see `UIGraphicsImageRenderer` and `GraphicsContext.withCGContext(content:)`.
public final class CGContext {
    /// What has been recorded, as an object of the module that has the operations.
    package let record: AnyObject

    package init(record: AnyObject) { self.record = record }
}

extension CGContext: Hashable {
    public static func == (a: CGContext, b: CGContext) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
