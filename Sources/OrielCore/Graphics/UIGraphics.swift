public import Foundation
public import OrielUIKit

/// Returns the context into which UIKit's functions draw on this thread; nil outside of drawings.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.ofThread.contexts.last }

/// Lets UIKit's functions draw into a context, until it is removed by `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.ofThread.push(context) }

/// Lets UIKit's functions draw into the context before the last that was pushed.
public func UIGraphicsPopContext() { DrawingStack.ofThread.pop() }

/// Begins an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image, which `UIGraphicsGetImageFromCurrentImageContext()` returns.
///
/// - Parameters:
///   - opaque: Whether the image is black, not transparent, where nothing is drawn.
///   - scale: The number of pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let area = CGRect(origin: .zero, size: size)
    let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
    DrawingStack.ofThread.push(CGContext(bounds: area, scale: scale, isOpaque: opaque))
}

/// Returns what has been drawn into the current context; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingStack.ofThread.contexts.last?.image }

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { DrawingStack.ofThread.pop() }

/// Replaces what is in a rectangle by the fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    DrawingStack.use("UIRectFill(_:)") { $0.fill(rect, blendMode) }
}

/// Replaces a frame of one point inside a rectangle by the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle in the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    DrawingStack.use("UIRectFrame(_:)") { $0.frame(rect, blendMode) }
}

/// Draws next only inside a rectangle and the earlier clips.
public func UIRectClip(_ rect: CGRect) { DrawingStack.use("UIRectClip(_:)") { $0.clip(to: rect) } }

extension CGContext {
    func fill(_ rect: CGRect, _ blendMode: CGBlendMode) {
        saveGState()
        setBlendMode(blendMode)
        fill(rect)
        restoreGState()
    }

    /// Draws a frame of one point inside a rectangle in the fill colour.
    func frame(_ rect: CGRect, _ blendMode: CGBlendMode) {
        saveGState()
        setBlendMode(blendMode)
        setStrokeColor(state.fill)
        setLineDash(phase: 0, lengths: [])
        stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        restoreGState()
    }
}

extension UIColor {
    /// Sets the colour of fills and of lines in the current context.
    public func set() {
        DrawingStack.use("UIColor.set()") { context in
            context.setFillColor(cgColor)
            context.setStrokeColor(cgColor)
        }
    }

    /// Sets the colour of fills in the current context.
    public func setFill() { DrawingStack.use("UIColor.setFill()") { $0.setFillColor(cgColor) } }

    /// Sets the colour of lines in the current context.
    public func setStroke() { DrawingStack.use("UIColor.setStroke()") { $0.setStrokeColor(cgColor) } }
}
