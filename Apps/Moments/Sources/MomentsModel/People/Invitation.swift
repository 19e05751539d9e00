public import Foundation

/// A link by which somebody may sign up.
public struct Invitation: Identifiable, Hashable, Codable, Sendable {
    public var id: InvitationID
    /// The secret that is part of the link; nil unless the invitation was made a moment ago: the server keeps its hash only.
    public var code: String?
    public var createdDate: Date
    /// When it ends if nobody uses it.
    public var expiryDate: Date

    public init(id: InvitationID, code: String? = nil, createdDate: Date, expiryDate: Date) {
        self.id = id
        self.code = code
        self.createdDate = createdDate
        self.expiryDate = expiryDate
    }
}

extension Invitation: CustomStringConvertible, CustomReflectable {
    /// Without the secret, so that no log has it.
    public var description: String { "Invitation(\(id))" }

    public var customMirror: Mirror { Mirror(self, children: ["id": id, "createdDate": createdDate]) }
}
