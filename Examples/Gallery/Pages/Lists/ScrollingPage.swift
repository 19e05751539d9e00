import SwiftUI

/// Scrolling in both directions, to a view by its ID, and to a position.
struct ScrollingPage: View {
    @State private var position = ScrollPosition(edge: .top)
    private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    ScrollView(.horizontal, showsIndicators: false) {
                        HStack(spacing: 12) {
                            ForEach(colors.indices, id: \.self) { index in
                                RoundedRectangle(cornerRadius: 12)
                                    .fill(colors[index].gradient)
                                    .frame(width: 120, height: 80)
                            }
                        }
                        .padding(.horizontal)
                    }
                    Button("Scroll to the end") {
                        withAnimation { proxy.scrollTo(30, anchor: .bottom) }
                    }
                    .padding(.horizontal)
                    ForEach(1...30, id: \.self) { number in
                        Text("Paragraph \(number)")
                            .padding(.horizontal)
                    }
                    Button("Scroll to the start") {
                        withAnimation { proxy.scrollTo(1, anchor: .bottom) }
                    }
                    .padding(.horizontal)
                }
                .padding(.vertical)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .scrollPosition($position)
        }
        .safeAreaInset(edge: .bottom) {
            RowOrColumn(alignment: .leading, spacing: 16) {
                Text(position.isPositionedByUser ? "Scrolled by you" : "Scrolled by the app")
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, alignment: .leading)
                HStack(spacing: 16) {
                    Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
                    Button("300") { withAnimation { position.scrollTo(y: 300) } }
                    Button("Bottom") { withAnimation { position.scrollTo(edge: .bottom) } }
                }
                .scrollsLargeTexts(.horizontal)
            }
            .padding()
            .background(.bar)
        }
    }
}
