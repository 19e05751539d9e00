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
            throw .tooLarge("This photo has \(size); expected at most \(edge) along an edge.")
        }
        guard header.width * header.height <= pixels else {
            throw .tooLarge("This photo has \(size); expected at most \(pixels / 1_000_000) million.")
        }
        guard header.bytesDecoded <= bytesDecoded, header.bytesHeld <= bytesHeld else {
            throw .tooLarge(
                "This photo has \(size), too many for its kind of file; expected a smaller one, or a plain JPEG."
            )
        }
    }

    func check(_ parts: PhotoParts) throws(MediaError) {
        guard parts.count <= self.parts else {
            throw .tooLarge("This photo's file has too many parts that are no picture; expected a plainer file.")
        }
        guard parts.scans <= scans else {
            throw .tooLarge("This photo goes over its pixels \(parts.scans) times; expected at most \(scans) scans.")
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
