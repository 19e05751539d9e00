public import Foundation

/// Keeps room around its content.
public struct _PaddingLayout: Equatable, Sendable {
    let edges: Edge.Set
    /// Nil for the platform's.
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
    /// Keeps room at some edges.
    ///
    /// - Parameter length: In points; nil for the platform's.
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

    /// Keeps the same room at all edges, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Keeps the given room at each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }
}
