import DesignKit
import ListKit
import SwiftUI

/// The posts of the member, newest first.
struct MyPostsScreen: View {
    let session: Session

    var body: some View {
        ListScreen(
            PostListViewModel(.mine, api: session.api, store: session.posts),
            rows: .posts,
            layout: .posts
        ) {
            EmptyStateView(symbol: "doc.text", title: Text("You have written no posts"))
        }
        .ground()
        .navigationTitle(Text("My posts"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("My posts, light") { SamplePage { MyPostsScreen(session: $0) } }
#Preview("My posts, dark") { SamplePage { MyPostsScreen(session: $0) }.preferredColorScheme(.dark) }
