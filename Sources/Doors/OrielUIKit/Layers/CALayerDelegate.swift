public import Foundation

/// What draws and lays out a layer, and chooses what happens when its properties change.
///
///     final class Grid: NSObject, CALayerDelegate {
///         func draw(_ layer: CALayer, in ctx: CGContext) {
///             ctx.setStrokeColor(UIColor.separator.cgColor)
///             ctx.stroke(layer.bounds)
///         }
///     }
///
///     layer.delegate = grid
///     layer.setNeedsDisplay()
///
/// A layer does not keep its delegate.
@MainActor @preconcurrency
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the content of a layer. Unless a delegate implements it, the layer shows what `draw(_:in:)` draws.
    func display(_ layer: CALayer)

    /// Draws a layer whose class does not draw itself.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before a layer is drawn.
    func layerWillDraw(_ layer: CALayer)

    /// Sets the frames of the sublayers.
    func layoutSublayers(of layer: CALayer)

    /// Returns what happens when a property changes: an animation, `NSNull` for nothing, or nil to ask the layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.showDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
