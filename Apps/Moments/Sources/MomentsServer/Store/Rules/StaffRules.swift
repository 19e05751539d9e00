import MomentsModel

/// Rules for what moderators and admins do.
enum StaffRules {
    /// Characters of an announcement that the log keeps.
    static let loggedCharacters = 200

    static let notStaff = StoreError.invalid("Only moderators and admins can do this.", reason: "NOT_STAFF")
    static let notAdmin = StoreError.invalid("Only admins can do this.", reason: "NOT_ADMIN")
    static let ownAccount = StoreError.invalid("You cannot do this to your own account.", reason: "OWN_ACCOUNT")
    static let staffAccount = StoreError.invalid(
        "This person's role does not allow it. An admin can change the role first.",
        reason: "STAFF_ACCOUNT"
    )

    /// - Parameter role: The role of who does something; nil for nobody.
    /// - Throws: `StoreError.invalid` unless it is that of a moderator or an admin.
    static func checkStaff(_ role: PersonRole?) throws {
        guard role?.isStaff == true else { throw notStaff }
    }

    /// - Parameter role: The role of who does something; nil for nobody.
    /// - Throws: `StoreError.invalid` unless it is that of an admin.
    static func checkAdmin(_ role: PersonRole?) throws {
        guard role == .admin else { throw notAdmin }
    }

    /// Checks that somebody with a role may suspend a person, or end their suspension.
    ///
    /// - Parameter actorRole: Nil for the operator.
    /// - Throws: `StoreError.invalid`.
    static func checkSuspension(of role: PersonRole, by actorRole: PersonRole?) throws {
        guard role != .admin, role != .moderator || actorRole != .moderator else { throw staffAccount }
    }

    /// The part of an announcement that the log keeps.
    static func excerpt(_ text: String) -> String { String(text.prefix(loggedCharacters)) }
}
