import Foundation
import OrielCore

/// A chart of a size: the places of all that it shows.
struct ChartLayout {
    let size: CGSize
    /// The plot in the chart.
    let plot: CGRect
    /// The size of what scrolls in the plot; that of the plot in a chart that does not scroll.
    let contentSize: CGSize
    let data: ChartData
    let x: PositionScale?
    let y: PositionScale?
    let marks: [PlacedMark]
    let annotations: [PlacedAnnotation]
    let xAxis: AxisDrawing?
    let yAxis: AxisDrawing?
    let titles: [PlacedTitle]
    let legend: ChartLegend?
    /// The rectangle of the legend in the chart.
    let legendFrame: CGRect

    /// A title of an axis in the chart.
    struct PlacedTitle: Identifiable {
        let id: Int
        let title: AxisTitle
        let anchor: UnitPoint
        let place: CGPoint
        let angle: Angle
    }

    @MainActor
    init(
        marks: [Mark],
        settings: ChartSettings,
        size: CGSize,
        legendSize: CGSize?,
        environment: EnvironmentValues
    ) {
        let data = ChartData(marks, settings: settings)
        let isPie = marks.allSatisfy { $0.kind == .sector }
        let xCount = max(2, min(8, Int(min(size.width, 10_000) / 60)))
        let yCount = max(2, min(8, Int(min(size.height, 10_000) / 50)))
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let xDomain = AxisDomain(
            of: data.xValues,
            settings: settings.x.scale,
            desiredCount: xCount,
            rounding: AxisRounding(settings.x.marks, calendar: calendar)
        )
        let yDomain = AxisDomain(
            of: data.yValues,
            settings: settings.y.scale,
            desiredCount: yCount,
            rounding: AxisRounding(settings.y.marks, calendar: calendar)
        )
        func axis(_ axis: Axis, _ domain: AxisDomain?, _ settings: ChartAxisSettings, _ count: Int, _ isValue: Bool)
            -> AxisLayout
        {
            AxisLayout(
                axis,
                domain: isPie ? nil : domain,
                settings: settings,
                hasShares: data.hasShares && isValue,
                desiredCount: count,
                environment: environment
            )
        }
        let isHorizontal = data.marks.contains(where: \.isHorizontal)
        let xLabels = axis(.horizontal, xDomain, settings.x, xCount, isHorizontal)
        let yLabels = axis(.vertical, yDomain, settings.y, yCount, !isHorizontal)

        var frame = CGRect(origin: .zero, size: size)
        let legend = ChartLegend(data, settings: settings.legend, format: PlotValueFormat(environment))
        legendFrame = Self.takeLegend(legend, settings.legend, legendSize, from: &frame, environment)
        let titles = settings.x.titles.map { (Axis.horizontal, $0) } + settings.y.titles.map { (.vertical, $0) }
        let strips = titles.map { Self.takeTitle($1, of: $0, from: &frame, environment) }
        let top = max(xLabels.space(at: .top), yLabels.overhang)
        let bottom = max(xLabels.space(at: .bottom), yLabels.overhang)
        let leading = yLabels.space(at: .leading)
        let trailing = yLabels.space(at: .trailing)
        let plot = CGRect(
            x: frame.minX + leading,
            y: frame.minY + top,
            width: max(1, frame.width - leading - trailing),
            height: max(1, frame.height - top - bottom)
        )
        self.titles = zip(titles, strips).enumerated().map { index, title in
            Self.placed(title.0.1, of: title.0.0, strip: title.1, plot: plot, id: index)
        }
        let content = CGSize(
            width: plot.width * settings.scrolling.factor(.horizontal, xDomain, settings.x),
            height: plot.height * settings.scrolling.factor(.vertical, yDomain, settings.y)
        )
        let x = xDomain.map { PositionScale($0, settings: settings.x.scale, length: content.width, isFlipped: false) }
        let y = yDomain.map { domain in
            PositionScale(domain, settings: settings.y.scale, length: content.height, isFlipped: !domain.isCategorical)
        }
        let placer = MarkPlacer(data: data, x: x, y: y, size: content)
        (self.marks, annotations) = (placer.marks, placer.annotations)
        xAxis = x.map { AxisDrawing(xLabels, scale: $0, plot: content, room: trailing) }
        yAxis = y.map { AxisDrawing(yLabels, scale: $0, plot: content, room: 0) }
        (self.size, self.plot, contentSize, self.data, self.x, self.y) = (size, plot, content, data, x, y)
        self.legend = legend
    }

    // MARK: - Around the plot

