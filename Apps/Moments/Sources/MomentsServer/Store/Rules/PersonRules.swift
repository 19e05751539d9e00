import MomentsModel

/// Rules for people, except for their names.
enum PersonRules {
    /// - Throws: `StoreError.invalid` if the ID is negative.
    static func check(chosen id: PersonID) throws {
        guard id.rawValue >= 0 else { throw StoreError.invalid("The number \(id) is negative; people count from 0.") }
    }

    static func numberTaken(_ id: PersonID) -> StoreError { .invalid("Somebody has the number \(id) already.") }

    static let asksSelf = StoreError.invalid("Nobody can be their own friend.")
    static let notAdmin = StoreError.invalid("Only an administrator can invite people.")
    static let secretTaken = StoreError.invalid("There is an invitation with this secret already.")
    static let onlyAdminsReset = StoreError.invalid("Only an administrator can make a link for a new password.")
}
