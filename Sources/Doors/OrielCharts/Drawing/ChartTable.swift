import Foundation
import OrielCore

/// The values of a chart as a table, for screen readers.
struct ChartTable: View {
    private let rows: [Row]
    private let columns: [(index: Int, title: Text)]

    struct Row: Identifiable {
        let id: Int
        let cells: [Text]
    }

    /// The maximum number of rows.
    private static let limit = 200

    init(data: ChartData, format: PlotValueFormat) { self.init(data.marks.map(\.mark), format: format) }

    init(_ marks: [Mark], format: PlotValueFormat) {
        let marks = marks.filter { !$0.style.isAccessibilityHidden }.prefix(Self.limit)
        let parts: [(Mark) -> PlotChannel?] = [
            { $0.series ?? $0.style.colorBy ?? $0.style.symbolBy ?? $0.style.lineStyleBy },
            { $0.style.position?.channel },
            { $0.x ?? $0.xStart }, { $0.x == nil ? $0.xEnd : nil },
            { $0.y ?? $0.yStart }, { $0.y == nil ? $0.yEnd : nil },
            { $0.z ?? $0.zStart }, { $0.z == nil ? $0.zEnd : nil },
            { $0.angle },
        ]
        let used = parts.compactMap { part in
            marks.lazy.compactMap(part).first.map { (part: part, title: $0.label) }
        }
        let hasLabels = marks.contains { $0.style.accessibilityLabel != nil || $0.style.accessibilityValue != nil }
        columns =
            (hasLabels ? [(0, Text(verbatim: ""))] : [])
            + used.enumerated().map { ($0 + (hasLabels ? 1 : 0), $1.title) }
        rows = marks.enumerated().map { id, mark in
            let label = [mark.style.accessibilityLabel, mark.style.accessibilityValue].compactMap { $0 }
            let own = label.dropFirst().reduce(label.first ?? Text(verbatim: "")) { Text("\($0) \($1)") }
            let values = used.map { column in Text(verbatim: column.part(mark).map(format.spoken) ?? "") }
            return Row(id: id, cells: (hasLabels ? [own] : []) + values)
        }
    }

    var body: some View {
        Table(rows) {
            TableColumnForEach(columns, id: \.index) { column in
                TableColumn(column.title) { (row: Row) in row.cells[column.index] }
            }
        }
        // A compact table has only its first column.
        .environment(\.horizontalSizeClass, .regular)
    }
}

extension PlotValueFormat {
    /// A value as it is read.
    fileprivate func spoken(_ channel: PlotChannel) -> String {
        guard let end = channel.end, !channel.isUnit else { return text(of: channel.value) }
        return "\(text(of: channel.value)) – \(text(of: end))"
    }
}
