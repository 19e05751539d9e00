import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The age of a moment, and whether only its author sees it.
struct MomentTime: View {
    let card: MomentCard

    var body: some View {
        Group {
            if card.isOnlyForMe {
                HStack(spacing: Spacing.xxs) {
                    RelativeTime(card.createdDate)
                    Text(verbatim: "·")
                        .accessibilityHidden(true)
                    Image(systemName: "lock.fill")
                        .imageScale(.small)
                        .accessibilityHidden(true)
                    Text("Only me")
                }
            } else {
                RelativeTime(card.createdDate)
            }
        }
        .font(.cardNote)
        .foregroundStyle(Palette.secondaryText)
    }
}

#if DEBUG
#Preview("Time, for friends", traits: .sizeThatFitsLayout) {
    MomentTime(card: .preview())
        .previewRow()
}

#Preview("Time, only for me", traits: .sizeThatFitsLayout) {
    MomentTime(card: .preview(PreviewSamples.privateMoment))
        .previewRow()
}
#endif
