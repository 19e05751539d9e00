import Foundation

/// What stands in a list: the title of a section, or a row.
///
/// All sections are one collection, so that however long it is only what is near the window is there.
@MainActor
enum ListEntry: Identifiable {
    case title(String, section: String)
    case row(any ListItemViewModel)

    nonisolated var id: String {
        switch self {
        case .title(_, let section): "section-\(section)"
        case .row(let item): item.id
        }
    }

    /// How many entries before the last one older data is asked for.
    static let nearEnd = 10

    /// The titles and rows of a page, without its header.
    static func entries(of page: ListPage) -> [ListEntry] {
        guard case .content(let sections, _) = page.body else { return [] }
        return sections.filter { !$0.items.isEmpty }.flatMap { section in
            (section.title.map { [.title($0, section: section.id)] } ?? []) + section.items.map(ListEntry.row)
        }
    }
}
