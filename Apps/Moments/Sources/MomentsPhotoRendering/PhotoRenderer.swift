import Foundation
import MomentsMedia
import MomentsModel

/// A converter from uploaded files to the stored pictures.
struct PhotoRenderer: Sendable {
    var limits = PhotoLimits()
    /// The WebP quality; above 80, files grow faster than photos improve.
    var quality = 80
    /// The encoder's effort, 0 to 6. 4 takes twice as long as 2 for files that are 1.5 % smaller.
    var effort = 2
    /// The longest edge of the preview in pixels. At this size, the WebP quality affects only the colours.
    var previewEdge = 16
    var previewQuality = 30

    /// Decodes a photo, rotates it upright, and encodes it in all sizes. Keeps only the pixels; all metadata is dropped.
    ///
    /// Uses the first frame of an animation, and flattens transparency onto white.
    ///
    /// - Throws: `MediaError`
    func renditions(of data: Data) throws -> PhotoRenditions {
        try limits.check(bytes: data.count)
        let format = try PhotoFormat(of: data)
        try Shim.start()
        try Shim.check(format)
        let sizes = PhotoSize.allCases.sorted { $0.longestEdge > $1.longestEdge }
        var picture = try (format == .png ? PNGTexts.removed(from: data) : data).withUnsafeBytes { bytes in
            try limits.check(PhotoParts(of: bytes, format: format))
            try limits.check(Shim.header(of: bytes, format: format))
            return try Picture(decoding: bytes, format: format, longestEdge: sizes[0].longestEdge)
        }
        let none = PhotoPreview(picture: Data(), tones: Data())
        var renditions = PhotoRenditions(width: picture.width, height: picture.height, files: [:], preview: none)
        var file: Data?
        // Each size is made from the previous one, which has far fewer pixels than the photo.
        for size in sizes {
            if max(picture.width, picture.height) > size.longestEdge {
                picture = try picture.resized(to: size.longestEdge)
                file = nil
            }
            file = try file ?? picture.webP(quality: quality, effort: effort)
            renditions.files[size] = file
        }
        if max(picture.width, picture.height) > previewEdge { picture = try picture.resized(to: previewEdge) }
        renditions.preview = PhotoPreview(
            picture: try picture.webP(quality: previewQuality, effort: 6),
            tones: picture.tones
        )
        return renditions
    }
}

extension Picture {
    /// The mean colours of the thirds, from the top to the bottom.
    fileprivate var tones: Data {
        (0..<3).reduce(into: Data()) { tones, third in
            let rows = (height * third / 3)..<max(height * third / 3 + 1, height * (third + 1) / 3)
            var sum = (red: 0, green: 0, blue: 0)
            for y in rows {
                for x in 0..<width {
                    let color = color(x: x, y: y)
                    sum = (sum.red + Int(color.red), sum.green + Int(color.green), sum.blue + Int(color.blue))
                }
            }
            let count = rows.count * width
            tones += [sum.red, sum.green, sum.blue].map { UInt8($0 / count) }
        }
    }
}
