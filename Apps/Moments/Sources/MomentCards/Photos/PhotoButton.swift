import MomentsModel
import SwiftUI

/// The photo shown in the photo viewer.
struct OpenedPhoto: Identifiable {
    let index: Int

    var id: Int { index }
}

/// A photo of a moment as a button that opens the photo viewer.
struct PhotoButton<Tile: View>: View {
    let photos: [Photo]
    let index: Int
    @Binding var opened: OpenedPhoto?
    let namespace: Namespace.ID
    @ViewBuilder let tile: Tile

    var body: some View {
        Button {
            opened = OpenedPhoto(index: index)
        } label: {
            tile
        }
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
    func photoViewer(of photos: [Photo], opened: Binding<OpenedPhoto?>, namespace: Namespace.ID) -> some View {
        fullScreenCover(item: opened) { PhotoViewer(photos: photos, first: $0.index, of: namespace) }
    }
}
