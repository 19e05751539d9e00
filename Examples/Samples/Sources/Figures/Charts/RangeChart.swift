import Charts
import SwiftUI

/// Spans of Swift Charts with a rule at the mean.
public struct RangeChart: View {
    let spans: [Span]

    public init(_ spans: [Span]) {
        self.spans = spans
    }

    private var mean: Double {
        spans.map { ($0.range.lowerBound + $0.range.upperBound) / 2 }.reduce(0, +) / Double(max(1, spans.count))
    }

    public var body: some View {
        Chart {
            ForEach(spans) { span in
                BarMark(
                    xStart: .value("Start", span.range.lowerBound),
                    xEnd: .value("End", span.range.upperBound),
                    y: .value("Name", span.name)
                )
            }
            RuleMark(x: .value("Mean", mean))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        }
    }
}
