package import Foundation

extension UIImage {
    /// How the parts of an image between its edges fill a larger area.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// The edges that keep their size when an image fills a larger area, and how the rest fills it.
    package struct Resizing: Hashable, Sendable {
        package var top: CGFloat
        package var left: CGFloat
        package var bottom: CGFloat
        package var right: CGFloat
        package var mode: ResizingMode
    }

    /// Returns an image that fills a larger area by tiles of what is between its edges, which keep their size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image that fills a larger area by what is between its edges, which keep their size.
    ///
    /// - Parameter capInsets: The widths of the edges, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        variant(
            resizing: Resizing(
                top: capInsets.top,
                left: capInsets.left,
                bottom: capInsets.bottom,
                right: capInsets.right,
                mode: resizingMode
            )
        )
    }

    /// Returns an image that is stretched in the point after the widths of its left and top edges.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func rest(_ length: CGFloat, after cap: Int) -> CGFloat { cap == 0 ? 0 : max(0, length - CGFloat(cap) - 1) }
        return variant(
            resizing: Resizing(
                top: CGFloat(topCapHeight),
                left: CGFloat(leftCapWidth),
                bottom: rest(size.height, after: topCapHeight),
                right: rest(size.width, after: leftCapWidth),
                mode: .stretch
            )
        )
    }

    /// The widths of the edges that keep their size; zero if the image was not made resizable.
    public var capInsets: UIEdgeInsets {
        guard let resizing else { return .zero }
        return UIEdgeInsets(top: resizing.top, left: resizing.left, bottom: resizing.bottom, right: resizing.right)
    }

    /// How what is between the edges fills a larger area.
    public var resizingMode: ResizingMode { resizing?.mode ?? .tile }
}
