/// Short texts of values for people, whatever the values are.
enum ValueText {
    private static let lengthLimit = 300
    private static let childLimit = 12
    private static let elementLimit = 6
    private static let depthLimit = 2

    /// Returns a text on one line, of at most 300 characters.
    static func text(of value: Any) -> String {
        let text = text(of: value, depth: 0).replacing("\n", with: "⏎")
        return text.count > lengthLimit ? text.prefix(lengthLimit) + "…" : text
    }

    private static func text(of value: Any, depth: Int) -> String {
        if let text = value as? String { return String(reflecting: String(text.prefix(lengthLimit))) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
        case .collection, .set, .dictionary: return collection(mirror, depth: depth)
        case .enum: return enumeration(value, mirror, depth: depth)
        default: break
        }
        // A class whose description is its own; the default one is the name of the type, which is given anyway.
        if value is any CustomStringConvertible { return String(String(describing: value).prefix(lengthLimit)) }
        let type = type(of: value)
        if mirror.children.isEmpty { return "\(type)".hasPrefix("(") ? "closure" : String(describing: type) }
        return fields(mirror, name: mirror.displayStyle == .tuple ? "" : TypeName.short(of: type), depth: depth)
    }

    private static func collection(_ mirror: Mirror, depth: Int) -> String {
        let count = mirror.children.count
        guard depth < depthLimit else { return "[\(count)]" }
        let items = mirror.children.prefix(elementLimit).map { child in
            let parts = Mirror(reflecting: child.value)
            guard mirror.displayStyle == .dictionary, parts.children.count == 2 else {
                return text(of: child.value, depth: depth + 1)
            }
            return parts.children.map { text(of: $0.value, depth: depth + 1) }.joined(separator: ": ")
        }
        let rest = count > elementLimit ? ", … \(count)" : ""
        return "[\(items.joined(separator: ", "))\(rest)]"
    }

    private static func enumeration(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
        guard let payload = mirror.children.first else { return "." + String(describing: value) }
        let name = "." + (payload.label ?? "")
        return depth < depthLimit ? "\(name)(\(text(of: payload.value, depth: depth + 1)))" : "\(name)(…)"
    }

    private static func fields(_ mirror: Mirror, name: String, depth: Int) -> String {
        guard depth < depthLimit else { return "\(name)(…)" }
        let shown = mirror.children.filter { !($0.label?.hasPrefix("_$") ?? false) }
        let parts = shown.prefix(childLimit).map { child in
            let text = text(of: child.value, depth: depth + 1)
            // The elements of a tuple without labels have the label .0.
            return child.label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text
        }
        return "\(name)(\(parts.joined(separator: ", "))\(shown.count > childLimit ? ", …" : ""))"
    }
}
