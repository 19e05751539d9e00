import Charts
import SwiftUI

/// The figures of `make bench-browser`, as Docs/Figures.md has them.
struct FiguresPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Keyed table in Chromium").font(.title2.bold())
                Text(
                    "Milliseconds from the tap to the picture, beside pages written by hand and in React. Shorter is better."
                )
                .foregroundStyle(.secondary)
                Chart(Figure.keyedTable) { figure in
                    BarMark(x: .value("Milliseconds", figure.milliseconds), y: .value("Task", figure.task))
                        .foregroundStyle(by: .value("Written", figure.page))
                        .position(by: .value("Written", figure.page), axis: .vertical)
                        .annotation(position: .trailing) {
                            Text(figure.milliseconds, format: .number).font(.caption2).foregroundStyle(.secondary)
                        }
                }
                .chartForegroundStyleScale(["Oriel": .blue, "By hand": .gray, "React": Color.cyan])
                .chartXAxisLabel("ms")
                .chartLegend(position: .top)
                .frame(height: 620)
            }
            .padding()
        }
    }
}

/// How long a page takes for a task.
struct Figure: Identifiable {
    let task: String
    let page: String
    let milliseconds: Int

    var id: String { "\(task), \(page)" }

    static let keyedTable: [Figure] = [
        ("create 1,000 rows", 79, 44, 53),
        ("update every 10th row", 13, 8, 8),
        ("select a row", 8, 5, 7),
        ("swap two rows", 10, 6, 52),
        ("remove a row", 16, 10, 11),
        ("prepend a row", 16, 9, 11),
        ("sort", 67, 50, 51),
        ("clear 1,000 rows", 22, 7, 14),
        ("append 1,000 to 1,000 rows", 84, 49, 59),
    ]
    .flatMap { task, oriel, byHand, react in
        [("Oriel", oriel), ("By hand", byHand), ("React", react)].map {
            Figure(task: task, page: $0, milliseconds: $1)
        }
    }
}
