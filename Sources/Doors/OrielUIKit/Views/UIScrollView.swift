public import Foundation

/// A view whose content scrolls.
///
/// The content has the size of `contentSize`, or the size that constraints to the scroll view or its `contentLayoutGuide` give.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The size of content that is placed with frames.
    open var contentSize = CGSize.zero { willSet { if newValue != contentSize { drawingWillChange() } } }
    private var offset = CGPoint.zero
    /// The place to scroll to; nil after the page has followed.
    package final var offsetRequest: (point: CGPoint, animated: Bool)? { willSet { drawingWillChange() } }

    /// The place of the content at the top left corner of the view.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset != offset else { return }
        offset = contentOffset
        offsetRequest = (contentOffset, animated)
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { setContentOffset(rect.origin, animated: animated) }

    /// The distance of the content from the edges of the view.
    open var contentInset = UIEdgeInsets.zero { willSet { if newValue != contentInset { drawingWillChange() } } }
    open var isScrollEnabled = true { willSet { if newValue != isScrollEnabled { drawingWillChange() } } }
    open var isPagingEnabled = false { willSet { if newValue != isPagingEnabled { drawingWillChange() } } }
    open var showsVerticalScrollIndicator = true {
        willSet { if newValue != showsVerticalScrollIndicator { drawingWillChange() } }
    }
    open var showsHorizontalScrollIndicator = true {
        willSet { if newValue != showsHorizontalScrollIndicator { drawingWillChange() } }
    }

    /// Constraints to it give the content its size.
    public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(.scrollContent, of: self) }
    /// The view itself, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(.bounds, of: self) }

    open override var bounds: CGRect {
        get { CGRect(origin: offset, size: size) }
        set {
            super.bounds = newValue
            contentOffset = newValue.origin
        }
    }

    package final func userDidScroll(to point: CGPoint) {
        guard point != offset else { return }
        offset = point
        delegate?.scrollViewDidScroll(self)
    }

    @available(*, unavailable, message: "Browsers zoom the whole page.")
    open var zoomScale: CGFloat {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// Learns of the scrolling of a view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
