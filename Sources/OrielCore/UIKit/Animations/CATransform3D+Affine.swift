public import OrielUIKit

/// Returns a transform in space that does what one in the plane does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(planeValues: [m.a, m.b, m.c, m.d, m.tx, m.ty])
}

/// Returns the part of a transform in the plane. See `CATransform3DIsAffine(_:)`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CALayer {
    /// The part of the layer's transform in the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the layer's transform to one in the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}
