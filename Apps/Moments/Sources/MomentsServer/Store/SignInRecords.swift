import Crypto
public import Foundation
public import MomentsModel

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
