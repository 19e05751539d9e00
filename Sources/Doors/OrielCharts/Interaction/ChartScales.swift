public import Foundation
public import OrielCore

extension View {
    // MARK: - Places

    /// Sets the values of the horizontal axis.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSettings { ($0.x.scale.domain, $0.x.scale.type) = (domain._domain, type ?? $0.x.scale.type) }
    }

    /// Sets the values of the horizontal axis, and the part of the plot over which they are spread.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View { chartXScale(domain: domain, type: type).chartXScale(range: range) }

    /// Sets the part of the plot over which the values of the horizontal axis are spread.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSettings { ($0.x.scale.range, $0.x.scale.type) = (range._positionRange, type ?? $0.x.scale.type) }
    }

    /// Sets how values are spread over the horizontal axis.
    public func chartXScale(type: ScaleType?) -> some View { chartSettings { $0.x.scale.type = type } }

    /// Sets the values of the vertical axis.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartSettings { ($0.y.scale.domain, $0.y.scale.type) = (domain._domain, type ?? $0.y.scale.type) }
    }

    /// Sets the values of the vertical axis, and the part of the plot over which they are spread.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain,
        range: Range,
        type: ScaleType? = nil
    ) -> some View { chartYScale(domain: domain, type: type).chartYScale(range: range) }

    /// Sets the part of the plot over which the values of the vertical axis are spread.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartSettings { ($0.y.scale.range, $0.y.scale.type) = (range._positionRange, type ?? $0.y.scale.type) }
    }

    /// Sets how values are spread over the vertical axis.
    public func chartYScale(type: ScaleType?) -> some View { chartSettings { $0.y.scale.type = type } }

    // MARK: - Colours

    /// Sets the colours of some values, in the order of the legend.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let values = mapping.map(\.key.plotValue)
        let styles = mapping.map { AnyShapeStyle($0.value) }
        return chartSettings { $0.colors = StyleScaleSettings(domain: values, range: styles) }
    }

    /// Sets the colours of values, by turns.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue],
        range: [S]
    ) -> some View {
        chartSettings {
            $0.colors = StyleScaleSettings(domain: domain.map(\.plotValue), range: range.map { AnyShapeStyle($0) })
        }
    }

    /// Sets the values that have colours, in the order of the legend.
    public func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
        chartSettings { $0.colors = StyleScaleSettings(domain: domain.map(\.plotValue)) }
    }

    /// Sets the colours, by turns.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        chartSettings { settings in
            settings.colors = StyleScaleSettings(
                domain: settings.colors?.domain,
                range: range.map { AnyShapeStyle($0) }
            )
        }
    }

    /// Sets the colours for numbers, from low to high.
    public func chartForegroundStyleScale(range: Gradient) -> some View { chartSettings { $0.colorGradient = range } }

    /// Sets the colours of numbers in a domain, from low to high.
    public func chartForegroundStyleScale<DataValue: Plottable>(
        domain: ClosedRange<DataValue>,
        range: Gradient
    ) -> some View {
        let ends = [domain.lowerBound.plotValue, domain.upperBound.plotValue]
        return chartSettings { ($0.colorGradient, $0.colors) = (range, StyleScaleSettings(domain: ends)) }
    }

    /// Sets the colour of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue],
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSettings {
            $0.colors = StyleScaleSettings(domain: domain.map(\.plotValue)) { value in
                DataValue(plotValue: value).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }

    /// Sets the colour of each value.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartSettings {
            $0.colors = StyleScaleSettings { value in
                DataValue(plotValue: value).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }

    // MARK: - Symbols

    /// Sets the symbols of some values, in the order of the legend.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let values = mapping.map(\.key.plotValue)
        let symbols = mapping.map { MarkSymbol($0.value) }
        return chartSettings { $0.symbols = StyleScaleSettings(domain: values, range: symbols) }
    }

    /// Sets the symbols of values, by turns.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue],
        range: [S]
    ) -> some View {
        chartSettings {
            $0.symbols = StyleScaleSettings(domain: domain.map(\.plotValue), range: range.map { MarkSymbol($0) })
        }
    }

    /// Sets the symbols, by turns.
    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chartSettings { $0.symbols = StyleScaleSettings(range: range.map { MarkSymbol($0) }) }
    }

    /// Sets the areas of the symbols of the lowest and of the highest number, in square points.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
        chartSettings { $0.symbolSizeRange = range }
    }

    /// Sets the areas of the symbols of both ends of a domain, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: ClosedRange<DataValue>,
        range: ClosedRange<CGFloat> = 10...300
    ) -> some View {
        let ends = [domain.lowerBound.plotValue, domain.upperBound.plotValue]
        return chartSettings { ($0.symbolSizeDomain, $0.symbolSizeRange) = (ends, range) }
    }

    /// Sets the areas of the symbols of some values, in square points.
    public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let values = mapping.map(\.key.plotValue)
        let areas = mapping.map(\.value)
        return chartSettings { $0.symbolSizes = StyleScaleSettings(domain: values, range: areas) }
    }

    // MARK: - Lines

    /// Sets the dashes of some values, in the order of the legend.
    public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let values = mapping.map(\.key.plotValue)
        let styles = mapping.map(\.value)
        return chartSettings { $0.lineStyles = StyleScaleSettings(domain: values, range: styles) }
    }

    /// Sets the dashes of values, by turns.
    public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue],
        range: [StrokeStyle]
    ) -> some View {
        chartSettings { $0.lineStyles = StyleScaleSettings(domain: domain.map(\.plotValue), range: range) }
    }

    /// Sets the dashes, by turns.
    public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        chartSettings { $0.lineStyles = StyleScaleSettings(range: range) }
    }
}

extension MarkSymbol {
    init(_ symbol: some ChartSymbolShape) {
        self = (symbol as? BasicChartSymbolShape).map { .shape($0) } ?? .custom(AnyShape(symbol))
    }
}
