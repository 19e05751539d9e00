public import Foundation

/// What the page at a link of a moment or a comment says of itself.
public struct MomentLinkCard: Hashable, Codable, Sendable {
    public var url: String
    public var title: String
    /// The name that the site gives itself, otherwise its host.
    public var siteName: String
    private var imageAddress: AddressText?

    public init(url: String, title: String, siteName: String, image: URL? = nil) {
        self.url = url
        self.title = title
        self.siteName = siteName
        imageAddress = image.map(AddressText.init)
    }

    /// The address of the picture; nil if there is none.
    public var image: URL? { imageAddress?.wrappedValue }

    enum CodingKeys: String, CodingKey {
        case url, title, siteName
        case imageAddress = "image"
    }
}
