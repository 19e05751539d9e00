import DesignKit
import MomentsModel
import SwiftUI

/// The background of the classic profile header: the person's picture below two dark blue blobs.
struct ClassicBackdrop: View {
    let url: URL?
    /// The offset of the picture.
    let parallax: CGSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var hasTurned = false

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Palette.blobDeep, Palette.blobSea],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            // An overlay, so that the picture does not enlarge the header.
            .overlay { picture }
            // Whole turns, so that the blobs are in the same place before, after and without them.
            // Mostly clear, because this mode subtracts what a colour lacks to white.
            ClassicBlob(
                form: .leaning,
                offset: CGSize(width: -150, height: -200),
                turn: hasTurned ? 450 : 90,
                opacity: 0.45
            )
            .blendMode(.plusDarker)
            ClassicBlob(form: .wide, offset: CGSize(width: -150, height: -150), turn: hasTurned ? 360 : 0)
                .blendMode(.overlay)
            LinearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .center, endPoint: .bottom)
        }
        .compositingGroup()
        .accessibilityHidden(true)
        .onAppear {
            withAnimation(reduceMotion ? nil : .classic) { hasTurned = true }
        }
    }

    @ViewBuilder private var picture: some View {
        if let url {
            AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.3))) { phase in
                if let image = phase.image {
                    // Scaled beyond its frame, so that no edge shows when it moves.
                    image.resizable().scaledToFill()
                        .scaleEffect(1.15)
                        .offset(parallax)
                } else {
                    Color.clear
                }
            }
        }
    }
}

/// A dark blue blob in an area as large as the header.
private struct ClassicBlob: View {
    let form: BlobShape.Form
    /// The place of the blob before its turn.
    let offset: CGSize
    /// The turn around the centre of the header, in degrees.
    let turn: Double
    var opacity = 1.0

    var body: some View {
        BlobShape(form)
            .fill(Palette.blobDeep.opacity(opacity))
            .frame(width: 380, height: 340)
            .offset(offset)
            .rotationEffect(.degrees(turn))
            // The area that is blended is the header, not only the frame of the blob.
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
    }
}

#if DEBUG
#Preview("Classic backdrop, picture", traits: .fixedLayout(width: 393, height: 350)) {
    ClassicBackdrop(url: PreviewSamples.grace.backgroundImage, parallax: .zero)
}

#Preview("Classic backdrop, no picture", traits: .fixedLayout(width: 393, height: 350)) {
    ClassicBackdrop(url: nil, parallax: .zero)
}
#endif
