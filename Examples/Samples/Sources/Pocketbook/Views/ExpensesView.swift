import SwiftUI

struct ExpensesView: View {
    @Environment(Pocketbook.self) private var pocketbook
    @State private var draft: ExpenseDraft?

    var body: some View {
        @Bindable var pocketbook = pocketbook
        NavigationStack {
            List {
                BudgetSection()
                Section {
                    Picker("Category", selection: $pocketbook.category) {
                        Text("All").tag(Expense.Category?.none)
                        ForEach(Expense.Category.allCases) { Text($0.title).tag(Optional($0)) }
                    }
                }
                Section("Expenses") {
                    if !pocketbook.isLoaded { ProgressView() }
                    ForEach(pocketbook.shownExpenses) { expense in
                        Button {
                            draft = ExpenseDraft(expense)
                        } label: {
                            LabeledContent(expense.title, value: expense.amount.formatted(.currency(code: "EUR")))
                        }
                    }
                    .onDelete { pocketbook.remove(at: $0) }
                }
            }
            .navigationTitle("Pocketbook")
            .toolbar {
                EditButton()
                Button("New expense", systemImage: "plus") { draft = ExpenseDraft() }
            }
        }
        .sheet(item: $draft) { ExpenseForm(draft: $0) }
        .task { await pocketbook.follow() }
    }
}
