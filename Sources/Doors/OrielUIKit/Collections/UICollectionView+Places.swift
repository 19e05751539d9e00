import Foundation

extension UICollectionView {
    /// The direction in which the lines of a layout follow each other.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// The kinds of views that a layout places.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    /// The place of an item after scrolling.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}

extension UICollectionView.ScrollPosition {
    /// The offset of a content with which a rectangle in it has this place; without a place, with which it is visible.
    func offset(
        showing frame: CGRect,
        in visible: CGRect,
        of content: CGSize,
        inset: UIEdgeInsets
    ) -> CGPoint {
        let x: CGFloat =
            if contains(.left) {
                frame.minX
            } else if contains(.centeredHorizontally) {
                frame.midX - visible.width / 2
            } else if contains(.right) {
                frame.maxX - visible.width
            } else {
                max(min(visible.minX, frame.minX), frame.maxX - visible.width)
            }
        let y: CGFloat =
            if contains(.top) {
                frame.minY
            } else if contains(.centeredVertically) {
                frame.midY - visible.height / 2
            } else if contains(.bottom) {
                frame.maxY - visible.height
            } else {
                max(min(visible.minY, frame.minY), frame.maxY - visible.height)
            }
        let end = CGPoint(
            x: content.width + inset.left + inset.right - visible.width,
            y: content.height + inset.top + inset.bottom - visible.height
        )
        return CGPoint(x: max(0, min(x, end.x)), y: max(0, min(y, end.y)))
    }
}
