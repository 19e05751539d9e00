public import Foundation
import OrielCore

extension ViewHost {
    /// Scrolls the first long list, or lazy container, until the element at a position is at the top of the window.
    ///
    ///     let host = ViewHost { List(0..<100_000, id: \.self) { Text("Row \($0)") } }
    ///     try await host.scroll(to: 50_000)
    ///     #expect(host.texts.contains("Row 50000"))
    ///
    /// - Parameter position: In the data of its `ForEach`.
    /// - Throws: `ViewHostError` if no list has so many rows that some are not mounted.
    public func scroll(to position: Int) async throws {
        graph.flush()
        // The window moves with what is known of the rows' lengths, so it may take more than one step to get there.
        for _ in 0..<4 {
            let rows = graph.elementTrees.flatMap(\.lazyRows).first { position < $0.rowCount }
            guard let rows else {
                throw ViewHostError.notFound(
                    name: "\(position)",
                    wanted: "a long list with a row",
                    hint: "Collections of few rows are mounted as a whole.",
                    onScreen: summary
                )
            }
            let (place, old) = (rows.place(of: position), rows.mountedRows)
            await send(.visibleRange(start: place, end: place + graph.windowSize.height), to: rows.id)
            if old.contains(position) { return }
        }
    }

    /// Swipes a row of a list away, or deletes it in edit mode.
    ///
    ///     try await host.delete("Milk")       // ForEach(items) { Text($0.name) }.onDelete { ... }
    ///
    /// - Parameter name: A text in the row.
    /// - Throws: `ViewHostError` if there is no such row, or it cannot be deleted.
    public func delete(_ name: String) async throws {
        try await send(.delete, name, "a row to delete") { $0.element.events.contains(.delete) }
    }

    /// Moves a row of a list.
    ///
    /// - Parameters:
    ///   - name: A text in the row.
    ///   - position: In front of which row it goes, as `move(fromOffsets:toOffset:)` counts.
    /// - Throws: `ViewHostError` if there is no such row, or it cannot be moved.
    public func move(_ name: String, to position: Int) async throws {
        try await send(.reorder(to: position), name, "a row to move") { $0.element.events.contains(.reorder) }
    }

    /// Pulls down the first list or scroll view that can be refreshed.
    ///
    /// - Throws: `ViewHostError` if there is none.
    public func refresh() async throws {
        graph.flush()
        guard let scroller = graph.elementTrees.firstElement(where: { $0.element.events.contains(.refresh) }) else {
            throw ViewHostError.notFound(name: "", wanted: "something to refresh", hint: nil, onScreen: summary)
        }
        graph.send(.refresh, to: scroller.id)
        await settle()
    }

    /// Tells the first view that is measured, such as a `GeometryReader`, its box in the page.
    ///
    /// - Throws: `ViewHostError` if there is none.
    public func measure(_ frame: CGRect) async throws {
        graph.flush()
        let measured = graph.elementTrees.firstElement {
            $0.element.events.contains(.size) && $0.element.kind != .lazyRows
        }
        guard let measured else {
            throw ViewHostError.notFound(name: "", wanted: "something to measure", hint: nil, onScreen: summary)
        }
        graph.send(.size(frame), to: measured.id)
        await settle()
    }
}

extension ElementTree {
    /// The long collections in this element.
    fileprivate var lazyRows: [ElementTree] {
        let own = element.kind == .lazyRows && element.attributes.number(.rowCount) != nil ? [self] : []
        return own + children.flatMap(\.lazyRows)
    }

    fileprivate var rowCount: Int { Int(element.attributes.number(.rowCount) ?? 0) }

    fileprivate var mountedRows: Range<Int> {
        let first = Int(element.attributes.number(.firstRow) ?? 0)
        return first..<first + children.count
    }

    /// About where a row is, if all rows were of the same length.
    fileprivate func place(of row: Int) -> Double {
        let (leading, trailing) = (element.attributes.number(.leadingSpace), element.attributes.number(.trailingSpace))
        let hidden = rowCount - mountedRows.count
        let length = hidden > 0 ? ((leading ?? 0) + (trailing ?? 0)) / Double(hidden) : 44
        return Double(row) * length
    }
}

extension [ElementTree] {
    fileprivate func firstElement(where matches: (ElementTree) -> Bool) -> ElementTree? {
        for tree in self {
            if matches(tree) { return tree }
            if let found = tree.children.firstElement(where: matches) { return found }
        }
        return nil
    }
}
