import Foundation
internal import OrielObjectShim

/// The sections of a table or collection, with an identity for each row, and the cells that have been made for them.
///
/// A cell stays with its row until the row is reloaded: the browser draws the rows, so cells are never used again for other rows.
@MainActor
package final class CellStore<Cell: UIView> {
    package struct Section {
        package let id: AnyHashable
        package var rows: [AnyHashable]
    }

    package private(set) var sections: [Section] = []
    private var cells: [AnyHashable: Cell] = [:]
    private var makers: [String: () -> Cell] = [:]
    private var lastNumber = 0
    /// Whether the data source has been asked since the last `reset()`.
    package private(set) var isLoaded = false

    init() {}

    private func number() -> AnyHashable {
        lastNumber += 1
        return AnyHashable(RowNumber(value: lastNumber))
    }

    private struct RowNumber: Hashable {
        let value: Int
    }

    // MARK: - Rows

    /// Takes new numbers of rows, with new identities.
    func load(_ counts: [Int]) {
        isLoaded = true
        cells = [:]
        sections = counts.map { count in Section(id: number(), rows: (0..<max(count, 0)).map { _ in number() }) }
    }

    /// Takes sections with identities of the app, and drops the cells of rows that are gone or have changed.
    func load(_ new: [Section], changed: Set<AnyHashable>) {
        isLoaded = true
        let rows = Set(new.flatMap(\.rows))
        cells = cells.filter { rows.contains($0.key) && !changed.contains($0.key) }
        sections = new
    }

    /// Forgets the rows, so that the data source is asked again.
    func reset() {
        isLoaded = false
        cells = [:]
    }

    func insertRows(at paths: [IndexPath]) {
        for path in paths.sorted() where sections.indices.contains(path.section) {
            let place = min(path.row, sections[path.section].rows.count)
            sections[path.section].rows.insert(number(), at: place)
        }
    }

    func deleteRows(at paths: [IndexPath]) {
        for path in paths.sorted(by: >) where contains(path) {
            cells[sections[path.section].rows.remove(at: path.row)] = nil
        }
    }

    func moveRow(at path: IndexPath, to new: IndexPath) {
        guard contains(path) else { return }
        let end = destination(new, ofRowAt: path)
        let row = sections[path.section].rows.remove(at: path.row)
        sections[end.section].rows.insert(row, at: end.row)
    }

    /// Returns the place nearest to a wanted one at which a moved row can end; its own place if the section does not
    /// exist.
    package func destination(_ wanted: IndexPath, ofRowAt path: IndexPath) -> IndexPath {
        guard wanted.count == 2, sections.indices.contains(wanted.section) else { return path }
        let others = sections[wanted.section].rows.count - (wanted.section == path.section ? 1 : 0)
        return IndexPath(row: min(max(wanted.row, 0), max(others, 0)), section: wanted.section)
    }

    func insertSections(_ places: IndexSet, counts: (Int) -> Int) {
        for place in places {
            let rows = (0..<max(counts(place), 0)).map { _ in number() }
            sections.insert(Section(id: number(), rows: rows), at: min(place, sections.count))
        }
    }

    func deleteSections(_ places: IndexSet) {
        for place in places.reversed() where sections.indices.contains(place) {
            for row in sections.remove(at: place).rows { cells[row] = nil }
        }
    }

    func reloadRows(at paths: [IndexPath]) {
        for path in paths where contains(path) { cells[sections[path.section].rows[path.row]] = nil }
    }

    func reloadSections(_ places: IndexSet, counts: (Int) -> Int) {
        for place in places where sections.indices.contains(place) {
            for row in sections[place].rows { cells[row] = nil }
            let (old, new) = (sections[place].rows.count, max(counts(place), 0))
            if new < old { sections[place].rows.removeLast(old - new) }
            while sections[place].rows.count < new { sections[place].rows.append(number()) }
        }
    }

    /// Loads all rows again, with a message, unless their numbers are those of the data source.
    func checkCounts(_ wanted: [Int], of name: String) {
        let counts = sections.map(\.rows.count)
        guard counts != wanted else { return }
        UIView.warn(
            "After changes of its rows, the \(name) has \(counts) rows in its sections, and the data source \(wanted). All rows are loaded again."
        )
        load(wanted)
    }

    package func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rows.indices.contains(path.row)
    }

    package func row(at path: IndexPath) -> AnyHashable? {
        contains(path) ? sections[path.section].rows[path.row] : nil
    }

    package func path(of row: AnyHashable) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let place = content.rows.firstIndex(of: row) { return IndexPath(row: place, section: section) }
        }
        return nil
    }

    // MARK: - Cells

    /// The cell that has been made for a row.
    func existingCell(at path: IndexPath) -> Cell? { row(at: path).flatMap { cells[$0] } }

    /// The cell of a row, which is made if there is none.
    package func cell(of row: AnyHashable, make: () -> Cell) -> Cell {
        if let cell = cells[row] { return cell }
        let cell = make()
        cells[row] = cell
        return cell
    }

    func path(of cell: Cell) -> IndexPath? { cells.first { $0.value === cell }.flatMap { path(of: $0.key) } }

    func register(_ identifier: String, maker: (() -> Cell)?) { makers[identifier] = maker }

    func make(_ identifier: String) -> Cell? { makers[identifier]?() }
}

/// Makes an object of a class that is known at run time only, with the initializer without arguments.
@MainActor
package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
    // The shim returns an object that the caller owns.
    let pointer = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return Unmanaged<Object>.fromOpaque(oriel_make_object(pointer)).takeRetainedValue()
}
