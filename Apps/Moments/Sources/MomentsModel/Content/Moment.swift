public import Foundation

/// A published moment, as the viewer may see it.
///
/// Copies share memory until one of them changes.
@dynamicMemberLookup
public struct Moment: Identifiable, Hashable, Sendable {
    /// The properties of a moment.
    public struct Fields: Hashable, Codable, Sendable {
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
        /// The people who like it, as far as the viewer may see them, oldest like first; nil if likes were not
        /// requested.
        public var likes: [UserDetails]?
        /// The number of likes the viewer may see; nil if likes were not requested.
        public var likeCount: Int?
    }

    private static let known = SharedValues<Fields>()

    var fields: SharedValue<Fields>

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
        fields = SharedValue(
            Fields(
                id: id,
                userDetails: userDetails,
                type: type,
                title: title,
                url: url,
                linkCard: linkCard,
                images: images,
                mentions: mentions,
                createdDate: createdDate,
                visibility: visibility,
                audience: audience,
                editedDate: editedDate,
                editableUntilDate: editableUntilDate,
                isMine: isMine,
                commentCount: commentCount,
                latestComments: latestComments,
                isLiked: isLiked,
                likes: likes,
                likeCount: likeCount
            )
        )
    }

    private init(_ fields: SharedValue<Fields>) { self.fields = fields }

    public var id: MomentID {
        get { fields.value.id }
        set { fields.value.id = newValue }
    }

    public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
        get { fields.value[keyPath: field] }
        set { fields.value[keyPath: field] = newValue }
    }

    /// Returns the moment in the memory of an equal one that this process uses, or in memory for later ones to share.
    public func sharingMemory() -> Moment { Moment(Self.known.shared(fields) { $0.compacted() }) }
}

extension Moment: Codable {
    public init(from decoder: any Decoder) throws { fields = SharedValue(try Fields(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try fields.value.encode(to: encoder) }
}

extension Moment.Fields {
    /// Returns equal fields whose people share memory with those of other moments, in arrays without spare capacity.
    fileprivate func compacted() -> Self {
        var fields = self
        fields.userDetails = userDetails.sharingMemory()
        fields.mentions = mentions.map { $0.sharingMemory() }
        fields.likes = likes.map { $0.map { $0.sharingMemory() } }
        fields.latestComments = latestComments.map { comment in
            var comment = comment
            comment.userDetails = comment.userDetails.sharingMemory()
            comment.mentions = comment.mentions.map { $0.sharingMemory() }
            comment.replyTo = comment.replyTo.map { $0.sharingMemory() }
            return comment
        }
        fields.images = images.map(\.self)
        return fields
    }
}

extension Moment.Fields {
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
        var likes = (self.likes ?? []).filter { $0.id != person.id }
        let others = (self.likeCount ?? self.likes?.count ?? 0) - (self.isLiked == true ? 1 : 0)
        if isLiked { likes.append(person) }
        moment.likes = likes
        moment.likeCount = others + (isLiked ? 1 : 0)
        return moment
    }

    /// Returns the moment as if likes had not been requested.
    public func withoutLikes() -> Moment {
        var new = fields.value
        new.isLiked = nil
        new.likes = nil
        new.likeCount = nil
        return replacing(new)
    }
}

extension Moment {
    /// Returns the moment with a person's current name and picture.
    public func showing(_ person: UserDetails) -> Moment {
        var new = fields.value
        new.userDetails.update(from: person)
        for index in new.mentions.indices { new.mentions[index].update(from: person) }
        for index in new.latestComments.indices { new.latestComments[index].update(from: person) }
        for index in (new.likes ?? []).indices { new.likes?[index].update(from: person) }
        return replacing(new)
    }

    /// Returns a moment with other fields; this one if they are equal, so that it keeps its memory.
    private func replacing(_ new: Fields) -> Moment { new == fields.value ? self : Moment(SharedValue(new)) }
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
        fields.value.update(from: person.fields.value)
    }
}

extension UserDetails.Fields {
    fileprivate mutating func update(from person: UserDetails.Fields) {
        name = person.name
        handle = person.handle
        avatar = person.avatar
        avatarTones = person.avatarTones
    }
}
