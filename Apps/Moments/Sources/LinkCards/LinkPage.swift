public import Foundation

/// What a page of the web says of itself.
public struct LinkPage: Hashable, Sendable {
    /// One line of plain text.
    public var title: String
    /// The name of the site; otherwise its host.
    public var siteName: String
    /// The bytes of the picture, not decoded; nil if there is none, or it could not be fetched.
    public var image: Data?

    public init(title: String, siteName: String, image: Data? = nil) {
        self.title = title
        self.siteName = siteName
        self.image = image
    }

    /// The longest texts that are kept, in characters.
    public static let titleLimit = 200
    public static let siteNameLimit = 60
}
