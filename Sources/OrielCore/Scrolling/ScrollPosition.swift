public import Foundation

/// A position of a scroll view: a view, an edge or a point that the app has scrolled to, or the position to which the user has scrolled.
///
///     @State private var position = ScrollPosition(edge: .top)
///
///     ScrollView { Article() }
///         .scrollPosition($position)
///     Button("Back to top") { withAnimation { position.scrollTo(edge: .top) } }
///
/// When the user scrolls, the position has no edge and no point, and ``isPositionedByUser`` is true. Unlike Apple's, the view at the
/// start of the scroll view is known only in lists and lazy containers.
public struct ScrollPosition: Sendable {
    enum Place: Sendable {
        /// The position that the scroll view has without the app.
        case automatic
        case view(any Hashable & Sendable, anchor: UnitPoint?)
        case edge(Edge)
        /// An offset of the content from its start; nil keeps the position on that axis.
        case offset(x: CGFloat?, y: CGFloat?)
        /// The position to which the user has scrolled, with the first visible view if it is known.
        case user((any Hashable & Sendable)?)
    }

    private(set) var place: Place
    private let idType: any (Hashable & Sendable).Type

    private init(_ idType: any (Hashable & Sendable).Type, _ place: Place) {
        self.idType = idType
        self.place = place
    }

    /// Creates an automatic position.
    ///
    /// - Parameter idType: The type of the ids that ``viewID(type:)`` returns when the user scrolls.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(idType, .automatic) }

    /// Creates the position of a view.
    ///
    /// - Parameter anchor: The point of the view that is aligned with the same point of the scroll view; nil uses the anchor of
    ///   `scrollPosition(_:anchor:)`.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(type(of: id), .view(id, anchor: anchor))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }

    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType, .offset(x: point.x, y: point.y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType, .offset(x: x, y: y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType, .offset(x: x, y: nil))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType, .offset(x: nil, y: y))
    }

    /// Whether the user has scrolled since the app has set the position.
    public var isPositionedByUser: Bool {
        get { if case .user = place { true } else { false } }
        set { if newValue != isPositionedByUser { place = newValue ? .user(viewID) : .automatic } }
    }

    /// The edge that the app has scrolled to.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point of the content that the app has scrolled to.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }

    public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

    /// The id of the view that the app has scrolled to, or of the first view that is visible after the user has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        switch place {
        case .view(let id, _): id
        case .user(let id): id
        case .automatic, .edge, .offset: nil
        }
    }

    /// Returns the id of the view if it has a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// Scrolls to a view: an element of a `ForEach`, or one with an id set by `.id(_:)`.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(id, anchor: anchor)
    }

    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

    public mutating func scrollTo(point: CGPoint) { place = .offset(x: point.x, y: point.y) }

    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .offset(x: x, y: y) }

    public mutating func scrollTo(x: CGFloat) { place = .offset(x: x, y: nil) }

    public mutating func scrollTo(y: CGFloat) { place = .offset(x: nil, y: y) }

    /// Notes that the user has scrolled. Keeps the known view if the visible ones are unknown.
    mutating func noteUser(_ rows: [AnyHashable]?) {
        guard let rows else {
            if !isPositionedByUser { place = .user(nil) }
            return
        }
        let type = idType
        place = .user(rows.lazy.compactMap { sendable($0, as: type) }.first)
    }
}

extension ScrollPosition: Equatable {
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        switch (a.place, b.place) {
        case (.automatic, .automatic): true
        case (.view(let a, let anchor), .view(let b, let other)): AnyHashable(a) == AnyHashable(b) && anchor == other
        case (.edge(let a), .edge(let b)): a == b
        case (.offset(let x, let y), .offset(let otherX, let otherY)): x == otherX && y == otherY
        case (.user(let a), .user(let b)): a.map { AnyHashable($0) } == b.map { AnyHashable($0) }
        default: false
        }
    }
}

/// Returns an id as a value of a type.
private func sendable<ID: Hashable & Sendable>(_ id: AnyHashable, as type: ID.Type) -> (any Hashable & Sendable)? {
    id.base as? ID
}
