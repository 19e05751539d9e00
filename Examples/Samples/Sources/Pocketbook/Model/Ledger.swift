import Foundation

/// Stores expenses, and says what has changed.
actor Ledger {
    enum Change: Sendable {
        case saved(Expense)
        case removed(Expense.ID)
    }

    enum Failure: Error {
        case negativeAmount
    }

    private var expenses: [Expense.ID: Expense] = [:]
    private var listeners: [AsyncStream<Change>.Continuation] = []

    init(expenses: [Expense] = []) {
        for expense in expenses { self.expenses[expense.id] = expense }
    }

    func all() -> [Expense] {
        expenses.values.sorted { $0.title < $1.title }
    }

    func changes() -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
        listeners.append(continuation)
        return stream
    }

    func save(_ expense: Expense) throws(Failure) {
        guard expense.amount >= 0 else { throw .negativeAmount }
        expenses[expense.id] = expense
        tell(.saved(expense))
    }

    func remove(_ id: Expense.ID) {
        guard expenses.removeValue(forKey: id) != nil else { return }
        tell(.removed(id))
    }

    private func tell(_ change: Change) {
        for listener in listeners { listener.yield(change) }
    }

    static let sample = [
        Expense(title: "Bakery", amount: 12, category: .food),
        Expense(title: "Train to Porto", amount: 48, category: .travel),
    ]
}
