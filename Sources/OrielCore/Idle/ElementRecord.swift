/// The elements on screen, with their ids, in a compact form.
package struct ElementRecord: Sendable {
    private var runs: [OutlineRun] = []
    private var ids = NumberRuns()

    package var count: Int { ids.count }

    package init() {}

    /// Calls `body` for each element in document order.
    package func forEach(_ body: (_ id: Element.ID, _ entry: ElementOutline.Entry) -> Void) {
        var numbers = ids.makeIterator()
        for run in runs {
            for outline in run.outlines {
                for entry in outline.entries {
                    guard let number = numbers.next() else { return }
                    body(Element.ID(rawValue: number), entry)
                }
            }
        }
    }

    /// The elements as trees, as the graph described them.
    package var trees: [ElementTree] {
        var flat: [(id: Element.ID, entry: ElementOutline.Entry)] = []
        flat.reserveCapacity(count)
        forEach { flat.append(($0, $1)) }
        var index = 0
        func tree() -> ElementTree {
            let (id, entry) = flat[index]
            index += 1
            var children: [ElementTree] = []
            children.reserveCapacity(Int(entry.childCount))
            for _ in 0..<entry.childCount { children.append(tree()) }
            return ElementTree(id: id, element: entry.element, children: children)
        }
        var result: [ElementTree] = []
        while index < flat.count { result.append(tree()) }
        return result
    }

    /// Collects the elements of a record in document order.
    package struct Builder {
        private var record = ElementRecord()
        private var pending: [ElementOutline.Entry] = []
        private var outlines: [ElementOutline] = []

        /// The minimum number of elements in a tree that becomes a part of its own, to be shared with other sessions.
        private static let treeSize = 8
        /// The maximum length of a part, apart from its last tree: where sessions differ in one element, they differ in
        /// one part.
        private static let limit = 24

        package init() {}

        /// Appends an element.
        package mutating func append(_ id: Element.ID, _ element: Element, childCount: Int) {
            record.ids.append(id.rawValue)
            pending.append(ElementOutline.Entry(element, childCount: childCount))
        }

        /// Ends a tree; called after the last element inside another element.
        ///
        /// - Parameter size: The number of elements in the tree that ends.
        package mutating func endTree(size: Int) {
            if size >= Self.treeSize || pending.count >= Self.limit { close() }
        }

        private mutating func close() {
            guard !pending.isEmpty else { return }
            let outline = ElementOutline.of(pending)
            pending.removeAll(keepingCapacity: true)
            outlines.append(outline)
            if OutlineRun.ends(after: outline) { closeRun() }
        }

        private mutating func closeRun() {
            guard !outlines.isEmpty else { return }
            record.runs.append(OutlineRun.of(outlines))
            outlines.removeAll(keepingCapacity: true)
        }

        package mutating func finish() -> ElementRecord {
            close()
            closeRun()
            record.runs.removeSpareCapacity()
            record.ids.shrink()
            return record
        }
    }
}
