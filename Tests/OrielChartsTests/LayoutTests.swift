import Foundation
import OrielCore
import Testing

@testable import OrielCharts

@MainActor
@Suite struct LayoutTests {
    private func layout(
        _ settings: ChartSettings = ChartSettings(),
        width: CGFloat = 400,
        height: CGFloat = 200,
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartLayout {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        var marks = MarkCollector()
        marks.collect(content())
        return ChartLayout(
            marks: marks.marks,
            settings: settings,
            size: CGSize(width: width, height: height),
            legendSize: nil,
            environment: environment
        )
    }

    private func boxes(_ layout: ChartLayout) -> [CGRect] {
        layout.marks.compactMap { if case .box(let rect, _, _) = $0.shape { rect } else { nil } }
    }

    private func texts(_ axis: AxisDrawing?) -> [String] {
        axis?.labels.map { label in
            guard case .text(let text) = label.content else { return "" }
            return text.estimateText
        } ?? []
    }

    private let bare: ChartSettings = {
        var settings = ChartSettings()
        settings.x.visibility = .hidden
        settings.y.visibility = .hidden
        settings.legend.visibility = .hidden
        return settings
    }()

    @Test func `the labels of an axis are in a strip beside the plot`() throws {
        let layout = layout { BarMark(x: .value("x", "a"), y: .value("y", 5)) }
        var bothSides = ChartSettings()
        bothSides.y.marks = [AxisMarks(position: .leading), AxisMarks(position: .trailing)].flatMap(\._axisMarks)

        let (x, y) = (try #require(layout.xAxis?.strip), try #require(layout.yAxis?.strip))
        #expect(x.minX == 0 && x.minY == layout.plot.height && x.width == layout.plot.width && x.height > 10)
        #expect(y.minY == 0 && y.height == layout.plot.height && y.minX == layout.plot.width && y.width > 5)
        #expect(self.layout(bare) { BarMark(x: .value("x", "a"), y: .value("y", 5)) }.xAxis?.strip == .zero)
        let both = self.layout(bothSides) { BarMark(x: .value("x", "a"), y: .value("y", 5)) }
        let strip = try #require(both.yAxis?.strip)
        #expect(strip.minX < 0 && strip.maxX > both.plot.width)
    }

    @Test func `bars stand at the bottom of their bands`() {
        var settings = bare
        settings.y.scale.domain = (0...10)._domain
        let layout = layout(settings) {
            BarMark(x: .value("x", "a"), y: .value("y", 5), width: .ratio(0.5))
            BarMark(x: .value("x", "b"), y: .value("y", 10), width: .fixed(20))
        }

        #expect(layout.plot == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(
            boxes(layout) == [
                CGRect(x: 50, y: 100, width: 100, height: 100), CGRect(x: 290, y: 0, width: 20, height: 200),
            ]
        )
    }

    @Test func `bars with positions are side by side`() {
        let rects = boxes(
            layout(bare) {
                ForEach(["p", "q"], id: \.self) { kind in
                    BarMark(x: .value("x", "a"), y: .value("y", 5)).position(by: .value("Kind", kind))
                }
            }
        )

        #expect(rects.count == 2 && rects[0].maxX <= rects[1].minX && rects[0].height == rects[1].height)
    }

    @Test func `labels take space beside the plot, numbers at the trailing side`() {
        let layout = layout {
            BarMark(x: .value("x", "a"), y: .value("y", 1_900))
        }

        #expect(texts(layout.yAxis) == ["0", "500", "1,000", "1,500", "2,000"])
        #expect(texts(layout.xAxis) == ["a"])
        #expect(layout.plot.minX == 0 && layout.plot.maxX < 380 && layout.plot.maxY < 190)
    }

    @Test func `labels of categories are at the leading side of a vertical axis`() {
        let layout = layout {
            BarMark(x: .value("x", 3), y: .value("y", "a"))
        }

        #expect(layout.plot.minX > 5 && texts(layout.yAxis) == ["a"])
    }

    @Test func `shares have percents`() {
        let layout = layout {
            BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .normalized)
        }

        #expect(texts(layout.yAxis).last == "100%")
    }

    @Test func `labels that would overlap are left out, those of categories shortened`() {
        let dates = layout(width: 120) {
            ForEach(0..<12) { month in
                BarMark(x: .value("x", Double(month * 100_000)), y: .value("y", 1))
            }
        }
        let categories = layout(width: 120) {
            ForEach(0..<6) { index in
                BarMark(x: .value("x", "A long name \(index)"), y: .value("y", 1))
            }
        }

        #expect(texts(dates.xAxis).count < 4)
        #expect(categories.xAxis?.labels.map { $0.width != nil } == Array(repeating: true, count: 6))
    }

