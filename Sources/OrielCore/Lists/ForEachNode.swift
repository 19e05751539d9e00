import Foundation

final class ForEachViewType<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedViewType<ForEach<Data, ID, Content>>
{
    let contentType: ViewType
    private let context: RowContext?

    init(context: RowContext? = nil) {
        self.context = context
        contentType = ViewType.of(Content.self, in: context)
        super.init(ForEach<Data, ID, Content>.self)
    }

    override var isRowGroup: Bool { true }

    override func makeAdapted(to context: RowContext) -> ViewType { ForEachViewType(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        if environment.isInPicker, !((Content.self as? any TagBearing.Type)?.bearsTag ?? false) {
            return OptionsNode<Data, ID, Content>(take(value), type: self, parent: parent, environment: environment)
        }
        guard context?.isLazy == true else {
            let node = ForEachNode(take(value), type: self, parent: parent, environment: environment)
            node.mountRows()
            return node
        }
        let container = LazyRowsNode(type: self, parent: parent, environment: environment)
        let rows = ForEachNode(take(value), type: self, parent: container, environment: environment)
        container.begin(with: rows)
        return container
    }
}

/// The node of a `ForEach`; its children are the rows, matched by id from one update to the next.
///
/// In a lazy container only the rows inside the window are mounted.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowsNode, Rebuildable {
    private var view: ForEach<Data, ID, Content>
    private var ids: [ID] = []
    private var rows: [ViewNode] = []
    private var hasWarned = false
    /// Saved states of rows outside the window.
    private var states: RowStates<ID>?

    init(
        _ view: ForEach<Data, ID, Content>,
        type: ViewType,
        parent: ViewNode,
        environment: EnvironmentCell?
    ) {
        self.view = view
        super.init(type: type, parent: parent, environment: environment)
    }

    override var edits: RowEdits? { view.edits }

    private var contentType: ViewType {
        type(as: ForEachViewType<Data, ID, Content>.self).contentType
    }

    override func mountRows() {
        withContents { newIDs, contents in
            warnOfDuplicates(in: newIDs, added: Array(newIDs.indices))
            let type = contentType
            rows.reserveCapacity(newIDs.count)
            for index in newIDs.indices {
                rows.append(mountRow(newIDs[index], contents[index], type))
            }
            ids = newIDs
            linkRows()
        }
    }

    override func mountMoreRows() {
        graph.changes.structureWillChange(self, in: graph)
        let new = rows.count..<window.count
        OwnedBuffer<Content>.with(count: new.count) { contents in
            let newIDs = track { makeContents(of: new, into: contents) }
            warnOfDuplicates(in: ids + newIDs, added: Array(new))
            let type = contentType
            for index in newIDs.indices { rows.append(mountRow(newIDs[index], contents[index], type)) }
            ids += newIDs
            linkRows()
        }
        if flags.contains(.hasPreferences) { preferenceDidChange() }
    }

    override func update(from value: OwnedValue) {
        let count = view.data.count
        view = value.take(ForEach<Data, ID, Content>.self)
        if view.lacksIDs, view.data.count != count { warnOfMissingIDs(count) }
        flags.remove(.isDirty)
        container?.countDidChange(to: view.data.count)
        evaluate()
        container?.rowsDidMount()
    }

    private func mountRow(_ id: ID, _ content: OwnedValue, _ type: ViewType) -> ViewNode {
        guard container != nil else { return type.mount(content, in: self, environment: environment) }
        mountingID = id
        defer { mountingID = nil }
        guard let states, let state = states.take(id) else {
            return type.mount(content, in: self, environment: environment)
        }
        let outer = graph.stateToRestore
        graph.stateToRestore = SavedState.Restoration(state)
        defer { graph.stateToRestore = outer }
        return type.mount(content, in: self, environment: environment)
    }

    /// Unmounts a row. A lazy container keeps its state unless its element was removed.
    private func unmountRow(at index: Int) {
        if container?.isPartial == true {
            var state = SavedState()
            rows[index].collectAllState(into: &state)
            if !state.isEmpty, isMovingWindow || position(of: ids[index]) != nil {
                if states == nil { states = RowStates() }
                states?.keep(state, for: ids[index])
            }
        }
        rows[index].nextSibling = nil
        rows[index].unmount()
        graph.keepUntilTurnEnds(rows[index])
    }

    // MARK: - In a lazy container

    private var isMovingWindow = false
    private var mountingID: ID?

    override var count: Int { view.data.count }

    override func windowDidMove() {
        isMovingWindow = true
        evaluate()
        isMovingWindow = false
    }

    override func id(of row: ViewNode) -> AnyHashable? {
        // A row asks while it is being mounted, before it is in `rows`.
        index(of: row).map { AnyHashable(ids[$0]) } ?? mountingID.map { AnyHashable($0) }
    }

