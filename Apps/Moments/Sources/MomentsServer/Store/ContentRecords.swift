public import Foundation
public import MomentsModel

public struct MomentRecord: Hashable, Sendable {
    public var id: MomentID
    public var author: PersonID
    public var type: MomentType
    public var text: String
    public var url: String?
    public var visibility: MomentVisibility
    public var created: Date
    /// When the text was edited last.
    public var edited: Date?
    /// Whether a call with a key returned it that had been made before.
    public var isRepeated = false
}

/// A moment to be published.
public struct NewMoment: Sendable {
    public struct Photo: Sendable {
        public var id: PhotoID
        public var altText: String

        public init(id: PhotoID, altText: String = "") {
            self.id = id
            self.altText = altText
        }
    }

    public var text: String
    public var url: String?
    public var photos: [Photo]
    public var audience: MomentAudience
    /// Only demo data sets dates; they must not decrease.
    public var created: Date?
    /// Whether publishing also deletes the author's draft, in the same transaction.
    public var endsDraft: Bool
    /// The client's key for this moment, by which the store recognizes a repeated call.
    public var key: String?

    public init(
        text: String,
        url: String? = nil,
        photos: [Photo] = [],
        audience: MomentAudience = .friends,
        created: Date? = nil,
        endsDraft: Bool = false,
        key: String? = nil
    ) {
        self.text = text
        self.url = url
        self.photos = photos
        self.audience = audience
        self.created = created
        self.endsDraft = endsDraft
        self.key = key
    }
}

public struct CommentRecord: Hashable, Sendable {
    public var id: CommentID
    public var moment: MomentID
    public var author: PersonID
    public var text: String
    /// The comment it replies to, and that comment's author; nil if the viewer may not see them.
    public var replyTo: CommentID?
    public var replyToAuthor: PersonID?
    public var created: Date
    /// Whether a call with a key returned it that had been made before.
    public var isRepeated = false
}

/// A comment to be added.
public struct NewComment: Sendable {
    public var moment: MomentID
    public var text: String
    public var replyTo: CommentID?
    /// Only demo data sets dates.
    public var created: Date?
    /// Whether adding also deletes the viewer's draft below the moment, in the same transaction.
    public var endsDraft: Bool
    /// The client's key for this comment, by which the store recognizes a repeated call.
    public var key: String?

    public init(
        moment: MomentID,
        text: String,
        replyTo: CommentID? = nil,
        created: Date? = nil,
        endsDraft: Bool = false,
        key: String? = nil
    ) {
        self.moment = moment
        self.text = text
        self.replyTo = replyTo
        self.created = created
        self.endsDraft = endsDraft
        self.key = key
    }
}

public struct CommentSummary: Hashable, Sendable {
    public var count: Int
    /// Oldest first.
    public var latest: [CommentRecord]
}
