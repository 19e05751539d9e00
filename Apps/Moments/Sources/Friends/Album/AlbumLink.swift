import DesignKit
import MomentsFoundations
import MomentsModel
import SwiftUI

/// A link to the album of a person.
struct AlbumLink: View {
    let person: PersonID

    var body: some View {
        NavigationLink(value: Route.album(of: person)) {
            HStack(spacing: Spacing.s) {
                Image(systemName: "photo.on.rectangle")
                    .foregroundStyle(Palette.accent)
                    .accessibilityHidden(true)
                Text("Album")
                    .font(.cardName)
                    .foregroundStyle(Palette.text)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Disclosure()
            }
            .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
    }
}

#if DEBUG
#Preview("Album link, light", traits: .sizeThatFitsLayout) {
    AlbumLink(person: PreviewSamples.grace.id)
        .previewRow()
}

#Preview("Album link, dark", traits: .sizeThatFitsLayout) {
    AlbumLink(person: PreviewSamples.grace.id)
        .previewRow()
        .preferredColorScheme(.dark)
}
#endif
