public import Foundation
public import OrielUIKit

extension UIImage {
    /// Creates an image by its name in an asset catalogue or among the files of a bundle; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard let asset = AppBundles.image(named: name, in: bundle) else { return nil }
        self.init(.asset(name, bundle), size: asset.picture(in: EnvironmentValues()).size, scale: 1)
    }

    /// Creates an image from a resource of an asset catalogue.
    public convenience init(resource: ImageResource) {
        let asset = AppBundles.image(named: resource.name, in: resource.bundle)
        let size = asset?.picture(in: EnvironmentValues()).size ?? .zero
        self.init(.asset(resource.name, resource.bundle), size: size, scale: 1)
    }
}
