import Foundation

/// What a side of a comparison is.
indirect enum PredicateOperand: Equatable, Sendable {
    case value(PredicateValue)
    /// The names that lead from the object to a value; none for the object.
    case path([String])
    /// A list in braces.
    case list([PredicateOperand])

    func value(of object: Any?) -> PredicateValue {
        switch self {
        case .value(let value): value
        case .path(let names): PredicateValue(names.reduce(object) { Self.property($1, of: $0) })
        case .list(let operands): .list(operands.map { $0.value(of: object) })
        }
    }

    private static func property(_ name: String, of object: Any?) -> Any? {
        guard let object else { return nil }
        if let dictionary = object as? [String: Any] { return dictionary[name] }
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: name) }
        if let text = object as? String, name == "length" { return text.utf16.count }
        if let elements = PredicateValue.elements(of: object) { return property(name, ofAll: elements) }
        let mirror = Mirror(reflecting: object)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { property(name, of: $0.value) }
        case .collection, .set: return property(name, ofAll: mirror.children.map(\.value))
        default:
            return sequence(first: mirror, next: \.superclassMirror).lazy.compactMap { mirror in
                // A property of an observable class is stored with an underscore.
                (mirror.children.first { $0.label == name } ?? mirror.children.first { $0.label == "_\(name)" })?.value
            }.first
        }
    }

    private static func property(_ name: String, ofAll elements: [Any]) -> Any {
        if name == "@count" || name == "count" { return elements.count }
        return elements.map { property(name, of: $0) as Any }
    }
}
