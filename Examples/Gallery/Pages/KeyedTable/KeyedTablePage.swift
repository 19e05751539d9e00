import SwiftUI

/// The table of the benchmark for browser frameworks: 1000 rows that are created, updated, sorted and removed.
public struct KeyedTablePage: View {
    @StateObject private var model: KeyedTableModel

    public init(model: @autoclosure @escaping () -> KeyedTableModel = KeyedTableModel()) {
        _model = StateObject(wrappedValue: model())
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            KeyedTableButtons(model: model)
            ScrollView {
                KeyedTable(model: model)
            }
        }
        .padding()
    }
}

private struct KeyedTableButtons: View {
    let model: KeyedTableModel
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize.isAccessibilitySize {
            ScrollView(.horizontal) {
                HStack(spacing: 24) { buttons }
            }
        } else {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 8)], spacing: 8) { buttons }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("Create 1,000 rows") { model.create(1000) }
        Button("Append 1,000 rows") { model.append(1000) }
        Button("Prepend a row") { model.prepend(1) }
        Button("Update every 10th row") { model.updateEveryTenth() }
        Button("Swap rows") { model.swap() }
        Button("Sort by label") { model.sort() }
        Button("Clear") { model.clear() }
    }
}

/// The rows without the controls.
public struct KeyedTable: View {
    @ObservedObject private var model: KeyedTableModel

    public init(model: KeyedTableModel) { self.model = model }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows) { row in
                KeyedTableRow(row: row, isSelected: row.id == model.selection, model: model)
            }
        }
    }
}

struct KeyedTableRow: View {
    let row: KeyedTableModel.Row
    let isSelected: Bool
    let model: KeyedTableModel

    var body: some View {
        HStack {
            Text(verbatim: "\(row.id)")
                .frame(width: 60, alignment: .leading)
            Button(row.label) { model.select(row.id) }
            Spacer()
            // The ordinary pages of the benchmark have this letter, too.
            Button("×") { model.remove(row.id) }
                .accessibilityLabel("Remove")
        }
        .padding(8)
        .background(isSelected ? Color.accentColor.opacity(0.2) : Color.clear)
    }
}
