import DesignKit
import SwiftUI
import TreeholeModel

/// The menu of a thread: which comments are shown, and in which order.
struct ThreadMenu: View {
    let state: PostDetailState
    let store: PostDetailStore
    let jump: @MainActor () -> Void

    var body: some View {
        Menu {
            Button(action: jump) { Label("Jump to floor", systemImage: "arrow.down.to.line") }
            Button("Only the author", systemImage: state.onlyAuthor ? "checkmark" : "person") {
                withAnimation(.settle) { store.onlyAuthorTapped() }
            }
            Button("Newest comments first", systemImage: state.isReversed ? "checkmark" : "arrow.up.arrow.down") {
                withAnimation(.settle) { store.reversedTapped() }
            }
            Button("Reload", systemImage: "arrow.clockwise") { Task { await store.load() } }
        } label: {
            Image(systemName: "line.3.horizontal.decrease")
                .foregroundStyle(Tone.accent)
        }
        .accessibilityLabel(Text("Comments"))
    }
}

/// The menu of a post.
struct PostMenu: View {
    let post: Post
    let store: PostDetailStore
    let report: @MainActor () -> Void
    @EnvironmentObject private var appModel: AppModel
    @EnvironmentObject private var router: TreeholeRouter
    @State private var asksToDelete = false
    @State private var asksForWord = false
    @State private var word = ""

    var body: some View {
        Menu {
            ShareLink(item: router.link(to: post.id)) { Label("Share", systemImage: "square.and.arrow.up") }
            if let tag = post.tag {
                Button("Block #\(tag)", systemImage: "tag") { block { $0.blockedTags.append(tag) } }
            }
            Button("Block a word", systemImage: "hand.raised") {
                word = ""
                asksForWord = true
            }
            Button(action: report) { Label("Report", systemImage: "flag") }
            if post.isMine {
                Button("Delete", systemImage: "trash", role: .destructive) { asksToDelete = true }
            }
        } label: {
            Image(systemName: "ellipsis")
                .foregroundStyle(Tone.accent)
        }
        .accessibilityLabel(Text("Actions of the post"))
        .confirmationDialog(Text("Delete this post?"), isPresented: $asksToDelete, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { Task { await store.deletePostTapped() } }
        } message: {
            Text("It will be deleted for everyone, together with its comments.")
        }
        .alert(Text("Block a word"), isPresented: $asksForWord) {
            TextField(text: $word) { Text("Word") }
            Button("Block") {
                let word = String(word.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Limits.blockedWord))
                if !word.isEmpty { block { $0.blockedWords.append(word) } }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Lists leave out posts that contain it.")
        }
    }

    private func block(_ change: @escaping (inout MemberSettings) -> Void) {
        let settings = appModel.settings
        Task { await store.block(change, in: settings) }
    }
}

#Preview("Menu of the thread, light") { SamplePage { _ in ThreadMenu(state: PostDetailState(), store: .sample) {} } }
#Preview("Menu of the thread, dark") {
    SamplePage { _ in
        ThreadMenu(state: PostDetailState(onlyAuthor: true), store: .sample) {}
    }
    .preferredColorScheme(.dark)
}
#Preview("Menu of the post, light") { SamplePage { _ in PostMenu(post: .samples[0], store: .sample) {} } }
#Preview("Menu of the post, dark") {
    SamplePage { _ in
        PostMenu(post: .samples[1], store: .sample) {}
    }
    .preferredColorScheme(.dark)
}
