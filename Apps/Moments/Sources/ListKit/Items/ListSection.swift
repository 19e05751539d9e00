/// Some rows of a list that belong together.
@MainActor
public struct ListSection: Sendable {
    /// Different for all sections of a list.
    public let id: String
    /// What stands above the rows, in the viewer's language; nil for nothing.
    public let title: String?
    public let items: [any ListItemViewModel]

    public init(id: String = "", title: String? = nil, items: [any ListItemViewModel]) {
        self.id = id
        self.title = title
        self.items = items
    }
}

extension ListSection: @MainActor Equatable {
    /// Rows are equal if they have the same view model: what it shows is the row's own business.
    public static func == (a: ListSection, b: ListSection) -> Bool {
        a.id == b.id && a.title == b.title && a.items.elementsEqual(b.items) { $0 === $1 }
    }
}
