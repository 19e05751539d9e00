import DesignKit
import MomentsModel
import SwiftUI

/// A large card with a person's background photo, name and avatar. It tilts towards a drag, moves its layers at different
/// speeds, and springs back on release.
struct ModernProfileHeader: View {
    let user: UserDetails
    @GestureState private var drag = CGSize.zero
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let tilt = ProfileTilt(drag: reduceMotion ? .zero : drag)
        ZStack(alignment: .bottomTrailing) {
            ProfileBackground(url: user.backgroundImage, tilt: tilt)
                .clipShape(RoundedRectangle(cornerRadius: CornerRadius.header, style: .continuous))
            ProfileName(user: user)
                .offset(tilt.offset(depth: 0.06))
            AvatarView(name: user.name, url: user.avatar, tones: user.avatarTones, size: .profile)
                .avatarFrame(.profile)
                .shadow(color: .black.opacity(0.18), radius: 8, y: 4)
                .padding(.trailing, Spacing.l)
                .offset(y: AvatarSize.profile.points / 3)
                .offset(tilt.offset(depth: 0.14))
        }
        .frame(height: 280)
        .rotation3DEffect(.degrees(tilt.pitch), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
        .rotation3DEffect(.degrees(tilt.yaw), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        .scaleEffect(tilt.scale)
        .animation(drag == .zero ? .springBack : .interactiveSpring, value: drag)
        // High priority, so that the page does not scroll during the drag.
        .highPriorityGesture(
            DragGesture(minimumDistance: 6).updating($drag) { value, drag, _ in drag = value.translation }
        )
        .padding(.horizontal, Spacing.s)
        .padding(.top, Spacing.xs)
        .padding(.bottom, AvatarSize.profile.points / 3 + Spacing.xs)
    }
}

/// The name on the photo.
private struct ProfileName: View {
    let user: UserDetails

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: user.name)
                .font(.profileName)
                .lineLimit(2)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: "@\(user.handle)")
                .font(.cardDetail)
                .opacity(0.9)
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.45), radius: 6, y: 1)
        .padding(.leading, Spacing.l)
        .padding(.bottom, Spacing.l)
        // Leaves space for the avatar.
        .padding(.trailing, AvatarSize.profile.points + Spacing.xl)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The photo, two blended blobs, and a shadow behind the name.
private struct ProfileBackground: View {
    let url: URL?
    let tilt: ProfileTilt

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Palette.blobCool, Palette.accentFill],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            // An overlay, so that the photo does not enlarge the card.
            .overlay { photo }
            BlobShape(.leaning)
                .fill(Palette.blobWarm.opacity(0.75))
                .frame(width: 240, height: 210)
                .offset(x: -130, y: -90)
                .offset(tilt.offset(depth: 0.18))
                .blendMode(.softLight)
            BlobShape(.wide)
                .fill(Palette.blobCool.opacity(0.8))
                .frame(width: 280, height: 220)
                .offset(x: 120, y: 80)
                .offset(tilt.offset(depth: 0.26))
                .blendMode(.overlay)
            LinearGradient(colors: [.clear, .black.opacity(0.55)], startPoint: .center, endPoint: .bottom)
        }
        .compositingGroup()
        .accessibilityHidden(true)
    }

    @ViewBuilder private var photo: some View {
        if let url {
            AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.3))) { phase in
                if let image = phase.image {
                    // Scaled beyond its frame, so that no edge shows when it moves.
                    image.resizable().scaledToFill()
                        .scaleEffect(1.12)
                        .offset(tilt.offset(depth: -0.05))
                } else {
                    Color.clear
                }
            }
        }
    }
}

#if DEBUG
#Preview("Modern profile, pictures", traits: .sizeThatFitsLayout) {
    ModernProfileHeader(user: PreviewSamples.grace)
}

#Preview("Modern profile, long name without pictures", traits: .sizeThatFitsLayout) {
    ModernProfileHeader(user: PreviewSamples.stranger)
}
#endif
