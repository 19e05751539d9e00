public import Foundation
public import OrielCore

extension ChartContent {
    /// Sets the symbol at the points.
    public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
        styled(\.symbol, MarkSymbol(symbol))
    }

    /// Gives points with different values different symbols, which the legend explains.
    public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        styled(\.symbolBy, value.channel)
    }

    /// Shows a view at the points.
    public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
        styled(\.symbol, .view(AnyView(symbol())))
    }

    /// Sets the area of the symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = max(0, area).squareRoot()
        return symbolSize(CGSize(width: side, height: side))
    }

    /// Sets the width and height of the symbols.
    public func symbolSize(_ size: CGSize) -> some ChartContent { styled(\.symbolSize, size) }

    /// Gives points with different values symbols of different areas.
    public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        styled(\.symbolSizeBy, value.channel)
    }
}
