public import Foundation

// Places of points in layers. They count frames, without transforms.
extension CALayer {
    /// Whether a point in the coordinates of the layer is in its `bounds`.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost layer that contains a point: this one, a sublayer, or the layer of a subview.
    ///
    /// - Parameter p: In the coordinates of the layer around this one.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let (frame, bounds) = (self.frame, self.bounds)
        let own = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        guard !isHidden, contains(own) else { return nil }
        // Those of subviews are in front.
        let inside = (sublayers ?? []) + (view?.subviews.map { $0.layer } ?? [])
        for layer in inside.reversed() {
            if let found = layer.hitTest(own) { return found }
        }
        return self
    }

    /// Converts a point of this layer to the coordinates of another layer; nil for those of the outermost one.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let (from, to) = (placeInRoot, l?.placeInRoot ?? .zero)
        return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
    }

    /// Converts a point of another layer, or of the outermost one, to the coordinates of this layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let (from, to) = (l?.placeInRoot ?? .zero, placeInRoot)
        return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
    }

    /// Converts a rectangle of this layer to the coordinates of another layer.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, to: l), size: r.size)
    }

    /// Converts a rectangle of another layer to the coordinates of this layer.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }

    /// The layer around this one. Layers of subviews have that of the view around them.
    private var around: CALayer? { superlayer ?? view?.superview?.layer }

    /// The place of the layer's zero in the coordinates in which the frame of the outermost layer is.
    private var placeInRoot: CGPoint {
        var place = CGPoint.zero
        var layer: CALayer? = self
        while let current = layer {
            place.x += current.frame.minX - current.bounds.minX
            place.y += current.frame.minY - current.bounds.minY
            layer = current.around
        }
        return place
    }
}
