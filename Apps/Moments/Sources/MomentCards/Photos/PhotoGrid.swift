import DesignKit
import MomentsModel
import SwiftUI

/// A grid of one to nine photos; a tap opens the photo viewer.
struct PhotoGrid: View {
    let photos: [Photo]
    let selection: PhotoSelection

    var body: some View {
        let layout = PhotoGridLayout(photoCount: photos.count)
        Group {
            if photos.count == 1 {
                let photo = photos[0]
                let ratio = PhotoGridLayout.aspectRatio(width: photo.width, height: photo.height)
                cell(0, PhotoTile(photo: photo, size: .medium, ratio: ratio, cornerRadius: CornerRadius.medium))
            } else {
                rows(of: layout)
            }
        }
        .photoViewer(of: photos, selection)
    }

    private func rows(of layout: PhotoGridLayout) -> some View {
        VStack(spacing: Spacing.xxs) {
            ForEach(layout.rows, id: \.lowerBound) { row in
                HStack(spacing: Spacing.xxs) {
                    ForEach(row, id: \.self) { cell($0, PhotoTile(photo: photos[$0], size: .small, ratio: 1)) }
                    ForEach(row.count..<layout.columnCount, id: \.self) { _ in
                        Color.clear.aspectRatio(1, contentMode: .fit)
                    }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: CornerRadius.medium, style: .continuous))
    }

    private func cell(_ index: Int, _ tile: PhotoTile) -> some View {
        PhotoButton(photos: photos, index: index, namespace: selection.namespace) {
            selection.open(index)
        } tile: {
            tile
        }
    }
}

/// A photo that fills its frame.
public struct PhotoTile: View {
    private let photo: Photo
    private let size: PhotoSize
    private let ratio: Double
    private let cornerRadius: CGFloat

    /// - Parameter ratio: The width of the frame by its height.
    public init(photo: Photo, size: PhotoSize, ratio: Double, cornerRadius: CGFloat = 0) {
        self.photo = photo
        self.size = size
        self.ratio = ratio
        self.cornerRadius = cornerRadius
    }

    public var body: some View {
        Palette.well
            .aspectRatio(ratio, contentMode: .fit)
            .overlay {
                AsyncImage(url: photo.url(size), transaction: Transaction(animation: .easeOut(duration: 0.25))) {
                    phase in
                    if let image = phase.image {
                        image.resizable().scaledToFill()
                    } else if phase.error != nil {
                        Image(systemName: "photo")
                            .foregroundStyle(Palette.secondaryText)
                    } else if let preview = photo.previewImage {
                        preview.scaledToFill()
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
    }
}

#if DEBUG
#Preview("Photo grid, one", traits: .sizeThatFitsLayout) {
    PhotoGrid(photos: [PreviewSamples.photo(2)], selection: PhotoSelection(of: 11, at: .list))
        .previewRow()
}

#Preview("Photo grid, one in portrait format", traits: .sizeThatFitsLayout) {
    PhotoGrid(photos: [PreviewSamples.photo(4, isTall: true)], selection: PhotoSelection(of: 11, at: .list))
        .previewRow()
}

#Preview("Photo grid, four", traits: .sizeThatFitsLayout) {
    PhotoGrid(photos: PreviewSamples.photos(4), selection: PhotoSelection(of: 11, at: .list))
        .previewRow()
}

#Preview("Photo grid, eight", traits: .sizeThatFitsLayout) {
    PhotoGrid(photos: PreviewSamples.photos(8), selection: PhotoSelection(of: 11, at: .list))
        .previewRow()
}

#Preview("Photo tile, loaded", traits: .sizeThatFitsLayout) {
    PhotoTile(photo: PreviewSamples.photo(7), size: .small, ratio: 1)
        .frame(width: 140)
        .previewRow()
}

#Preview("Photo tile, failed", traits: .sizeThatFitsLayout) {
    PhotoTile(photo: PreviewSamples.brokenPhoto, size: .small, ratio: 1, cornerRadius: CornerRadius.medium)
        .frame(width: 140)
        .previewRow()
}
#endif
