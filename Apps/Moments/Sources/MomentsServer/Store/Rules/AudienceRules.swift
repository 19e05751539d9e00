import MomentsModel

extension MomentAudience {
    /// - Throws: `StoreError.invalid`.
    func check() throws {
        guard !isIncomplete else {
            throw StoreError.invalid("Nobody is chosen. Choose a tag or a friend.", reason: "AUDIENCE_EMPTY")
        }
        try checkSize()
    }

    /// - Throws: `StoreError.invalid`.
    func checkSize() throws {
        guard people.count <= Limits.chosenPeople, tags.count <= Limits.tagsPerPerson else {
            throw StoreError.invalid(
                "Too many are chosen; the limit is \(Limits.chosenPeople) people and \(Limits.tagsPerPerson) tags.",
                reason: "AUDIENCE_TOO_LARGE"
            )
        }
    }
}
