import ListKit
import SwiftUI
import TreeholeAPI

/// The field for a comment, at the bottom of the page.
struct CommentBar: View {
    let state: PostDetailState
    let store: PostDetailStore
    @FocusState private var isWriting: Bool

    var body: some View {
        let text = Binding(get: { state.text }, set: { store.text = $0 })
        VStack(spacing: Spacing.xs) {
            if let quoted = state.quotedFloor.flatMap(state.comment) { quoteLine(quoted) }
            HStack(alignment: .bottom, spacing: Spacing.xs) {
                TextField("Comment", text: text, prompt: Text("Write a comment"), axis: .vertical)
                    .lineLimit(1...5)
                    .textFieldStyle(.soft)
                    .focused($isWriting)
                sendButton
            }
            if state.text.count > Limits.commentText - 100 {
                CharacterCount(count: state.text.count, limit: Limits.commentText)
            }
        }
        .padding(.horizontal, Spacing.s)
        .padding(.vertical, Spacing.xs)
        .column()
        .background(.bar)
        .onChange(of: state.quotedFloor) { _, floor in
            if floor != nil { isWriting = true }
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
            Button("Remove the quote", systemImage: "xmark.circle.fill") { store.quoteTapped(nil) }
                .buttonStyle(.symbol)
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

#Preview("Comment bar") {
    SamplePage { CommentBar(state: PostDetailState(text: "Me too"), store: PostDetailStore(17, session: $0)) }
}
#Preview("Count") { SamplePage { _ in CharacterCount(count: 5, limit: 3) } }
