import Foundation
import OrielCore

/// What explains the colours, symbols and dashes of a chart.
struct ChartLegend {
    struct Entry: Identifiable {
        let id: Int
        let name: String
        let color: AnyShapeStyle?
        let symbol: MarkSymbol?
        let line: StrokeStyle?
    }

    enum Content {
        case entries([Entry])
        /// Colours from one number to another.
        case gradient(Gradient, ClosedRange<Double>)
        case view(AnyView)
    }

    let content: Content
    /// Whether the entries are below each other, at a side of the plot.
    let isBeside: Bool

    /// Nil for a chart without a legend.
    @MainActor
    init?(_ data: ChartData, settings: ChartLegendSettings, format: PlotValueFormat) {
        guard settings.visibility != .hidden else { return nil }
        isBeside = settings.position.place == .leading || settings.position.place == .trailing
        if let view = settings.content {
            content = .view(view)
            return
        }
        if let range = data.colorRange, range.lowerBound < range.upperBound {
            content = .gradient(Gradient(stops: Self.stops(of: data, in: range)), range)
            return
        }
        let marks = data.marks.map(\.mark)
        var entries: [Entry] = []
        func add(_ values: [_PlotValue], _ make: (_PlotValue, Int) -> Entry) {
            for value in values { entries.append(make(value, entries.count)) }
        }
        let isSame = data.colors.values == data.symbols.values
        add(data.colorRange == nil ? data.colors.values : []) { value, id in
            let first = marks.first { $0.style.colorBy?.value == value }
            let symbol =
                first?.style.symbolBy.map { data.symbols.style($0.value) }
                ?? first.flatMap { $0.kind == .point || $0.kind == .line ? $0.style.symbol : nil }
            return Entry(
                id: id,
                name: format.text(of: value),
                color: data.colors.style(value),
                symbol: symbol ?? .shape(.circle),
                line: first?.style.lineStyleBy.map { data.lineStyles.style($0.value) }
            )
        }
        if !isSame {
            add(data.symbols.values) { value, id in
                Entry(id: id, name: format.text(of: value), color: nil, symbol: data.symbols.style(value), line: nil)
            }
        }
        if data.lineStyles.values != data.colors.values {
            add(data.lineStyles.values) { value, id in
                Entry(id: id, name: format.text(of: value), color: nil, symbol: nil, line: data.lineStyles.style(value))
            }
        }
        guard !entries.isEmpty else { return nil }
        content = .entries(entries)
    }

    private static func stops(of data: ChartData, in range: ClosedRange<Double>) -> [Gradient.Stop] {
        (0...8).compactMap { step in
            let place = Double(step) / 8
            let number = range.lowerBound + (range.upperBound - range.lowerBound) * place
            return (data.colors.style(.number(number)).base as? Color).map {
                Gradient.Stop(color: $0, location: CGFloat(place))
            }
        }
    }

    /// The distance between two entries.
    static let spacing: CGFloat = 12
    static let swatch: CGFloat = 8

    /// Returns the entries in rows that are at most so wide.
    @MainActor
    func rows(width: CGFloat, environment: EnvironmentValues) -> [[Entry]] {
        guard case .entries(let entries) = content else { return [] }
        guard !isBeside else { return entries.map { [$0] } }
        var rows: [[Entry]] = []
        var used = CGFloat.infinity
        for entry in entries {
            let length = Self.width(of: entry, environment)
            if used + length > width {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(entry)
            used += length + Self.spacing
        }
        return rows
    }

    @MainActor
    private static func width(of entry: Entry, _ environment: EnvironmentValues) -> CGFloat {
        var environment = environment
        environment.font = .caption
        let text = Text(verbatim: entry.name).estimate(environment: environment).size.width
        return text + 4 + (entry.line == nil ? swatch : 20)
    }

    /// Returns the size in a width; of a view of the app, a guess.
    @MainActor
    func estimate(width: CGFloat, environment: EnvironmentValues) -> CGSize {
        switch content {
        case .view: return CGSize(width: isBeside ? 80 : width, height: 16)
        case .gradient: return isBeside ? CGSize(width: 44, height: 100) : CGSize(width: width, height: 28)
        case .entries(let entries):
            let widest = entries.map { Self.width(of: $0, environment) }.max() ?? 0
            return CGSize(
                width: isBeside ? widest : width,
                height: CGFloat(rows(width: width, environment: environment).count) * 20 - 4
            )
        }
    }
}
