/// Names by number, so that names are compared and looked up as integers.
///
/// A document has one for what it mentions and a schema one for what it declares. An open-addressing table over the UTF-8
/// bytes: a name of a request never becomes a `String` unless somebody asks for its text.
struct NameTable: Sendable {
    /// The number of a name in its table.
    typealias ID = Int32

    /// What stands for "no name" and for a name the table does not hold.
    static let none: ID = -1

    private struct Entry: Sendable {
        let hash: UInt32
        let start: UInt32
        let end: UInt32
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// Numbers of entries, or `none`; a power of two of them, at most half in use.
    private var slots: [ID] = Array(repeating: Self.none, count: 64)

    var count: Int { entries.count }

    /// The number of a name, which is added if it is new.
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

    /// The number of a name, or `none`.
    func find(_ name: UnsafeBufferPointer<UInt8>) -> ID {
        find(name, hash: Self.hash(name))
    }

    func find(_ name: String) -> ID {
        var name = name
        return name.withUTF8 { find($0) }
    }

    /// The number that a name of another table has in this one, or `none`.
    func find(_ id: ID, of other: NameTable) -> ID {
        let entry = other.entries[Int(id)]
        return other.bytes.withUnsafeBufferPointer { bytes in
            find(UnsafeBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.end)]), hash: entry.hash)
        }
    }

    /// The text of a name.
    subscript(id: ID) -> String {
        let entry = entries[Int(id)]
        return String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    }

    /// Whether a name begins with two underscores, which belong to introspection.
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

    /// Keyed by a secret of the process, as all hashes of the standard library: names that collide cannot be made up.
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(name))
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }
}
