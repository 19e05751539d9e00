import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// The viewer's profile with its edit button.
struct AccountProfile: View {
    let user: UserDetails
    let role: PersonRole
    let edit: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            ZStack(alignment: .bottomLeading) {
                ProfileBackdrop(url: user.backgroundImage)
                    .frame(height: 120)
                    .clipShape(RoundedRectangle(cornerRadius: CornerRadius.medium, style: .continuous))
                AvatarView(name: user.name, url: user.avatar, tones: user.avatarTones, size: .profile)
                    .avatarFrame(.profile)
                    .padding(.leading, Spacing.m)
                    .offset(y: AvatarSize.profile.points / 2)
            }
            .padding(.bottom, AvatarSize.profile.points / 2)
            AdaptiveStack(spacing: Spacing.s) {
                VStack(alignment: .leading, spacing: 2) {
                    AdaptiveStack(spacing: Spacing.xs) {
                        Text(verbatim: user.name)
                            .font(.sectionTitle)
                            .foregroundStyle(Palette.text)
                            .accessibilityAddTraits(.isHeader)
                        if let tag = role.tag {
                            tag
                                .font(.badge)
                                .foregroundStyle(Palette.accent)
                                .padding(.horizontal, Spacing.xs)
                                .padding(.vertical, 2)
                                .background(Palette.well, in: .capsule)
                        }
                    }
                    Text(verbatim: "@\(user.handle)")
                        .font(.cardDetail)
                        .foregroundStyle(Palette.secondaryText)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Button(action: edit) { Text("Edit profile") }
                    .buttonStyle(.pill)
            }
            .padding(.horizontal, Spacing.xs)
        }
        .padding(Spacing.s)
        .card()
    }
}

extension PersonRole {
    /// The word for those who are more than members.
    fileprivate var tag: Text? {
        switch self {
        case .member: nil
        case .moderator: Text("Moderator")
        case .admin: Text("Admin")
        }
    }
}

/// The background photo of a profile, or a gradient if there is none.
struct ProfileBackdrop: View {
    let url: URL?

    var body: some View {
        LinearGradient(
            colors: [Palette.blobCool, Palette.accentFill],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
        .overlay {
            BlobShape(.leaning)
                .fill(Palette.blobWarm.opacity(0.55))
                .frame(width: 190, height: 160)
                .offset(x: 120, y: -40)
        }
        .overlay {
            if let url {
                AsyncImage(url: url) { phase in
                    if let image = phase.image { image.resizable().scaledToFill() } else { Color.clear }
                }
            }
        }
        .clipped()
        .accessibilityHidden(true)
    }
}

#if DEBUG
#Preview("Account profile, admin", traits: .sizeThatFitsLayout) {
    AccountProfile(user: PreviewSamples.ada, role: .admin) {}
        .previewRow()
}

#Preview("Account profile, long name without pictures", traits: .sizeThatFitsLayout) {
    AccountProfile(user: PreviewSamples.stranger, role: .member) {}
        .previewRow()
}

#Preview("Profile backdrop, picture", traits: .fixedLayout(width: 393, height: 150)) {
    ProfileBackdrop(url: PreviewSamples.grace.backgroundImage)
}

#Preview("Profile backdrop, none", traits: .fixedLayout(width: 393, height: 150)) {
    ProfileBackdrop(url: nil)
}

#Preview("Account profile, moderator", traits: .sizeThatFitsLayout) {
    AccountProfile(user: PreviewSamples.grace, role: .moderator) {}
        .previewRow()
}
#endif
