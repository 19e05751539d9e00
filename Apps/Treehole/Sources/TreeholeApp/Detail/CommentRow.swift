import ListKit
import SwiftUI
import TreeholeAPI
import UIKit

/// A comment with its writer's name in the thread, the comment that it quotes, and its menu.
struct CommentRow: View {
    let comment: Comment
    let quoted: Comment?
    /// Whether a jump has just led here.
    let isMarked: Bool
    let store: PostDetailStore
    let jump: @MainActor (Int) -> Void
    @State private var asksToDelete = false
    @State private var isReporting = false

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            HStack(spacing: Spacing.xs) {
                PersonName(place: comment.place)
                if comment.isMine { Fact(symbol: "person", text: Text("You")) }
                if comment.isHidden { Fact(symbol: "eye.slash", text: Text("Hidden")) }
                Spacer(minLength: 0)
                Text(verbatim: "\(comment.floor)F")
                    .monospacedDigit()
                RelativeTime(comment.createdDate)
                menu
            }
            .note()
            if let quoted { quote(of: quoted) }
            if comment.text.isEmpty {
                Text(comment.isDeleted ? "This comment was deleted." : "A moderator has hidden this comment.")
                    .note(.cardDetail.italic())
            } else {
                PostText(text: comment.text)
                    .textSelection(.enabled)
            }
        }
        .padding(.leading, Spacing.s)
        .overlay(alignment: .leading) {
            Capsule()
                .fill(Tone.person(at: comment.place))
                .frame(width: 3)
        }
        .panel()
        .overlay {
            RoundedRectangle(cornerRadius: CornerRadius.medium)
                .strokeBorder(Tone.accent, lineWidth: isMarked ? 2 : 0)
                .allowsHitTesting(false)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Comment \(comment.floor)"))
        .sheet(isPresented: $isReporting) { ReportSheet(store: store, floor: comment.floor) }
        .confirmation(Text("Delete this comment?"), isPresented: $asksToDelete, button: Text("Delete")) {
            Task { await store.deleteTapped(comment.floor) }
        }
    }

    private var menu: some View {
        Menu {
            Button("Quote", systemImage: "arrowshape.turn.up.left") { store.quotedFloor = comment.floor }
            Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = comment.text }
            Button("Report", systemImage: "flag") { isReporting = true }
            if comment.isMine { Button("Delete", systemImage: "trash", role: .destructive) { asksToDelete = true } }
        } label: {
            Image(systemName: "ellipsis")
                .frame(width: 32, height: 32)
                .contentShape(.rect)
        }
        .accessibilityLabel(Text("Actions of comment \(comment.floor)"))
        .disabled(comment.isDeleted)
    }

    private func quote(of quoted: Comment) -> some View {
        Button {
            jump(quoted.floor)
        } label: {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                HStack(spacing: Spacing.xs) {
                    PersonName(place: quoted.place)
                    Text(verbatim: "\(quoted.floor)F")
                }
                .font(.cardNote)
                Text(verbatim: quoted.text)
                    .lineLimit(2)
                    .multilineTextAlignment(.leading)
            }
            .note(.cardDetail)
            .padding(Spacing.xs)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Tone.well, in: .rect(cornerRadius: CornerRadius.small))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Jump to floor \(quoted.floor)"))
    }
}

/// The name of a person in a thread, in the colour of their place.
struct PersonName: View {
    let place: Int

    var body: some View {
        (ThreadName.name(at: place).map { Text(verbatim: $0) } ?? Text("Author"))
            .font(.cardDetail.weight(.semibold))
            .foregroundStyle(Tone.person(at: place))
    }
}

extension Comment {
    fileprivate static var deleted: Comment {
        var comment = samples[1]
        (comment.text, comment.isDeleted) = ("", true)
        return comment
    }
}

#Preview("Comment, quote and mark") {
    SamplePage { session in
        let comments = Comment.samples
        CommentRow(comment: comments[2], quoted: comments[0], isMarked: true, store: .sample(session), jump: { _ in })
    }
}
#Preview("Comment, deleted") {
    SamplePage { session in
        CommentRow(comment: .deleted, quoted: nil, isMarked: false, store: .sample(session), jump: { _ in })
    }
}
#Preview("Person, author") { SamplePage { _ in PersonName(place: 0) } }
#Preview("Person, others") {
    SamplePage { _ in
        VStack { ForEach(1..<9, id: \.self) { PersonName(place: $0) } }
    }
}
