public import Foundation
import OrielUIKit

/// How a text is drawn and measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle begins at the top of the text, which wraps in it, instead of at the baseline of its only line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Has no effect: lines have the heights of their fonts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect: the server does not have the fonts of the browser.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Has no effect: what does not fit is cut off.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of a drawn text.
public final class NSStringDrawingContext: NSObject {
    /// Has no effect: letters are not drawn smaller.
    public var minimumScaleFactor: CGFloat = 0
    /// Always 1.
    public var actualScaleFactor: CGFloat { 1 }
    /// The rectangle of the text that was drawn or measured last, as an estimate.
    public internal(set) var totalBounds = CGRect.zero
}

// MARK: - Attributed texts

extension NSAttributedString {
    /// Draws the text into the current context, with its top left corner at a point.
    public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }

    /// Draws the text into the current context, in a rectangle in which it wraps.
    public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }

    /// Draws the text into the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawnText(self).draw(with: rect, options, context)
    }

    /// Returns the size of the text.
    ///
    /// Unlike Apple's, an estimate from mean widths of letters: the server does not have the fonts of the browser.
    public func size() -> CGSize { DrawnText(self).size() }

    /// Returns the rectangle of the text, from the origin. Unlike Apple's, an estimate.
    ///
    /// - Parameter size: With the option `usesLineFragmentOrigin`, the text wraps at its width.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(self).bounds(in: size, options, context) }
}

// MARK: - Plain texts

extension NSString {
    /// Draws the text into the current context, with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        substring(from: 0).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into the current context, in a rectangle in which it wraps.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        substring(from: 0).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context) }

    /// Returns the size of the text. Unlike Apple's, an estimate.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        substring(from: 0).size(withAttributes: attrs)
    }

    /// Returns the rectangle of the text, from the origin. Unlike Apple's, an estimate.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// On Apple platforms, strings have the functions of `NSString`.
extension String {
    /// Draws the text into the current context, with its top left corner at a point.
    ///
    ///     let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { _ in
    ///         "Hello".draw(at: CGPoint(x: 8, y: 8), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    ///     }
    ///
    /// Unlike Apple's, images cannot use the fonts of the app; the browser's own are drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(at: point)
    }

    /// Draws the text into the current context, in a rectangle in which it wraps.
    ///
    /// A text in a rectangle of its estimated size is drawn in the centre of the rectangle, without wrapping.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(in: rect)
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { DrawnText(self, attributes).draw(with: rect, options, context) }

    /// Returns the size of the text.
    ///
    /// Unlike Apple's, an estimate from mean widths of letters: the server does not have the fonts of the browser.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnText(self, attrs).size()
    }

    /// Returns the rectangle of the text, from the origin. Unlike Apple's, an estimate.
    ///
    /// - Parameter size: With the option `usesLineFragmentOrigin`, the text wraps at its width.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { DrawnText(self, attributes).bounds(in: size, options, context) }
}

// MARK: - Drawing

extension DrawnText {
    fileprivate func draw(at point: CGPoint) {
        DrawingStack.use("draw(at:withAttributes:)") { context in
            context.appendText(markup(at: point, alpha: context.state.alpha))
        }
    }

    fileprivate func draw(in rect: CGRect) {
        DrawingStack.use("draw(in:withAttributes:)") { context in
            context.appendText(markup(in: rect, alpha: context.state.alpha))
        }
    }

    fileprivate func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        context?.totalBounds = bounds(in: rect.size, options, nil).offsetBy(dx: rect.minX, dy: rect.minY)
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender))
    }

    fileprivate func bounds(
        in room: CGSize,
        _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && room.width > 0
        var bounds = CGRect(origin: .zero, size: wraps ? size(in: room.width) : size())
        if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y = ascender - bounds.height }
        context?.totalBounds = bounds
        return bounds
    }
}

extension CGContext {
    /// Adds a text in the coordinates of operations.
    fileprivate func appendText(_ markup: String) {
        let transform = ctm.svgAttribute
        append(transform.isEmpty ? markup : "<g\(transform)>\(markup)</g>", isOpaque: false)
    }
}
