import Foundation
import OrielCore

/// Styles for the values of marks, such as a colour for each category.
struct StyleScale<Style> {
    /// The categories, in the order of the legend; of numbers and dates, all that marks have.
    let values: [_PlotValue]
    let style: (_PlotValue) -> Style
}

/// What an app says about the styles for values.
struct StyleScaleSettings<Style> {
    var domain: [_PlotValue]?
    var range: [Style]?
    /// Styles for some values.
    var mapping: ((_PlotValue) -> Style?)?
}

extension StyleScale {
    /// Styles by turns, if the app says nothing else.
    init(of found: [_PlotValue], settings: StyleScaleSettings<Style>?, defaults: [Style]) {
        let values = (settings?.domain ?? found).unique
        let styles = settings?.range.flatMap { $0.isEmpty ? nil : $0 } ?? defaults
        let mapping = settings?.mapping
        let indices = Dictionary(values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.init(values: values) { value in
            mapping?(value) ?? styles[(indices[value] ?? values.count) % styles.count]
        }
    }
}

/// The colours of a chart, by turns.
enum ChartPalette {
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// For numbers, from low to high.
    static let gradient = Gradient(colors: [.blue, .green, .yellow])
    static let symbols: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    static let lineStyles: [StrokeStyle] = [[], [4, 4], [1, 4], [8, 4], [8, 4, 1, 4]].map {
        StrokeStyle(lineWidth: 2, lineCap: $0 == [1, 4] ? .round : .butt, lineJoin: .round, dash: $0)
    }
}
