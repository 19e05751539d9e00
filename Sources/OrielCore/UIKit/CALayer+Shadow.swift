public import OrielUIKit

extension CALayer {
    /// The outline of what casts the shadow, in the coordinates of the layer; nil for what the layer draws.
    public var shadowPath: CGPath? {
        get { shadowOutline as? CGPath }
        set { shadowOutline = newValue }
    }
}
