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
        // Keeps resolved outlines alive until the lock is released, because their deinit takes the lock.
        var met: [ElementOutline] = []
        return known.withLock { known in
            for reference in known[key] ?? [] {
                guard let outline = reference.outline else { continue }
                met.append(outline)
                if outline.entries == entries, outline.hasSameUnits(as: entries) { return outline }
            }
            let new = ElementOutline([Entry](entries), key: key)
            known[key, default: []].append(Reference(new))
            return new
        }
    }

    /// Whether all texts have the code units of the other entries, too: equal strings can differ in them, and patches count them.
    private func hasSameUnits(as other: [Entry]) -> Bool {
        zip(entries, other).allSatisfy { ($0.element.text ?? "").utf8.elementsEqual(($1.element.text ?? "").utf8) }
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
