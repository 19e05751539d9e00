/// A section of a list.
@MainActor
public struct ListSection: Sendable {
    /// The section's ID, unique in the list.
    public let id: String
    /// The localized title above the rows; nil for none.
    public let title: String?
    public let items: [any ListItemViewModel]

    public init(id: String = "", title: String? = nil, items: [any ListItemViewModel]) {
        self.id = id
        self.title = title
        self.items = items
    }
}

extension ListSection: @MainActor Equatable {
    /// Compares rows by the identity of their view models, because each row observes its own view model.
    public static func == (a: ListSection, b: ListSection) -> Bool {
        a.id == b.id && a.title == b.title && a.items.elementsEqual(b.items) { $0 === $1 }
    }
}
