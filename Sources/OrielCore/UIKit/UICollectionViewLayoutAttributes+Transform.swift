public import OrielUIKit

extension UICollectionViewLayoutAttributes {
    /// The part of the `transform3D` in the plane: the scale, the rotation and the move of the view around its middle.
    /// Shears are not drawn.
    public var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
}
