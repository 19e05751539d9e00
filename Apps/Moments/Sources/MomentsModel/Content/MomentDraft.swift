public import Foundation

/// A moment that is being written, or about to be published.
public struct MomentDraft: Hashable, Codable, Sendable {
    /// A photo of the draft.
    public struct Photo: Identifiable, Hashable, Codable, Sendable {
        public var upload: PhotoUpload
        /// The alternative text, for people who cannot see the photo.
        public var altText: String

        public var id: PhotoID { upload.id }

        public init(_ upload: PhotoUpload, altText: String = "") {
            self.upload = upload
            self.altText = altText
        }
    }

    public var text: String
    /// The link as typed; nil if there is none.
    public var url: String?
    /// In display order.
    public var photos: [Photo]
    public var audience: MomentAudience

    public init(
        text: String = "",
        url: String? = nil,
        photos: [Photo] = [],
        audience: MomentAudience = .friends
    ) {
        self.text = text
        self.url = url
        self.photos = photos
        self.audience = audience
    }

    /// True if the draft has no content worth saving.
    public var isEmpty: Bool {
        let isBlank = text.allSatisfy(\.isWhitespace) && (url ?? "").allSatisfy(\.isWhitespace)
        return isBlank && photos.isEmpty
    }
}

extension MomentDraft {
    /// Entries that an earlier version has stored have only the visibility.
    private enum EarlierKeys: String, CodingKey { case visibility }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        text = try container.decode(String.self, forKey: .text)
        url = try container.decodeIfPresent(String.self, forKey: .url)
        photos = try container.decode([Photo].self, forKey: .photos)
        audience =
            try container.decodeIfPresent(MomentAudience.self, forKey: .audience)
            ?? MomentAudience(
                try decoder.container(keyedBy: EarlierKeys.self).decode(MomentVisibility.self, forKey: .visibility)
            )
    }
}

/// An uploaded photo that is not part of a moment yet.
public struct PhotoUpload: Identifiable, Hashable, Codable, Sendable {
    public var id: PhotoID
    /// Pixels of the largest size kept.
    public var width: Int
    public var height: Int
    /// The address of the medium size, valid for the uploader only.
    public var url: URL

    public init(id: PhotoID, width: Int, height: Int, url: URL) {
        self.id = id
        self.width = width
        self.height = height
        self.url = url
    }
}
