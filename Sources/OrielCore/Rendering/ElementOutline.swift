import Synchronization

/// Elements in document order without their numbers, each with how many are directly inside it.
///
/// Most of what a page shows is the same in other sessions: a sidebar, the buttons of a form. Outlines that are equal are one
/// object, whoever asks for them, so that a session at rest costs what is its own. Nothing can be changed in one.
package final class ElementOutline: Sendable {
    package struct Entry: Sendable, Equatable {
        package let element: Element
        package let childCount: UInt32

        package init(_ element: Element, childCount: Int) {
            self.element = element
            self.childCount = UInt32(childCount)
        }
    }

    package let entries: [Entry]
    private let key: Int

    private init(_ entries: [Entry], key: Int) {
        self.entries = entries
        self.key = key
    }

    deinit {
        // Told by its address: whoever looked at another one here might be the last to hold it, and so come back here.
        Self.known.withLock { known in
            known[key]?.removeAll { $0.id == ObjectIdentifier(self) }
            if known[key]?.isEmpty == true { known[key] = nil }
        }
    }

    // MARK: - Sharing

    private struct Reference: Sendable {
        let id: ObjectIdentifier
        weak let outline: ElementOutline?

        init(_ outline: ElementOutline) {
            id = ObjectIdentifier(outline)
            self.outline = outline
        }
    }

    private static let known = Mutex<[Int: [Reference]]>([:])

    /// The outline of these elements: one that is in use, or a new one.
    package static func of(_ entries: [Entry]) -> ElementOutline {
        let key = key(of: entries)
        // What loses its last owner here is released when the lock is open again, which it takes.
        var met: [ElementOutline] = []
        return known.withLock { known in
            for reference in known[key] ?? [] {
                guard let outline = reference.outline else { continue }
                met.append(outline)
                if outline.entries == entries { return outline }
            }
            let new = ElementOutline([Entry](entries), key: key)
            known[key, default: []].append(Reference(new))
            return new
        }
    }

    /// How many there are in this process.
    package static var count: Int { known.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// Equal elements have equal keys; few others have, since what differs is mostly a text.
    private static func key(of entries: [Entry]) -> Int {
        var hasher = Hasher()
        for entry in entries {
            hasher.combine(entry.element.kind)
            hasher.combine(entry.childCount)
            hasher.combine(entry.element.text)
            hasher.combine(entry.element.events)
            entry.element.attributes.hashSimpleValues(into: &hasher)
        }
        return hasher.finalize()
    }
}

/// What elements were on screen, with their numbers, in a form that takes little memory.
package struct ElementRecord: Sendable {
    private var outlines: [ElementOutline] = []
    private var ids = NumberRuns()

    package var count: Int { ids.count }

    package init() {}

    /// Calls `body` for each element in document order.
    package func forEach(_ body: (_ id: Element.ID, _ entry: ElementOutline.Entry) -> Void) {
        var numbers = ids.makeIterator()
        for outline in outlines {
            for entry in outline.entries {
                guard let number = numbers.next() else { return }
                body(Element.ID(rawValue: number), entry)
            }
        }
    }

    /// The elements as trees, as they came from the graph.
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

    /// Gathers the elements of a record in document order.
    package struct Builder {
        private var record = ElementRecord()
        private var pending: [ElementOutline.Entry] = []

        /// A tree with so many elements is a part that others may have too.
        private static let treeSize = 8
        /// No part is much longer: where sessions differ in one element, they differ in a part.
        private static let limit = 24

        package init() {}

        /// Appends an element.
        package mutating func append(_ id: Element.ID, _ element: Element, childCount: Int) {
            record.ids.append(id.rawValue)
            pending.append(ElementOutline.Entry(element, childCount: childCount))
        }

        /// Called after the last element inside another.
        ///
        /// - Parameter size: The number of elements in the tree that ends.
        package mutating func endTree(size: Int) {
            if size >= Self.treeSize || pending.count >= Self.limit { close() }
        }

        private mutating func close() {
            guard !pending.isEmpty else { return }
            record.outlines.append(ElementOutline.of(pending))
            pending.removeAll(keepingCapacity: true)
        }

        package mutating func finish() -> ElementRecord {
            close()
            // It is kept for long: no more than is needed.
            record.outlines = record.outlines.withUnsafeBufferPointer { Array($0) }
            record.ids.shrink()
            return record
        }
    }
}
