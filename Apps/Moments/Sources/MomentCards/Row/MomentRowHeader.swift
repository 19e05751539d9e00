import DesignKit
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The header of a card: author, time and menu.
struct MomentRowHeader: View {
    let card: MomentCard
    let viewModel: MomentListItemViewModel

    var body: some View {
        HStack(spacing: Spacing.s) {
            author
            Spacer(minLength: Spacing.xs)
            MomentMenu(card: card, viewModel: viewModel)
        }
    }

    private var author: some View {
        NavigationLink(value: Route.person(card.author.id)) {
            AdaptiveStack(spacing: Spacing.s) {
                AvatarView(
                    name: card.author.name,
                    url: card.author.avatar,
                    tones: card.author.avatarTones,
                    size: .large
                )
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: card.author.name)
                        .font(.cardName)
                        .foregroundStyle(Palette.text)
                        .lineLimit(2)
                    MomentTime(card: card)
                }
            }
            .multilineTextAlignment(.leading)
        }
        .buttonStyle(.plain)
    }
}

#if DEBUG
#Preview("Header, own moment", traits: .sizeThatFitsLayout) {
    MomentRowHeader(card: .preview(), viewModel: .preview())
        .previewRow()
}

#Preview("Header, moment of a friend", traits: .sizeThatFitsLayout) {
    MomentRowHeader(card: .preview(PreviewSamples.longMoment), viewModel: .preview())
        .previewRow()
}
#endif
