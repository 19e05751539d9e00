public import Foundation

/// What a page of the web says of itself.
public struct LinkCardContent: Hashable, Sendable {
    public var title: String
    public var siteName: String
    /// The hash of the picture, whose files are kept like those of photos; nil if there is none.
    public var image: String?

    public init(title: String, siteName: String, image: String? = nil) {
        self.title = title
        self.siteName = siteName
        self.image = image
    }
}

/// A link with its card.
public struct LinkCardRecord: Hashable, Sendable {
    public var url: String
    /// Nil if it could not be fetched.
    public var content: LinkCardContent?
    public var fetched: Date
}
