import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// A word about a person, such as a role, on a capsule.
struct PersonTag: View {
    let text: Text
    var color = Palette.accent

    var body: some View {
        text
            .font(.badge)
            .foregroundStyle(color)
            .lineLimit(1)
            .padding(.horizontal, Spacing.xs)
            .padding(.vertical, 2)
            .background(Palette.well, in: .capsule)
            .fixedSize(horizontal: true, vertical: false)
    }
}

#if DEBUG
#Preview("Person tag, role", traits: .sizeThatFitsLayout) {
    PersonTag(text: PersonRole.moderator.text)
        .previewRow()
}

#Preview("Person tag, suspended", traits: .sizeThatFitsLayout) {
    PersonTag(text: Text("Suspended"), color: Palette.danger)
        .previewRow()
}
#endif
