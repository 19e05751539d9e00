/// The values of the pages on a navigation stack, which can have different types.
///
///     @State private var path = NavigationPath()
///     NavigationStack(path: $path) { ... }
///     path.append(Trip.paris)
public struct NavigationPath {
    var elements: [AnyHashable]

    /// Creates an empty path, which shows only the root.
    public init() { elements = [] }

    init(elements: [AnyHashable]) { self.elements = elements }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// Creates a path from its representation.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// The path in a form that can be stored; nil if a value on it is not `Codable`.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// Adds a value to the top of the stack.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Adds a value to the top of the stack.
    public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Removes values from the top of the stack.
    ///
    /// - Precondition: The path has at least `k` values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.elements == b.elements }
}
