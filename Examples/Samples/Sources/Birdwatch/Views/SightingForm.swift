import SwiftUI

struct SightingForm: View {
    @StateObject private var viewModel: SightingViewModel
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> SightingViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Number of birds", text: $viewModel.count)
                        .keyboardType(.numberPad)
                    TextField("Place", text: $viewModel.place)
                } footer: {
                    if let hint = viewModel.hint { Text(hint) }
                }
            }
            .navigationTitle(viewModel.species.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        viewModel.saveButtonTapped()
                        dismiss()
                    }
                    .disabled(!viewModel.canSave)
                }
            }
        }
    }
}
