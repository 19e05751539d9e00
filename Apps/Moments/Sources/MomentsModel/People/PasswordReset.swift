public import Foundation

/// A link for resetting a forgotten password.
public struct PasswordReset: Hashable, Codable, Sendable {
    /// The secret in the link.
    public var code: String
    /// The person whose password it resets.
    public var userDetails: UserDetails
    /// When it expires if unused.
    public var expiryDate: Date

    public init(code: String, userDetails: UserDetails, expiryDate: Date) {
        self.code = code
        self.userDetails = userDetails
        self.expiryDate = expiryDate
    }
}

extension PasswordReset: CustomStringConvertible, CustomReflectable {
    /// Omits the secret, to keep it out of logs.
    public var description: String { "PasswordReset(of: \(userDetails.id))" }

    public var customMirror: Mirror { Mirror(self, children: ["userDetails": userDetails]) }
}
