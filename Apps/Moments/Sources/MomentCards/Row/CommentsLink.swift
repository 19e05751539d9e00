import DesignKit
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The number of comments of a moment, linked to its page.
struct CommentsLink: View {
    let card: MomentCard

    var body: some View {
        NavigationLink(value: Route.moment(card.id)) {
            HStack(spacing: Spacing.xs) {
                Image(systemName: "bubble.left")
                    .font(.system(size: 18, weight: .semibold))
                    .accessibilityHidden(true)
                if card.commentCount > 0 {
                    Text(verbatim: String(card.commentCount))
                        .font(.cardDetail.weight(.medium).monospacedDigit())
                }
            }
            .foregroundStyle(Palette.secondaryText)
            .padding(.horizontal, Spacing.s)
            .frame(minWidth: 46, minHeight: 40)
            .background(Palette.well, in: .capsule)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(card.commentCount == 0 ? Text("Comment") : Text("Comments: \(card.commentCount)"))
    }
}

#if DEBUG
#Preview("Comments link, none", traits: .sizeThatFitsLayout) {
    CommentsLink(card: .preview(PreviewSamples.longMoment))
        .previewRow()
}

#Preview("Comments link, several", traits: .sizeThatFitsLayout) {
    CommentsLink(card: .preview())
        .previewRow()
}
#endif
