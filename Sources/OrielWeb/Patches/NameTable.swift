/// The names of tags and attributes that one client knows by number.
///
/// A few are known to every client; the others are said when they are first needed, so that the client carries no list
/// of all there could be.
struct NameTable {
    /// What this client was told; empty for most, and small for the others.
    private var told: [String: Int] = [:]

    /// The number of a name; nil for one that is news to the client, which has one from now on.
    mutating func number(of name: String) -> Int? {
        if let number = Self.known[name] ?? told[name] { return number }
        told[name] = Self.names.count + told.count + 1
        return nil
    }

    /// Kept once: in a table of each client it would be 3 KB of every session.
    private static let known = Dictionary(uniqueKeysWithValues: zip(names, 1...))

    /// The client's `names.js` holds the same list.
    static let names = [
        "div", "span", "button", "input", "role", "type", "value", "disabled", "data-kind", "data-state", "data-style",
        "data-variant", "data-role", "aria-label",
    ]
}
