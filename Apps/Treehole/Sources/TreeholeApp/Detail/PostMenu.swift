import ListKit
import SwiftUI
import TreeholeAPI

/// The menu of a post.
struct PostMenu: View {
    let post: Post
    let store: PostDetailStore
    @EnvironmentObject private var appModel: AppModel
    @EnvironmentObject private var router: TreeholeRouter
    @State private var asksToDelete = false
    @State private var isReporting = false
    @State private var asksForWord = false
    @State private var word = ""

    var body: some View {
        Menu("Actions of the post", systemImage: "ellipsis") {
            ShareLink(item: router.link(to: post.id)) { Label("Share", systemImage: "square.and.arrow.up") }
            if let tag = post.tag {
                Button("Block #\(tag)", systemImage: "tag") { block { $0.blockedTags.append(tag) } }
            }
            Button("Block a word", systemImage: "hand.raised") {
                word = ""
                asksForWord = true
            }
            Button("Report", systemImage: "flag") { isReporting = true }
            if post.isMine { Button("Delete", systemImage: "trash", role: .destructive) { asksToDelete = true } }
        }
        .foregroundStyle(Tone.accent)
        .sheet(isPresented: $isReporting) { ReportSheet(store: store, floor: nil) }
        .confirmation(
            Text("Delete this post?"),
            isPresented: $asksToDelete,
            button: Text("Delete"),
            message: Text("It will be deleted for everyone, together with its comments.")
        ) {
            Task { await store.deletePostTapped() }
        }
        .alert("Block a word", isPresented: $asksForWord) {
            TextField("Word", text: $word)
            Button("Block") {
                let word = String(word.trimmed.prefix(Limits.blockedWord))
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

#Preview("Post menu, own post") { SamplePage { PostMenu(post: .samples[1], store: .sample($0)) } }
#Preview("Post menu, disabled") { SamplePage { PostMenu(post: .samples[0], store: .sample($0)).disabled(true) } }
