import Foundation
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The content of a moment's card.
public struct MomentCard: Equatable, Sendable {
    public var id: MomentID
    public var author: UserDetails
    /// The text; nil if there is none.
    public var text: String?
    /// The people mentioned in the text whom the viewer may know.
    public var mentions: [UserDetails]
    public var link: MomentLink?
    /// What the page at the link says of itself; nil if it is not known.
    public var linkCard: MomentLinkCard?
    public var photos: [Photo]
    public var createdDate: Date
    /// Who can see it; for everyone but its author, `friends`.
    public var visibility: MomentVisibility
    /// Indicates whether the text was edited.
    public var isEdited: Bool
    /// Until when the viewer can edit the text; nil unless the viewer wrote it.
    public var editableUntilDate: Date?
    /// Indicates whether the viewer may delete it.
    public var isMine: Bool
    public var commentCount: Int
    /// Oldest first.
    public var latestComments: [Comment]
    /// Nil if likes are turned off.
    public var likes: MomentLikes?
    /// The error of the last action; nil if it succeeded.
    public var failure: RepoError?

    /// - Parameter showsLikes: Whether likes are turned on.
    public init(_ moment: Moment, showsLikes: Bool) {
        id = moment.id
        author = moment.userDetails
        text = moment.title.isEmpty ? nil : moment.title
        mentions = moment.mentions
        linkCard = moment.linkCard
        link = (moment.linkCard?.url ?? moment.url).flatMap(MomentLink.init)
        photos = moment.images
        createdDate = moment.createdDate
        visibility = moment.visibility
        isEdited = moment.editedDate != nil
        editableUntilDate = moment.editableUntilDate
        isMine = moment.isMine
        commentCount = moment.commentCount
        latestComments = moment.latestComments
        likes = showsLikes ? MomentLikes(moment) : nil
    }

    /// Returns the relative date in the viewer's language: "5 minutes ago".
    public func relativeDate(_ localizer: Localizer) -> String { localizer.relative(createdDate) }
}

/// The likes of a moment.
public struct MomentLikes: Equatable, Sendable {
    /// Indicates whether the viewer likes it.
    public var isLiked: Bool
    /// The people visible to the viewer, oldest like first.
    public var people: [UserDetails]
    /// The number of likes visible to the viewer.
    public var count: Int

    /// - Returns: Nil if likes were not requested.
    init?(_ moment: Moment) {
        guard let isLiked = moment.isLiked else { return nil }
        self.isLiked = isLiked
        people = moment.likes ?? []
        count = moment.likeCount ?? people.count
    }
}
