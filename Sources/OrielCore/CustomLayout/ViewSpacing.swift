public import Foundation

/// The preferred distances between a view and adjacent views.
///
/// Unlike Apple's, they do not depend on the kinds of the views: 8 points, except next to a `Spacer`.
public struct ViewSpacing: Sendable {
    /// A spacing that prefers no distance.
    public static let zero = ViewSpacing(length: 0)

    /// The default distance to another view, in points.
    static let length: CGFloat = 8

    private var length: CGFloat

    /// Creates the default spacing of a view.
    public init() { length = Self.length }

    private init(length: CGFloat) { self.length = length }

    /// Returns the distance to another view along an axis: 0 if one of the views prefers none.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { min(length, next.length) }

    /// Takes the greater distances of this spacing and another.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { length = max(length, other.length) }

    /// Returns the greater distances of this spacing and another.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
