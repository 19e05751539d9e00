public import OrielUIKit

extension UIView {
    /// The scale, the rotation and the move of the view, relative to its centre. Shears are not drawn.
    public var transform: CGAffineTransform {
        get {
            guard let t = transformValues else { return CGAffineTransform() }
            return CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
        }
        set { transformValues = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty] }
    }
}
