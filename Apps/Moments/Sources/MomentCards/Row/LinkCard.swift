import DesignKit
import SwiftUI

/// A card for a moment's link.
struct LinkCard: View {
    let link: MomentLink

    var body: some View {
        Link(destination: link.url) {
            HStack(spacing: Spacing.s) {
                Image(systemName: "link")
                    .font(.system(size: 18, weight: .semibold))
                    .foregroundStyle(Palette.accent)
                    .frame(width: 44, height: 44)
                    .background(Palette.card, in: .rect(cornerRadius: CornerRadius.small))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: link.host)
                        .font(.cardDetail.weight(.semibold))
                        .foregroundStyle(Palette.text)
                    if !link.path.isEmpty {
                        Text(verbatim: link.path)
                            .font(.cardNote)
                            .foregroundStyle(Palette.secondaryText)
                    }
                }
                .lineLimit(1)
                Spacer(minLength: 0)
                Image(systemName: "arrow.up.forward")
                    .font(.cardNote.weight(.semibold))
                    .foregroundStyle(Palette.secondaryText)
                    .accessibilityHidden(true)
            }
            .padding(Spacing.s)
            .background(Palette.well, in: .rect(cornerRadius: CornerRadius.medium))
        }
    }
}