    @Test func `labels with a higher priority stay, at their least distance`() {
        func labels(
            _ first: AxisValueLabelCollisionResolution,
            _ others: AxisValueLabelCollisionResolution
        ) -> [String] {
            var settings = ChartSettings()
            let marks = AxisMarks(values: [0.0, 1, 2, 3, 4]) { value in
                AxisValueLabel(collisionResolution: value.index == 0 ? first : others)
            }
            settings.x.marks = marks._axisMarks
            let layout = layout(settings) {
                PointMark(x: .value("x", 0), y: .value("y", 1))
                PointMark(x: .value("x", 4), y: .value("y", 1))
            }
            return texts(layout.xAxis)
        }

        #expect(labels(.greedy, .greedy) == ["0", "1", "2", "3", "4"])
        #expect(labels(.greedy, .greedy(minimumSpacing: 100)) == ["0", "2", "4"])
        #expect(labels(.greedy, .greedy(priority: 1, minimumSpacing: 100)) == ["0", "1", "3"])
        #expect(labels(.greedy(minimumSpacing: 100), .greedy(priority: 1)) == ["1", "2", "3", "4"])
    }

    @Test func `a legend explains colours, unless it is hidden`() {
        @ChartContentBuilder func content() -> some ChartContent {
            ForEach(["p", "q"], id: \.self) { kind in
                BarMark(x: .value("x", "a"), y: .value("y", 5)).foregroundStyle(by: .value("Kind", kind))
            }
        }
        let legend = layout { content() }.legend
        guard case .entries(let entries)? = legend?.content else {
            Issue.record("There is no legend")
            return
        }

        #expect(entries.map(\.name) == ["p", "q"])
        #expect(layout(bare) { content() }.legend == nil)
        #expect(layout { BarMark(x: .value("x", "a"), y: .value("y", 5)) }.legend == nil)
    }

    @Test func `points of a series are one line, with a mark for each symbol`() {
        let layout = layout(bare) {
            ForEach(["p", "q"], id: \.self) { kind in
                ForEach(0..<3) { index in
                    LineMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(by: .value("Kind", kind))
                }
            }
            ForEach(0..<3) { index in
                LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", "r")).symbol(.square)
            }
        }
        let kinds = layout.marks.map { mark in
            switch mark.shape {
            case .curve(let points, _): "line of \(points.count)"
            case .symbol: "symbol"
            default: "other"
            }
        }

        #expect(kinds == ["line of 3", "line of 3", "line of 3", "symbol", "symbol", "symbol"])
        #expect(Set(layout.marks.map(\.id)).count == 6)
    }

    @Test func `the marks of an axis say whether its ends are round`() {
        func domain(_ values: AxisMarkValues) -> AxisDomain? {
            var settings = bare
            settings.y.marks = AxisMarks(values: values)._axisMarks
            return layout(settings) { PointMark(x: .value("x", "a"), y: .value("y", 7.25)) }.y?.domain
        }

        #expect(domain(.automatic(roundUpperBound: false)) == .numbers(0...7.25))
        #expect(domain(.stride(by: 5.0, roundUpperBound: true)) == .numbers(0...10))
        #expect(domain(.automatic) == .numbers(0...8))
    }

