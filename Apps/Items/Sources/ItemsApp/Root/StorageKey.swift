/// The keys of values that the browser stores.
enum StorageKey {
    static let starred = "items.starred"
    static let rowStyle = "items.rows"
}
