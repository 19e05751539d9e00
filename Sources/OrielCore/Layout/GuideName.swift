import Foundation

/// Identifies an alignment guide by values that elements can have: its name and its axis.
package struct GuideName: Hashable, Sendable {
    let name: String
    let axis: Axis

    static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key.guideName
    static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key.guideName

    /// Returns the guide of a container whose views have the guide at these positions; nil without any.
    ///
    /// The first baseline of a container is that of its highest text, the last one that of its lowest text. Other guides are in the
    /// middle between those of the views.
    func merged(_ positions: [CGFloat]) -> CGFloat? {
        guard !positions.isEmpty else { return nil }
        switch self {
        case .firstTextBaseline: return positions.min()
        case .lastTextBaseline: return positions.max()
        default: return positions.reduce(0, +) / CGFloat(positions.count)
        }
    }
}

extension AlignmentKey {
    package var guideName: GuideName { GuideName(name: name, axis: axis) }
}
