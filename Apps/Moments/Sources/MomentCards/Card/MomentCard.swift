import Foundation
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The content of a moment's card.
public struct MomentCard: Equatable, Sendable {
    private let moment: Moment
    private let showsLikes: Bool
    /// The error of the last action; nil if it succeeded.
    public var failure: RepoError?

    /// - Parameter showsLikes: Whether likes are turned on.
    public init(_ moment: Moment, showsLikes: Bool) {
        self.moment = moment
        self.showsLikes = showsLikes
    }

    public var id: MomentID { moment.id }
    public var author: UserDetails { moment.userDetails }
    /// The text; nil if there is none.
    public var text: String? { moment.title.isEmpty ? nil : moment.title }
    /// The people mentioned in the text whom the viewer may know.
    public var mentions: [UserDetails] { moment.mentions }
    public var link: MomentLink? { (moment.linkCard?.url ?? moment.url).flatMap(MomentLink.init) }
    /// What the page at the link says of itself; nil if it is not known.
    public var linkCard: MomentLinkCard? { moment.linkCard }
    public var photos: [Photo] { moment.images }
    public var createdDate: Date { moment.createdDate }
    /// Who can see it; for everyone but its author, `friends`.
    public var visibility: MomentVisibility { moment.visibility }
    /// Indicates whether the text was edited.
    public var isEdited: Bool { moment.editedDate != nil }
    /// Until when the viewer can edit the text; nil unless the viewer wrote it.
    public var editableUntilDate: Date? { moment.editableUntilDate }
    /// Indicates whether the viewer may delete it.
    public var isMine: Bool { moment.isMine }
    public var commentCount: Int { moment.commentCount }
    /// Oldest first.
    public var latestComments: [Comment] { moment.latestComments }
    /// Nil if likes are turned off.
    public var likes: MomentLikes? { showsLikes ? MomentLikes(moment) : nil }

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
