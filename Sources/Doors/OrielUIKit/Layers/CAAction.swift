public import Foundation

/// What happens when a property of a layer changes: an animation, `NSNull` for nothing, or an action of the app.
///
/// Unlike Apple's, an action runs before the property has its new value.
@MainActor @preconcurrency
public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The name of the property.
    ///   - anObject: The layer.
    ///   - dict: Always nil.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
    /// Adds the animation to a layer, under the name of the property.
    @MainActor @preconcurrency
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension NSNull: CAAction {
    /// Does nothing.
    @MainActor @preconcurrency
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What shows layers, and knows the values that are seen while animations run.
@MainActor
package protocol LayerPresenter: AnyObject {
    /// Returns the value of a property that is seen, as an animation can begin with; nil if it cannot be animated.
    func shownValue(of layer: CALayer, forKey key: String) -> Any?

    /// Gives a copy of a layer the values that are seen.
    func show(_ layer: CALayer, in copy: CALayer)
}

extension CALayer {
    /// Runs the action for a change of a property. Layers of views have none, and neither have changes in
    /// `UIView.animate`, which animates them.
    func performAction(forKey key: String) {
        guard view == nil, presenter != nil, !CATransaction.disableActions(), !ViewAnimation.isRunning else { return }
        action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
    }

    /// Returns an animation from the value that is seen to the one that the layer gets.
    func implicitAnimation(forKey key: String) -> (any CAAction)? {
        let duration = CATransaction.animationDuration()
        guard view == nil, duration > 0, let value = presenter?.shownValue(of: self, forKey: key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Lays out and displays the layer and those in it, before they are drawn.
    package func prepareDrawing() {
        if view == nil { layoutIfNeeded() }
        displayIfNeeded()
        mask?.prepareDrawing()
        for layer in sublayers ?? [] { layer.prepareDrawing() }
    }
}
