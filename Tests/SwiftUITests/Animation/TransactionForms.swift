import SwiftUI

private struct SourceKey: TransactionKey {
    static let defaultValue = "none"
}

extension Transaction {
    var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

struct TransactionForms: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Button("Without animation") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { isOn.toggle() }
            }
            Button("With animation") {
                withTransaction(Transaction(animation: .easeIn)) { isOn.toggle() }
            }
            Button("With key") {
                withTransaction(\.source, "button") { isOn.toggle() }
            }
            Button("With completion") {
                var transaction = Transaction(animation: .linear)
                transaction.isContinuous = true
                transaction.addAnimationCompletion { isOn = false }
                withTransaction(transaction) { isOn = true }
            }
            Text(isOn ? "on" : "off")
        }
        .transaction { transaction in
            if transaction.source == "button" { transaction.animation = nil }
        }
        .transaction { $0.animation = $0.animation?.speed(2) }
        .transaction(value: isOn) { $0.disablesAnimations = true }
    }
}
