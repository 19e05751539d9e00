/// The names of tags and attributes that one client knows by number.
///
/// A few are known to every client; the others are said when they are first needed, so that the client carries no list
/// of all there could be.
struct NameTable {
    private var numbers: [String: Int]

    init() {
        numbers = Dictionary(uniqueKeysWithValues: zip(Self.names, 1...))
    }

    /// The number of a name; nil for one that is news to the client, which has one from now on.
    mutating func number(of name: String) -> Int? {
        if let number = numbers[name] { return number }
        numbers[name] = numbers.count + 1
        return nil
    }

    /// The client's `names.js` holds the same list.
    static let names = [
        "div", "span", "button", "input", "role", "type", "value", "disabled", "data-kind", "data-state", "data-style",
        "data-variant", "data-role", "aria-label",
    ]
}
