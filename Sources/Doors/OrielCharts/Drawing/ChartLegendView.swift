import Foundation
import OrielCore

/// The legend of a chart.
struct ChartLegendView: View {
    let legend: ChartLegend
    let width: CGFloat
    let environment: EnvironmentValues
    /// The size of a legend that the app draws.
    @Binding var size: CGSize?

    var body: some View {
        switch legend.content {
        case .view(let view):
            view.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        case .gradient(let gradient, let range):
            if legend.isBeside {
                HStack(alignment: .top, spacing: 4) {
                    bar(gradient, from: .bottom, to: .top).frame(width: 8, height: 100)
                    VStack(alignment: .leading) {
                        Text(range.upperBound, format: .number)
                        Spacer()
                        Text(range.lowerBound, format: .number)
                    }
                    .frame(height: 100)
                }
                .legendText()
            } else {
                VStack(spacing: 4) {
                    bar(gradient, from: .leading, to: .trailing).frame(height: 8)
                    HStack {
                        Text(range.lowerBound, format: .number)
                        Spacer()
                        Text(range.upperBound, format: .number)
                    }
                }
                .frame(width: min(width, 160))
                .legendText()
            }
        case .entries:
            VStack(alignment: .leading, spacing: 4) {
                let rows = legend.rows(width: width, environment: environment)
                ForEach(rows.indices, id: \.self) { index in
                    HStack(spacing: ChartLegend.spacing) {
                        ForEach(rows[index]) { entry in
                            LegendEntryView(entry: entry)
                        }
                    }
                }
            }
            .legendText()
        }
    }

    private func bar(_ gradient: Gradient, from start: UnitPoint, to end: UnitPoint) -> some View {
        Capsule().fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
}

extension View {
    fileprivate func legendText() -> some View {
        font(.caption).foregroundStyle(.secondary)
    }
}

private struct LegendEntryView: View {
    let entry: ChartLegend.Entry

    var body: some View {
        HStack(spacing: 4) {
            if let line = entry.line {
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 4))
                    path.addLine(to: CGPoint(x: 20, y: 4))
                }
                .stroke(style, style: line)
                .frame(width: 20, height: 8)
            } else {
                SymbolView(
                    symbol: symbol,
                    size: CGSize(width: ChartLegend.swatch, height: ChartLegend.swatch),
                    style: style
                )
            }
            Text(verbatim: entry.name).fixedSize()
        }
    }

    private var style: AnyShapeStyle { entry.color ?? AnyShapeStyle(.secondary) }

    private var symbol: MarkSymbol { entry.symbol ?? .shape(.circle) }
}
