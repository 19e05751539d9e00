import SwiftUI

struct LogView: View {
    @StateObject private var viewModel: LogViewModel

    init(viewModel: @autoclosure @escaping () -> LogViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        NavigationStack {
            List {
                if viewModel.rows.isEmpty {
                    Text("Nothing seen yet")
                        .foregroundStyle(.secondary)
                }
                ForEach(viewModel.rows) { row in
                    LabeledContent(row.title, value: row.place)
                }
            }
            .navigationTitle("\(viewModel.total) birds")
        }
    }
}
