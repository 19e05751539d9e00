import DesignKit
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
