import SwiftUI

/// The budget and what is left of it.
struct BudgetSection: View {
    @Environment(Pocketbook.self) private var pocketbook

    var body: some View {
        @Bindable var pocketbook = pocketbook
        Section {
            LabeledContent("Spent", value: pocketbook.total.formatted(.currency(code: "EUR")))
            LabeledContent("Budget") {
                TextField("Budget", value: $pocketbook.budget, format: .number)
                    .multilineTextAlignment(.trailing)
            }
            if pocketbook.isOverBudget {
                Label("Over budget", systemImage: "exclamationmark.triangle.fill")
            }
        }
    }
}
