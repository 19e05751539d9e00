import Foundation

extension UIView {
    /// Exchanges two subviews by their places in ``subviews``. Without a view at one of them, nothing happens.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insertSubview(upper, at: min(index1, index2))
        insertSubview(lower, at: max(index1, index2))
    }

    /// Adds a view at a place among the subviews; in front of them without one.
    func insert(_ view: UIView, at index: Int?) {
        guard view !== self, !isDescendant(of: view) else {
            Self.warn("\(type(of: view)) cannot be added to itself or to one of its subviews.")
            return
        }
        let place = index.map { max(0, $0) } ?? .max
        if view.superview === self {
            drawingWillChange()
            subviews.removeAll { $0 === view }
        } else {
            view.removeFromSuperview()
            view.willMove(toSuperview: self)
            drawingWillChange()
        }
        subviews.insert(view, at: min(place, subviews.count))
        needsLayout = true
        guard view.superview !== self else { return }
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
        if window != nil { view.notifyOfWindow() }
    }

    /// Ends the animations of a view that leaves its page, as on Apple platforms. One without end would otherwise keep its
    /// delegate, and so often the view and its page, for ever.
    func endAnimations() {
        layer.endAnimations()
        for view in subviews { view.endAnimations() }
    }

    /// Tells the view, and those inside it, that they have another window.
    func notifyOfWindow() {
        didMoveToWindow()
        for view in subviews { view.notifyOfWindow() }
    }
}