    override func position(of row: ViewNode) -> Int? {
        index(of: row).map { $0 + firstPosition }
    }

    override func idOfRow(at position: Int) -> AnyHashable? {
        guard position >= 0, position < view.data.count else { return nil }
        return AnyHashable(view.id(view.data[view.data.index(view.data.startIndex, offsetBy: position)]))
    }

    private func index(of row: ViewNode) -> Int? { rows.firstIndex { $0 === row } }

    /// Returns the position of the element with an id without building any rows.
    private func position(of id: ID) -> Int? {
        var position = 0
        for element in view.data {
            if view.id(element) == id { return position }
            position += 1
        }
        return nil
    }

    override func scrollTarget(_ id: AnyHashable) -> ViewNode? {
        guard let id = id.base as? ID else { return nil }
        var mounted: Int? { ids.firstIndex(of: id) }
        if let container {
            let known = mounted.map { firstPosition + $0 }
            guard let position = known ?? (container.isWhole ? nil : position(of: id)) else { return nil }
            container.show(position)
        }
        return mounted.map { rows[$0] }
    }

    override func showRow(containing id: AnyHashable) -> Bool {
        guard let container, !container.isWhole else { return false }
        let (mounted, content) = (container.window.rows, view.content)
        // The contents are only searched, so this node does not depend on what they read.
        let position = Evaluation.run(nil) {
            zip(0..., view.data).first { position, element in
                !mounted.contains(position) && IdentifiedContent.contains(id, in: content(element))
            }?.0
        }
        if let position { container.show(position) }
        return position != nil
    }

    override func evaluate() {
        withContents { newIDs, contents in
            if newIDs == ids {
                for index in rows.indices { rows[index].update(from: contents[index]) }
            } else {
                graph.changes.structureWillChange(self, in: graph)
                match(newIDs, contents)
                linkRows()
                if flags.contains(.hasPreferences) { preferenceDidChange() }
            }
        }
    }

    /// Makes all ids and contents, then passes them to `body`, which must consume the contents.
    ///
    /// The contents are made before any row is updated: reads of the closure belong to this node, reads of a row's body
    /// belong to the row.
    private func withContents(_ body: (_ ids: [ID], _ contents: OwnedBuffer<Content>) -> Void) {
        let window = self.window
        OwnedBuffer<Content>.with(count: window.count) { contents in
            graph.epoch &+= 1
            let ids = track { makeContents(window, into: contents) }
            dropStaleDependencies()
            body(ids, contents)
        }
        firstPosition = window.lowerBound
    }

    /// The rows to mount.
    private var window: Range<Int> { container?.window.rows ?? 0..<view.data.count }

    private func makeContents(_ window: Range<Int>, into contents: OwnedBuffer<Content>) -> [ID] {
        let (id, content) = (view.id, view.content)
        let count = window.count
        if container?.isWhole == false { return makeContents(of: window, into: contents) }
        return [ID](unsafeUninitializedCapacity: count) { ids, initializedCount in
            // Array elements are read in place, which saves the cost of an iterator per row.
            let isDone: Void? = view.data.withContiguousStorageIfAvailable { elements in
                checkCount(elements.count, announced: count)
                for index in 0..<count {
                    ids.initializeElement(at: index, to: id(elements[index]))
                    contents.make(at: index, content(elements[index]))
                }
            }
            if isDone == nil {
                var index = 0
                for element in view.data {
                    // Memory beyond the announced count is not part of the buffer.
                    checkCount(index < count ? count : index + 1, announced: count)
                    ids.initializeElement(at: index, to: id(element))
                    contents.make(at: index, content(element))
                    index += 1
                }
                checkCount(index, announced: count)
            }
            initializedCount = count
        }
    }

    /// Makes the contents of a part of the data; the rest is not read.
    private func makeContents(of window: Range<Int>, into contents: OwnedBuffer<Content>) -> [ID] {
        let (data, id, content) = (view.data, view.id, view.content)
        var position = data.index(data.startIndex, offsetBy: window.lowerBound)
        var ids: [ID] = []
        ids.reserveCapacity(window.count)
        for index in 0..<window.count {
            let element = data[position]
            ids.append(id(element))
            contents.make(at: index, content(element))
            data.formIndex(after: &position)
        }
        return ids
    }

    @inline(__always)
    private func checkCount(_ found: Int, announced count: Int) {
        precondition(
            found == count,
            """
            ForEach in \(nearestAppDefinedName): the \(Data.self) reported \(count) elements but has \(found) or more. \
            A collection must not change while ForEach reads it; pass a copy.
            """
        )
    }

