public import Foundation
public import MomentsModel

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
