import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The card of a moment in the modern style.
struct ModernMomentCard: View {
    let card: MomentCard
    let place: MomentRow.Place
    let viewModel: MomentListItemViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            MomentRowHeader(card: card, viewModel: viewModel)
            FailureBanner(card.failure) { viewModel.failureDismissed() }
            if let text = card.text {
                FoldedText(text, words: Text(text, mentioning: card.mentions), isFolding: place == .list)
            }
            if !card.photos.isEmpty {
                PhotoGrid(photos: card.photos, selection: PhotoSelection(of: card.id, at: place))
            }
            if let link = card.link { LinkCard(link: link, page: card.linkCard) }
            if place == .list, !card.latestComments.isEmpty { CommentPreview(card: card) }
            MomentRowFooter(card: card, place: place) { viewModel.likeButtonTapped() }
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }
}

#if DEBUG
#Preview("Modern moment, pictures and comments", traits: .sizeThatFitsLayout) {
    ModernMomentCard(card: .preview(), place: .list, viewModel: .preview())
        .previewRow()
}

#Preview("Modern moment, link", traits: .sizeThatFitsLayout) {
    ModernMomentCard(card: .preview(PreviewSamples.linkMoment), place: .list, viewModel: .preview())
        .previewRow()
}

#Preview("Modern moment, error and long text", traits: .sizeThatFitsLayout) {
    ModernMomentCard(
        card: .preview(PreviewSamples.longMoment, failure: RepoError(.unavailable)),
        place: .list,
        viewModel: .preview()
    )
    .previewRow()
}

#Preview("Modern moment, on its own page", traits: .sizeThatFitsLayout) {
    ModernMomentCard(card: .preview(PreviewSamples.longMoment), place: .page, viewModel: .preview())
        .previewRow()
}
#endif
