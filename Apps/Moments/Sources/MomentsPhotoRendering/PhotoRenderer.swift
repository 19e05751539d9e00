import Foundation
import MomentsMedia
import MomentsModel

/// Turns an uploaded file into the pictures that are kept.
struct PhotoRenderer: Sendable {
    var limits = PhotoLimits()
    /// Of WebP; above it photos grow faster than they get better.
    var quality = 80
    /// How hard the encoder tries, 0 to 6. 4 takes twice as long as 2 for files 1.5 % smaller.
    var effort = 2

    /// Decodes a photo, turns it upright, and encodes it in all sizes: only its pixels go on, no word of its metadata.
    ///
    /// Of an animation the first picture is taken, and white paper shows through what is transparent.
    ///
    /// - Throws: `MediaError`
    func renditions(of data: Data) throws -> PhotoRenditions {
        try limits.check(bytes: data.count)
        let format = try PhotoFormat(of: data)
        try Shim.start()
        let sizes = PhotoSize.allCases.sorted { $0.longestEdge > $1.longestEdge }
        var picture = try (format == .png ? PNGTexts.removed(from: data) : data).withUnsafeBytes { bytes in
            try limits.check(PhotoParts(of: bytes, format: format))
            try limits.check(Shim.header(of: bytes, format: format))
            return try Picture(decoding: bytes, format: format, longestEdge: sizes[0].longestEdge)
        }
        var renditions = PhotoRenditions(width: picture.width, height: picture.height, files: [:])
        var file: Data?
        // Each size is made from the one before it, which has many times fewer pixels than the photo.
        for size in sizes {
            if max(picture.width, picture.height) > size.longestEdge {
                picture = try picture.resized(to: size.longestEdge)
                file = nil
            }
            file = try file ?? picture.webP(quality: quality, effort: effort)
            renditions.files[size] = file
        }
        return renditions
    }
}
