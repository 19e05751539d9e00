import ListKit
import SwiftUI
import TreeholeAPI

/// The page of a post: its card, its comments, and a field for a comment.
struct PostScreen: View {
    @StateObject var store: PostDetailStore
    @State private var markedFloor: Int?
    @State private var asksForFloor = false
    @State private var floor = ""

    var body: some View {
        ScrollViewReader { proxy in
            content { jump(to: $0, proxy) }
                .frame(maxHeight: .infinity)
                .alert("Jump to floor", isPresented: $asksForFloor) {
                    TextField("Floor", text: $floor, prompt: Text(verbatim: "1"))
                        .keyboardType(.numberPad)
                    Button("Jump") { if let number = Int(floor) { jump(to: number, proxy) } }
                    Button("Cancel", role: .cancel) {}
                }
        }
        .page(Text(verbatim: "#\(store.id)"))
        .appModelStates(of: store)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                if let post = store.post, !store.isGone {
                    threadMenu
                    PostMenu(post: post, store: store)
                }
            }
        }
        .task { await store.load() }
    }

    @ViewBuilder private func content(jump: @escaping @MainActor (Int) -> Void) -> some View {
        if store.isGone {
            let message = Text("It was deleted, or you can no longer see it.")
            GoneStateView(title: Text("Post not available"), message: message)
        } else {
            LoadedContent(store.post, failure: store.failure?.text, retry: store.load) { post in
                ScrollView {
                    LazyVStack(spacing: Spacing.s) {
                        FailureBanner(store.failure) { store.failure = nil }
                        card(of: post)
                        if store.comments == nil {
                            LoadingStateView()
                        } else if store.shownComments.isEmpty {
                            Text("No comments yet")
                                .foregroundStyle(Tone.secondaryText)
                                .padding(Spacing.l)
                        }
                        ForEach(store.shownComments) { row(of: $0, jump: jump) }
                    }
                    .padding(Spacing.s)
                    .column()
                    .animation(.settle, value: store.shownComments)
                }
                .refreshable { [store] in await store.load() }
                .safeAreaInset(edge: .bottom, spacing: 0) { CommentBar(store: store) }
            }
        }
    }

    /// The menu of a thread: which comments are shown, and in which order.
    private var threadMenu: some View {
        Menu("Comments", systemImage: "line.3.horizontal.decrease") {
            Button("Jump to floor", systemImage: "arrow.down.to.line") {
                floor = ""
                asksForFloor = true
            }
            Button("Only the author", systemImage: store.onlyAuthor ? "checkmark" : "person") {
                withAnimation(.settle) { store.onlyAuthor.toggle() }
            }
            Button("Newest comments first", systemImage: store.isReversed ? "checkmark" : "arrow.up.arrow.down") {
                withAnimation(.settle) { store.isReversed.toggle() }
            }
            Button("Reload", systemImage: "arrow.clockwise") { Task { await store.load() } }
        }
        .foregroundStyle(Tone.accent)
    }

    private func row(of comment: Comment, jump: @escaping @MainActor (Int) -> Void) -> some View {
        let quoted = comment.quotedFloor.flatMap(store.comment)
        let isMarked = comment.floor == markedFloor
        return CommentRow(comment: comment, quoted: quoted, isMarked: isMarked, store: store, jump: jump)
            .id(comment.floor)
    }

    private func card(of post: Post) -> some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            PostHeader(post: post, isLink: false)
            SensitiveContent(isSensitive: post.isSensitive) {
                PostText(text: post.text)
                    .textSelection(.enabled)
                if let picture = post.picture { PostPicture(picture: picture) }
                if !post.choices.isEmpty { VoteBars(post: post) { vote in Task { await store.voteTapped(vote) } } }
            }
            HStack(spacing: Spacing.m) {
                StarButton(post: post) { Task { await store.starTapped() } }
                Fact(symbol: "bubble.left", text: Text("Comments: \(post.commentCount)"))
            }
        }
        .panel()
    }

    /// Scrolls to a floor and marks it. A floor that is filtered out is shown again.
    private func jump(to floor: Int, _ proxy: ScrollViewProxy) {
        guard let comment = store.comment(at: floor) else { return }
        if store.onlyAuthor, comment.place != 0 { store.onlyAuthor = false }
        withAnimation(.settle) {
            markedFloor = floor
            proxy.scrollTo(floor, anchor: .center)
        }
    }
}

#Preview("Post page, comments") { SamplePage { PostScreen(store: .sample($0)) } }
#Preview("Post page, server not reached") { SamplePage(.unreachable) { PostScreen(store: .sample($0)) } }
