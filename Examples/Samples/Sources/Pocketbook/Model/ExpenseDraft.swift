import Foundation
import Observation

/// An expense while it is edited.
@MainActor
@Observable
final class ExpenseDraft: Identifiable {
    let id: Expense.ID
    var title: String
    var amount: Decimal
    var category: Expense.Category

    init(_ expense: Expense? = nil) {
        id = expense?.id ?? UUID()
        title = expense?.title ?? ""
        amount = expense?.amount ?? 0
        category = expense?.category ?? .food
    }

    var isComplete: Bool { !title.trimmingCharacters(in: .whitespaces).isEmpty }
    var expense: Expense { Expense(id: id, title: title, amount: amount, category: category) }
}
