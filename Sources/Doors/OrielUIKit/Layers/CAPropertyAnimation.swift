public import Foundation

/// An animation of one property of a layer.
///
/// The properties are `opacity`, `position`, `transform`, `bounds`, `backgroundColor`, `cornerRadius`, `borderWidth`,
/// `borderColor`, those of the shadow, `path`, `strokeStart`, `strokeEnd`, `strokeColor`, `fillColor`, `lineWidth`,
/// `lineDashPhase`, `colors`, `locations`, `startPoint` and `endPoint`, with parts such as `transform.scale`,
/// `transform.rotation.z`, `transform.translation.x`, `position.y` and `bounds.size.width`. Others have no effect, with
/// a message in the log.
open class CAPropertyAnimation: CAAnimation {
    public var keyPath: String?
    /// Whether the values are added to that of the layer.
    public var isAdditive = false
    /// Whether each run begins where the last one has ended.
    public var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let animation = copy as? CAPropertyAnimation else { return copy }
        animation.keyPath = keyPath
        animation.isAdditive = isAdditive
        animation.isCumulative = isCumulative
        return animation
    }
}

/// An animation from one value to another.
///
///     let pulse = CABasicAnimation(keyPath: "transform.scale")
///     pulse.fromValue = 1
///     pulse.toValue = 1.2
///     pulse.duration = 0.6
///     pulse.autoreverses = true
///     pulse.repeatCount = .infinity
///     heart.layer.add(pulse, forKey: "pulse")
open class CABasicAnimation: CAPropertyAnimation {
    /// A number, a `CGPoint`, a `CGSize`, a `CGRect`, a `CATransform3D`, a `CGColor` or a `CGPath`; nil for the value
    /// of the layer.
    public var fromValue: Any?
    public var toValue: Any?
    /// What is added to the first value, or to that of the layer.
    public var byValue: Any?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let animation = copy as? CABasicAnimation else { return copy }
        animation.fromValue = fromValue
        animation.toValue = toValue
        animation.byValue = byValue
        return animation
    }
}
