import DesignKit
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The latest comments of a moment, linked to its page with all comments.
struct CommentPreview: View {
    let card: MomentCard

    var body: some View {
        NavigationLink(value: Route.moment(card.id)) {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                if card.commentCount > card.latestComments.count {
                    Text("View all \(card.commentCount) comments")
                        .foregroundStyle(Palette.secondaryText)
                }
                ForEach(card.latestComments) { CommentLine(comment: $0) }
            }
            .font(.cardDetail)
            .multilineTextAlignment(.leading)
            .padding(Spacing.s)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Palette.well, in: .rect(cornerRadius: CornerRadius.medium))
        }
        .buttonStyle(.plain)
    }
}

/// One comment on at most two lines: author, recipient and text.
private struct CommentLine: View {
    let comment: Comment

    var body: some View {
        (Text(verbatim: comment.userDetails.name).fontWeight(.semibold) + answer + Text(verbatim: ": ")
            + Text(verbatim: comment.text))
            .foregroundStyle(Palette.text)
            .lineLimit(2)
    }

    private var answer: Text {
        guard let person = comment.replyTo else { return Text(verbatim: "") }
        return Text(verbatim: " → ") + Text(verbatim: person.name).fontWeight(.semibold)
    }
}

#if DEBUG
#Preview("Comments of a card, some of several", traits: .sizeThatFitsLayout) {
    CommentPreview(card: .preview())
        .previewRow()
}

#Preview("Comments of a card, one", traits: .sizeThatFitsLayout) {
    CommentPreview(card: .preview(PreviewSamples.linkMoment))
        .previewRow()
}

#Preview("Comment of a card, reply", traits: .sizeThatFitsLayout) {
    CommentLine(comment: PreviewSamples.comments[1])
        .previewRow()
}

#Preview("Comment of a card, long", traits: .sizeThatFitsLayout) {
    VStack { CommentLine(comment: PreviewSamples.comments[3]) }
        .previewRow()
}
#endif
