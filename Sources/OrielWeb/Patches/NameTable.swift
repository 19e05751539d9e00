import OrielCore
internal import OrielProtocol

/// The names of tags and attributes that one client knows by number.
///
/// Every client knows a few. The others are sent when they are first needed, so the client needs no list of all names.
struct NameTable {
    /// The hashes of the names sent to this client, in order. Most pages need fifty at most: a search among them takes
    /// as long as in a dictionary of the names, which takes 3 KB.
    private var sent: [Int] = []

    /// Returns the number of a name; nil for a new name, which gets the next number.
    mutating func number(of name: String) -> Int? {
        if let number = Self.known[name] { return number }
        let hash = name.hashValue
        if let index = sent.firstIndex(of: hash) { return Self.names.count + index + 1 }
        sent.append(hash)
        return nil
    }

    /// Releases spare capacity.
    mutating func shrink() { sent.removeSpareCapacity() }

    /// Writes the name of a tag or an attribute: its number, or 0 and the name, which gets the next number.
    mutating func write(_ name: String, to writer: inout ByteWriter) {
        if let number = number(of: name) {
            writer.integer(number)
        } else {
            writer.byte(0)
            writer.string(name)
        }
    }

    /// Writes an attribute with its value. A drawing is written as a name, so the client receives it only once.
    mutating func write(_ name: DOMAttribute, _ value: String, to writer: inout ByteWriter) {
        write(name == .drawing ? value : name.name, to: &writer)
        writer.string(name == .drawing ? "" : value)
    }

    /// Shared: a table per client would add 3 KB to every session.
    private static let known = Dictionary(uniqueKeysWithValues: zip(names, 1...))

    /// The client's `names.js` holds the same list.
    static let names = [
        "div", "span", "button", "input", "role", "type", "value", "disabled", "data-kind", "data-state", "data-style",
        "data-variant", "data-role", "aria-label",
    ]
}
