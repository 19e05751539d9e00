public import Foundation

/// An invitation link for signing up.
public struct Invitation: Identifiable, Hashable, Codable, Sendable {
    public var id: InvitationID
    /// The secret in the link; nil unless the invitation was just created, because the server stores only its hash.
    public var code: String?
    public var createdDate: Date
    /// When it expires if unused.
    public var expiryDate: Date

    public init(id: InvitationID, code: String? = nil, createdDate: Date, expiryDate: Date) {
        self.id = id
        self.code = code
        self.createdDate = createdDate
        self.expiryDate = expiryDate
    }
}

extension Invitation: CustomStringConvertible, CustomReflectable {
    /// Omits the secret, to keep it out of logs.
    public var description: String { "Invitation(\(id))" }

    public var customMirror: Mirror { Mirror(self, children: ["id": id, "createdDate": createdDate]) }
}
