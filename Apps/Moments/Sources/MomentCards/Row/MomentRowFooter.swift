import DesignKit
import MomentsModel
import SwiftUI

/// The footer of a card: comments, likes and the like button.
struct MomentRowFooter: View {
    let card: MomentCard
    let place: MomentRow.Place
    let like: @MainActor () -> Void

    var body: some View {
        HStack(spacing: Spacing.s) {
            if place == .list { CommentsLink(card: card) }
            if let likes = card.likes, likes.count > 0 { LikersRow(likes: likes) }
            Spacer(minLength: 0)
            if let likes = card.likes {
                FavouriteButton(.heart, isOn: likes.isLiked, label: Text("Like"), action: like)
            }
        }
        .frame(minHeight: 46)
    }
}

/// The avatars of people who like a moment, and the number of further likes.
struct LikersRow: View {
    let likes: MomentLikes

    /// The maximum number of avatars.
    private static let faceCount = 5

    var body: some View {
        HStack(spacing: Spacing.xs) {
            AvatarRow(
                likes.people.prefix(Self.faceCount).map {
                    AvatarRow.Person(id: $0.id.description, name: $0.name, url: $0.avatar, tones: $0.avatarTones)
                }
            )
            if likes.count > min(likes.people.count, Self.faceCount) {
                Text(verbatim: "+\(likes.count - min(likes.people.count, Self.faceCount))")
                    .font(.cardNote.weight(.semibold).monospacedDigit())
                    .foregroundStyle(Palette.secondaryText)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(likes.names(upTo: Self.faceCount))
    }
}

#if DEBUG
#Preview("Footer, liked", traits: .sizeThatFitsLayout) {
    MomentRowFooter(card: .preview(), place: .list) {}
        .previewRow()
}

#Preview("Footer, no likes and no comments", traits: .sizeThatFitsLayout) {
    MomentRowFooter(card: .preview(PreviewSamples.longMoment), place: .list) {}
        .previewRow()
}

#Preview("Footer, likes turned off", traits: .sizeThatFitsLayout) {
    MomentRowFooter(card: MomentCard(PreviewSamples.moment, showsLikes: false), place: .list) {}
        .previewRow()
}

#Preview("Likers, one", traits: .sizeThatFitsLayout) {
    if let likes = MomentCard.preview(PreviewSamples.linkMoment).likes {
        LikersRow(likes: likes).previewRow()
    }
}

#Preview("Likers, more than are shown", traits: .sizeThatFitsLayout) {
    if let likes = MomentCard.preview().likes {
        LikersRow(likes: likes).previewRow()
    }
}
#endif
