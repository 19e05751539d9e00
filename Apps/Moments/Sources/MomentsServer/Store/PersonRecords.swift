public import Foundation
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
