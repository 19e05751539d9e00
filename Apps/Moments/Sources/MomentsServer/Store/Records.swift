import Crypto
public import Foundation
public import MomentsMedia
public import MomentsModel

/// A stored person.
public struct PersonRecord: Hashable, Sendable {
    public var id: PersonID
    public var handle: Handle
    public var name: String
    /// The hash of a photo.
    public var avatar: String?
    /// See `PhotoPreview.tones`; nil if there are none yet.
    public var avatarTones: Data?
    public var background: String?
    public var role: PersonRole
    public var created: Date

    public var isAdmin: Bool { role == .admin }
}

/// A person to be added.
public struct NewPerson: Sendable {
    public var handle: Handle
    public var name: String
    /// The hash of the password, with its salt and cost.
    public var passwordHash: String
    /// Only demo data sets IDs and dates.
    public var id: PersonID?
    public var created: Date?

    public init(handle: Handle, name: String, passwordHash: String, id: PersonID? = nil, created: Date? = nil) {
        self.handle = handle
        self.name = name
        self.passwordHash = passwordHash
        self.id = id
        self.created = created
    }
}

/// A change to a person; nil leaves a property unchanged.
public struct PersonChange: Sendable {
    public var name: String?
    /// A photo the person has uploaded.
    public var avatar: PhotoID?
    public var background: PhotoID?

    public init(name: String? = nil, avatar: PhotoID? = nil, background: PhotoID? = nil) {
        self.name = name
        self.avatar = avatar
        self.background = background
    }
}

/// The data about a person that a viewer may see.
public struct Relation: Hashable, Sendable {
    public var friendship: Friendship
    public var friendsSince: Date?
    /// Moments of the person that the viewer may see.
    public var momentCount: Int
    public var lastMoment: Date?
}

public struct Credentials: Sendable {
    public var person: PersonID
    public var passwordHash: String
}

public struct SignInRecord: Hashable, Sendable {
    public var id: SignInID
    public var person: PersonID
    public var device: String
    public var created: Date
    public var lastUsed: Date
}

/// The secret of an invitation link. Stores keep only its hash.
public struct InvitationSecret: Hashable, Sendable {
    public var text: String
    public init(_ text: String) { self.text = text }

    /// The SHA-256. Invitations are random and long, so a fast hash is enough.
    var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}

public struct InvitationRecord: Hashable, Sendable {
    public var id: InvitationID
    public var created: Date

    /// The time after which the invitation cannot be used.
    public var expires: Date { created.addingTimeInterval(LinkRules.invitationLifetime / .seconds(1)) }
}

/// A position in a list of friends, for paging.
public struct FriendPlace: Hashable, Sendable {
    public var name: String
    public var id: PersonID

    public init(name: String, id: PersonID) {
        self.name = name
        self.id = id
    }
}

public struct FriendRequestRecord: Hashable, Sendable {
    public var id: FriendRequestID
    public var from: PersonID
    public var to: PersonID
    public var created: Date
}

public struct MomentRecord: Hashable, Sendable {
    public var id: MomentID
    public var author: PersonID
    public var type: MomentType
    public var text: String
    public var url: String?
    public var visibility: MomentVisibility
    public var created: Date
    /// When the text was edited last.
    public var edited: Date?
    /// Whether a call with a key returned it that had been made before.
    public var isRepeated = false
}

/// A moment to be published.
public struct NewMoment: Sendable {
    public struct Photo: Sendable {
        public var id: PhotoID
        public var altText: String

        public init(id: PhotoID, altText: String = "") {
            self.id = id
            self.altText = altText
        }
    }

    public var text: String
    public var url: String?
    public var photos: [Photo]
    public var audience: MomentAudience
    /// Only demo data sets dates; they must not decrease.
    public var created: Date?
    /// Whether publishing also deletes the author's draft, in the same transaction.
    public var endsDraft: Bool
    /// The client's key for this moment, by which the store recognizes a repeated call.
    public var key: String?

    public init(
        text: String,
        url: String? = nil,
        photos: [Photo] = [],
        audience: MomentAudience = .friends,
        created: Date? = nil,
        endsDraft: Bool = false,
        key: String? = nil
    ) {
        self.text = text
        self.url = url
        self.photos = photos
        self.audience = audience
        self.created = created
        self.endsDraft = endsDraft
        self.key = key
    }
}

/// A person's tag for friends.
public struct TagRecord: Hashable, Sendable {
    public var id: TagID
    public var name: String
    /// The friends that have it, in order of their IDs.
    public var people: [PersonID]
}

