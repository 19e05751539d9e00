import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The profile header of the classic style: a picture with two dark blobs, and name and avatar at the lower right.
///
/// During a drag it is smaller and tilted, its picture moves more slowly than the finger, and the list does not scroll.
struct ClassicProfileHeader: View {
    let user: UserDetails
    @GestureState private var drag: CGSize? = nil
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        let pose = ClassicPose(drag: reduceMotion ? nil : drag)
        HStack(spacing: Spacing.s) {
            Text(verbatim: user.name)
                .font(.title2)
                .foregroundStyle(.white)
                .shadow(color: .black.opacity(0.5), radius: 4, y: 1)
                .lineLimit(2)
                .multilineTextAlignment(.trailing)
                .accessibilityAddTraits(.isHeader)
            AvatarView(name: user.name, url: user.avatar, tones: user.avatarTones, size: .classicProfile)
        }
        .padding(Spacing.l)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .background { ClassicBackdrop(url: user.backgroundImage, parallax: pose.parallax) }
        .frame(height: 350)
        .clipShape(RoundedRectangle(cornerRadius: CornerRadius.classic, style: .continuous))
        .scaleEffect(pose.scale)
        .rotation3DEffect(.degrees(pose.angle), axis: pose.axis)
        .animation(.classic, value: pose)
        // High priority, so that a finger does not scroll the page during the drag.
        .highPriorityGesture(
            DragGesture(minimumDistance: 6).updating($drag) { value, drag, _ in drag = value.translation }
        )
        .pausesScrolling(drag != nil)
        .padding(.horizontal, Spacing.s)
        .padding(.top, Spacing.xs)
    }
}

#if DEBUG
#Preview("Classic profile, pictures", traits: .sizeThatFitsLayout) {
    ClassicProfileHeader(user: PreviewSamples.grace)
}

#Preview("Classic profile, long name without pictures", traits: .sizeThatFitsLayout) {
    ClassicProfileHeader(user: PreviewSamples.stranger)
}
#endif
