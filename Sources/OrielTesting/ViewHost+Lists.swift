public import Foundation
import OrielCore

extension ViewHost {
    /// Scrolls the first list or lazy container with more than 64 rows until the element at a position is at its top.
    ///
    ///     let host = ViewHost { List(0..<100_000, id: \.self) { Text("Row \($0)") } }
    ///     try await host.scroll(to: 50_000)
    ///     #expect(host.texts.contains("Row 50000"))
    ///
    /// - Parameter position: The position in the data of the list's `ForEach`, from 0.
    /// - Throws: `ViewHostError` if no such list has a row at the position. Lists with up to 64 rows are always mounted
    ///   completely and need no scrolling.
    public func scroll(to position: Int) async throws {
        graph.flush()
        // The position is estimated from the known row lengths, so reaching the row can take several steps.
        for _ in 0..<4 {
            let rows = graph.elementTrees.flatMap(\.lazyRows).first { position < $0.rowCount }
            guard let rows else {
                throw ViewHostError.notFound(
                    name: "",
                    wanted: "a lazy list with a row at position \(position)",
                    hint: "Short lists are mounted completely.",
                    onScreen: summary()
                )
            }
            let (place, old) = (rows.place(of: position), rows.mountedRows)
            await send(.visibleRange(start: place, end: place + graph.windowSize.height), to: rows.id)
            if old.contains(position) { return }
        }
    }

    /// Deletes a row of a list, as swiping it away or edit mode does.
    ///
    ///     try await host.delete("Milk")       // ForEach(items) { Text($0.name) }.onDelete { ... }
    ///
    /// - Parameter name: A text in the row.
    /// - Throws: `ViewHostError` if no such row exists, or it cannot be deleted.
    public func delete(_ name: String) async throws {
        try await send(.delete, name, "a row to delete") { $0.element.events.contains(.delete) }
    }

    /// Moves a row of a list, as dragging it in edit mode does.
    ///
    ///     try await host.move("Milk", to: 0)  // ForEach(items) { Text($0.name) }.onMove { ... }
    ///
    /// - Parameters:
    ///   - name: A text in the row.
    ///   - position: The destination, from 0, as in `move(fromOffsets:toOffset:)`: the row is inserted before the row
    ///     that is at this position now.
    /// - Throws: `ViewHostError` if no such row exists, or it cannot be moved.
    public func move(_ name: String, to position: Int) async throws {
        try await send(.reorder(to: position), name, "a row to move") { $0.element.events.contains(.reorder) }
    }

    /// Refreshes the first refreshable list or scroll view, as pulling it down does, and waits until the view has
    /// settled.
    ///
    /// - Throws: `ViewHostError` if nothing on screen is refreshable.
    public func refresh() async throws {
        graph.flush()
        guard let scroller = graph.elementTrees.firstElement(where: { $0.element.events.contains(.refresh) }) else {
            throw ViewHostError.notFound(name: "", wanted: "a refreshable view", hint: nil, onScreen: summary())
        }
        graph.send(.refresh, to: scroller.id)
        await settle()
    }

    /// Reports a frame to the first view that observes its geometry, such as a `GeometryReader`.
    ///
    /// - Parameter frame: The frame in points, in the coordinates of the page.
    /// - Throws: `ViewHostError` if no view observes its geometry.
    public func measure(_ frame: CGRect) async throws {
        graph.flush()
        let measured = graph.elementTrees.firstElement {
            $0.element.events.contains(.size) && $0.element.kind != .lazyRows
        }
        guard let measured else {
            throw ViewHostError.notFound(
                name: "",
                wanted: "a view that observes its geometry",
                hint: nil,
                onScreen: summary()
            )
        }
        graph.send(.size(frame), to: measured.id)
        await settle()
    }
}

extension ElementTree {
    /// The partially mounted collections in this element.
    fileprivate var lazyRows: [ElementTree] {
        let own = element.kind == .lazyRows && element.attributes.number(.rowCount) != nil ? [self] : []
        return own + children.flatMap(\.lazyRows)
    }

    fileprivate var rowCount: Int { Int(element.attributes.number(.rowCount) ?? 0) }

    fileprivate var mountedRows: Range<Int> {
        let first = Int(element.attributes.number(.firstRow) ?? 0)
        return first..<first + children.count
    }

    /// Returns the estimated position of a row, assuming that all rows have the same length.
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
