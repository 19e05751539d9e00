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
    /// What scrolling does to the keyboard. Unlike Apple's, it has no effect: browsers close the keyboard by their
    /// own rules.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// What scrolling does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The control that lets users refresh the content by pulling it down.
    open var refreshControl: UIRefreshControl? { willSet { drawingWillChange() } }

    /// Has no effect: the browser decides.
    open var bounces = true
    /// Has no effect: the browser decides.
    open var bouncesZoom = true
    /// Has no effect: the browser decides.
    open var alwaysBounceVertical = false
    /// Has no effect: the browser decides.
    open var alwaysBounceHorizontal = false
    /// Has no effect: the browser decides.
    open var isDirectionalLockEnabled = false
    /// Has no effect: the browser decides.
    open var scrollsToTop = true
    /// Has no effect: the browser decides.
    open var delaysContentTouches = true
    /// Has no effect: the browser decides.
    open var canCancelContentTouches = true
    /// Has no effect: the browser decides.
    open var decelerationRate = DecelerationRate.normal
    /// Has no effect: the browser decides.
    open var indicatorStyle = IndicatorStyle.default
    /// Has no effect: the browser decides.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Has no effect: the browser decides.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Has no effect: the browser decides.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Has no effect: the browser decides.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// How fast scrolling ends. Browsers decide.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of scroll bars. Browsers decide.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// Whether the bars of the system shrink the content. The style sheet decides.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// The `contentInset`: the style sheet keeps the content out of the edges of the screen.
    public final var adjustedContentInset: UIEdgeInsets { contentInset }
    public final var visibleSize: CGSize { size }

    /// Whether a finger or a pointer scrolls the content.
    public private(set) final var isDragging = false
    public final var isTracking: Bool { isDragging }
    /// Whether the content moves on after the finger has left.
    public private(set) final var isDecelerating = false

    /// Follows what the browser reports of the scrolling.
    package final func phaseDidChange(isDragging: Bool, isDecelerating: Bool) {
        let (wasDragging, wasDecelerating) = (self.isDragging, self.isDecelerating)
        (self.isDragging, self.isDecelerating) = (isDragging, isDecelerating)
        if isDragging, !wasDragging { delegate?.scrollViewWillBeginDragging(self) }
        if wasDragging, !isDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating) }
        if wasDecelerating, !isDecelerating, !isDragging { delegate?.scrollViewDidEndDecelerating(self) }
    }

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

    /// The scales between which two fingers zoom the content, if the delegate has a view for zooming.
    open var minimumZoomScale: CGFloat = 1 { willSet { if newValue != minimumZoomScale { drawingWillChange() } } }
    open var maximumZoomScale: CGFloat = 1 { willSet { if newValue != maximumZoomScale { drawingWillChange() } } }
    private var scale: CGFloat = 1
    /// The last change of the scale by the app.
    package final var zoomRequest = ZoomRequest() { willSet { drawingWillChange() } }

    /// The scale of the content.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, center: nil, animated: animated) }

    /// Zooms so that a part of the content fills the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, size != .zero else { return }
        let scale = min(size.width / rect.width, size.height / rect.height)
        zoom(to: scale, center: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    private func zoom(to wanted: CGFloat, center: CGPoint?, animated: Bool) {
        let new = clamped(wanted)
        guard new != scale || center != nil else { return }
        scale = new
        zoomRequest = ZoomRequest(number: zoomRequest.number + 1, center: center, animated: animated)
        delegate?.scrollViewDidZoom(self)
    }

    package final func userDidZoom(to wanted: CGFloat) {
        guard wanted.isFinite, clamped(wanted) != scale else { return }
        scale = clamped(wanted)
        delegate?.scrollViewDidZoom(self)
        delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: scale)
    }

    private func clamped(_ scale: CGFloat) -> CGFloat { max(minimumZoomScale, min(scale, maximumZoomScale)) }
}

/// A change of the scale of a scroll view.
package struct ZoomRequest {
    /// Counts the changes.
    package var number = 0
    /// The point of the content that moves to the middle; nil keeps the one that is there.
    package var center: CGPoint?
    package var animated = false
}

/// Learns of the scrolling of a view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Returns the view that is zoomed, which has all of the content; nil if the content has a fixed scale.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
