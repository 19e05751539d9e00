/// The names of tags and attributes that one client knows by number.
///
/// Every client knows a few. The others are sent when they are first needed, so the client needs no list of all names.
struct NameTable {
    /// The names sent to this client. Empty for most clients, and small for the others.
    private var told: [String: Int] = [:]

    /// Returns the number of a name; nil for a new name, which gets the next number.
    mutating func number(of name: String) -> Int? {
        if let number = Self.known[name] ?? told[name] { return number }
        told[name] = Self.names.count + told.count + 1
        return nil
    }

    /// Shared: a table per client would add 3 KB to every session.
    private static let known = Dictionary(uniqueKeysWithValues: zip(names, 1...))

    /// The client's `names.js` holds the same list.
    static let names = [
        "div", "span", "button", "input", "role", "type", "value", "disabled", "data-kind", "data-state", "data-style",
        "data-variant", "data-role", "aria-label",
    ]
}
