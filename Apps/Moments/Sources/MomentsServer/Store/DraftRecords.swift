public import Foundation
public import MomentsModel

/// The moment that a person is writing.
public struct MomentDraftRecord: Hashable, Sendable {
    public var text: String
    /// As typed; not necessarily a valid address.
    public var url: String?
    /// In display order.
    public var photos: [PhotoRecord]
    public var audience: MomentAudience
    /// When the draft was last saved.
    public var updated: Date
}

/// A moment draft to save.
public struct NewMomentDraft: Sendable {
    public var text: String
    public var url: String?
    public var photos: [NewMoment.Photo]
    public var audience: MomentAudience

    public init(
        text: String,
        url: String? = nil,
        photos: [NewMoment.Photo] = [],
        audience: MomentAudience = .friends
    ) {
        self.text = text
        self.url = url
        self.photos = photos
        self.audience = audience
    }

    /// True if the draft has no content worth saving.
    public var isEmpty: Bool { text.isBlank && (url ?? "").isBlank && photos.isEmpty }
}

/// The comment that a person is writing below a moment.
public struct CommentDraftRecord: Hashable, Sendable {
    public var text: String
    /// The comment it replies to; nil also if that comment was deleted.
    public var replyTo: CommentID?
    /// When the draft was last saved.
    public var updated: Date
}

/// A comment draft to save.
public struct NewCommentDraft: Sendable {
    public var moment: MomentID
    public var text: String
    public var replyTo: CommentID?

    public init(moment: MomentID, text: String, replyTo: CommentID? = nil) {
        self.moment = moment
        self.text = text
        self.replyTo = replyTo
    }

    /// True if the draft has no content worth saving.
    public var isEmpty: Bool { text.isBlank && replyTo == nil }
}
