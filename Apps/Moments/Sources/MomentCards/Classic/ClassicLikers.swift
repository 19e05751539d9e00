import DesignKit
import MomentsModel
import SwiftUI

/// The people who like a moment, in the classic style: a heart and their avatars.
struct ClassicLikers: View {
    let likes: MomentLikes

    /// The maximum number of avatars.
    private static let faceCount = 8

    var body: some View {
        let faces = likes.people.prefix(Self.faceCount)
        HStack(spacing: 6) {
            Image(systemName: "heart")
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
            ForEach(faces) { person in
                AvatarView(name: person.name, url: person.avatar, tones: person.avatarTones, size: .tiny)
                    .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
                    .transition(.scale.combined(with: .opacity))
            }
            if likes.count > faces.count {
                Text(verbatim: "+\(likes.count - faces.count)")
                    .font(.cardNote.weight(.semibold).monospacedDigit())
                    .foregroundStyle(Palette.secondaryText)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(likes.names(upTo: Self.faceCount))
    }
}

#if DEBUG
#Preview("Classic likers, one", traits: .sizeThatFitsLayout) {
    if let likes = MomentCard.preview(PreviewSamples.linkMoment).likes {
        ClassicLikers(likes: likes).previewRow()
    }
}

#Preview("Classic likers, more than are shown", traits: .sizeThatFitsLayout) {
    if let likes = MomentCard.preview().likes {
        ClassicLikers(likes: likes).previewRow()
    }
}
#endif
