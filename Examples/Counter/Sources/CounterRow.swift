import SwiftUI

struct CounterRow: View {
    let counter: Counter
    let remove: @MainActor () -> Void

    var body: some View {
        HStack {
            Text(counter.name)
            Spacer()
            Text("\(counter.count)")
                .font(.headline)
                .foregroundStyle(counter.count == 0 ? .secondary : .primary)
            Button("Add") { counter.count += 1 }
                .accessibilityLabel("Add to \(counter.name)")
            Button("Remove", role: .destructive, action: remove)
                .accessibilityLabel("Remove \(counter.name)")
        }
    }
}
