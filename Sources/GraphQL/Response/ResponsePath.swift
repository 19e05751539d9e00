/// The path of a value in a response: field names and list indices, outermost first.
public struct ResponsePath: Sendable, Hashable {
    /// A step into an object or a list.
    public enum Key: Sendable, Hashable {
        /// The response name of a field: its alias, or its name without one. A string in JSON.
        case field(String)
        /// The index of an item in a list, from 0. A number in JSON.
        case index(Int)
    }

    /// The steps, outermost first.
    public var keys: [Key]

    /// Creates a path from steps.
    public init(_ keys: [Key] = []) {
        self.keys = keys
    }
}

extension ResponsePath: ExpressibleByArrayLiteral {
    /// Creates a path from steps: `["photos", 2, "url"]`.
    public init(arrayLiteral keys: Key...) {
        self.init(keys)
    }
}

extension ResponsePath.Key: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Creates the step to a field.
    public init(stringLiteral name: String) { self = .field(name) }
    /// Creates the step to an item, counted from 0.
    public init(integerLiteral index: Int) { self = .index(index) }
}

extension ResponsePath: CustomStringConvertible {
    /// The path in Swift notation: `photos[2].url`.
    public var description: String {
        keys.reduce(into: "") { text, key in
            switch key {
            case .field(let name): text += text.isEmpty ? name : ".\(name)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
