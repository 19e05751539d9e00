import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The field for a comment, at the bottom of the page.
struct CommentBar: View {
    let state: PostDetailState
    let store: PostDetailStore
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack(spacing: Spacing.xs) {
            if let quoted = state.quotedFloor.flatMap(state.comment) { quoteLine(quoted) }
            HStack(alignment: .bottom, spacing: Spacing.xs) {
                TextField(text: text, prompt: Text("Write a comment"), axis: .vertical) { Text("Comment") }
                    .lineLimit(1...5)
                    .textFieldStyle(.forest)
                    .focused($isWriting)
                sendButton
            }
            if state.text.count > Limits.commentText - 100 { CharacterCount(state.text, limit: Limits.commentText) }
        }
        .padding(.horizontal, Spacing.s)
        .padding(.vertical, Spacing.xs)
        .column()
        .background(.bar)
        .onChange(of: state.quotedFloor) { _, floor in
            if floor != nil { isWriting = true }
        }
    }

    private var text: Binding<String> {
        Binding {
            state.text
        } set: {
            store.textChanged(to: $0)
        }
    }

    private func quoteLine(_ quoted: Comment) -> some View {
        HStack(spacing: Spacing.xs) {
            Image(systemName: "arrowshape.turn.up.left")
                .accessibilityHidden(true)
            PersonName(place: quoted.place)
            Text(verbatim: quoted.text)
                .lineLimit(1)
            Spacer(minLength: 0)
            Button {
                store.quoteTapped(nil)
            } label: {
                Image(systemName: "xmark.circle.fill")
                    .frame(width: 32, height: 32)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text("Remove the quote"))
        }
        .font(.cardDetail)
        .foregroundStyle(Tone.secondaryText)
    }

    private var sendButton: some View {
        Button {
            Task { await store.sendTapped() }
        } label: {
            Image(systemName: "arrow.up")
                .font(.system(size: 19, weight: .bold))
                .foregroundStyle(state.canSend ? Color.white : Tone.secondaryText)
                .frame(width: 48, height: 48)
                .background(state.canSend ? Tone.accentFill : Tone.well, in: .circle)
        }
        .buttonStyle(.plain)
        .disabled(!state.canSend)
        .keyboardShortcut(.return, modifiers: .command)
        .accessibilityLabel(Text("Send"))
    }
}

/// The number of characters of a text and its limit.
struct CharacterCount: View {
    private let count: Int
    private let limit: Int

    init(_ text: String, limit: Int) {
        count = text.count
        self.limit = limit
    }

    var body: some View {
        Text(verbatim: "\(count) / \(limit)")
            .font(.cardNote.monospacedDigit())
            .foregroundStyle(count > limit ? Tone.danger : Tone.secondaryText)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .accessibilityLabel(Text("Characters: \(count) of \(limit)"))
    }
}

#Preview("Comment bar, light") { SamplePage { _ in CommentBar(state: PostDetailState(), store: .sample) } }
#Preview("Comment bar, dark") {
    SamplePage { _ in
        CommentBar(state: PostDetailState(comments: Comment.samples, text: "Me too", quotedFloor: 1), store: .sample)
    }
    .preferredColorScheme(.dark)
}
#Preview("Count, light") { CharacterCount("Hello", limit: 10) }
#Preview("Count, dark") { CharacterCount("Hello", limit: 3).preferredColorScheme(.dark) }
