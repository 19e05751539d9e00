import MomentsModel

/// The search among the people.
public struct PeopleSearch: Equatable, Sendable {
    /// The text of the search field.
    public var text = ""
    /// The text whose results are shown; nil while all people are.
    public var foundText: String?

    /// The trimmed text; empty for no search.
    var query: String { text.trimmed }
}
