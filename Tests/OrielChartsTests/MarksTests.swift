import Foundation
import OrielCore
import Testing

@testable import OrielCharts

@MainActor
@Suite struct MarksTests {
    private func collected(@ChartContentBuilder _ content: () -> some ChartContent) -> [Mark] {
        var marks = MarkCollector()
        marks.collect(content())
        return marks.marks
    }

    private func ends(_ extent: MarkExtent) -> [Double]? {
        guard case .between(let start, let end) = extent else { return nil }
        return [start, end].compactMap(\.number)
    }

    private func stacked(_ values: [(String, Double)], _ stacking: MarkStackingMethod) -> [[Double]?] {
        let marks = collected {
            ForEach(values.indices, id: \.self) { index in
                BarMark(
                    x: .value("x", values[index].0),
                    y: .value("y", values[index].1),
                    stacking: stacking
                )
            }
        }
        return MarkStacks.positioned(marks).map { ends($0.y) }
    }

    // MARK: - Content

    @Test func `marks keep their order and have ids by what contains them`() {
        let isShown = true
        let marks = collected {
            RuleMark(y: .value("y", 1))
            ForEach(["a", "b"], id: \.self) { name in
                BarMark(x: .value("x", name), y: .value("y", 1))
                if isShown { PointMark(x: .value("x", name), y: .value("y", 1)) }
            }
        }

        #expect(marks.map(\.kind) == [.rule, .bar, .point, .bar, .point])
        #expect(Set(marks.map(\.id)).count == 5)
    }

    @Test func `an inner style wins, and opacities multiply`() {
        let marks = collected {
            Plot {
                LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: 5)).opacity(0.5)
                LineMark(x: .value("x", 1), y: .value("y", 1))
            }
            .lineStyle(StrokeStyle(lineWidth: 1))
            .opacity(0.5)
        }

        #expect(marks.map { $0.style.lineStyle?.lineWidth } == [5, 1])
        #expect(marks.map(\.style.opacity) == [0.25, 0.5])
    }

    // MARK: - Stacks

    @Test func `bars at the same place are put on each other, negative ones below zero`() {
        #expect(
            stacked([("a", 3), ("a", 4), ("b", 2), ("a", -5), ("a", -1)], .standard)
                == [[0, 3], [3, 7], [0, 2], [0, -5], [-5, -6]]
        )
    }

    @Test func `stacks can be shares, around a middle, or none`() {
        #expect(stacked([("a", 1), ("a", 3)], .normalized) == [[0, 0.25], [0.25, 1]])
        #expect(stacked([("a", 1), ("a", 3)], .center) == [[-2, -1], [-1, 2]])
        #expect(stacked([("a", 1), ("a", 3)], .unstacked) == [[0, 1], [0, 3]])
        #expect(stacked([("a", 0)], .normalized) == [[0, 0]])
        #expect(stacked([("a", .nan)], .standard) == [nil])
    }

    @Test func `a bar extends along the axis of its number`() {
        let marks = MarkStacks.positioned(
            collected {
                BarMark(x: .value("x", 5), y: .value("y", "a"))
                BarMark(x: .value("x", 5), y: .value("y", "a"))
                BarMark(x: .value("x", 2))
            }
        )

        #expect(marks.map { ends($0.x) } == [[0, 5], [5, 10], [0, 2]])
        #expect(marks.map(\.isHorizontal) == [true, true, true])
    }

    @Test func `sectors share a turn`() {
        let marks = MarkStacks.positioned(
            collected {
                SectorMark(angle: .value("v", 1))
                SectorMark(angle: .value("v", 3))
                SectorMark(angle: .value("v", -7))
            }
        )

        #expect(marks.map(\.turn) == [0...0.25, 0.25...1, 1...1])
    }
}
