import Foundation
import OrielCore

/// What the modifiers of a chart say.
struct ChartSettings {
    var x = ChartAxisSettings()
    var y = ChartAxisSettings()
    /// The depths of a chart in space.
    var z = ChartAxisSettings()
    /// Nil for a chart in space that keeps its pose itself.
    var pose: Chart3DPoseSetting?
    var projection = Chart3DCameraProjection.automatic
    var colors: StyleScaleSettings<AnyShapeStyle>?
    /// The colours for numbers.
    var colorGradient: Gradient?
    var symbols: StyleScaleSettings<MarkSymbol>?
    var lineStyles: StyleScaleSettings<StrokeStyle>?
    /// Areas in square points.
    var symbolSizes: StyleScaleSettings<CGFloat>?
    var symbolSizeRange: ClosedRange<CGFloat>?
    var symbolSizeDomain: [_PlotValue]?
    var legend = ChartLegendSettings()
    var plotStyles: [(ChartPlotContent) -> AnyView] = []
    var overlays: [ChartLayer] = []
    var backgrounds: [ChartLayer] = []
    var selections: [ChartSelection] = []
    var gestures: [(ChartProxy) -> AnyView] = []
    var scrolling = ChartScrolling()
}

/// What an app says about an axis.
struct ChartAxisSettings {
    var visibility = Visibility.automatic
    /// Nil for those that suit the axis.
    var marks: [_AxisMarkSet]?
    var titles: [AxisTitle] = []
    /// What `chartXAxisStyle` and `chartYAxisStyle` make of the axis, from the inside out.
    var styles: [(ChartAxisContent) -> AnyView] = []
    var scale = AxisScaleSettings()
    /// The part of the domain that is visible at once, in a chart that scrolls.
    var visibleLength: Double?
}

/// A text beside an axis.
struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat
    let content: AnyView
    /// The text, whose size can be estimated.
    let text: Text?
}

struct ChartLegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

/// A view in front of or behind a chart.
struct ChartLayer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

extension EnvironmentValues {
    /// What modifiers say about the charts in a view.
    var chart: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}