    @Test func `the ends of dates are rounded to the unit of their marks`() throws {
        var utc = Calendar(identifier: .gregorian)
        utc.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let days: AxisMarkValues = .stride(by: .day, roundLowerBound: true, roundUpperBound: true, calendar: utc)
        var settings = bare
        settings.x.marks = AxisMarks(values: days)._axisMarks
        let layout = layout(settings) {
            ForEach([36_000.0, 208_800], id: \.self) { time in
                PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: time)), y: .value("y", 1))
            }
        }

        #expect(layout.x?.domain == .dates(0...259_200))
    }

    @Test func `marks can end at points of the plot`() {
        var settings = bare
        settings.y.scale.domain = (0...10)._domain
        let layout = layout(settings) {
            BarMark(x: .value("x", "a"), yStart: 20, yEnd: 50, width: .fixed(40))
            BarMark(xStart: 300, y: .value("y", 5), height: .fixed(10))
            RectangleMark(x: .value("x", "b"), yEnd: 30, width: .fixed(10))
            RectangleMark(xStart: 10, xEnd: 5, yStart: .value("y", 10), yEnd: .value("y", 5))
            RuleMark(x: .value("x", "a"), yStart: 150)
            RuleMark(xStart: 10, xEnd: .infinity, y: .value("y", 5))
            PointMark(x: .value("x", "a"), y: 30)
            PointMark(x: 70, y: .value("y", 5))
        }
        let lines = layout.marks.compactMap { mark -> [CGPoint]? in
            if case .line(let start, let end) = mark.shape { [start, end] } else { nil }
        }
        let centers = layout.marks.compactMap { mark -> CGPoint? in
            if case .symbol(_, let center, _) = mark.shape { center } else { nil }
        }

        #expect(boxes(layout)[0] == CGRect(x: 80, y: 20, width: 40, height: 30))
        #expect(boxes(layout)[1].minX == 300 && boxes(layout)[1].maxX == 400)
        #expect(boxes(layout)[2] == CGRect(x: 295, y: 0, width: 10, height: 30))
        #expect(boxes(layout)[3] == CGRect(x: 5, y: 0, width: 5, height: 100))
        #expect(lines[0] == [CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 200)])
        #expect(lines[1] == [CGPoint(x: 10, y: 100), CGPoint(x: 400, y: 100)])
        #expect(centers == [CGPoint(x: 100, y: 30), CGPoint(x: 70, y: 100)])
    }

    @Test func `bars between two values can end at points of the plot`() {
        let rects = boxes(
            layout(bare) {
                BarMark(xStart: .value("x", 0), xEnd: .value("x", 4), yStart: 20)
                RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 2), yEnd: 20)
                BarMark(xEnd: 30, yStart: .value("y", 0), yEnd: .value("y", 4))
            }
        )

        #expect(rects[0] == CGRect(x: 0, y: 20, width: 400, height: 180))
        #expect(rects[1] == CGRect(x: 0, y: 0, width: 200, height: 20))
        #expect(rects[2] == CGRect(x: 0, y: 0, width: 30, height: 200))
    }

    @Test func `the annotation of an area is in the middle of what it covers`() {
        var settings = bare
        settings.y.scale.domain = (0...10)._domain
        let layout = layout(settings) {
            AreaMark(x: .value("x", 0), y: .value("y", 10)).annotation { Text("a") }
            AreaMark(x: .value("x", 4), yStart: .value("y", 2), yEnd: .value("y", 5))
                .annotation(position: .top) { Text("b") }
        }

        #expect(
            layout.annotations.map(\.target) == [
                CGRect(x: 0, y: 0, width: 0, height: 200), CGRect(x: 400, y: 100, width: 0, height: 60),
            ]
        )
        #expect(layout.annotations.map(\.annotation.position) == [.overlay, .top])
        #expect(Set(layout.annotations.map(\.id)).count == 2)
    }

    @Test func `an annotation is moved into the plot or the chart`() {
        let plot = CGRect(x: 0, y: 0, width: 100, height: 50)
        let chart = CGRect(x: -20, y: 0, width: 140, height: 70)

        #expect(AnnotationOverflowResolution.Strategy.fit(to: .plot).bounds(plot: plot, chart: chart) == plot)
        #expect(AnnotationOverflowResolution.Strategy.fit(to: .chart).bounds(plot: plot, chart: chart) == chart)
        #expect(AnnotationOverflowResolution.Strategy.fit.bounds(plot: plot, chart: chart) == chart)
    }

    @Test func `marks with a larger index are in front`() {
        let rects = boxes(
            layout(bare) {
                RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 4)).zIndex(1)
                RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 2))
            }
        )

        #expect(rects.map(\.width) == [200, 400])
    }

    @Test func `a plot that scrolls is as large as its domain needs`() {
        var settings = bare
        settings.scrolling.axes = .horizontal
        settings.x.visibleLength = 10
        let layout = layout(settings) {
            PointMark(x: .value("x", 40), y: .value("y", 1))
        }

        #expect(layout.contentSize == CGSize(width: 1600, height: 200))
    }

    @Test func `sizes of zero and values that are no numbers draw nothing harmful`() {
        let layout = layout(width: 0, height: 0) {
            BarMark(x: .value("x", Double.nan), y: .value("y", Double.infinity))
            LineMark(x: .value("x", 1), y: .value("y", Double.nan))
            PointMark(x: .value("x", "a"), y: .value("y", 1))
            SectorMark(angle: .value("v", Double.nan))
            RuleMark(x: .value("x", Date.distantFuture))
        }

        #expect(layout.plot.width == 1 && layout.plot.height == 1)
    }
}

extension Text {
    /// The text, of one that is not translated.
    fileprivate var estimateText: String { "\(self)".split(separator: "\"").dropFirst().first.map(String.init) ?? "" }
}
