import DesignKit
import ListKit
import SwiftUI

/// The posts that the member has starred; those with comments that were not read have a mark.
struct AttentionScreen: View {
    let viewModel: PostListViewModel

    var body: some View {
        ListScreen(viewModel, rows: .posts, layout: .posts) {
            EmptyStateView(
                symbol: "star",
                title: Text("No starred posts"),
                message: Text("Star a post to follow it. New comments are marked here.")
            )
        }
        .ground()
        .navigationTitle(Text("Attention"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Attention, light") { SamplePage { AttentionScreen(viewModel: $0.attention) } }
#Preview("Attention, dark") { SamplePage { AttentionScreen(viewModel: $0.attention) }.preferredColorScheme(.dark) }
