public import OrielUIKit

extension UITraitCollection {
    /// The appearance of the view that is being drawn, or of the page whose code is running; unspecified outside of a page.
    public static var current: UITraitCollection { ofPage }
}