    /// Matches each new id with its previous row or mounts a new one, and unmounts rows whose id was removed.
    ///
    ///     ids [a b c d]   newIDs [a d x c]   keeps a, d, c with their state, unmounts b, mounts x
    ///
    /// Rows at the start, at the end and, if the number is unchanged, at the same place are matched without hashing;
    /// most changes leave few others.
    private func match(_ newIDs: [ID], _ contents: OwnedBuffer<Content>) {
        var start = 0
        while start < min(ids.count, newIDs.count), ids[start] == newIDs[start] { start += 1 }
        var (oldEnd, newEnd) = (ids.count, newIDs.count)
        while oldEnd > start, newEnd > start, ids[oldEnd - 1] == newIDs[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        let keepsPlaces = oldEnd == newEnd
        var matches = [Int?](repeating: nil, count: newEnd - start)
        var isKept = [Bool](repeating: false, count: oldEnd - start)
        var oldRows = OldRows()
        for index in (start..<oldEnd).reversed() {
            if keepsPlaces, ids[index] == newIDs[index] {
                matches[index - start] = index
                isKept[index - start] = true
            } else {
                oldRows.add(ids[index], at: index)
            }
        }
        for index in start..<newEnd where matches[index - start] == nil {
            guard let old = oldRows.take(newIDs[index]) else { continue }
            matches[index - start] = old
            isKept[old - start] = true
        }
        warnOfDuplicates(in: newIDs, added: (start..<newEnd).filter { matches[$0 - start] == nil })

        graph.unmounting(oldEnd - start) {
            for index in start..<oldEnd where !isKept[index - start] { unmountRow(at: index) }
        }
        for index in 0..<start { rows[index].update(from: contents[index]) }
        let type = contentType
        var middle: [ViewNode] = []
        middle.reserveCapacity(matches.count)
        for (offset, old) in matches.enumerated() {
            let content = contents[start + offset]
            if let old {
                rows[old].update(from: content)
                middle.append(rows[old])
            } else {
                middle.append(mountRow(newIDs[start + offset], content, type))
            }
        }
        for index in newEnd..<newIDs.count { rows[index - newEnd + oldEnd].update(from: contents[index]) }
        rows.replaceSubrange(start..<oldEnd, with: middle)
        ids = newIDs
    }

    /// Rows that can be reused by id, in order where an id occurs more than once.
    private struct OldRows {
        private var first: [ID: Int] = [:]
        private var nextWithSameID: [Int: Int] = [:]

        /// - Precondition: Rows are added from the last to the first.
        mutating func add(_ id: ID, at index: Int) {
            if let next = first.updateValue(index, forKey: id) { nextWithSameID[index] = next }
        }

        mutating func take(_ id: ID) -> Int? {
            guard !first.isEmpty, let index = first[id] else { return nil }
            first[id] = nextWithSameID[index]
            return index
        }
    }

    private func linkRows() {
        if firstChild !== rows.first { firstChild = rows.first }
        for index in rows.indices {
            let next = index + 1 < rows.count ? rows[index + 1] : nil
            if rows[index].nextSibling !== next { rows[index].nextSibling = next }
        }
    }

    /// Warns once if an id occurs more than once.
    ///
    /// - Parameter added: The positions of ids that are new; only they can have become duplicates.
    private func warnOfDuplicates(in newIDs: [ID], added: [Int]) {
        guard !hasWarned, !added.isEmpty, newIDs.count > 1 else { return }
        // A few new ids are compared with all others; for many a set is faster.
        if added.count <= 4 {
            for position in added
            where newIDs.indices.contains(where: { $0 != position && newIDs[$0] == newIDs[position] }) {
                return warn(of: newIDs[position])
            }
        } else if let id = firstDuplicate(in: newIDs) {
            warn(of: id)
        }
    }

    /// - Parameter count: The number of rows before.
    private func warnOfMissingIDs(_ count: Int) {
        guard !hasWarned else { return }
        hasWarned = true
        graph.report(
            .warning,
            """
            ForEach in \(nearestAppDefinedName): its range of \(count) numbers has now \(view.data.count). The numbers are no ids of what the \
            rows show, so rows may get the state of others. Use ForEach(_:id:content:), or elements that are Identifiable.
            """
        )
    }

    private func warn(of id: ID) {
        hasWarned = true
        graph.report(
            .warning,
            """
            ForEach in \(nearestAppDefinedName): the id \(id) occurs more than once. Each row requires a unique id; \
            rows with the same id may exchange their state.
            """
        )
    }

    override var rebuildable: (any Rebuildable)? { self }

    var canBeRebuilt: Bool { states == nil }

    override func willUnmount() {
        rows.removeAll()
    }
}

/// Returns the first element that equals an earlier one.
///
/// Specialized for common id types, since a set of a generic type takes four times as long.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
private func firstDuplicate<ID: Hashable>(in ids: [ID]) -> ID? {
    var seen: Set<ID> = []
    seen.reserveCapacity(ids.count)
    return ids.first { !seen.insert($0).inserted }
}
