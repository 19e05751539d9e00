import Foundation
public import OrielCore

/// How a chart scrolls.
struct ChartScrolling {
    var axes: Axis.Set = []
    /// The value at the leading side, or at the bottom.
    var initialX: _PlotValue?
    var initialY: _PlotValue?
    var x: ChartScrollBinding?
    var y: ChartScrollBinding?
    /// The values at which a scroll along the horizontal axis stops.
    var alignment: _ChartScrollAlignment?

    /// The largest size of what scrolls, in plots.
    private static let limit: CGFloat = 500

    /// Returns how many times larger than the plot its content is along an axis.
    func factor(_ axis: Axis, _ domain: AxisDomain?, _ settings: ChartAxisSettings) -> CGFloat {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let domain else { return 1 }
        let length: Double
        let usual: Double
        switch domain {
        case .categories(let names): (length, usual) = (Double(names.count), 6)
        case .numbers(let range), .dates(let range):
            length = range.upperBound - range.lowerBound
            usual = length / 3
        }
        let visible = settings.visibleLength ?? usual
        guard visible > 0, length.isFinite, visible.isFinite else { return 1 }
        return min(max(CGFloat(length / visible), 1), Self.limit)
    }
}

/// The app's value at the edge of what can be seen.
struct ChartScrollBinding {
    let get: () -> _PlotValue
    let set: (_PlotValue) -> Void
}

extension View {
    /// Lets the plot scroll along axes.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartSettings { $0.scrolling.axes = axes } }

    /// Sets how much of the horizontal axis can be seen at once: a difference of numbers, or of dates in seconds.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSettings { $0.x.visibleLength = length.plotValue.number }
    }

    /// Sets how much of the vertical axis can be seen at once: a difference of numbers, or of dates in seconds.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartSettings { $0.y.visibleLength = length.plotValue.number }
    }

    /// Binds the value at the leading side of the plot.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartSettings { $0.scrolling.x = ChartScrollBinding(x) }
    }

    /// Binds the value at the bottom of the plot.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartSettings { $0.scrolling.y = ChartScrollBinding(y) }
    }

    /// Sets the value that is at the leading side of the plot at first.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chartSettings { $0.scrolling.initialX = initialX.plotValue }
    }

    /// Sets the value that is at the bottom of the plot at first.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chartSettings { $0.scrolling.initialY = initialY.plotValue }
    }
}

extension ChartScrollBinding {
    init<P: Plottable>(_ binding: Binding<P>) {
        get = { binding.wrappedValue.plotValue }
        set = { value in
            guard let new = P(plotValue: value), new.plotValue != binding.wrappedValue.plotValue else { return }
            binding.wrappedValue = new
        }
    }
}

/// A plot that scrolls, with the labels that scroll with it.
struct ChartScrollView<Content: View>: View {
    let proxy: ChartProxy
    @ViewBuilder let content: Content
    @State private var position = ScrollPosition()
    /// The last place that the browser has reported.
    @State private var reported: CGPoint?
    @Environment(\.calendar) private var calendar

    private var layout: ChartLayout { proxy.layout }
    private var scrolling: ChartScrolling { proxy.settings.scrolling }

