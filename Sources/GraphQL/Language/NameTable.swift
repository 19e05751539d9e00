/// A table of interned names, which are compared and looked up as integers.
///
/// A document has one table for the names it uses, and a schema has one for the names it declares. The table uses open
/// addressing over UTF-8 bytes: a name in a request becomes a `String` only when its text is needed.
struct NameTable: Sendable {
    /// The number of a name in its table.
    typealias ID = Int32

    /// The number for "no name" and for a name that is not in the table.
    static let none: ID = -1

    private struct Entry: Sendable {
        let hash: UInt32
        let start: UInt32
        let end: UInt32
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// Entry numbers, or `none`. The count is a power of two; at most half of the slots are used.
    private var slots: [ID] = Array(repeating: Self.none, count: 64)

    var count: Int { entries.count }

    /// Returns the number of a name. Adds the name if it is new.
    mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> ID {
        let hash = Self.hash(name)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != Self.none {
            if equals(slots[slot], name, hash) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = ID(entries.count)
        slots[slot] = id
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: name)
        entries.append(Entry(hash: hash, start: start, end: UInt32(bytes.count)))
        if entries.count * 2 > slots.count { grow() }
        return id
    }

    mutating func intern(_ name: String) -> ID {
        var name = name
        return name.withUTF8 { intern($0) }
    }

    /// Returns the number of a name, or `none`.
    func find(_ name: UnsafeBufferPointer<UInt8>) -> ID {
        find(name, hash: Self.hash(name))
    }

    func find(_ name: String) -> ID {
        var name = name
        return name.withUTF8 { find($0) }
    }

    /// Returns the number of another table's name in this table, or `none`.
    func find(_ id: ID, of other: NameTable) -> ID {
        let entry = other.entries[Int(id)]
        return other.bytes.withUnsafeBufferPointer { bytes in
            find(UnsafeBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.end)]), hash: entry.hash)
        }
    }

    /// Returns the text of a name.
    subscript(id: ID) -> String {
        let entry = entries[Int(id)]
        return String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    }

    /// Returns whether a name starts with two underscores, which are reserved for introspection.
    func isReserved(_ id: ID) -> Bool {
        let entry = entries[Int(id)]
        return entry.end - entry.start >= 2 && bytes[Int(entry.start)] == UInt8(ascii: "_")
            && bytes[Int(entry.start) + 1] == UInt8(ascii: "_")
    }

    private func find(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> ID {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != Self.none {
            if equals(slots[slot], name, hash) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return Self.none
    }

    @inline(__always)
    private func equals(_ id: ID, _ name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Bool {
        let entry = entries[Int(id)]
        guard entry.hash == hash, Int(entry.end - entry.start) == name.count else { return false }
        var position = Int(entry.start)
        for byte in name {
            if bytes[position] != byte { return false }
            position += 1
        }
        return true
    }

    private mutating func grow() {
        var larger = [ID](repeating: Self.none, count: slots.count * 2)
        for (id, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & (larger.count - 1)
            while larger[slot] != Self.none { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = ID(id)
        }
        slots = larger
    }

    /// Uses the standard library's per-process hash seed, so clients cannot construct colliding names.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(name))
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}
