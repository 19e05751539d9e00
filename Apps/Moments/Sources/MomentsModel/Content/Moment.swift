public import Foundation

/// Something a person has published, as the viewer may see it.
public struct Moment: Identifiable, Hashable, Codable, Sendable {
    public var id: MomentID
    /// Who has published it.
    public var userDetails: UserDetails
    public var type: MomentType
    /// The text; may be empty.
    public var title: String
    /// The link as it was typed.
    public var url: String?
    public var images: [Photo]
    public var createdDate: Date
    public var visibility: MomentVisibility
    /// Whether the viewer wrote it, and so may delete it.
    public var isMine: Bool
    /// How many comments the viewer may know of.
    public var commentCount: Int
    /// The last comments, oldest first.
    public var latestComments: [Comment]
    /// Whether the viewer likes it; nil where likes are not asked for.
    public var isLiked: Bool?
    /// Who likes it, of those the viewer may know of, the first first; nil where likes are not asked for.
    public var likes: [UserDetails]?
    /// How many likes the viewer may know of; nil where likes are not asked for.
    public var likeCount: Int?

    public init(
        id: MomentID,
        userDetails: UserDetails,
        type: MomentType,
        title: String,
        url: String? = nil,
        images: [Photo] = [],
        createdDate: Date,
        visibility: MomentVisibility = .friends,
        isMine: Bool = false,
        commentCount: Int = 0,
        latestComments: [Comment] = [],
        isLiked: Bool? = nil,
        likes: [UserDetails]? = nil,
        likeCount: Int? = nil
    ) {
        self.id = id
        self.userDetails = userDetails
        self.type = type
        self.title = title
        self.url = url
        self.images = images
        self.createdDate = createdDate
        self.visibility = visibility
        self.isMine = isMine
        self.commentCount = commentCount
        self.latestComments = latestComments
        self.isLiked = isLiked
        self.likes = likes
        self.likeCount = likeCount
    }
}

extension Moment {
    /// The moment as it is when a person likes it, or does not; the same where it is so already.
    public func settingLike(_ isLiked: Bool, by person: UserDetails) -> Moment {
        guard self.isLiked != isLiked else { return self }
        var moment = self
        moment.isLiked = isLiked
        var likes = (likes ?? []).filter { $0.id != person.id }
        let others = (likeCount ?? self.likes?.count ?? 0) - (self.isLiked == true ? 1 : 0)
        if isLiked { likes.append(person) }
        moment.likes = likes
        moment.likeCount = others + (isLiked ? 1 : 0)
        return moment
    }

    /// The moment as it is where likes are not asked for.
    public func withoutLikes() -> Moment {
        var moment = self
        moment.isLiked = nil
        moment.likes = nil
        moment.likeCount = nil
        return moment
    }
}

extension Moment {
    /// The moment with the name and picture that a person has now.
    public func showing(_ person: UserDetails) -> Moment {
        var moment = self
        moment.userDetails.update(from: person)
        for index in moment.latestComments.indices { moment.latestComments[index].update(from: person) }
        for index in (moment.likes ?? []).indices { moment.likes?[index].update(from: person) }
        return moment
    }
}

extension Comment {
    /// Takes over the name and picture of a person, if it is theirs or answers them.
    public mutating func update(from person: UserDetails) {
        userDetails.update(from: person)
        replyTo?.update(from: person)
    }
}

extension UserDetails {
    fileprivate mutating func update(from person: UserDetails) {
        guard id == person.id else { return }
        name = person.name
        handle = person.handle
        avatar = person.avatar
    }
}
