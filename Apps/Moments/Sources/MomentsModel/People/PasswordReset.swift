public import Foundation

/// A link by which somebody who has forgotten the password sets a new one.
public struct PasswordReset: Hashable, Codable, Sendable {
    /// The secret that is part of the link.
    public var code: String
    /// Whose password it sets.
    public var userDetails: UserDetails
    /// When it ends if it is not used.
    public var expiryDate: Date

    public init(code: String, userDetails: UserDetails, expiryDate: Date) {
        self.code = code
        self.userDetails = userDetails
        self.expiryDate = expiryDate
    }
}

extension PasswordReset: CustomStringConvertible, CustomReflectable {
    /// Without the secret, so that no log has it.
    public var description: String { "PasswordReset(of: \(userDetails.id))" }

    public var customMirror: Mirror { Mirror(self, children: ["userDetails": userDetails]) }
}
