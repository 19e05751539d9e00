/// Where in a response a value stands: names of fields and numbers of list items, from the outside in.
public struct ResponsePath: Sendable, Hashable {
    /// A step into an object or a list.
    public enum Key: Sendable, Hashable {
        case field(String)
        case index(Int)
    }

    /// The steps, from the outside in.
    public var keys: [Key]

    /// A path of these steps.
    public init(_ keys: [Key] = []) {
        self.keys = keys
    }
}

extension ResponsePath: ExpressibleByArrayLiteral {
    public init(arrayLiteral keys: Key...) {
        self.init(keys)
    }
}

extension ResponsePath.Key: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    public init(stringLiteral name: String) { self = .field(name) }
    public init(integerLiteral index: Int) { self = .index(index) }
}

extension ResponsePath: CustomStringConvertible {
    /// As programmers write it: `photos[2].url`.
    public var description: String {
        keys.reduce(into: "") { text, key in
            switch key {
            case .field(let name): text += text.isEmpty ? name : ".\(name)"
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}
