import MomentsModel
import SwiftUI

/// A photo of a moment as a button that opens the photo viewer.
struct PhotoButton<Tile: View>: View {
    let photos: [Photo]
    let index: Int
    let namespace: Namespace.ID
    /// Opens the photo viewer.
    let open: @MainActor () -> Void
    @ViewBuilder let tile: Tile

    var body: some View {
        Button(action: open) { tile }
            .buttonStyle(.plain)
            .accessibilityLabel(label)
            .matchedTransitionSource(id: index, in: namespace)
    }

    private var label: Text {
        let text = photos[index].altText
        return text.isEmpty ? Text("Photo \(index + 1) of \(photos.count)") : Text(verbatim: text)
    }
}

extension View {
    /// Presents the photo viewer, which grows out of the photo that was tapped.
    func photoViewer(of photos: [Photo], _ selection: PhotoSelection) -> some View {
        fullScreenCover(item: selection.item) { PhotoViewer(photos: photos, first: $0.index, of: selection.namespace) }
    }
}

#if DEBUG
#Preview("Photo button, photo", traits: .sizeThatFitsLayout) {
    @Previewable @Namespace var space
    let photos = [PreviewSamples.photo(5, altText: "A hill")]
    PhotoButton(photos: photos, index: 0, namespace: space, open: {}) {
        PhotoTile(photo: photos[0], size: .medium, ratio: 1.5)
    }
    .frame(width: 200)
    .previewRow()
}

#Preview("Photo button, disabled", traits: .sizeThatFitsLayout) {
    @Previewable @Namespace var space
    let photos = [PreviewSamples.photo(6, altText: "A hill")]
    PhotoButton(photos: photos, index: 0, namespace: space, open: {}) {
        PhotoTile(photo: photos[0], size: .medium, ratio: 1, cornerRadius: 20)
    }
    .frame(width: 200)
    .previewRow()
    .disabled(true)
}
#endif
