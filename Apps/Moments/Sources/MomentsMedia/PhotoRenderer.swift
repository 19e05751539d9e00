import Foundation
import MomentsModel
import VipsShim

/// Turns an uploaded file into the pictures that are kept. Blocks the thread it runs on.
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
    /// - Throws: `MediaError`, or `CancellationError` soon after the cancellation.
    func renditions(of data: Data, cancellation: Cancellation = Cancellation()) throws -> PhotoRenditions {
        try limits.check(bytes: data.count)
        let format = try PhotoFormat(of: data)
        try Shim.start()
        defer { vipsShimTrimMemory() }
        let sizes = PhotoSize.allCases.sorted { $0.longestEdge > $1.longestEdge }
        var picture = try (format == .png ? PNGTexts.removed(from: data) : data).withUnsafeBytes { bytes in
            try limits.check(PhotoParts(of: bytes, format: format))
            try limits.check(Shim.header(of: bytes, format: format))
            return try Picture(
                decoding: bytes,
                format: format,
                longestEdge: sizes[0].longestEdge,
                cancellation: cancellation
            )
        }
        var renditions = PhotoRenditions(width: picture.width, height: picture.height, files: [:])
        var file: Data?
        // Each size is made from the one before it, which has many times fewer pixels than the photo.
        for size in sizes {
            if cancellation.isCancelled { throw CancellationError() }
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

/// A photo in all its sizes, encoded as WebP.
struct PhotoRenditions: Sendable {
    /// Pixels of the largest size.
    var width: Int
    var height: Int
    var files: [PhotoSize: Data]
}
