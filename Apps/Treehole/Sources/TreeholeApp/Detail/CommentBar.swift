import ListKit
import SwiftUI
import TreeholeAPI

/// The field for a comment, at the bottom of the page.
struct CommentBar: View {
    @ObservedObject var store: PostDetailStore

    var body: some View {
        MessageBar(
            Text("Comment"),
            prompt: Text("Write a comment"),
            text: $store.text,
            answering: store.quotedFloor,
            send: (Text("Send"), store.canSend, { await store.sendTapped() })
        ) {
            if let quoted = store.quotedFloor.flatMap(store.comment) {
                AnswerLine(cancel: Text("Remove the quote")) {
                    store.quotedFloor = nil
                } content: {
                    PersonName(place: quoted.place)
                    Text(verbatim: quoted.text).lineLimit(1)
                }
            }
        } below: {
            if store.text.count > Limits.commentText - 100 {
                CharacterCount(count: store.text.count, limit: Limits.commentText)
            }
        }
    }
}

/// The number of characters of a text and its limit.
struct CharacterCount: View {
    let count: Int
    let limit: Int

    var body: some View {
        Text(verbatim: "\(count) / \(limit)")
            .font(.cardNote.monospacedDigit())
            .foregroundStyle(count > limit ? Tone.danger : Tone.secondaryText)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .accessibilityLabel(Text("Characters: \(count) of \(limit)"))
    }
}

#Preview("Comment bar, empty") { SamplePage { CommentBar(store: .sample($0)) } }
#Preview("Comment bar, quote and long text") {
    SamplePage { session in
        let text = String(repeating: "I kept walking. ", count: Limits.commentText / 16 + 1)
        let store = PostDetailStore.sample(session, text: text, quoting: 2)
        CommentBar(store: store)
            .task { await store.load() }
    }
}
#Preview("Count, within the limit") { SamplePage { _ in CharacterCount(count: 480, limit: 500) } }
#Preview("Count, over the limit") { SamplePage { _ in CharacterCount(count: 505, limit: 500) } }
