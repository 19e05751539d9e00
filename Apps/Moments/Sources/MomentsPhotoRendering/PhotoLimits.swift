import MomentsMedia
import MomentsModel

/// What a photo may be before it is decoded: a small file can hold a picture that no memory takes.
struct PhotoLimits: Sendable {
    /// Of the file.
    var bytes = Limits.photoBytes
    /// Of the picture; the largest of phones take 50 million.
    var pixels = 60_000_000
    /// Along an edge.
    var edge = 16_384
    /// Of all pixels as they come from the decoder, with alpha and 16 bits if they have these; they cost time.
    var bytesDecoded = 240_000_000
    /// For decoders that hold the whole picture at once.
    var bytesHeld = 180_000_000
    /// Frames, or segments of metadata: decoders look at each of them, some at all of them for each of them.
    var parts = 1000
    /// How often a progressive JPEG may go over its pixels; programs write about ten scans.
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

/// What the first bytes of a photo say about it.
struct PhotoHeader: Hashable, Sendable {
    var width: Int
    var height: Int
    var bytesDecoded: Int
    /// Memory the decoder needs for the whole picture; 0 if a few rows at a time are enough.
    var bytesHeld: Int
}
