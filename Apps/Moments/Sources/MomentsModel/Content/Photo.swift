public import Foundation

/// A picture of a moment.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
    public var id: PhotoID
    /// Pixels of the largest size kept.
    public var width: Int
    public var height: Int
    /// The alternative text, for people who cannot see the photo; may be empty.
    public var altText: String
    /// A WebP file of 16 pixels, shown until the photo is loaded; nil if there is none.
    public var preview: Data?
    /// The address of each size, valid for this viewer only.
    @AddressText public var small: URL
    @AddressText public var medium: URL
    @AddressText public var large: URL

    public init(
        id: PhotoID,
        width: Int,
        height: Int,
        altText: String = "",
        preview: Data? = nil,
        small: URL,
        medium: URL,
        large: URL
    ) {
        self.id = id
        self.width = width
        self.height = height
        self.altText = altText
        self.preview = preview
        self.small = small
        self.medium = medium
        self.large = large
    }

    /// Returns the address of a size.
    public func url(_ size: PhotoSize) -> URL {
        switch size {
        case .small: small
        case .medium: medium
        case .large: large
        }
    }

    /// The address that browsers save instead of showing it.
    public var download: URL { large.appending(queryItems: [URLQueryItem(name: "download", value: "1")]) }
}
