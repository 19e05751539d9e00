public import Foundation

/// Fetches what a page of the web says of itself.
public protocol LinkCardSource: Sendable {
    /// - Throws: An error if there is no card.
    func page(at url: URL) async throws -> FetchedPage
}

/// A page that was fetched; its texts are plain and short.
public struct FetchedPage: Sendable {
    public var title: String
    public var siteName: String
    /// The bytes of the picture, not decoded; nil if there is none.
    public var image: Data?

    public init(title: String, siteName: String, image: Data? = nil) {
        self.title = title
        self.siteName = siteName
        self.image = image
    }
}
