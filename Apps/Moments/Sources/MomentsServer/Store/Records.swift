import Crypto
public import Foundation
public import MomentsModel

/// A person as the store keeps them.
public struct PersonRecord: Hashable, Sendable {
    public var id: PersonID
    public var handle: Handle
    public var name: String
    /// The hash of a photo.
    public var avatar: String?
    public var background: String?
    public var isAdmin: Bool
    public var created: Date
}

/// A person to be added.
public struct NewPerson: Sendable {
    public var handle: Handle
    public var name: String
    /// The hash of the password, with its salt and cost.
    public var passwordHash: String
    /// Only demo data chooses its numbers and dates.
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

/// What is to be changed of a person; nil leaves it as it is.
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

/// What a viewer may know of a person.
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

/// What stands in a link that invites somebody. Stores keep its hash only.
public struct InvitationSecret: Hashable, Sendable {
    public var text: String
    public init(_ text: String) { self.text = text }

    /// The SHA-256. Invitations are random and long, so a fast hash is enough.
    var hash: Data { Data(SHA256.hash(data: Data(text.utf8))) }
}

public struct InvitationRecord: Hashable, Sendable {
    public var id: InvitationID
    public var created: Date

    /// From then on nobody can sign up with it.
    public var expires: Date { created.addingTimeInterval(LinkRules.invitationLifetime / .seconds(1)) }
}

/// A place in a list of friends.
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
    public var visibility: MomentVisibility
    /// Only demo data chooses its dates; they must not go back.
    public var created: Date?
    /// Whether the author's draft is deleted with it, in the same transaction.
    public var endsDraft: Bool

    public init(
        text: String,
        url: String? = nil,
        photos: [Photo] = [],
        visibility: MomentVisibility = .friends,
        created: Date? = nil,
        endsDraft: Bool = false
    ) {
        self.text = text
        self.url = url
        self.photos = photos
        self.visibility = visibility
        self.created = created
        self.endsDraft = endsDraft
    }
}

public struct CommentRecord: Hashable, Sendable {
    public var id: CommentID
    public var moment: MomentID
    public var author: PersonID
    public var text: String
    /// The comment it answers, and who wrote that; nil if the viewer may not know of them.
    public var replyTo: CommentID?
    public var replyToAuthor: PersonID?
    public var created: Date
}

/// A comment to be added.
public struct NewComment: Sendable {
    public var moment: MomentID
    public var text: String
    public var replyTo: CommentID?
    /// Only demo data chooses its dates.
    public var created: Date?
    /// Whether the viewer's draft below the moment is deleted with it, in the same transaction.
    public var endsDraft: Bool

    public init(
        moment: MomentID,
        text: String,
        replyTo: CommentID? = nil,
        created: Date? = nil,
        endsDraft: Bool = false
    ) {
        self.moment = moment
        self.text = text
        self.replyTo = replyTo
        self.created = created
        self.endsDraft = endsDraft
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

public struct PhotoRecord: Hashable, Sendable {
    public var id: PhotoID
    /// SHA-256 of the largest size, in hexadecimal; the name of its files.
    public var hash: String
    /// Pixels of the largest size.
    public var width: Int
    public var height: Int
    public var altText: String
}

/// A photo whose files are kept already.
public struct NewPhoto: Sendable {
    public var hash: String
    public var width: Int
    public var height: Int

    public init(hash: String, width: Int, height: Int) {
        self.hash = hash
        self.width = width
        self.height = height
    }
}

/// Something that is no longer as a person knew it, and is to be asked for anew.
public enum Change: Codable, Hashable, Sendable {
    case momentPublished(MomentID)
    /// Liked or commented on.
    case momentChanged(MomentID)
    case momentDeleted(MomentID)
    case notifications
    /// Friends, requests, or somebody's profile; and with friends whatever shows of whom. A reader who was so slow that too
    /// much has changed gets this one and `notifications` in place of the rest.
    case friends
    /// A preference of the person's, such as a toggle of the internal menu.
    case preferences
    /// A sign-in of the person's has ended.
    case signedOut
}