    /// Takes the space of the legend, and returns its frame.
    @MainActor
    private static func takeLegend(
        _ legend: ChartLegend?,
        _ settings: ChartLegendSettings,
        _ measured: CGSize?,
        from frame: inout CGRect,
        _ environment: EnvironmentValues
    ) -> CGRect {
        guard let legend else { return .zero }
        let spacing = settings.spacing ?? 8
        let isBeside = legend.isBeside
        let size = measured ?? legend.estimate(width: frame.width, environment: environment)
        let place = settings.position.place
        if place == .overlay { return frame }
        if isBeside {
            let width = min(size.width, frame.width / 2)
            let isLeading = place == .leading
            let x = isLeading ? frame.minX : frame.maxX - width
            let result = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
            frame.size.width -= width + spacing
            if isLeading { frame.origin.x += width + spacing }
            return result
        }
        let isTop = place == .top || place == .topLeading || place == .topTrailing
        let height = min(size.height, frame.height / 2)
        let result = CGRect(
            x: frame.minX,
            y: isTop ? frame.minY : frame.maxY - height,
            width: frame.width,
            height: height
        )
        frame.size.height -= height + spacing
        if isTop { frame.origin.y += height + spacing }
        return result
    }

    /// Takes the space of an axis' title, and returns its frame.
    @MainActor
    private static func takeTitle(
        _ title: AxisTitle,
        of axis: Axis,
        from frame: inout CGRect,
        _ environment: EnvironmentValues
    ) -> CGRect {
        var environment = environment
        environment.font = .caption
        let height = title.text?.estimate(environment: environment).size.height ?? 16
        let space = height + title.spacing
        switch title.side(of: axis) {
        case .top:
            defer { (frame.origin.y, frame.size.height) = (frame.minY + space, frame.height - space) }
            return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
        case .bottom:
            frame.size.height -= space
            return CGRect(x: frame.minX, y: frame.maxY + title.spacing, width: frame.width, height: height)
        case .leading:
            defer { (frame.origin.x, frame.size.width) = (frame.minX + space, frame.width - space) }
            return CGRect(x: frame.minX, y: frame.minY, width: height, height: frame.height)
        case .trailing:
            frame.size.width -= space
            return CGRect(x: frame.maxX + title.spacing, y: frame.minY, width: height, height: frame.height)
        }
    }

    private static func placed(
        _ title: AxisTitle,
        of axis: Axis,
        strip: CGRect,
        plot: CGRect,
        id: Int
    ) -> PlacedTitle {
        let side = title.side(of: axis)
        guard side == .top || side == .bottom else {
            return PlacedTitle(
                id: id,
                title: title,
                anchor: .center,
                place: CGPoint(x: strip.midX, y: plot.midY),
                angle: .degrees(side == .leading ? -90 : 90)
            )
        }
        let x = title.unitX(of: axis)
        // The title of a vertical axis is above its labels, and the one of a horizontal axis below the plot.
        let space = axis == .vertical ? strip : plot
        return PlacedTitle(
            id: id,
            title: title,
            anchor: UnitPoint(x: x, y: 0),
            place: CGPoint(x: space.minX + space.width * x, y: strip.minY),
            angle: .zero
        )
    }
}

extension AxisTitle {
    fileprivate func side(of axis: Axis) -> AxisLayout.Side {
        switch position.place {
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .automatic, .overlay: axis == .horizontal ? .bottom : .top
        }
    }

    /// Where the title is along the axis or above it, from 0 to 1.
    fileprivate func unitX(of axis: Axis) -> CGFloat {
        if let alignment {
            return alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        }
        return switch position.place {
        case .topLeading, .bottomLeading: 0
        case .topTrailing, .bottomTrailing: 1
        case .automatic: axis == .horizontal ? 0.5 : 1
        default: 0.5
        }
    }
}

extension PositionScale {
    fileprivate init(_ domain: AxisDomain, settings: AxisScaleSettings, length: CGFloat, isFlipped: Bool) {
        var (first, last) = (CGFloat(0), length)
        switch settings.range?.kind {
        case .padding(let start, let end)?: (first, last) = (start, length - end)
        case .points(let start, let end)?: (first, last) = (start, end)
        case nil: break
        }
        if isFlipped {
            // From the bottom up.
            (first, last) =
                settings.range.map { range in
                    if case .points = range.kind { (first, last) } else { (length - first, length - last) }
                } ?? (last, first)
        }
        if case .automatic(let automatic)? = settings.domain?.kind, automatic.isReversed {
            (first, last) = (last, first)
        }
        self.init(domain: domain, type: settings.type ?? .linear, start: first, end: last)
    }
}
