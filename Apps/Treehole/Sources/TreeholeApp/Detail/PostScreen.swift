import APIKit
import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The page of a post: its card, its comments, and a field for a comment.
struct PostScreen: View {
    @StateObject private var observer: ViewModelObserver<PostDetailStore, PostDetailState>
    @State private var markedFloor: Int?
    @State private var asksForFloor = false
    @State private var floor = ""
    @State private var reported: ReportedPlace?

    /// - Parameter store: Created once per page.
    init(store: @autoclosure @escaping () -> PostDetailStore) {
        _observer = StateObject(wrappedValue: ViewModelObserver(store(), \.state))
    }

    private var store: PostDetailStore { observer.viewModel }
    private var state: PostDetailState { observer.value }

    var body: some View {
        ScrollViewReader { proxy in
            content { jump(to: $0, proxy) }
                .alert(Text("Jump to floor"), isPresented: $asksForFloor) {
                    TextField(text: $floor, prompt: Text(verbatim: "1")) { Text("Floor") }
                        .keyboardType(.numberPad)
                    Button("Jump") { if let number = Int(floor) { jump(to: number, proxy) } }
                    Button("Cancel", role: .cancel) {}
                }
        }
        .ground()
        .appModelStates(of: store)
        .navigationTitle(Text(verbatim: "#\(store.id)"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                if let post = state.post, !state.isGone {
                    ThreadMenu(state: state, store: store) {
                        floor = ""
                        asksForFloor = true
                    }
                    PostMenu(post: post, store: store) { reported = ReportedPlace(floor: nil) }
                }
            }
        }
        .sheet(item: $reported) { place in ReportSheet(store: store, floor: place.floor) }
        .task { await store.load() }
    }

    @ViewBuilder private func content(jump: @escaping @MainActor (Int) -> Void) -> some View {
        if state.isGone {
            GonePost()
        } else if let post = state.post {
            ScrollView {
                LazyVStack(spacing: Spacing.s) {
                    if let failure = state.failure {
                        Banner(.failure, failure.text, label: Text("OK")) { store.failureDismissed() }
                    }
                    card(of: post)
                    if state.comments == nil {
                        LoadingStateView()
                    } else if state.shownComments.isEmpty {
                        Text("No comments yet")
                            .foregroundStyle(Tone.secondaryText)
                            .padding(Spacing.l)
                    }
                    ForEach(state.shownComments) { comment in
                        CommentRow(
                            comment: comment,
                            quoted: comment.quotedFloor.flatMap(state.comment),
                            isMarked: comment.floor == markedFloor,
                            store: store,
                            jump: jump
                        ) {
                            reported = ReportedPlace(floor: $0)
                        }
                        .id(comment.floor)
                    }
                }
                .padding(Spacing.s)
                .column()
                .animation(.settle, value: state.shownComments)
            }
            .refreshable { [store] in await store.load() }
            .safeAreaInset(edge: .bottom, spacing: 0) { CommentBar(state: state, store: store) }
        } else if let failure = state.failure {
            ErrorStateView(failure.text) { Task { await store.load() } }
                .frame(maxHeight: .infinity)
        } else {
            LoadingStateView()
                .frame(maxHeight: .infinity)
        }
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
        guard let comment = state.comment(at: floor) else { return }
        if state.onlyAuthor, comment.place != 0 { store.onlyAuthorTapped() }
        withAnimation(.settle) {
            markedFloor = floor
            proxy.scrollTo(floor, anchor: .center)
        }
    }
}

/// What is reported: the post, or the comment on a floor.
private struct ReportedPlace: Identifiable {
    var floor: Int?

    var id: Int { floor ?? 0 }
}

/// The content of the page after the post was deleted.
private struct GonePost: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        EmptyStateView(
            symbol: "trash",
            title: Text("Post not available"),
            message: Text("It was deleted, or you can no longer see it.")
        ) {
            Button("Back") { dismiss() }
                .buttonStyle(.chip)
        }
        .frame(maxHeight: .infinity)
    }
}

#Preview("Post page, light") { SamplePage { _ in PostScreen(store: .sample) } }
#Preview("Post page, dark") { SamplePage { _ in PostScreen(store: .sample) }.preferredColorScheme(.dark) }
#Preview("Gone post, light") { GonePost() }
#Preview("Gone post, dark") { GonePost().preferredColorScheme(.dark) }
