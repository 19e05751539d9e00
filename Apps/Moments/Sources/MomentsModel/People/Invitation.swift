public import Foundation

/// A link by which somebody may sign up.
public struct Invitation: Identifiable, Hashable, Codable, Sendable {
    /// The secret that is part of the link.
    public var code: String
    public var createdDate: Date

    public var id: String { code }

    public init(code: String, createdDate: Date) {
        self.code = code
        self.createdDate = createdDate
    }
}
