public import Foundation
public import MomentsModel

/// The storage for sign-ins, invitations and passwords. A part of a `MomentStore`.
public protocol SignInStore: Sendable {
    // MARK: Signing in

    /// Returns the ID and password hash of a person; nil if no person has the handle.
    func credentials(handle: Handle) async throws -> Credentials?

    /// Returns the same for a known person.
    func credentials(of person: PersonID) async throws -> Credentials?

    /// Stores a sign-in by the hash of its secret. Keeps the first 200 characters of `device`.
    ///
    /// - Parameter passwordHash: The hash that the password was checked against; nil if none was checked.
    /// - Throws: `.passwordChanged` if the person's password hash is a different one by now; `.suspended` if the person is suspended.
    func addSignIn(
        of person: PersonID,
        secretHash: Data,
        device: String,
        passwordHash: String?
    ) async throws -> SignInRecord

    /// Returns the sign-in of a secret and records its use; nil if it is unknown, revoked, or was not used for `lifetime`.
    ///
    /// Uses are recorded to the minute, so that not every request of a busy browser writes.
    func useSignIn(secretHash: Data, lifetime: Duration) async throws -> SignInRecord?

    /// Returns the sign-ins of a person, most recently used first.
    func signIns(of person: PersonID) async throws -> [SignInRecord]

    /// - Throws: `.notFound` if the sign-in is not the person's.
    func removeSignIn(_ id: SignInID, of person: PersonID) async throws

    /// Deletes the sign-ins that were not used for `lifetime`, and sends `.signedOut` to their people.
    ///
    /// - Returns: The number of deleted sign-ins.
    func removeExpiredSignIns(lifetime: Duration) async throws -> Int

    /// - Throws: `.invalid` if the person is not an admin, or `LinkRules.maximumOpenInvitations` are open.
    func addInvitation(by admin: PersonID, secret: InvitationSecret) async throws -> InvitationRecord

    /// Returns the invitations that can be used, newest first.
    func openInvitations() async throws -> [InvitationRecord]

    /// Whether an invitation can be used.
    func isOpen(_ secret: InvitationSecret) async throws -> Bool

    /// Revokes an invitation.
    ///
    /// - Throws: `.notFound` if there is no such open invitation, `.invalid` if the person is not an admin.
    func removeInvitation(_ id: InvitationID, by admin: PersonID) async throws

    /// Deletes expired invitations and password reset links.
    ///
    /// - Returns: The number of deleted records.
    func removeExpiredLinks() async throws -> Int

    // MARK: Passwords

    /// Changes a password. Ends the person's other sign-ins, and revokes a pending password reset link.
    ///
    /// - Parameters:
    ///   - old: The hash that the old password was checked against.
    ///   - kept: The sign-in that stays valid.
    /// - Throws: `.passwordChanged` if `old` is not the person's password hash any more.
    func changePassword(of person: PersonID, from old: String, to new: String, keeping kept: SignInID) async throws

    /// Stores a password reset link by the hash of its secret. Revokes an earlier one.
    ///
    /// - Parameter admin: The admin who creates it; nil for the operator of the server.
    /// - Returns: The date at which the link expires.
    /// - Throws: `.notFound` if there is no such person, `.invalid` if `admin` is not an admin.
    func addPasswordReset(of person: PersonID, secretHash: Data, by admin: PersonID?) async throws -> Date

    /// Returns the person whose password a link resets; nil if the link is not valid.
    func passwordReset(secretHash: Data) async throws -> PersonID?

    /// Sets a new password with a reset link. Revokes the link, and ends all sign-ins of the person.
    ///
    /// - Throws: `.resetInvalid`.
    func resetPassword(secretHash: Data, to passwordHash: String) async throws -> PersonRecord

    /// Counts a password attempt, if the rate has room for it.
    ///
    /// Attempts are counted before the password is checked, so that concurrent attempts, in all processes together, cannot
    /// exceed the rate.
    ///
    /// - Returns: The time until there is room; nil if the attempt was counted.
    func countPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws -> Duration?

    /// Takes back a counted attempt, because the password was right.
    func uncountPasswordAttempt(_ slot: PasswordAttemptSlot, _ rate: Rate) async throws
}

extension SignInStore {
    /// Stores a sign-in for which no password was checked.
    public func addSignIn(of person: PersonID, secretHash: Data, device: String) async throws -> SignInRecord {
        try await addSignIn(of: person, secretHash: secretHash, device: device, passwordHash: nil)
    }
}
