public import Foundation

/// A published moment, as the viewer may see it.
public struct Moment: Identifiable, Hashable, Codable, Sendable {
    public var id: MomentID
    /// The author.
    public var userDetails: UserDetails
    public var type: MomentType
    /// The text; may be empty.
    public var title: String
    /// The link; nil if there is none.
    public var url: String?
    /// The card of the link, or of the first web address in the text; nil if there is none.
    public var linkCard: MomentLinkCard?
    public var images: [Photo]
    /// The people mentioned in the text whom the viewer may know.
    public var mentions: [UserDetails]
    public var createdDate: Date
    /// For everyone but the author, `friends`.
    public var visibility: MomentVisibility
    /// The people who can see it; nil unless the viewer wrote it.
    public var audience: MomentAudience?
    /// When the text was edited last; nil if it never was.
    public var editedDate: Date?
    /// Until when the viewer can edit the text; nil unless the viewer wrote it.
    public var editableUntilDate: Date?
    /// Whether the viewer wrote it, and may therefore delete it.
    public var isMine: Bool
    /// The number of comments the viewer may see.
    public var commentCount: Int
    /// The last comments, oldest first.
    public var latestComments: [Comment]
    /// Whether the viewer likes it; nil if likes were not requested.
    public var isLiked: Bool?
    /// The people who like it, as far as the viewer may see them, oldest like first; nil if likes were not requested.
    public var likes: [UserDetails]?
    /// The number of likes the viewer may see; nil if likes were not requested.
    public var likeCount: Int?

    public init(
        id: MomentID,
        userDetails: UserDetails,
        type: MomentType,
        title: String,
        url: String? = nil,
        linkCard: MomentLinkCard? = nil,
        images: [Photo] = [],
        mentions: [UserDetails] = [],
        createdDate: Date,
        visibility: MomentVisibility = .friends,
        audience: MomentAudience? = nil,
        editedDate: Date? = nil,
        editableUntilDate: Date? = nil,
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
        self.linkCard = linkCard
        self.images = images
        self.mentions = mentions
        self.createdDate = createdDate
        self.visibility = visibility
        self.audience = audience
        self.editedDate = editedDate
        self.editableUntilDate = editableUntilDate
        self.isMine = isMine
        self.commentCount = commentCount
        self.latestComments = latestComments
        self.isLiked = isLiked
        self.likes = likes
        self.likeCount = likeCount
    }
}

extension Moment {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(MomentID.self, forKey: .id)
        userDetails = try container.decode(UserDetails.self, forKey: .userDetails)
        type = try container.decode(MomentType.self, forKey: .type)
        title = try container.decode(String.self, forKey: .title)
        url = try container.decodeIfPresent(String.self, forKey: .url)
        linkCard = try container.decodeIfPresent(MomentLinkCard.self, forKey: .linkCard)
        images = try container.decode([Photo].self, forKey: .images)
        // Moments that an earlier version has stored have none.
        mentions = try container.decodeIfPresent([UserDetails].self, forKey: .mentions) ?? []
        createdDate = try container.decode(Date.self, forKey: .createdDate)
        visibility = try container.decode(MomentVisibility.self, forKey: .visibility)
        audience = try container.decodeIfPresent(MomentAudience.self, forKey: .audience)
        editedDate = try container.decodeIfPresent(Date.self, forKey: .editedDate)
        editableUntilDate = try container.decodeIfPresent(Date.self, forKey: .editableUntilDate)
        isMine = try container.decode(Bool.self, forKey: .isMine)
        commentCount = try container.decode(Int.self, forKey: .commentCount)
        latestComments = try container.decode([Comment].self, forKey: .latestComments)
        isLiked = try container.decodeIfPresent(Bool.self, forKey: .isLiked)
        likes = try container.decodeIfPresent([UserDetails].self, forKey: .likes)
        likeCount = try container.decodeIfPresent(Int.self, forKey: .likeCount)
    }
}

extension Moment {
    /// Returns the moment with a person's like added or removed; unchanged if it is in that state already.
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

    /// Returns the moment as if likes had not been requested.
    public func withoutLikes() -> Moment {
        var moment = self
        moment.isLiked = nil
        moment.likes = nil
        moment.likeCount = nil
        return moment
    }
}

extension Moment {
    /// Returns the moment with a person's current name and picture.
    public func showing(_ person: UserDetails) -> Moment {
        var moment = self
        moment.userDetails.update(from: person)
        for index in moment.mentions.indices { moment.mentions[index].update(from: person) }
        for index in moment.latestComments.indices { moment.latestComments[index].update(from: person) }
        for index in (moment.likes ?? []).indices { moment.likes?[index].update(from: person) }
        return moment
    }
}

extension Comment {
    /// Updates a person's name and picture, if they wrote the comment or the one it replies to, or are mentioned in it.
    public mutating func update(from person: UserDetails) {
        userDetails.update(from: person)
        replyTo?.update(from: person)
        for index in mentions.indices { mentions[index].update(from: person) }
    }
}

extension UserDetails {
    fileprivate mutating func update(from person: UserDetails) {
        guard id == person.id else { return }
        name = person.name
        handle = person.handle
        avatar = person.avatar
        avatarTones = person.avatarTones
    }
}
