import MomentsModel

/// Rules for tags.
enum TagRules {
    static let tooMany = StoreError.invalid(
        "There are \(Limits.tagsPerPerson) tags already; there can be no more.",
        reason: "TOO_MANY_TAGS"
    )
    static let nameTaken = StoreError.invalid("Another tag has this name.", reason: "TAG_NAME_TAKEN")
}
