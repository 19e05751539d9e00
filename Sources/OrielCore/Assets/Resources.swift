public import Foundation

/// An image of an asset catalogue.
public struct ImageResource: Hashable, @unchecked Sendable {
    // Bundles can be used from any thread; Foundation on Linux does not declare it.
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, @unchecked Sendable {
    // Bundles can be used from any thread; Foundation on Linux does not declare it.
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// Creates a colour from a resource of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
