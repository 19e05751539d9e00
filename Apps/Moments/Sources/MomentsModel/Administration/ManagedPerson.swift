public import Foundation

/// A person, as staff see them.
public struct ManagedPerson: Identifiable, Hashable, Codable, Sendable {
    public var id: PersonID
    public var userDetails: UserDetails
    public var role: PersonRole
    public var createdDate: Date
    /// When a browser or program of the person was last seen; nil if none is signed in.
    public var lastSeenDate: Date?
    public var momentCount: Int
    public var openReportCount: Int
    public var storage: StorageUse
    /// Nil unless the person is suspended now.
    public var suspension: Suspension?
    /// When the account is deleted; nil unless the person has asked for that.
    public var deletionDate: Date?

    public init(
        userDetails: UserDetails,
        role: PersonRole = .member,
        createdDate: Date,
        lastSeenDate: Date? = nil,
        momentCount: Int = 0,
        openReportCount: Int = 0,
        storage: StorageUse = StorageUse(bytes: 0),
        suspension: Suspension? = nil,
        deletionDate: Date? = nil
    ) {
        id = userDetails.id
        self.userDetails = userDetails
        self.role = role
        self.createdDate = createdDate
        self.lastSeenDate = lastSeenDate
        self.momentCount = momentCount
        self.openReportCount = openReportCount
        self.storage = storage
        self.suspension = suspension
        self.deletionDate = deletionDate
    }
}

/// A time in which a person cannot sign in.
public struct Suspension: Hashable, Codable, Sendable {
    /// When it ends by itself; nil if staff end it.
    public var untilDate: Date?
    /// What staff tell the person; may be empty.
    public var reason: String

    public init(untilDate: Date? = nil, reason: String = "") {
        self.untilDate = untilDate
        self.reason = reason
    }
}
