public import Foundation

/// A moment that is being written, or is to be published.
public struct MomentDraft: Hashable, Codable, Sendable {
    /// A photo of it.
    public struct Photo: Identifiable, Hashable, Codable, Sendable {
        public var upload: PhotoUpload
        /// What it shows, for people who do not see it.
        public var altText: String

        public var id: PhotoID { upload.id }

        public init(_ upload: PhotoUpload, altText: String = "") {
            self.upload = upload
            self.altText = altText
        }
    }

    public var text: String
    /// The link as it was typed; nil where there is none.
    public var url: String?
    /// In the order in which they are shown.
    public var photos: [Photo]
    public var visibility: MomentVisibility

    public init(
        text: String = "",
        url: String? = nil,
        photos: [Photo] = [],
        visibility: MomentVisibility = .friends
    ) {
        self.text = text
        self.url = url
        self.photos = photos
        self.visibility = visibility
    }

    /// Whether there is nothing in it worth keeping.
    public var isEmpty: Bool {
        let isBlank = text.allSatisfy(\.isWhitespace) && (url ?? "").allSatisfy(\.isWhitespace)
        return isBlank && photos.isEmpty
    }
}

/// A photo the server has taken, which waits for its moment.
public struct PhotoUpload: Identifiable, Hashable, Codable, Sendable {
    public var id: PhotoID
    /// Pixels of the largest size kept.
    public var width: Int
    public var height: Int
    /// Where a small size is, for the one who uploaded it.
    public var url: URL

    public init(id: PhotoID, width: Int, height: Int, url: URL) {
        self.id = id
        self.width = width
        self.height = height
        self.url = url
    }
}
