/// A reason for which a body ran.
package enum UpdateCause: Hashable, Sendable {
    /// The view is new at its place.
    case appeared
    /// The parent passed a view whose fields differ.
    case fields([FieldChange])
    /// The value of a dynamic property changed, such as `_count`.
    case property(String)
    /// A value of the environment changed that no property of the view names.
    case environment(String)
    /// A property of an `@Observable` object changed that the body has read.
    case observable
    /// Something else changed that the body has read.
    case other(String)
}

/// A field of a view that differs from the one before.
package struct FieldChange: Hashable, Sendable, Encodable {
    package enum Reason: String, Sendable, Encodable {
        case value
        /// A closure, which is equal only if its function and its captured context are the same.
        case closure
        /// The type is not `Equatable`, and its values cannot be compared by their memory.
        case incomparable
    }

    /// The name, such as `title`, or the path to the field of a structure, such as `style.action`.
    package let name: String
    package let reason: Reason

    package init(name: String, reason: Reason) {
        self.name = name
        self.reason = reason
    }
}

extension UpdateCause: CustomStringConvertible {
    /// One line, such as `_count`, `fields title` or `appeared`.
    package var description: String {
        switch self {
        case .appeared: "appeared"
        case .fields(let fields): "fields " + fields.map(\.name).joined(separator: " ")
        case .property(let name): name
        case .environment(let key): "environment \(key)"
        case .observable: "observable"
        case .other(let name): name
        }
    }
}
