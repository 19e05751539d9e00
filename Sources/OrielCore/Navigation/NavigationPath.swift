/// The values of the pages on a navigation stack, of any types.
///
///     @State private var path = NavigationPath()
///     NavigationStack(path: $path) { ... }
///     path.append(Trip.paris)
public struct NavigationPath {
    var elements: [AnyHashable]

    /// An empty path: only the root shows.
    public init() { elements = [] }

    init(elements: [AnyHashable]) { self.elements = elements }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// Makes the path that a representation was taken of.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// What can be stored and restored; nil if a value on the path is not `Codable`.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// Puts a value on the top.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Puts a value on the top.
    public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Takes values from the top.
    ///
    /// - Precondition: The path has at least `k` values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {
    public static func == (a: NavigationPath, b: NavigationPath) -> Bool { a.elements == b.elements }
}
