import Synchronization

/// Elements in document order without their ids, each with the number of its direct children.
///
/// Most of a page is the same in other sessions: a sidebar, the buttons of a form. Equal outlines are one shared object
/// across sessions, so an idle session only stores what is unique to it. Outlines are immutable.
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
        // Identified by address: resolving the other weak references here could make this the last owner of another
        // outline, whose deinit would then enter this lock again.
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

    /// Returns the outline of these elements: an existing one if possible, or a new one.
    package static func of(_ entries: [Entry]) -> ElementOutline {
        let key = key(of: entries)
        // Keeps resolved outlines alive until the lock is open again: their deinit takes the lock.
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

    /// The number of outlines in this process.
    package static var count: Int { known.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// Returns a hash of the elements. Equal elements have equal keys; few others do, since most differences are in a
    /// text.
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

/// The elements on screen, with their ids, in a compact form.
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
            record.outlines.append(ElementOutline.of(pending))
            pending.removeAll(keepingCapacity: true)
        }

        package mutating func finish() -> ElementRecord {
            close()
            // Records live long, so spare capacity is removed.
            record.outlines = record.outlines.withUnsafeBufferPointer { Array($0) }
            record.ids.shrink()
            return record
        }
    }
}
