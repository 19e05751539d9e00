package import Foundation
import OrielUIKit

/// A picture as browsers fetch it: a file for each scale, and the size at which it is shown.
@usableFromInline package struct Picture: Sendable, Equatable {
    /// A file of the picture.
    package struct Representation: Sendable, Equatable {
        /// Pixels per point; nil for a vector drawing.
        package let scale: CGFloat?
        package let file: ImageFile
    }

    private final class Storage: Sendable {
        let representations: [Representation]
        let size: CGSize

        init(_ representations: [Representation], size: CGSize) {
            self.representations = representations
            self.size = size
        }
    }

    private let storage: Storage

    init(_ representations: [Representation], size: CGSize) {
        storage = Storage(representations, size: size)
    }

    /// Creates the picture of an image with a file.
    init(_ image: UIImage, _ data: Data, _ format: ImageHeader.Format) {
        self = image.attachment {
            let file = ImageFile(data, format: format)
            let scale = format == .svg ? nil : image.scale
            return Picture([Representation(scale: scale, file: file)], size: image.size)
        }
    }

    /// The files, from the smallest scale to the largest.
    package var representations: [Representation] { storage.representations }

    /// The size in points.
    package var size: CGSize { storage.size }

    @usableFromInline package static func == (a: Picture, b: Picture) -> Bool {
        a.storage === b.storage || (a.size == b.size && a.representations == b.representations)
    }
}

extension Picture: CustomStringConvertible {
    /// `12x8 png`.
    @usableFromInline package var description: String {
        let format = representations.first?.file.fileExtension ?? "empty"
        return "\(Int(saturating: size.width.rounded()))x\(Int(saturating: size.height.rounded())) \(format)"
    }
}
