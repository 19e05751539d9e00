import Foundation
import MomentsMedia

/// The number of parts of a file, apart from its pixels.
///
/// They are counted before any decoder sees the file, in one pass: a WebP with 450,000 tiny frames, or a JPEG with 2 million
/// empty segments, keeps a decoder busy for minutes, although it has few pixels and 20 MB.
struct PhotoParts: Hashable, Sendable {
    /// Segments of a JPEG, chunks of a WebP.
    var count = 0
    /// The scans of a JPEG.
    var scans = 0

    /// Counts until the end of the file or the first invalid part; the decoder reports the error.
    init(of bytes: UnsafeRawBufferPointer, format: PhotoFormat) {
        switch format {
        case .jpeg: countSegments(of: bytes)
        case .webP: countChunks(of: bytes)
        // libvips has its own limit on frames, and texts are removed from a PNG before.
        case .gif, .png: break
        }
    }

    /// Finds segments as decoders do, which skip invalid data and look for the next 0xFF.
    private mutating func countSegments(of bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        let (end, scan, restarts) = (UInt8(0xD9), UInt8(0xDA), UInt8(0xD0)...0xD7)
        var place = 2
        while place + 3 < bytes.count, let found = memchr(start + place, 0xFF, bytes.count - place) {
            place = UnsafeRawPointer(found) - start + 1
            guard place + 2 < bytes.count else { return }
            switch bytes[place] {
            // A stuffed data byte, a marker without a length, or a fill byte: none of them begins a segment.
            case 0x00, 0x01, 0xD8, restarts, 0xFF: continue
            case end: return
            case scan: scans += 1
            default: break
            }
            count += 1
            place += 1 + max(2, Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]))
        }
    }

    private mutating func countChunks(of bytes: UnsafeRawBufferPointer) {
        var place = 12
        while place + 8 <= bytes.count {
            count += 1
            let length = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)))
            place += 8 + length + length % 2
        }
    }
}
