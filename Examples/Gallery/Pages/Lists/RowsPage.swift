import SwiftUI

/// A hundred thousand rows, of which only those on screen are made.
struct RowsPage: View {
    var body: some View {
        ScrollViewReader { proxy in
            List(0..<100_000, id: \.self) { number in
                HStack {
                    Text("Row \(number)")
                    Spacer()
                    Text(number.formatted(.number.notation(.compactName)))
                        .foregroundStyle(.secondary)
                }
            }
            .listStyle(.plain)
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Button("First") { proxy.scrollTo(0, anchor: .top) }
                    Button("Middle") { proxy.scrollTo(50_000, anchor: .center) }
                    Button("Last") { proxy.scrollTo(99_999, anchor: .bottom) }
                }
                .buttonStyle(.bordered)
                .padding(8)
            }
        }
    }
}
