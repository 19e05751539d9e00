import Charts
import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// A measure over a range: a line for what there is, bars for what happens.
struct FiguresChart: View {
    let series: FiguresSeries
    @Environment(\.localizer) private var localizer

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            series.measure.title
                .font(.sectionTitle)
                .foregroundStyle(Palette.text)
                .accessibilityAddTraits(.isHeader)
            if series.step > 1 {
                Text("Each bar is a week")
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
            chart
                .frame(height: 180)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Spacing.m)
        .card()
    }

    private var chart: some View {
        Chart(series.points) { point in
            if series.measure.isSum {
                BarMark(x: .value(Text("Day"), point.date), y: .value(series.measure.title, value(of: point)))
                    .foregroundStyle(Palette.accent)
            } else {
                LineMark(x: .value(Text("Day"), point.date), y: .value(series.measure.title, value(of: point)))
                    .foregroundStyle(Palette.accent)
                // A line needs two points to be seen.
                if series.points.count == 1 {
                    PointMark(x: .value(Text("Day"), point.date), y: .value(series.measure.title, value(of: point)))
                        .foregroundStyle(Palette.accent)
                }
            }
        }
        .chartXAxis {
            AxisMarks(values: .automatic(desiredCount: 4)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: dayFormat)
            }
        }
        .chartXScale(domain: series.dates)
        .chartYScale(domain: 0...top)
        // The days of the figures are those of UTC for everybody.
        .environment(\.calendar, Self.calendar)
        .environment(\.timeZone, .gmt)
    }

    /// Megabytes of space, otherwise the number.
    private func value(of point: FiguresSeries.Point) -> Double {
        series.measure == .photoBytes ? Double(point.value) / 1_000_000 : Double(point.value)
    }

    /// At least 4, so that the axis has whole numbers.
    private var top: Double { max(series.points.map(value).max() ?? 0, 4) * 1.05 }

    private var dayFormat: Date.FormatStyle {
        Date.FormatStyle(locale: localizer.locale, calendar: Self.calendar, timeZone: .gmt).month(.abbreviated).day()
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

#if DEBUG
extension FiguresChart {
    @MainActor
    fileprivate static func preview(_ measure: FiguresMeasure, _ range: FiguresRange, _ days: Int) -> some View {
        FiguresSeries(measure, of: PreviewSamples.figures.suffix(days), range: range)
            .map { FiguresChart(series: $0) }
            .previewSurroundings()
    }
}

#Preview("People of a month") {
    FiguresChart.preview(.people, .month, 30)
}

#Preview("Moments of a year") {
    FiguresChart.preview(.moments, .year, 365)
}
#endif
