import DesignKit
import MomentsModel
import SwiftUI

/// The first photo of a moment, 240 by 120 points, and the number of further ones; a tap opens the photo viewer.
struct ClassicPhoto: View {
    let photos: [Photo]
    let selection: PhotoSelection

    var body: some View {
        PhotoButton(photos: photos, index: 0, namespace: selection.namespace) {
            selection.open(0)
        } tile: {
            PhotoTile(photo: photos[0], size: .medium, ratio: 2, cornerRadius: CornerRadius.medium)
                .overlay(alignment: .bottomTrailing) { if photos.count > 1 { more } }
        }
        // Narrower cards have a smaller photo of the same proportions.
        .frame(maxWidth: 240, alignment: .leading)
        .photoViewer(of: photos, selection)
    }

    private var more: some View {
        Text(verbatim: "+\(photos.count - 1)")
            .font(.cardNote.weight(.semibold).monospacedDigit())
            .foregroundStyle(.white)
            .padding(.horizontal, Spacing.xs)
            .frame(minHeight: 24)
            .background(.black.opacity(0.6), in: .capsule)
            .padding(Spacing.xs)
            .accessibilityHidden(true)
    }
}

#if DEBUG
#Preview("Classic photo, one", traits: .sizeThatFitsLayout) {
    ClassicPhoto(photos: [PreviewSamples.photo(3)], selection: PhotoSelection(of: 11, at: .list))
        .previewRow()
}

#Preview("Classic photo, several", traits: .sizeThatFitsLayout) {
    ClassicPhoto(photos: PreviewSamples.photos(9), selection: PhotoSelection(of: 11, at: .list))
        .previewRow()
}
#endif
