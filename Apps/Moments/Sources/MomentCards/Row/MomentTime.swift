import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The age of a moment, whether its text was edited, and who sees it if not all friends do.
struct MomentTime: View {
    let card: MomentCard

    var body: some View {
        Group {
            if card.isEdited || card.visibility != .friends {
                AdaptiveStack(spacing: Spacing.xxs) {
                    RelativeTime(card.createdDate)
                    if card.isEdited {
                        SeparatorDot()
                        Text("edited")
                    }
                    if card.visibility != .friends {
                        SeparatorDot()
                        HStack(spacing: Spacing.xxs) {
                            Image(systemName: card.visibility.symbol)
                                .imageScale(.small)
                                .accessibilityHidden(true)
                            card.visibility.text
                        }
                    }
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

#Preview("Time, edited and for some", traits: .sizeThatFitsLayout) {
    var moment = PreviewSamples.privateMoment
    moment.visibility = .except
    moment.editedDate = PreviewSamples.hours(ago: 999)
    return MomentTime(card: .preview(moment))
        .previewRow()
}
#endif
