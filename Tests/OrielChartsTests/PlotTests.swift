import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielCharts

@MainActor
@Suite struct PlotTests {
    private func marks(_ content: some ChartContent, in domain: ClosedRange<Double>? = nil) -> [Mark] {
        var collector = MarkCollector()
        collector.collect(content)
        return collector.marks.computed(in: domain)
    }

    private struct Day {
        let date: Double
        let rain: Double
        let place: String
        var opacity: Double { rain / 10 }
    }

    private let days = [Day(date: 1, rain: 3, place: "a"), Day(date: 2, rain: 5, place: "b")]

    @Test func `a function is computed over its domain`() {
        let marks = marks(LinePlot(x: "x", y: "y", domain: -1...3) { $0 * 2 })

        #expect(marks.first?.x?.value == .number(-1))
        #expect(marks.last?.x?.value == .number(3))
        #expect(marks.last?.y?.value == .number(6))
        #expect(Set(marks.map(\.series?.value)).count == 1)
    }

    @Test func `a function without a domain has that of the chart, or of the other marks`() {
        struct Content: ChartContent {
            var body: some ChartContent {
                LinePlot(x: "x", y: "y") { $0 }
                PointMark(x: .value("x", 4), y: .value("y", 1))
                PointMark(x: .value("x", 9), y: .value("y", 1))
            }
        }

        let own = marks(Content(), in: 0...20).filter { $0.kind == .line }
        let others = marks(Content()).filter { $0.kind == .line }

        #expect([own.first, own.last].map { $0?.x?.value } == [.number(0), .number(20)])
        #expect([others.first, others.last].map { $0?.x?.value } == [.number(4), .number(9)])
    }

    @Test func `a line ends where its function has no value`() {
        let marks = marks(LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 })

        #expect(Set(marks.map(\.series?.value)).count == 2)
        #expect(marks.allSatisfy { $0.y?.value.number?.isFinite == true })
    }

    @Test func `a line ends at the edges of the vertical axis, an area has them as its ends`() {
        var collector = MarkCollector()
        collector.collect(LinePlot(x: "x", y: "y", domain: -2...2) { $0 * $0 * $0 })
        let line = collector.marks.computed(in: nil, height: -1...1)
        var others = MarkCollector()
        others.collect(AreaPlot(x: "x", y: "y", domain: 0...2) { $0 })
        let area = others.marks.computed(in: nil, height: 0...1)

        #expect([line.first, line.last].map { $0?.y?.value } == [.number(-1), .number(1)])
        #expect(abs((line.last?.x?.value.number ?? 0) - 1) < 0.01)
        #expect(area.last?.yEnd?.value == .number(1))
    }

    @Test func `two functions are two lines`() {
        struct Content: ChartContent {
            var body: some ChartContent {
                LinePlot(x: "x", y: "y", domain: 0...1) { $0 }
                LinePlot(x: "x", y: "y", domain: 0...1) { -$0 }
            }
        }

        #expect(Set(marks(Content()).map(\.series?.value)).count == 2)
    }

    @Test func `a curve has the points of its function, an area both of its ends`() {
        let curve = marks(LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0 * 10, y: 1 - $0) })
        let area = marks(AreaPlot(x: "x", y: "y", domain: 0...1) { $0 + 1 })
        let band = marks(AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: $0, yEnd: $0 * 2) })

        #expect(curve.last?.x?.value == .number(10))
        #expect(curve.last?.y?.value == .number(0))
        #expect([area.last?.yStart?.value, area.last?.yEnd?.value] == [.number(0), .number(2)])
        #expect([band.last?.yStart?.value, band.last?.yEnd?.value] == [.number(1), .number(2)])
    }

    @Test func `a plot of a collection has a mark for each element, with its styles`() {
        let marks = marks(
            PointPlot(days, x: .value("Date", \.date), y: .value("Rain", \.rain))
                .foregroundStyle(by: .value("Place", \.place))
                .opacity(\.opacity)
        )

        #expect(marks.map(\.x?.value) == [.number(1), .number(2)])
        #expect(marks.map(\.y?.value) == [.number(3), .number(5)])
        #expect(marks.map(\.style.colorBy?.value) == [.category("a"), .category("b")])
        #expect(marks.map(\.style.opacity) == [0.3, 0.5])
    }

    @Test func `each plot makes marks of its kind`() {
        let (date, rain) = (\Day.date, \Day.rain)
        let kinds = [
            marks(LinePlot(days, x: .value("Date", date), y: .value("Rain", rain))),
            marks(AreaPlot(days, x: .value("Date", date), y: .value("Rain", rain))),
            marks(BarPlot(days, x: .value("Date", date), y: .value("Rain", rain))),
            marks(PointPlot(days, x: .value("Date", date))),
            marks(RectanglePlot(days, x: .value("Date", date), y: .value("Rain", rain))),
            marks(RulePlot(days, y: .value("Rain", rain))),
            marks(SectorPlot(days, angle: .value("Rain", rain))),
        ]
        .map { $0[0].kind }

        #expect(kinds == [.line, .area, .bar, .point, .rectangle, .rule, .sector])
    }
}
