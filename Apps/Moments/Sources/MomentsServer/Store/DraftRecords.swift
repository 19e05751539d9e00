public import Foundation
public import MomentsModel

/// The moment that a person is writing.
public struct MomentDraftRecord: Hashable, Sendable {
    public var text: String
    /// As it was typed; it need not be an address.
    public var url: String?
    /// In the order in which they will be shown.
    public var photos: [PhotoRecord]
    public var visibility: MomentVisibility
    /// When it was saved last.
    public var updated: Date
}

/// A moment that is being written, to be kept until it is published.
public struct NewMomentDraft: Sendable {
    public var text: String
    public var url: String?
    public var photos: [NewMoment.Photo]
    public var visibility: MomentVisibility

    public init(
        text: String,
        url: String? = nil,
        photos: [NewMoment.Photo] = [],
        visibility: MomentVisibility = .friends
    ) {
        self.text = text
        self.url = url
        self.photos = photos
        self.visibility = visibility
    }

    /// Whether there is nothing in it worth keeping.
    public var isEmpty: Bool { text.isBlank && (url ?? "").isBlank && photos.isEmpty }
}

/// The comment that a person is writing below a moment.
public struct CommentDraftRecord: Hashable, Sendable {
    public var text: String
    /// The comment it answers; nil also when that was deleted.
    public var replyTo: CommentID?
    /// When it was saved last.
    public var updated: Date
}

/// A comment that is being written, to be kept until it is sent.
public struct NewCommentDraft: Sendable {
    public var moment: MomentID
    public var text: String
    public var replyTo: CommentID?

    public init(moment: MomentID, text: String, replyTo: CommentID? = nil) {
        self.moment = moment
        self.text = text
        self.replyTo = replyTo
    }

    /// Whether there is nothing in it worth keeping.
    public var isEmpty: Bool { text.isBlank && replyTo == nil }
}
