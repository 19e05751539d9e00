import ListKit
import SwiftUI
import TreeholeAPI

/// A list of posts.
struct PostList<Empty: View>: View {
    private let viewModel: () -> PostListViewModel
    private let newItemsLabel: Text?
    private let empty: Empty

    private static var rows: RowViews {
        RowViews()
            .row(for: PostListItemViewModel.self) { PostRow(viewModel: $0) }
            .row(for: TrendingTagsViewModel.self) { TrendingTagsRow(viewModel: $0) }
    }

    /// - Parameters:
    ///   - viewModel: Created once per list.
    ///   - empty: The content of an empty list.
    init(
        _ viewModel: @autoclosure @escaping () -> PostListViewModel,
        newItemsLabel: Text? = nil,
        @ViewBuilder empty: () -> Empty
    ) {
        self.viewModel = viewModel
        self.newItemsLabel = newItemsLabel
        self.empty = empty()
    }

    var body: some View {
        let layout = ListLayout(spacing: Spacing.s)
        ListScreen(viewModel(), rows: Self.rows, layout: layout, newItemsLabel: newItemsLabel) { empty }
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
            PostList(session.timeline, newItemsLabel: Text("New posts")) {
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
        PostList(viewModel) { EmptyStateView(symbol: "shuffle", title: Text("Nothing here yet")) }
            .page(Text("Wander"))
            .background { Color.clear.onShake { drawAgain() } }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Again", systemImage: "shuffle", action: drawAgain)
                }
            }
    }

    private func drawAgain() { Task { await viewModel.reload() } }
}

/// The posts that the member has starred; those with comments that were not read have a mark.
struct AttentionScreen: View {
    let viewModel: PostListViewModel

    var body: some View {
        PostList(viewModel) {
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
        PostList(PostListViewModel(.mine, api: session.api, store: session.posts)) {
            EmptyStateView(symbol: "doc.text", title: Text("You have written no posts"))
        }
        .page(Text("My posts"))
    }
}

#Preview("List") { SamplePage { PostList($0.timeline) { EmptyView() } } }
#Preview("Timeline") { SamplePage { TimelineScreen(session: $0) } }
#Preview("Wander") { SamplePage { WanderScreen(viewModel: $0.wander) } }
#Preview("Attention") { SamplePage { AttentionScreen(viewModel: $0.attention) } }
#Preview("My posts") { SamplePage { MyPostsScreen(session: $0) } }
