public import Foundation
public import OrielCore

/// Content whose marks are changed.
struct ModifiedChartContent<Content: ChartContent> {
    let content: Content
    let change: (inout Mark) -> Void
}

extension ModifiedChartContent: ChartContent, PrimitiveChartContent {
    typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.collect(content, changing: change) }
}

extension ChartContent {
    /// Changes the style of each mark.
    func styled(_ change: @escaping (inout MarkStyle) -> Void) -> some ChartContent {
        ModifiedChartContent(content: self) { change(&$0.style) }
    }

    /// Sets a part of the style of each mark that has none.
    func styled<Value>(
        _ part: WritableKeyPath<MarkStyle, Value?>,
        _ value: Value?
    ) -> some ChartContent {
        styled { style in
            if style[keyPath: part] == nil { style[keyPath: part] = value }
        }
    }

    // MARK: - Colours

    /// Sets the colour or gradient of the marks.
    public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return styled {
            if $0.foreground == nil, $0.colorBy == nil { $0.foreground = style }
        }
    }

    /// Gives marks with different values different colours, which the legend explains.
    public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        styled {
            if $0.foreground == nil, $0.colorBy == nil { $0.colorBy = value.channel }
        }
    }

    /// Makes the marks translucent.
    public func opacity(_ opacity: Double) -> some ChartContent {
        styled { $0.opacity *= min(max(opacity, 0), 1) }
    }

    /// Lets gradients extend over the plot instead of over each mark.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        styled { $0.isAlignedWithPlot = aligns }
    }

    // MARK: - Lines and corners

    /// Sets the width, caps and dashes of lines.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled(\.lineStyle, style) }

    /// Gives lines with different values different dashes, which the legend explains.
    public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        styled(\.lineStyleBy, value.channel)
    }

    /// Sets how lines and areas get from one point to the next.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled(\.interpolation, method)
    }

    /// Rounds the corners of bars, rectangles and sectors.
    public func cornerRadius(
        _ radius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        styled {
            guard $0.cornerRadius == nil else { return }
            $0.cornerRadius = max(0, radius)
            $0.cornerStyle = style
        }
    }

    // MARK: - Places

    /// Places marks with different values side by side.
    public func position<Value: Plottable>(
        by value: PlottableValue<Value>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled(\.position, MarkPosition(channel: value.channel, axis: axis, span: span))
    }

    /// Moves the marks.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Moves the marks.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled {
            $0.offset.x += x
            $0.offset.y += y
        }
    }

    /// Moves the marks up or down, and their horizontal ends.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.y += y
        }
    }

    /// Moves the marks to a side, and their vertical ends.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        styled {
            $0.offset.x += x
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }

    /// Moves the ends of the marks.
    public func offset(
        xStart: CGFloat = 0,
        xEnd: CGFloat = 0,
        yStart: CGFloat = 0,
        yEnd: CGFloat = 0
    ) -> some ChartContent {
        styled {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }

    /// Draws marks with a larger value in front of others.
    public func zIndex(_ value: Double) -> some ChartContent { styled(\.zIndex, value) }

    // MARK: - Effects

    /// Blurs the marks.
    public func blur(radius: CGFloat) -> some ChartContent { styled { $0.blur = max(0, radius) } }

    /// Adds a shadow to the marks.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some ChartContent {
        styled(\.shadow, MarkShadow(color: color, radius: radius, x: x, y: y))
    }

    /// Clips bars, rectangles and symbols to a shape.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        styled(\.clipShape, AnyShape(shape))
    }

    // MARK: - Accessibility

    /// Sets the name that a screen reader reads for a mark.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { styled(\.accessibilityLabel, label) }

    /// Sets the name that a screen reader reads for a mark.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the name that a screen reader reads for a mark.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets the value that a screen reader reads for a mark.
    public func accessibilityValue(_ value: Text) -> some ChartContent { styled(\.accessibilityValue, value) }

    /// Sets the value that a screen reader reads for a mark.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value that a screen reader reads for a mark.
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    /// Hides the marks from screen readers.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.isAccessibilityHidden = $0.isAccessibilityHidden || hidden }
    }
}
