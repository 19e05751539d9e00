public import Foundation

/// Views in rows and columns; each column is as wide as its widest cell.
public struct Grid<Content> {
    package let elementDescription: GridDescription
    package let content: Content
}

extension Grid: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    public nonisolated init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = GridDescription(
            kind: .grid,
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
        self.content = content()
    }
}

/// One row of a grid; each view in it is a cell.
public struct GridRow<Content> {
    package let elementDescription: GridDescription
    package let content: Content
}

extension GridRow: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    /// A modifier of a row is applied to each cell.
    package static var rowRole: RowRole { .group }

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        elementDescription = GridDescription(
            kind: .gridRow,
            alignment: alignment.map { Alignment(horizontal: .center, vertical: $0) }
        )
        self.content = content()
    }
}

package struct GridDescription {
    let kind: Element.Kind
    let alignment: Alignment?
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension GridDescription: StaticElementDescription {
    package var element: Element {
        var attributes = Attributes()
        if let alignment { attributes[.alignment] = .alignment(alignment) }
        attributes.set(.horizontalSpacing, horizontalSpacing)
        attributes.set(.verticalSpacing, verticalSpacing)
        return Element(kind, attributes: attributes)
    }
}

extension View {
    /// Makes a cell span several columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(SimpleElementModifier(.gridCell, [.columnSpan: .number(Double(max(1, count)))]))
    }

    /// Ignores the size of a cell for the width of its column or the height of its row.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        var attributes = Attributes()
        attributes.set(.ignoresWidth, axes.contains(.horizontal))
        attributes.set(.ignoresHeight, axes.contains(.vertical))
        return modifier(SimpleElementModifier(.gridCell, attributes))
    }

    /// Sets the horizontal alignment of all cells in this cell's column.
    ///
    /// Unlike Apple's, it has no effect yet.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        let alignment = Alignment(horizontal: guide, vertical: .center)
        return modifier(SimpleElementModifier(.gridCell, [.columnAlignment: .alignment(alignment)]))
    }

    /// Sets the alignment of a view in its cell.
    ///
    /// Unlike Apple's, it has no effect yet.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        let attributes: Attributes = [.anchorX: .number(Double(anchor.x)), .anchorY: .number(Double(anchor.y))]
        return modifier(SimpleElementModifier(.gridCell, attributes))
    }
}
