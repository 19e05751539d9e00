import SwiftUI

/// A number in the private state of a view.
struct CounterPage: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 24) {
            Text("\(count)")
                .font(.system(size: 72, weight: .bold, design: .rounded))
                .monospacedDigit()
                .accessibilityIdentifier("count")
            RowOrColumn(spacing: 12) {
                Button("Subtract", systemImage: "minus") { count -= 1 }
                    .disabled(count == 0)
                Button("Add", systemImage: "plus") { count += 1 }
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
            Button("Reset", role: .destructive) { count = 0 }
                .disabled(count == 0)
        }
        .padding()
    }
}
