public import Foundation
public import OrielUIKit

extension UIColor {
    /// Creates a colour by its name in an asset catalogue; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates a colour by its name in an asset catalogue of a bundle; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard AppBundles.color(named: name, in: bundle) != nil else { return nil }
        self.init(Color(name, bundle: bundle))
    }

    /// Creates a colour from a resource of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