/// What a person has set about a friend.
public struct FriendSettingsRecord: Hashable, Sendable {
    /// Whether the friend sees none of the person's moments.
    public var hidesMine: Bool
    /// Whether the friend's moments are left out of the person's timeline.
    public var hidesTheirs: Bool

    public init(hidesMine: Bool, hidesTheirs: Bool) {
        self.hidesMine = hidesMine
        self.hidesTheirs = hidesTheirs
    }
}

/// A change of what a person has set about a friend; nil leaves a property unchanged.
public struct FriendSettingsChange: Sendable {
    public var hidesMine: Bool?
    public var hidesTheirs: Bool?
    /// The person's tags that the friend has from now on.
    public var tags: [TagID]?

    public init(hidesMine: Bool? = nil, hidesTheirs: Bool? = nil, tags: [TagID]? = nil) {
        self.hidesMine = hidesMine
        self.hidesTheirs = hidesTheirs
        self.tags = tags
    }
}

public struct CommentRecord: Hashable, Sendable {
    public var id: CommentID
    public var moment: MomentID
    public var author: PersonID
    public var text: String
    /// The comment it replies to, and that comment's author; nil if the viewer may not see them.
    public var replyTo: CommentID?
    public var replyToAuthor: PersonID?
    public var created: Date
    /// Whether a call with a key returned it that had been made before.
    public var isRepeated = false
}

/// A comment to be added.
public struct NewComment: Sendable {
    public var moment: MomentID
    public var text: String
    public var replyTo: CommentID?
    /// Only demo data sets dates.
    public var created: Date?
    /// Whether adding also deletes the viewer's draft below the moment, in the same transaction.
    public var endsDraft: Bool
    /// The client's key for this comment, by which the store recognizes a repeated call.
    public var key: String?

    public init(
        moment: MomentID,
        text: String,
        replyTo: CommentID? = nil,
        created: Date? = nil,
        endsDraft: Bool = false,
        key: String? = nil
    ) {
        self.moment = moment
        self.text = text
        self.replyTo = replyTo
        self.created = created
        self.endsDraft = endsDraft
        self.key = key
    }
}

public struct CommentSummary: Hashable, Sendable {
    public var count: Int
    /// Oldest first.
    public var latest: [CommentRecord]
}

public struct NotificationRecord: Hashable, Sendable {
    public var id: NotificationID
    public var kind: NotificationKind
    public var actor: PersonID
    public var moment: MomentID?
    public var comment: CommentID?
    public var created: Date
    public var isRead: Bool
}

/// The notifications of one kind about one moment, if the kind forms groups; otherwise a single notification.
public struct NotificationGroupRecord: Hashable, Sendable {
    /// The maximum length of `actors`.
    static let maximumActors = 3

    public var latest: NotificationRecord
    /// The people whose actions caused the notifications, the latest first; at most `maximumActors`.
    public var actors: [PersonID]
    public var actorCount: Int
    /// False if any of the notifications is unread.
    public var isRead: Bool
}

public struct PhotoRecord: Hashable, Sendable {
    public var id: PhotoID
    /// SHA-256 of the largest size, in hexadecimal; the name of its files.
    public var hash: String
    /// Pixels of the largest size.
    public var width: Int
    public var height: Int
    public var altText: String
    /// A WebP file of 16 pixels; nil for a photo from an earlier version.
    public var preview: Data?
}

/// A photo whose files are already stored.
public struct NewPhoto: Sendable {
    public var hash: String
    public var width: Int
    public var height: Int
    public var preview: PhotoPreview?
    /// The sum of the bytes of all sizes.
    public var bytes: Int

    public init(hash: String, width: Int, height: Int, preview: PhotoPreview? = nil, bytes: Int = 0) {
        self.hash = hash
        self.width = width
        self.height = height
        self.preview = preview
        self.bytes = bytes
    }
}

/// A notice that a person's data has changed and must be fetched again.
public enum Change: Codable, Hashable, Sendable {
    case momentPublished(MomentID)
    /// Liked or commented on.
    case momentChanged(MomentID)
    case momentDeleted(MomentID)
    case notifications
    /// Friends, friend requests or a profile, and with them which content is visible. A slow reader with too many pending
    /// changes gets this and `notifications` instead of the others.
    case friends
    /// A preference of the person, such as a toggle of the internal menu, their role, or a notice for them.
    case preferences
    /// A sign-in of the person has ended.
    case signedOut
}
