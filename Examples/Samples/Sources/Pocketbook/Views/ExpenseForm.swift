import SwiftUI

struct ExpenseForm: View {
    @Bindable var draft: ExpenseDraft
    @Environment(Pocketbook.self) private var pocketbook
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $draft.title)
                TextField("Amount", value: $draft.amount, format: .number)
                Picker("Category", selection: $draft.category) {
                    ForEach(Expense.Category.allCases) { Text($0.title).tag($0) }
                }
                if let problem = pocketbook.problem { Text(problem) }
            }
            .navigationTitle("Expense")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(!draft.isComplete)
                }
            }
        }
    }

    private func save() {
        Task {
            if await pocketbook.save(draft) { dismiss() }
        }
    }
}
