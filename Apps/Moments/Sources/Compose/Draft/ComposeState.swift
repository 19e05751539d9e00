import MomentCards
import MomentsModel
import MomentsRepositories

/// The state of a moment that is being written.
public struct ComposeState: Equatable, Sendable {
    public var text = ""
    public var link = ""
    /// The photos in display order.
    public var photos: [ComposePhoto] = []
    /// The number of picked photos that were not added, because a moment has room for no more.
    public var refusedPhotoCount = 0
    public var audience = MomentAudience.friends
    /// The viewer's tags, for the names of the chosen ones; nil until they are loaded.
    public var tags: [FriendTag]?
    /// The viewer's friends, for the names of the chosen ones; nil until they are loaded.
    public var friends: [UserDetails]?
    public var isPublishing = false
    public var isPublished = false
    /// The error of the last attempt to publish.
    public var failure: RepoError?

    public init() {}

    /// Indicates whether the link field contains text that is not a valid web address.
    public var hasBadLink: Bool { !trimmedLink.isEmpty && !hasGoodLink }

    /// Indicates whether the link field contains a valid web address.
    public var hasGoodLink: Bool { MomentLink(trimmedLink) != nil && trimmedLink.count <= Limits.link }

    /// The number of characters left, negative if over the limit; nil while 500 or more are left.
    public var remaining: Int? {
        let remaining = Limits.momentText - text.count
        return remaining < 500 ? remaining : nil
    }

    /// The number of photos that can still be added.
    public var freePhotoCount: Int { max(0, Limits.photosPerMoment - photos.count) }

    /// Indicates whether the moment has no content and no photos.
    public var isEmpty: Bool { draft.isEmpty && photos.isEmpty }

    /// The names of those who can see the moment.
    public var audienceSummary: AudienceSummary { AudienceSummary(audience, tags: tags, friends: friends) }

    /// Indicates whether those who can see the moment are chosen. The server refuses an audience with a deleted tag; without
    /// it, more people could see the moment than were meant to.
    public var hasGoodAudience: Bool { !audience.isIncomplete && !audienceSummary.lacksTag }

    /// Indicates whether the moment can be published: it has content, all uploads are finished and all input is valid.
    public var canPublish: Bool {
        let hasAllPhotos = photos.allSatisfy { if case .uploaded = $0.state { true } else { false } }
        return !isPublishing && !isPublished && !draft.isEmpty && hasAllPhotos && !hasBadLink
            && text.count <= Limits.momentText && hasGoodAudience
    }

    /// The draft to save and to publish, without photos that are not uploaded yet.
    public var draft: MomentDraft {
        MomentDraft(
            text: text,
            url: trimmedLink.isEmpty ? nil : trimmedLink,
            photos: photos.compactMap { photo in
                guard case .uploaded(let upload) = photo.state else { return nil }
                return MomentDraft.Photo(upload, altText: photo.altText)
            },
            audience: audience
        )
    }

    /// Returns the state without content.
    func emptied() -> ComposeState {
        var state = ComposeState()
        state.tags = tags
        state.friends = friends
        return state
    }

    private var trimmedLink: String {
        String(link.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
