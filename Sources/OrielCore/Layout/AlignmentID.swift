public import Foundation

/// A custom alignment guide, with its default position.
///
///     private enum FirstThird: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
///     }
///
///     extension HorizontalAlignment {
///         static let firstThird = HorizontalAlignment(FirstThird.self)
///     }
public protocol AlignmentID: SendableMetatype {
    /// The guide's position in a view, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on one axis; the same `AlignmentID` can be used for both.
package struct AlignmentKey: Hashable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
    }

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        lhs.id == rhs.id && lhs.axis == rhs.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}
