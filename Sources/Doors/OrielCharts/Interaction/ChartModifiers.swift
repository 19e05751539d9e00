public import Foundation
public import OrielCore

extension View {
    /// Changes what the charts in the view show.
    func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chart, transform: change)
    }

    // MARK: - Axes

    /// Hides the horizontal axis, or shows it.
    public func chartXAxis(_ visibility: Visibility) -> some View { chartSettings { $0.x.visibility = visibility } }

    /// Hides the vertical axis, or shows it.
    public func chartYAxis(_ visibility: Visibility) -> some View { chartSettings { $0.y.visibility = visibility } }

    /// Sets what the horizontal axis shows.
    public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
        let marks = content()._axisMarks
        return chartSettings { $0.x.marks = marks }
    }

    /// Sets what the vertical axis shows.
    public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
        let marks = content()._axisMarks
        return chartSettings { $0.y.marks = marks }
    }

    /// Changes the look of the horizontal axis: of its ticks and labels, without its grid lines and its title.
    ///
    ///     Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
    ///         .chartXAxisStyle { axis in axis.background(.quaternary) }
    ///
    /// Unlike Apple's, a frame changes the axis but not what is around it.
    public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartSettings { $0.x.styles.append { AnyView(content($0)) } }
    }

    /// Changes the look of the vertical axis: of its ticks and labels, without its grid lines and its title.
    ///
    /// Unlike Apple's, a frame changes the axis but not what is around it.
    public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartSettings { $0.y.styles.append { AnyView(content($0)) } }
    }

    // MARK: - Titles

    /// Adds a title to the horizontal axis.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartTitle(\.x, Text(labelKey), position, alignment, spacing) }

    /// Adds a title to the horizontal axis.
    @_disfavoredOverload
    public func chartXAxisLabel(
        _ label: some StringProtocol,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartTitle(\.x, Text(label), position, alignment, spacing) }

    /// Adds a title to the horizontal axis.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { chartTitle(\.x, content(), position, alignment, spacing) }

    /// Adds a title to the vertical axis.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartTitle(\.y, Text(labelKey), position, alignment, spacing) }

    /// Adds a title to the vertical axis.
    @_disfavoredOverload
    public func chartYAxisLabel(
        _ label: some StringProtocol,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartTitle(\.y, Text(label), position, alignment, spacing) }

    /// Adds a title to the vertical axis.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { chartTitle(\.y, content(), position, alignment, spacing) }

    func chartTitle(
        _ axis: WritableKeyPath<ChartSettings, ChartAxisSettings>,
        _ content: some View,
        _ position: AnnotationPosition,
        _ alignment: Alignment?,
        _ spacing: CGFloat?
    ) -> some View {
        let title = AxisTitle(
            position: position,
            alignment: alignment,
            spacing: spacing ?? 4,
            content: AnyView(content),
            text: content as? Text
        )
        return chartSettings { $0[keyPath: axis].titles.append(title) }
    }

    // MARK: - Legend

    /// Hides the legend, or shows it.
    public func chartLegend(_ visibility: Visibility) -> some View {
        chartSettings { $0.legend.visibility = visibility }
    }

    /// Places the legend.
    public func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartSettings {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
        }
    }

    /// Shows a view as the legend.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chartLegend(position: position, alignment: alignment, spacing: spacing)
            .chartSettings { $0.legend.content = content }
    }

    // MARK: - Layers

    /// Changes the look of the plot.
    ///
    /// Unlike Apple's, a frame changes the plot but not what is around it.
    public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartSettings { $0.plotStyles.append { AnyView(content($0)) } }
    }

    /// Adds a view in front of the chart.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }

    /// Adds a view behind the chart.
    public func chartBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        chartSettings { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }
}
