import MomentsModel

/// Rules for people, except for their names.
enum PersonRules {
    /// - Throws: `StoreError.invalid` if the ID is negative.
    static func check(chosen id: PersonID) throws {
        guard id.rawValue >= 0 else { throw StoreError.invalid("The ID \(id) is negative; IDs begin at 0.") }
    }

    static func numberTaken(_ id: PersonID) -> StoreError { .invalid("The ID \(id) is already taken.") }

    static let asksSelf = StoreError.invalid("You cannot send a friend request to yourself.")
    static let blocksSelf = StoreError.invalid("You cannot block yourself.")
    static let lastAdmin = StoreError.invalid(
        "Nobody else is an admin. Make somebody else an admin first.",
        reason: "LAST_ADMIN"
    )
    static let notAdmin = StoreError.invalid("Only admins can invite people.")
    static let secretTaken = StoreError.invalid("An invitation with this secret already exists.")
    static let onlyAdminsReset = StoreError.invalid("Only admins can create password reset links.")
}
