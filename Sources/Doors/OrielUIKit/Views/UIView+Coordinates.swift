public import Foundation

extension UIView {
    /// Converts a point of this view to the coordinates of another view; nil for those of the window.
    ///
    /// Unlike Apple's, it counts the frames that the app has set: views that constraints or SwiftUI place are not known to it.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (placeInRoot, view?.placeInRoot ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// Converts a point of another view, or of the window, to the coordinates of this view.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.placeInRoot ?? .zero, placeInRoot)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    /// Converts a rectangle of this view to the coordinates of another view; nil for those of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle of another view, or of the window, to the coordinates of this view.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The place of the view's zero in the coordinates in which the frame of the outermost view is.
    private var placeInRoot: CGPoint {
        var place = CGPoint(x: -bounds.origin.x, y: -bounds.origin.y)
        var view: UIView? = self
        while let current = view {
            let superview = current.superview
            place.x += current.frame.origin.x - (superview?.bounds.origin.x ?? 0)
            place.y += current.frame.origin.y - (superview?.bounds.origin.y ?? 0)
            view = superview
        }
        return place
    }

    /// The size for the smallest and for the largest layout, for `systemLayoutSizeFitting(_:)`.
    public static var layoutFittingCompressedSize: CGSize { .zero }
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size of the view's content: `sizeThatFits(_:)`, because the browser solves constraints.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

    @available(*, unavailable, message: "Views are drawn in the browser; the server has no pixels of them.")
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        fatalError("unavailable")
    }

    @available(*, unavailable, message: "Views are drawn in the browser; the server has no pixels of them.")
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { fatalError("unavailable") }
}
