public import Foundation
public import OrielCore

/// Content with a mark for each element of a collection, whose styles can differ by the elements' properties.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement

    /// Returns the elements with what makes their marks. Called by the framework.
    func _vector() -> _PlotVector<DataElement>
}

/// A mark for each element of a collection.
public struct _PlotVector<DataElement> {
    let elements: [DataElement]
    private var make: (DataElement) -> Mark

    init(_ elements: some Collection<DataElement>, make: @escaping (DataElement) -> Mark) {
        self.elements = Array(elements)
        self.make = make
    }

    /// Creates the marks of a kind, and sets their values.
    init(
        _ kind: Mark.Kind,
        _ elements: some Collection<DataElement>,
        _ set: @escaping (inout Mark, DataElement) -> Void
    ) {
        self.init(elements) { element in
            var mark = Mark(kind)
            set(&mark, element)
            return mark
        }
    }

    func changing(_ change: @escaping (inout MarkStyle, DataElement) -> Void) -> _PlotVector {
        var result = self
        result.make = { [make] element in
            var mark = make(element)
            change(&mark.style, element)
            return mark
        }
        return result
    }
}

extension _PlotVector: VectorizedChartContent, PrimitiveChartContent {
    public typealias Body = Never

    public func _vector() -> _PlotVector<DataElement> { self }

    func collect(into marks: inout MarkCollector) {
        for element in elements { marks.add(make(element)) }
    }
}

extension VectorizedChartContent {
    /// Gives marks with different values different colours, which the legend explains.
    public func foregroundStyle<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in
            if style.foreground == nil, style.colorBy == nil { style.colorBy = value.channel(element) }
        }
    }

    /// Gives each mark the style at a key path.
    public func foregroundStyle<S: ShapeStyle>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in
            guard style.foreground == nil, style.colorBy == nil else { return }
            style.foreground = AnyShapeStyle(element[keyPath: keyPath])
        }
    }

    /// Gives each mark the opacity at a key path.
    public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in style.opacity *= min(max(element[keyPath: keyPath], 0), 1) }
    }

    /// Gives points with different values different symbols, which the legend explains.
    public func symbol<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in style.symbolBy = style.symbolBy ?? value.channel(element) }
    }

    /// Gives each point the symbol at a key path.
    public func symbol<S: ChartSymbolShape>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in style.symbol = style.symbol ?? MarkSymbol(element[keyPath: keyPath]) }
    }

    /// Gives points with different values symbols of different areas.
    public func symbolSize<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in style.symbolSizeBy = style.symbolSizeBy ?? value.channel(element) }
    }

    /// Gives each symbol the area at a key path, in square points.
    public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in
            let side = max(0, element[keyPath: keyPath]).squareRoot()
            style.symbolSize = style.symbolSize ?? CGSize(width: side, height: side)
        }
    }

    /// Gives lines with different values different dashes, which the legend explains.
    public func lineStyle<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in style.lineStyleBy = style.lineStyleBy ?? value.channel(element) }
    }

    /// Gives each line the style at a key path.
    public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in style.lineStyle = style.lineStyle ?? element[keyPath: keyPath] }
    }

    /// Rounds the corners of each mark by the radius at a key path.
    public func cornerRadius(
        _ keyPath: KeyPath<DataElement, CGFloat>,
        style cornerStyle: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in
            guard style.cornerRadius == nil else { return }
            style.cornerRadius = max(0, element[keyPath: keyPath])
            style.cornerStyle = cornerStyle
        }
    }

    /// Places marks with different values side by side.
    public func position<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        _vector().changing { style, element in
            style.position =
                style.position ?? MarkPosition(channel: value.channel(element), axis: axis, span: span)
        }
    }

    /// Sets the name that a screen reader reads for each mark.
    public func accessibilityLabel(_ keyPath: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement>
    {
        _vector().changing { style, element in
            style.accessibilityLabel = style.accessibilityLabel ?? Text(verbatim: element[keyPath: keyPath])
        }
    }

    /// Sets the value that a screen reader reads for each mark.
    public func accessibilityValue(_ keyPath: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement>
    {
        _vector().changing { style, element in
            style.accessibilityValue = style.accessibilityValue ?? Text(verbatim: element[keyPath: keyPath])
        }
    }
}
