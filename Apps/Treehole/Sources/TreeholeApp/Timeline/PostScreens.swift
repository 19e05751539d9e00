import ListKit
import SwiftUI
import TreeholeAPI

/// A list of posts.
struct PostList<Empty: View>: View {
    /// Called once per list.
    let viewModel: () -> PostListViewModel
    var newItemsLabel: Text?
    /// The content of an empty list.
    @ViewBuilder let empty: Empty

    var body: some View {
        let rows = RowViews()
            .row(for: PostListItemViewModel.self) { PostRow(viewModel: $0) }
            .row(for: TrendingTagsViewModel.self) { TrendingTagsRow(viewModel: $0) }
        let layout = ListLayout(spacing: Spacing.s)
        ListScreen(viewModel(), rows: rows, layout: layout, newItemsLabel: newItemsLabel) { empty }
    }
}

/// The first page: all posts, newest first or by their last comment.
struct TimelineScreen: View {
    let session: Session
    @State private var order = PostOrder.newest
    @State private var isComposing = false

    var body: some View {
        VStack(spacing: 0) {
            Picker("Order", selection: $order) {
                Text("Newest").tag(PostOrder.newest)
                Text("Last reply").tag(PostOrder.lastReply)
            }
            .pickerStyle(.segmented)
            .padding(.horizontal, Spacing.s)
            .padding(.top, Spacing.xs)
            .column()
            PostList(viewModel: { session.timeline }, newItemsLabel: Text("New posts")) {
                let message = Text("Be the first to whisper something into the tree.")
                EmptyStateView(symbol: "tree", title: Text("Nothing here yet"), message: message)
            }
        }
        .page(Text("Treehole"))
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("New post", systemImage: "square.and.pencil") { isComposing = true }
                    .keyboardShortcut("n", modifiers: [.command, .shift])
            }
        }
        .sheet(isPresented: $isComposing) {
            ComposeScreen(viewModel: ComposeViewModel(api: session.api)) { post in
                session.posts.keep([post])
                Task { await session.timeline.load() }
            }
        }
        .onAppear { order = session.timeline.order }
        .onChange(of: order) { _, order in
            if order != session.timeline.order { Task { await session.timeline.show(order) } }
        }
    }
}

/// Posts in a random order; a shake of the device or the button draws others.
struct WanderScreen: View {
    let viewModel: PostListViewModel

    var body: some View {
        PostList(viewModel: { viewModel }) { EmptyStateView("Nothing here yet", symbol: "shuffle") }
            .page(Text("Wander"))
            .background { Color.clear.onShake { drawAgain() } }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Again", systemImage: "shuffle", action: drawAgain) }
            }
    }

    private func drawAgain() { Task { await viewModel.reload() } }
}

/// The posts that the member has starred; those with comments that were not read have a mark.
struct AttentionScreen: View {
    let viewModel: PostListViewModel

    var body: some View {
        PostList(viewModel: { viewModel }) {
            let message = Text("Star a post to follow it. New comments are marked here.")
            EmptyStateView(symbol: "star", title: Text("No starred posts"), message: message)
        }
        .page(Text("Attention"))
    }
}

/// The posts of the member, newest first.
struct MyPostsScreen: View {
    let session: Session

    var body: some View {
        PostList(viewModel: { PostListViewModel(.mine, api: session.api, store: session.posts) }) {
            EmptyStateView("You have written no posts", symbol: "doc.text")
        }
        .page(Text("My posts"))
    }
}

#Preview("Post list, posts") { SamplePage { session in PostList(viewModel: { session.timeline }) {} } }
#Preview("Post list, server not reached") {
    SamplePage(.unreachable) { session in PostList(viewModel: { session.timeline }) {} }
}
#Preview("Timeline, posts") { SamplePage { TimelineScreen(session: $0) } }
#Preview("Timeline, empty") { SamplePage(.empty) { TimelineScreen(session: $0) } }
#Preview("Wander, posts") { SamplePage { WanderScreen(viewModel: $0.wander) } }
#Preview("Wander, server not reached") { SamplePage(.unreachable) { WanderScreen(viewModel: $0.wander) } }
#Preview("Attention, posts") { SamplePage { AttentionScreen(viewModel: $0.attention) } }
#Preview("Attention, no stars") { SamplePage(.empty) { AttentionScreen(viewModel: $0.attention) } }
#Preview("My posts") { SamplePage { MyPostsScreen(session: $0) } }
#Preview("My posts, none") { SamplePage(.empty) { MyPostsScreen(session: $0) } }
