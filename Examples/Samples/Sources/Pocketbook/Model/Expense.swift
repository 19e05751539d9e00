import Foundation

struct Expense: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String
    var amount: Decimal
    var category: Category

    init(id: UUID = UUID(), title: String, amount: Decimal, category: Category) {
        self.id = id
        self.title = title
        self.amount = amount
        self.category = category
    }

    enum Category: String, CaseIterable, Identifiable, Sendable {
        case food, travel, home

        var id: Self { self }
        var title: String { rawValue.capitalized }
    }
}
