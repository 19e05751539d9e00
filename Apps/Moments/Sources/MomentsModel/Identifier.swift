/// The number by which a thing is known for ever, a text wherever it leaves the program.
///
/// Numbers grow with time: of two moments the one with the larger number was published later.
///
///     let id: MomentID = 17
///     id.description   // "17"
public struct Identifier<Entity>: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A person with an account.
public typealias PersonID = Identifier<PersonEntity>
/// Something a person has published.
public typealias MomentID = Identifier<MomentEntity>
/// What somebody said below a moment.
public typealias CommentID = Identifier<CommentEntity>
/// A picture of a moment, or one that waits for its moment.
public typealias PhotoID = Identifier<PhotoEntity>
/// A note to a person about what others did.
public typealias NotificationID = Identifier<NotificationEntity>
/// A wish to be friends that was not answered yet.
public typealias FriendRequestID = Identifier<FriendRequestEntity>
/// One browser or program in which a person is signed in.
public typealias SignInID = Identifier<SignInEntity>
/// A link by which somebody may sign up.
public typealias InvitationID = Identifier<InvitationEntity>

// Only their names are used: a number of one kind is never taken for another's.
public enum PersonEntity: Sendable {}
public enum MomentEntity: Sendable {}
public enum CommentEntity: Sendable {}
public enum PhotoEntity: Sendable {}
public enum NotificationEntity: Sendable {}
public enum FriendRequestEntity: Sendable {}
public enum SignInEntity: Sendable {}
public enum InvitationEntity: Sendable {}

extension Identifier: Comparable {
    public static func < (a: Identifier, b: Identifier) -> Bool { a.rawValue < b.rawValue }
}

extension Identifier: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { rawValue = value }
}

extension Identifier: LosslessStringConvertible {
    public var description: String { String(rawValue) }

    /// Reads plain decimal digits; anything else is nil, so that each thing has one name.
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
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no identifier")
        }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
