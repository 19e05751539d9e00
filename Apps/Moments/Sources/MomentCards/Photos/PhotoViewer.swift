import DesignKit
import MomentsModel
import SwiftUI

/// A viewer that shows one photo at a time at window size; swipes, buttons and arrow keys switch photos.
///
/// Two fingers, a double tap, buttons and keys zoom; a finger pulls the photo back to its place.
public struct PhotoViewer: View {
    private let photos: [Photo]
    /// The namespace of the photos' tiles; nil if the photos have no tiles.
    private let namespace: Namespace.ID?
    @State private var index: Int
    @State private var zoom = PhotoZoom()
    @Environment(\.dismiss) private var dismiss

    public init(photos: [Photo], first: Int = 0, of namespace: Namespace.ID? = nil) {
        self.photos = photos
        self.namespace = namespace
        _index = State(initialValue: min(max(first, 0), max(photos.count - 1, 0)))
    }

    public var body: some View {
        TabView(selection: $index) {
            ForEach(photos.indices, id: \.self) { index in
                ZoomablePhoto(zoom: index == self.index ? $zoom : .constant(PhotoZoom())) {
                    LargePhoto(photo: photos[index])
                }
                .tag(index)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .ignoresSafeArea()
        .onChange(of: index) { zoom = PhotoZoom() }
        .presentationBackground(.black)
        // Separate overlays leave the rest of the photo free for swipes.
        .overlay(alignment: .top) { bar.padding(Spacing.m) }
        .overlay(alignment: .bottom) { caption.padding(Spacing.m) }
        .overlay(alignment: .leading) {
            turn(by: -1, symbol: "chevron.left", label: Text("Previous photo"), key: .leftArrow)
        }
        .overlay(alignment: .trailing) {
            turn(by: 1, symbol: "chevron.right", label: Text("Next photo"), key: .rightArrow)
        }
        .background { PhotoZoomKeys(zoom: $zoom) }
        .foregroundStyle(.white)
        .environment(\.colorScheme, .dark)
        .modifier(ZoomFromTile(index: index, namespace: namespace))
    }

    private var bar: some View {
        HStack {
            Text("\(index + 1) of \(photos.count)")
                .font(.subheadline.weight(.semibold).monospacedDigit())
                .padding(.horizontal, Spacing.s)
                .frame(minHeight: 36)
                .background(.black.opacity(0.55), in: .capsule)
                .opacity(photos.count > 1 ? 1 : 0)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            Spacer()
            PhotoZoomButtons(zoom: $zoom)
            if photos.indices.contains(index) {
                Link(destination: photos[index].download) { GlassSymbol(name: "square.and.arrow.down") }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text("Save photo"))
            }
            GlassButton(name: "xmark", label: Text("Close")) { dismiss() }
                .keyboardShortcut(.cancelAction)
        }
    }

    @ViewBuilder private var caption: some View {
        if photos.indices.contains(index), !photos[index].altText.isEmpty {
            Text(verbatim: photos[index].altText)
                .font(.subheadline)
                .multilineTextAlignment(.center)
                .padding(.horizontal, Spacing.m)
                .padding(.vertical, Spacing.xs)
                .background(.black.opacity(0.55), in: .rect(cornerRadius: CornerRadius.small))
                .frame(maxWidth: ColumnWidth.reading)
        }
    }

    @ViewBuilder
    private func turn(by step: Int, symbol: String, label: Text, key: KeyEquivalent) -> some View {
        if photos.indices.contains(index + step) {
            GlassButton(name: symbol, label: label) { withAnimation(.settle) { index += step } }
                .keyboardShortcut(key, modifiers: [])
                .padding(.horizontal, Spacing.s)
        }
    }
}

/// A photo that fits the window in its own aspect ratio.
private struct LargePhoto: View {
    let photo: Photo

    var body: some View {
        AsyncImage(url: photo.url(.large)) { phase in
            if let image = phase.image {
                image
                    .resizable()
                    .aspectRatio(ratio, contentMode: .fit)
            } else if phase.error != nil {
                Text("This photo cannot be shown.")
            } else {
                ProgressView()
                    .tint(.white)
                    .accessibilityLabel(Text("Loading"))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background { photo.previewImage?.aspectRatio(ratio, contentMode: .fit) }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(photo.altText.isEmpty ? Text("Photo") : Text(verbatim: photo.altText))
        .accessibilityAddTraits(.isImage)
    }

    private var ratio: CGFloat {
        photo.width > 0 && photo.height > 0 ? CGFloat(photo.width) / CGFloat(photo.height) : 1
    }
}

/// Zooms the viewer from the tile of its photo, and lets the user pull it back into the tile.
private struct ZoomFromTile: ViewModifier {
    let index: Int
    let namespace: Namespace.ID?

    func body(content: Content) -> some View {
        if let namespace {
            content.navigationTransition(.zoom(sourceID: index, in: namespace))
        } else {
            content
        }
    }
}

#if DEBUG
#Preview("Photo viewer, one with a caption") {
    PhotoViewer(photos: [PreviewSamples.photo(1, altText: "A lake in the morning, with a hill behind it")])
        .background(.black)
}

#Preview("Photo viewer, between others") {
    PhotoViewer(photos: PreviewSamples.photos(3), first: 1)
        .background(.black)
}

#Preview("Photo viewer, failed") {
    PhotoViewer(photos: [PreviewSamples.brokenPhoto])
        .background(.black)
}
#endif
