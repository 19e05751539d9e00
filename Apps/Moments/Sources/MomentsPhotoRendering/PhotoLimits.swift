import MomentsMedia
import MomentsModel

/// The limits checked before a photo is decoded: a small file can contain a picture too large for any memory.
struct PhotoLimits: Sendable {
    /// The bytes of the file.
    var bytes = Limits.photoBytes
    /// The pixels of the picture; the largest phone cameras have 50 million.
    var pixels = 60_000_000
    /// The pixels along an edge.
    var edge = 16_384
    /// The bytes of all pixels as decoded, including alpha and 16 bits per channel; they cost time.
    var bytesDecoded = 240_000_000
    /// The bytes held by decoders that need the whole picture at once.
    var bytesHeld = 180_000_000
    /// The frames, or metadata segments: decoders look at each of them, some at all of them for each one.
    var parts = 1000
    /// The scans of a progressive JPEG; programs write about ten.
    var scans = 32

    func check(bytes count: Int) throws(MediaError) {
        guard count <= bytes else { throw .tooLarge(bytes: count, limit: bytes) }
    }

    func check(_ header: PhotoHeader) throws(MediaError) {
        let size = "\(header.width) × \(header.height) pixels"
        guard max(header.width, header.height) <= edge else {
            throw .tooLarge("This photo is too large: \(size). The limit is \(edge) pixels per side.")
        }
        guard header.width * header.height <= pixels else {
            throw .tooLarge("This photo is too large: \(size). The limit is \(pixels / 1_000_000) million pixels.")
        }
        guard header.bytesDecoded <= bytesDecoded, header.bytesHeld <= bytesHeld else {
            throw .tooLarge(
                "This photo is too large for its format: \(size). Use a smaller photo or a baseline JPEG."
            )
        }
    }

    func check(_ parts: PhotoParts) throws(MediaError) {
        guard parts.count <= self.parts else {
            throw .tooLarge("This photo contains too many frames or metadata segments. Save it again as a plain photo.")
        }
        guard parts.scans <= scans else {
            throw .tooLarge("This photo has too many scans: \(parts.scans). The limit is \(scans).")
        }
    }
}

/// The data in a photo's header.
struct PhotoHeader: Hashable, Sendable {
    var width: Int
    var height: Int
    var bytesDecoded: Int
    /// The memory that the decoder needs for the whole picture; 0 if a few rows at a time are enough.
    var bytesHeld: Int
}
