import SwiftUI

/// Scrolling in both directions, and to a view by its ID.
struct ScrollingPage: View {
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
        }
    }
}
