public import Foundation

/// A modifier that adds space around its content.
public struct _PaddingLayout: Equatable, Sendable {
    let edges: Edge.Set
    /// The lengths in points; nil for the platform's default.
    let insets: EdgeInsets?
}

extension _PaddingLayout: ViewModifier, ElementModifier, StaticElementDescription {
    public typealias Body = Never

    package var element: Element {
        var attributes = Attributes()
        if edges != .all { attributes[.edges] = .number(Double(edges.rawValue)) }
        if let insets { attributes[.insets] = .insets(insets) }
        return Element(.padding, attributes: attributes)
    }
}

extension View {
    /// Adds space at the given edges.
    ///
    /// - Parameter length: The space in points; nil for the platform's default.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = length.map { length in
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0
            )
        }
        return modifier(_PaddingLayout(edges: edges, insets: insets))
    }

    /// Adds the same space at all edges, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds the given space at each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }
}
