import DesignKit
import ListKit
import SwiftUI

/// Posts in a random order; a shake of the device or the button draws others.
struct WanderScreen: View {
    let viewModel: PostListViewModel

    var body: some View {
        ListScreen(viewModel, rows: .posts, layout: .posts) {
            EmptyStateView(symbol: "shuffle", title: Text("Nothing here yet"))
        }
        .ground()
        .background { Color.clear.onShake { drawAgain() } }
        .navigationTitle(Text("Wander"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button(action: drawAgain) { Image(systemName: "shuffle") }
                    .accessibilityLabel(Text("Again"))
            }
        }
    }

    private func drawAgain() { Task { await viewModel.reload() } }
}

#Preview("Wander, light") { SamplePage { WanderScreen(viewModel: $0.wander) } }
#Preview("Wander, dark") { SamplePage { WanderScreen(viewModel: $0.wander) }.preferredColorScheme(.dark) }
