/// A tab of the app. The raw value is its path component; the first tab has none.
enum ItemsTab: String, CaseIterable, Sendable {
    case items
    case categories
    case collection
}
