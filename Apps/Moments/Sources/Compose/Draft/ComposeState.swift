import MomentCards
import MomentsModel
import MomentsRepositories

/// A moment that is being written, and how it goes.
public struct ComposeState: Equatable, Sendable {
    public var text = ""
    public var link = ""
    /// In the order in which they will be shown.
    public var photos: [ComposePhoto] = []
    public var visibility = MomentVisibility.friends
    public var isPublishing = false
    public var isPublished = false
    /// Why it was not published.
    public var failure: RepoError?

    public init() {}

    /// Whether the link field holds something that is no address of the web.
    public var hasBadLink: Bool { !trimmedLink.isEmpty && !hasGoodLink }

    /// Whether the link field holds an address of the web.
    public var hasGoodLink: Bool { MomentLink(trimmedLink) != nil && trimmedLink.count <= Limits.link }

    /// How many letters the text may still have; nil as long as there are plenty.
    public var remaining: Int? {
        let remaining = Limits.momentText - text.count
        return remaining < 500 ? remaining : nil
    }

    /// How many photos may be added.
    public var freePhotoCount: Int { max(0, Limits.photosPerMoment - photos.count) }

    /// Whether there is anything at all.
    public var isEmpty: Bool { draft.isEmpty && photos.isEmpty }

    /// Whether there is something to publish, nothing on its way, and nothing wrong.
    public var canPublish: Bool {
        let hasAllPhotos = photos.allSatisfy { if case .uploaded = $0.state { true } else { false } }
        return !isPublishing && !isPublished && !draft.isEmpty && hasAllPhotos && !hasBadLink
            && text.count <= Limits.momentText
    }

    /// What is kept, and published: photos that are not here yet are left out.
    public var draft: MomentDraft {
        MomentDraft(
            text: text,
            url: trimmedLink.isEmpty ? nil : trimmedLink,
            photos: photos.compactMap { photo in
                guard case .uploaded(let upload) = photo.state else { return nil }
                return MomentDraft.Photo(upload, altText: photo.altText)
            },
            visibility: visibility
        )
    }

    private var trimmedLink: String {
        String(link.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