    var body: some View {
        let plot = layout.plot
        let isWide = scrolling.axes.contains(.horizontal)
        let isHigh = scrolling.axes.contains(.vertical)
        // Labels scroll with what they are for.
        let below = isWide ? layout.size.height - layout.legendHeightBelow - plot.maxY : 0
        let beside = isHigh ? layout.size.width - plot.maxX : 0
        ScrollView(scrolling.axes, showsIndicators: false) {
            ZStack(alignment: .topLeading) {
                content
                if isWide, ownStops == nil { stops }
                if isWide { labels(layout.xAxis, proxy.settings.x) }
                if isHigh { labels(layout.yAxis, proxy.settings.y) }
            }
            .frame(
                width: layout.contentSize.width + beside,
                height: layout.contentSize.height + max(0, below),
                alignment: .topLeading
            )
        }
        .stopping(at: isWide ? ownStops : nil, atTargets: isWide && !places.isEmpty)
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, new in report(new) }
        .onAppear { if let start { position.scrollTo(point: start) } }
        .onChange(of: wanted) { follow() }
        .frame(width: plot.width + beside, height: plot.height + max(0, below))
        .offset(x: plot.minX, y: plot.minY)
    }

    /// The places at which a scroll stops.
    private var places: [CGFloat] {
        guard let alignment = scrolling.alignment, let scale = layout.x else { return [] }
        return alignment.places(on: scale, calendar: calendar)
    }

    /// Where a scroll stops if browsers do not know how.
    private var ownStops: ChartScrollStops? {
        guard let alignment = scrolling.alignment, let scale = layout.x else { return nil }
        return alignment.stops(
            on: scale,
            calendar: calendar,
            page: layout.plot.width,
            length: layout.contentSize.width
        )
    }

    /// A view without a look from each place to the next.
    private var stops: some View {
        let places = [0] + places.filter { $0 > 0 } + [layout.contentSize.width]
        return HStack(spacing: 0) {
            ForEach(0..<(places.count - 1), id: \.self) { index in
                Color.clear.frame(width: max(0, places[index + 1] - places[index]), height: 1)
            }
        }
        .scrollTargetLayout()
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    @ViewBuilder private func labels(_ axis: AxisDrawing?, _ settings: ChartAxisSettings) -> some View {
        if let axis { AxisView(axis: axis, styles: settings.styles).accessibilityHidden(true) }
    }

    /// The values that the app wants at the edges.
    private var wanted: [_PlotValue?] { [scrolling.x?.get(), scrolling.y?.get()] }

    /// Where the plot is at first.
    private var start: CGPoint? {
        place(x: scrolling.x?.get() ?? scrolling.initialX, y: scrolling.y?.get() ?? scrolling.initialY)
    }

    private func place(x: _PlotValue?, y: _PlotValue?) -> CGPoint? {
        guard x != nil || y != nil else { return nil }
        let left = x.flatMap { value in layout.x.flatMap { $0.position(of: value).map { $0 - layout.halfBand } } }
        let bottom = y.flatMap { value in layout.y?.position(of: value) }
        return CGPoint(x: max(0, left ?? 0), y: max(0, (bottom ?? layout.plot.height) - layout.plot.height))
    }

    private func report(_ offset: CGPoint) {
        reported = offset
        if let binding = scrolling.x, let value = layout.x?.value(at: offset.x + 1) { binding.set(value) }
        if let binding = scrolling.y, let value = layout.y?.value(at: offset.y + layout.plot.height - 1) {
            binding.set(value)
        }
    }

    /// Scrolls to where the app wants the plot, unless it is there.
    private func follow() {
        guard let new = place(x: scrolling.x?.get(), y: scrolling.y?.get()) else { return }
        let old = reported ?? .zero
        guard abs(new.x - old.x) > 2 + 2 * layout.halfBand || abs(new.y - old.y) > 2 else { return }
        position.scrollTo(point: new)
    }
}

extension View {
    @ViewBuilder
    fileprivate func stopping(at stops: ChartScrollStops?, atTargets: Bool) -> some View {
        if let stops {
            scrollTargetBehavior(ChartScrollStopsBehavior(stops: stops))
        } else if atTargets {
            scrollTargetBehavior(.viewAligned)
        } else {
            self
        }
    }
}

extension ChartLayout {
    /// Half of the width of a category.
    fileprivate var halfBand: CGFloat { (x?.band ?? 0) / 2 }

    /// The height of a legend below the plot.
    fileprivate var legendHeightBelow: CGFloat {
        legend != nil && legendFrame.minY >= plot.maxY ? size.height - legendFrame.minY : 0
    }
}
