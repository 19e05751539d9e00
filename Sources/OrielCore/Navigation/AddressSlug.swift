import Foundation

/// The names of pages, tabs and sheets in the address of the browser.
package enum AddressSlug {
    /// Returns the words of a text in lower case, joined by hyphens: "Trips & Plans" becomes "trips-plans".
    package static func of(_ text: String) -> String {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.joined(separator: "-")
    }

    /// Returns a slug of the value's text or identity, at most 64 characters. Falls back to the name of its type.
    static func of(_ value: AnyHashable) -> String {
        let text = text(of: value.base)
        let slug = text.map { of($0) } ?? ""
        return slug.isEmpty ? of(String(describing: type(of: value.base))) : String(slug.prefix(64))
    }

    private static func text(of value: Any) -> String? {
        switch value {
        case let value as any LosslessStringConvertible: value.description
        case let value as UUID: value.uuidString
        case let value as URL: value.absoluteString
        case let value as any Identifiable: text(of: value.id)
        case let value as any RawRepresentable: text(of: value.rawValue)
        default: caseText(of: value)
        }
    }

    /// Returns the name of an enum case, joined with the texts of its associated values.
    private static func caseText(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return nil }
        guard let payload = mirror.children.first, let name = payload.label else { return String(describing: value) }
        let fields = Mirror(reflecting: payload.value)
        let carried = fields.displayStyle == .tuple ? fields.children.map(\.value) : [payload.value]
        return ([name] + carried.compactMap { text(of: $0) }).joined(separator: "-")
    }
}

extension ViewNode {
    /// The first text in this subtree as a part of an address; nil if there is none.
    final var textSlug: String? {
        var result: String?
        func search(_ node: ViewNode) {
            if let element = node.elementNode?.element {
                if element.kind == .text, let text = element.text {
                    let slug = AddressSlug.of(text)
                    if !slug.isEmpty { result = slug }
                }
            }
            var child = node.firstChild
            while let current = child, result == nil {
                search(current)
                child = current.nextSibling
            }
        }
        search(self)
        return result
    }
}
