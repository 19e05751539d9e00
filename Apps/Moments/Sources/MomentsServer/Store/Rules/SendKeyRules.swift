import ServerKit

/// Limits of the keys by which a store recognizes repeated calls.
enum SendKeyRules {
    /// The time for which a key is kept, as long as the drafts of the client.
    static let lifetime = DraftRules.lifetime
    /// The maximum number of keys of a person; further ones replace the oldest.
    static let maximumKeys = 1000

    /// - Throws: `StoreError.invalid` if databases cannot tell the key from others.
    static func check(_ key: String?) throws {
        guard key?.isWholeInDatabases ?? true else { throw StoreError.invalid("A key contains a null character.") }
    }

    /// The error for a key that the person has used for something else.
    static let otherUse = StoreError.invalid("This key was used for something else.")
}
