public import Foundation

extension View {
    /// Gives the view the width or height of the nearest enclosing scroll view or page.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(SimpleElementModifier(.containerFrame, containerFrame(axes, alignment)))
    }

    /// Divides the nearest enclosing scroll view or page into equal parts, and gives the view the length of some of
    /// them.
    ///
    /// - Parameters:
    ///   - count: The number of parts.
    ///   - span: The number of parts the view covers.
    ///   - spacing: The space between the parts, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        var attributes = containerFrame(axes, alignment)
        attributes[.count] = .number(Double(max(1, count)))
        attributes[.span] = .number(Double(max(1, span)))
        attributes[.spacing] = .number(Double(spacing))
        return modifier(SimpleElementModifier(.containerFrame, attributes))
    }
}

private func containerFrame(_ axes: Axis.Set, _ alignment: Alignment) -> Attributes {
    var attributes: Attributes = [.axes: .string(axes.words)]
    if alignment != .center { attributes[.alignment] = .alignment(alignment) }
    return attributes
}
