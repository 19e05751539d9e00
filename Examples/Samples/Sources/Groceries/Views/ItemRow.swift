import SwiftUI

struct ItemRow: View {
    let item: AppState.Item
    @EnvironmentObject private var store: AppStore

    private var amount: Binding<Int> {
        Binding(get: { item.amount }, set: { store.dispatch(.list(.setAmount($0, of: item.id))) })
    }

    var body: some View {
        HStack {
            Button {
                store.dispatch(.list(.toggle(item.id)))
            } label: {
                Image(systemName: item.isInBasket ? "checkmark.circle.fill" : "circle")
            }
            .buttonStyle(.plain)
            .accessibilityLabel(item.name)
            .accessibilityValue(item.isInBasket ? "In the basket" : "Missing")
            Text(item.name)
                .strikethrough(item.isInBasket)
            Spacer()
            Text("\(item.amount)")
                .monospacedDigit()
                .accessibilityIdentifier("amount of \(item.name)")
            Stepper("Amount of \(item.name)", value: amount, in: 1...99)
                .labelsHidden()
        }
        .swipeActions {
            Button("Delete", role: .destructive) { store.dispatch(.list(.remove(item.id))) }
        }
        .contextMenu {
            Button("Delete", role: .destructive) { store.dispatch(.list(.remove(item.id))) }
        }
    }
}
