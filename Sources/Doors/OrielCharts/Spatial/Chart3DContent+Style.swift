public import Foundation
public import OrielCore

/// Content whose marks are changed.
struct ModifiedChart3DContent<Content: Chart3DContent> {
    let content: Content
    let change: (inout MarkStyle) -> Void
}

extension ModifiedChart3DContent: Chart3DContent, PrimitiveChart3DContent {
    typealias Body = Never

    func collect(into marks: inout SpatialMarks) { marks.collect(content) { change(&$0.style) } }
}

// Marks such as `PointMark` are content of both kinds of charts. These modifiers are only used where those of a chart in
// the plane do not fit.
extension Chart3DContent {
    /// Changes the style of each mark.
    private func styled(inSpace change: @escaping (inout MarkStyle) -> Void) -> some Chart3DContent {
        ModifiedChart3DContent(content: self, change: change)
    }

    /// Sets the colour or gradient of the marks.
    @_disfavoredOverload
    public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
        let style = AnyShapeStyle(style)
        return styled(inSpace: {
            if $0.foreground == nil, $0.colorBy == nil, $0.surface == nil { $0.foreground = style }
        })
    }

    /// Gives marks with different values different colours, which the legend explains.
    @_disfavoredOverload
    public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some Chart3DContent {
        styled(inSpace: {
            if $0.foreground == nil, $0.colorBy == nil { $0.colorBy = value.channel }
        })
    }

    /// Sets the colours of surfaces.
    public func foregroundStyle(_ style: some Chart3DSurfaceStyle) -> some Chart3DContent {
        let style = style._surfaceStyle
        return styled(inSpace: {
            if $0.foreground == nil, $0.surface == nil { $0.surface = style }
        })
    }

    /// Makes the marks translucent.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some Chart3DContent {
        styled(inSpace: { $0.opacity *= min(max(opacity, 0), 1) })
    }

    /// Sets the width, caps and dashes of lines.
    @_disfavoredOverload
    public func lineStyle(_ style: StrokeStyle) -> some Chart3DContent {
        styled(inSpace: { $0.lineStyle = $0.lineStyle ?? style })
    }

    /// Sets the body at the points.
    public func symbol(_ symbol: some Chart3DSymbolShape) -> some Chart3DContent {
        let kind = symbol._kind
        return styled(inSpace: { $0.body = $0.body ?? kind })
    }

    /// Gives points with different values different bodies.
    @_disfavoredOverload
    public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some Chart3DContent {
        styled(inSpace: { $0.symbolBy = $0.symbolBy ?? value.channel })
    }

    /// Sets the length of the bodies at the points; the chart is 1 long.
    @_disfavoredOverload
    public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
        styled(inSpace: { $0.symbolSize = $0.symbolSize ?? CGSize(width: max(0, size), height: max(0, size)) })
    }

    /// Sets the name that a screen reader reads for a mark.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: Text) -> some Chart3DContent {
        styled(inSpace: { $0.accessibilityLabel = $0.accessibilityLabel ?? label })
    }

    /// Sets the value that a screen reader reads for a mark.
    @_disfavoredOverload
    public func accessibilityValue(_ value: Text) -> some Chart3DContent {
        styled(inSpace: { $0.accessibilityValue = $0.accessibilityValue ?? value })
    }

    /// Hides the marks from screen readers.
    @_disfavoredOverload
    public func accessibilityHidden(_ hidden: Bool) -> some Chart3DContent {
        styled(inSpace: { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden })
    }
}
