import Foundation
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// What a card shows of a moment.
public struct MomentCard: Equatable, Sendable {
    public var id: MomentID
    public var author: UserDetails
    /// The text; nil where there is none.
    public var text: String?
    public var link: MomentLink?
    public var photos: [Photo]
    public var createdDate: Date
    public var isOnlyForMe: Bool
    /// Whether the viewer may delete it.
    public var isMine: Bool
    public var commentCount: Int
    /// Oldest first.
    public var latestComments: [Comment]
    /// Nil where likes are switched off.
    public var likes: MomentLikes?
    /// Why the last deed failed; nil if it did not.
    public var failure: RepoError?

    /// - Parameter showsLikes: Whether likes are switched on.
    public init(_ moment: Moment, showsLikes: Bool) {
        id = moment.id
        author = moment.userDetails
        text = moment.title.isEmpty ? nil : moment.title
        link = moment.url.flatMap(MomentLink.init)
        photos = moment.images
        createdDate = moment.createdDate
        isOnlyForMe = moment.visibility == .onlyMe
        isMine = moment.isMine
        commentCount = moment.commentCount
        latestComments = moment.latestComments
        likes = showsLikes ? MomentLikes(moment) : nil
    }

    /// When it was, in the viewer's language: "5 minutes ago".
    public func relativeDate(_ localizer: Localizer) -> String { localizer.relative(createdDate) }
}

/// Who likes a moment.
public struct MomentLikes: Equatable, Sendable {
    /// Whether the viewer does.
    public var isLiked: Bool
    /// Those the viewer may know of, the first first.
    public var people: [UserDetails]
    /// How many the viewer may know of.
    public var count: Int

    /// - Returns: Nil for a moment of which likes were not asked for.
    init?(_ moment: Moment) {
        guard let isLiked = moment.isLiked else { return nil }
        self.isLiked = isLiked
        people = moment.likes ?? []
        count = moment.likeCount ?? people.count
    }
}
