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

    deinit { Self.known.withLock { $0.remove(ObjectIdentifier(self), for: key) } }

    // MARK: - Sharing

    private static let known = Mutex(SharedObjects<ElementOutline>())

    /// Returns the outline of these elements: an existing one if possible, or a new one.
    package static func of(_ entries: [Entry]) -> ElementOutline {
        let key = key(of: entries)
        var met: [ElementOutline] = []
        return known.withLock { known in
            known.object(for: key, keeping: &met) {
                $0.entries == entries && $0.hasSameUnits(as: entries)
            } make: {
                ElementOutline(entries, key: key)
            }
        }
    }

    /// Whether all texts have the code units of the other entries, too: equal strings can differ in them, and patches count them.
    private func hasSameUnits(as other: [Entry]) -> Bool {
        zip(entries, other).allSatisfy { ($0.element.text ?? "").utf8.elementsEqual(($1.element.text ?? "").utf8) }
    }

    /// The number of outlines in this process.
    package static var count: Int { known.withLock { $0.count } }

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
