import Foundation

/// An entry of a list: a section title or a row.
///
/// All sections form one collection, so that the lazy stack renders only entries near the viewport.
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

    /// The distance from the last entry, in entries, at which scrolling loads more.
    static let nearEnd = 10

    /// Returns the titles and rows of a page, without its header.
    static func entries(of page: ListPage) -> [ListEntry] {
        guard case .content(let sections, _) = page.body else { return [] }
        return sections.filter { !$0.items.isEmpty }.flatMap { section in
            (section.title.map { [.title($0, section: section.id)] } ?? []) + section.items.map(ListEntry.row)
        }
    }
}
