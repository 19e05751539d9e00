import SwiftUI

/// A list of 100,000 rows, of which only the visible ones are created.
public struct RowsPage: View {
    private let count: Int

    public init(count: Int = 100_000) { self.count = count }

    public var body: some View {
        ScrollViewReader { proxy in
            List(0..<count, id: \.self) { number in
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
                    Button("Middle") { proxy.scrollTo(count / 2, anchor: .center) }
                    Button("Last") { proxy.scrollTo(count - 1, anchor: .bottom) }
                }
                .buttonStyle(.bordered)
                .scrollsLargeTexts(.horizontal)
                .padding(8)
                .frame(maxWidth: .infinity)
                .background(.bar)
            }
        }
    }
}
