import SwiftUI

/// A chart with a title.
struct ChartFrame<Content: View>: View {
    let title: String
    var height: CGFloat = 220
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline)
            content.frame(height: height)
        }
        .padding()
        .background(.background.secondary, in: .rect(cornerRadius: 16))
    }
}

/// Charts below each other, or side by side where there is room.
struct ChartGrid<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 320), spacing: 16)], spacing: 16) {
                content
            }
            .padding()
        }
    }
}
