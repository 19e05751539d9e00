import DesignKit
import ListKit
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The card of a moment in the classic style: an avatar, and to its right the name, the text, the first photo and the time.
struct ClassicMomentCard: View {
    let card: MomentCard
    let place: MomentRow.Place
    let viewModel: MomentListItemViewModel

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.s) {
            NavigationLink(value: Route.person(card.author.id)) {
                AvatarView(
                    name: card.author.name,
                    url: card.author.avatar,
                    tones: card.author.avatarTones,
                    size: .large
                )
                .styledAvatar()
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: card.author.name))
            content
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .classicCard()
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            name
            FailureBanner(card.failure) { viewModel.failureDismissed() }
            if let text = card.text {
                FoldedText(
                    text,
                    words: Text(text, mentioning: card.mentions),
                    isFolding: place == .list,
                    color: Palette.secondaryText
                )
            }
            if !card.photos.isEmpty {
                ClassicPhoto(photos: card.photos, selection: PhotoSelection(of: card.id, at: place))
            }
            if let link = card.link { LinkCard(link: link, page: card.linkCard) }
            HStack(spacing: Spacing.s) {
                MomentTime(card: card)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if place == .list { CommentsLink(card: card) }
                if let likes = card.likes {
                    ClassicLikeToggle(isLiked: likes.isLiked) { viewModel.likeButtonTapped() }
                }
            }
            if let likes = card.likes, likes.count > 0 { ClassicLikers(likes: likes) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var name: some View {
        HStack(spacing: Spacing.xs) {
            Text(verbatim: card.author.name)
                .font(.cardName)
                .foregroundStyle(Palette.text)
                .lineLimit(2)
                .frame(maxWidth: .infinity, alignment: .leading)
            MomentMenu(card: card, viewModel: viewModel)
        }
        .frame(minHeight: 36)
    }
}

#if DEBUG
#Preview("Classic moment, pictures", traits: .sizeThatFitsLayout) {
    ClassicMomentCard(card: .preview(), place: .list, viewModel: .preview())
        .padding(.bottom, Spacing.xl)
        .previewRow()
}

#Preview("Classic moment, link", traits: .sizeThatFitsLayout) {
    ClassicMomentCard(card: .preview(PreviewSamples.linkMoment), place: .list, viewModel: .preview())
        .padding(.bottom, Spacing.xl)
        .previewRow()
}

#Preview("Classic moment, error and long text", traits: .sizeThatFitsLayout) {
    ClassicMomentCard(
        card: .preview(PreviewSamples.longMoment, failure: RepoError(.unavailable)),
        place: .list,
        viewModel: .preview()
    )
    .padding(.bottom, Spacing.xl)
    .previewRow()
}
#endif
