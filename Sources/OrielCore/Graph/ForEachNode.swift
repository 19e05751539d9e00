final class ForEachViewType<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedViewType<ForEach<Data, ID, Content>>
{
    let contentType = ViewType.of(Content.self)

    override func mount(_ value: UnsafeMutableRawPointer, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = ForEachNode(take(value), type: self, parent: parent, environment: environment)
        node.mountRows()
        return node
    }
}

/// The node of a `ForEach`; its children are the rows, matched by id from one update to the next.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private var view: ForEach<Data, ID, Content>
    private var ids: [ID] = []
    private var rows: [ViewNode] = []
    private var hasWarned = false

    init(
        _ view: ForEach<Data, ID, Content>,
        type: ViewType,
        parent: ViewNode,
        environment: EnvironmentCell?
    ) {
        self.view = view
        super.init(type: type, parent: parent, environment: environment)
    }

    private var contentType: ViewType {
        unsafeDowncast(type, to: ForEachViewType<Data, ID, Content>.self).contentType
    }

    func mountRows() {
        withContents { newIDs, contents in
            warnOfDuplicates(in: newIDs)
            let type = contentType
            rows.reserveCapacity(newIDs.count)
            for index in newIDs.indices {
                rows.append(type.mount(contents + index, in: self, environment: environment))
            }
            ids = newIDs
            linkRows()
        }
    }

    override func update(from value: UnsafeMutableRawPointer) {
        view = value.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).move()
        flags.remove(.isDirty)
        evaluate()
    }

    override func evaluate() {
        withContents { newIDs, contents in
            if newIDs == ids {
                for index in rows.indices { rows[index].update(from: contents + index) }
            } else {
                warnOfDuplicates(in: newIDs)
                graph.changes.structureWillChange(self, in: graph)
                match(newIDs, contents)
                linkRows()
                if flags.contains(.hasPreferences) { preferenceDidChange() }
            }
        }
    }

    /// Makes all ids and contents, then hands them to `body`, which has to consume the contents.
    ///
    /// The contents are made before any row is touched: what the closure reads belongs to this node, what a row's body
    /// reads belongs to the row.
    private func withContents(_ body: (_ ids: [ID], _ contents: UnsafeMutablePointer<Content>) -> Void) {
        let count = view.data.count
        let contents = UnsafeMutablePointer<Content>.allocate(capacity: count)
        defer { contents.deallocate() }
        graph.epoch &+= 1
        let ids = withUnsafeTemporaryAllocation(of: [ID].self, capacity: 1) { buffer in
            // A temporary allocation always has a base address.
            let output = buffer.baseAddress.unsafelyUnwrapped
            track(into: output) {
                var next = contents
                var ids: [ID] = []
                ids.reserveCapacity(count)
                for element in view.data {
                    ids.append(view.id(element))
                    next.initialize(to: view.content(element))
                    next += 1
                }
                return ids
            }
            return output.move()
        }
        dropStaleDependencies()
        body(ids, contents)
    }

    /// Gives each new id the row that had it before, or a new one, and ends the rows nobody asks for.
    ///
    ///     ids [a b c d]   newIDs [a d x c]   keeps a, d, c with their state, ends b, mounts x
    private func match(_ newIDs: [ID], _ contents: UnsafeMutablePointer<Content>) {
        var start = 0
        while start < min(ids.count, newIDs.count), ids[start] == newIDs[start] { start += 1 }
        var (oldEnd, newEnd) = (ids.count, newIDs.count)
        while oldEnd > start, newEnd > start, ids[oldEnd - 1] == newIDs[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        var rowsByID: [ID: Int] = [:]
        // Where an id occurs more than once, its rows are taken in order.
        var nextWithSameID: [Int: Int] = [:]
        for index in (start..<oldEnd).reversed() {
            if let next = rowsByID.updateValue(index, forKey: ids[index]) { nextWithSameID[index] = next }
        }

        var middle: [ViewNode?] = []
        middle.reserveCapacity(newEnd - start)
        var isKept = [Bool](repeating: false, count: oldEnd - start)
        for id in newIDs[start..<newEnd] {
            guard let index = rowsByID[id] else {
                middle.append(nil)
                continue
            }
            rowsByID[id] = nextWithSameID[index]
            isKept[index - start] = true
            middle.append(rows[index])
        }
        for index in start..<oldEnd where !isKept[index - start] {
            rows[index].nextSibling = nil
            rows[index].unmount()
        }

        let type = contentType
        let tail = newEnd..<newIDs.count
        for index in 0..<start { rows[index].update(from: contents + index) }
        var matched: [ViewNode] = []
        matched.reserveCapacity(middle.count)
        for (offset, row) in middle.enumerated() {
            let content = contents + (start + offset)
            if let row {
                row.update(from: content)
                matched.append(row)
            } else {
                matched.append(type.mount(content, in: self, environment: environment))
            }
        }
        for index in tail { rows[index - newEnd + oldEnd].update(from: contents + index) }
        rows.replaceSubrange(start..<oldEnd, with: matched)
        ids = newIDs
    }

    private func linkRows() {
        if firstChild !== rows.first { firstChild = rows.first }
        for index in rows.indices {
            let next = index + 1 < rows.count ? rows[index + 1] : nil
            if rows[index].nextSibling !== next { rows[index].nextSibling = next }
        }
    }

    private func warnOfDuplicates(in newIDs: [ID]) {
        guard !hasWarned, newIDs.count > 1 else { return }
        var seen: Set<ID> = []
        seen.reserveCapacity(newIDs.count)
        for id in newIDs where !seen.insert(id).inserted {
            hasWarned = true
            graph.report(
                .warning,
                """
                ForEach in \(nearestAppDefinedName): the id \(id) occurs more than once. Each row needs an id of its own; \
                rows with the same id may exchange their state.
                """
            )
            return
        }
    }

    override func willUnmount() {
        rows.removeAll()
    }
}
