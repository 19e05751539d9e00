import APIKit
import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The first page: all posts, newest first or by their last comment.
struct TimelineScreen: View {
    let viewModel: PostListViewModel
    let api: any APIClientType
    let posts: PostsStore
    @State private var order = PostOrder.newest
    @State private var isComposing = false

    var body: some View {
        VStack(spacing: 0) {
            Picker(selection: $order) {
                Text("Newest").tag(PostOrder.newest)
                Text("Last reply").tag(PostOrder.lastReply)
            } label: {
                Text("Order")
            }
            .pickerStyle(.segmented)
            .padding(.horizontal, Spacing.s)
            .padding(.top, Spacing.xs)
            .column()
            ListScreen(viewModel, rows: .posts, layout: .posts, newItemsLabel: Text("New posts")) {
                EmptyStateView(
                    symbol: "tree",
                    title: Text("Nothing here yet"),
                    message: Text("Be the first to whisper something into the tree.")
                )
            }
        }
        .ground()
        .navigationTitle(Text("Treehole"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                    isComposing = true
                } label: {
                    Image(systemName: "square.and.pencil")
                }
                .accessibilityLabel(Text("New post"))
                .keyboardShortcut("n", modifiers: [.command, .shift])
            }
        }
        .sheet(isPresented: $isComposing) {
            ComposeScreen(viewModel: ComposeViewModel(api: api)) { post in
                posts.keep([post])
                Task { await viewModel.load() }
            }
        }
        .onAppear { order = viewModel.order }
        .onChange(of: order) { _, order in
            if order != viewModel.order { Task { await viewModel.show(order) } }
        }
    }
}

extension RowViews {
    /// The rows of lists of posts.
    static let posts = RowViews()
        .row(for: PostListItemViewModel.self) { PostRow(viewModel: $0) }
        .row(for: TrendingTagsViewModel.self) { TrendingTagsRow(viewModel: $0) }
}

extension ListLayout {
    /// For posts, which are cards close to each other.
    static let posts = ListLayout(spacing: Spacing.s)
}

#Preview("Timeline, light") { SamplePage { TimelineScreen(viewModel: $0.timeline, api: $0.api, posts: $0.posts) } }
#Preview("Timeline, dark") {
    SamplePage { TimelineScreen(viewModel: $0.timeline, api: $0.api, posts: $0.posts) }
        .preferredColorScheme(.dark)
}
