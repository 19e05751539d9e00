/// The permanent number of a record, encoded as a text outside the program.
///
/// Numbers grow with time: of two moments, the one with the larger number was published later.
///
///     let id: MomentID = 17
///     id.description   // "17"
public struct Identifier<Entity>: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A person with an account.
public typealias PersonID = Identifier<PersonEntity>
/// A published moment.
public typealias MomentID = Identifier<MomentEntity>
/// A comment on a moment.
public typealias CommentID = Identifier<CommentEntity>
/// A photo of a moment, or one that is not part of a moment yet.
public typealias PhotoID = Identifier<PhotoEntity>
/// A notification to a person about other people's actions.
public typealias NotificationID = Identifier<NotificationEntity>
/// A pending friend request.
public typealias FriendRequestID = Identifier<FriendRequestEntity>
/// One browser or program in which a person is signed in.
public typealias SignInID = Identifier<SignInEntity>
/// An invitation link for signing up.
public typealias InvitationID = Identifier<InvitationEntity>
/// A person's tag for friends.
public typealias TagID = Identifier<TagEntity>
/// A report of a person for staff.
public typealias ReportID = Identifier<ReportEntity>
/// An announcement, or a message of staff to one person.
public typealias NoticeID = Identifier<NoticeEntity>
/// A record of what staff have done.
public typealias AuditEntryID = Identifier<AuditEntryEntity>

// Used only as type parameters, so that an ID of one kind cannot be used for another.
public enum PersonEntity: Sendable {}
public enum MomentEntity: Sendable {}
public enum CommentEntity: Sendable {}
public enum PhotoEntity: Sendable {}
public enum NotificationEntity: Sendable {}
public enum FriendRequestEntity: Sendable {}
public enum SignInEntity: Sendable {}
public enum InvitationEntity: Sendable {}
public enum TagEntity: Sendable {}
public enum ReportEntity: Sendable {}
public enum NoticeEntity: Sendable {}
public enum AuditEntryEntity: Sendable {}

extension Identifier: Comparable {
    public static func < (a: Identifier, b: Identifier) -> Bool { a.rawValue < b.rawValue }
}

extension Identifier: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { rawValue = value }
}

extension Identifier: LosslessStringConvertible {
    public var description: String { String(rawValue) }

    /// Parses plain decimal digits; nil for any other text, so that each record has only one textual ID.
    public init?(_ description: String) {
        guard let rawValue = Int64(description), String(rawValue) == description, rawValue >= 0 else { return nil }
        self.rawValue = rawValue
    }
}

extension Identifier: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Identifier(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not an identifier")
        }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
