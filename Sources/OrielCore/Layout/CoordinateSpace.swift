/// The coordinate space of a location.
public enum CoordinateSpace: Hashable {
    /// The coordinates of the page.
    case global
    /// The coordinates of the view.
    case local
    /// The coordinates of an ancestor with the given name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

// Unchecked, because a name is an `AnyHashable`. Only the graph compares names.
extension CoordinateSpace: @unchecked Sendable {}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of an ancestor with the given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the page.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of an ancestor with the given name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}
