import Foundation
public import OrielUIKit

/// Returns a transform in space that does to the plane what an affine transform does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(planeValues: [m.a, m.b, m.c, m.d, m.tx, m.ty])
}

/// Returns the affine transform of the plane that a transform contains.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    let values = t.planeValues
    return CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5])
}

extension ProjectionTransform {
    /// Creates the transform that a transform in space has for points of the plane.
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
