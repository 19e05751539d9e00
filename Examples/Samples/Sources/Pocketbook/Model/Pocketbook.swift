import Foundation
import Observation

/// The expenses on screen. It follows the ledger, and tells it what the user does.
@MainActor
@Observable
final class Pocketbook {
    private(set) var expenses: [Expense] = []
    private(set) var isLoaded = false
    private(set) var problem: String?
    var budget: Decimal = 100
    var category: Expense.Category?

    @ObservationIgnored private let ledger: Ledger

    init(ledger: Ledger) {
        self.ledger = ledger
    }

    var shownExpenses: [Expense] {
        expenses.filter { category == nil || $0.category == category }
    }

    var total: Decimal { expenses.map(\.amount).reduce(0, +) }
    var isOverBudget: Bool { total > budget }

    /// Reads the ledger and follows its changes until the task is cancelled.
    func follow() async {
        let changes = await ledger.changes()
        expenses = await ledger.all()
        isLoaded = true
        for await change in changes {
            switch change {
            case .saved(let expense):
                expenses.removeAll { $0.id == expense.id }
                let index = expenses.firstIndex { $0.title > expense.title } ?? expenses.endIndex
                expenses.insert(expense, at: index)
            case .removed(let id):
                expenses.removeAll { $0.id == id }
            }
        }
    }

    func save(_ draft: ExpenseDraft) async -> Bool {
        do {
            try await ledger.save(draft.expense)
            problem = nil
            return true
        } catch {
            switch error {
            case .negativeAmount: problem = "An amount cannot be negative."
            }
            return false
        }
    }

    func remove(at offsets: IndexSet) {
        let ids = offsets.map { shownExpenses[$0].id }
        Task {
            for id in ids { await ledger.remove(id) }
        }
    }
}
