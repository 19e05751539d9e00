import Foundation
import MomentsMedia

/// The number of parts of a file, apart from its pixels.
///
/// They are counted before any decoder sees the file, in one pass: a WebP with 450,000 tiny frames, or a JPEG with 2 million
/// empty segments, keeps a decoder busy for minutes, although it has few pixels and 20 MB.
struct PhotoParts: Hashable, Sendable {
    /// Segments of a JPEG, chunks of a WebP, items and properties of a HEIC.
    var count = 0
    /// The scans of a JPEG.
    var scans = 0

    /// Counts until the end of the file or the first invalid part; the decoder reports the error.
    init(of bytes: UnsafeRawBufferPointer, format: PhotoFormat) {
        switch format {
        case .jpeg: countSegments(of: bytes)
        case .webP: countChunks(of: bytes)
        case .heic: countItems(of: bytes, in: 0..<bytes.count)
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

    /// Counts the boxes that describe pictures, and the entries of their tables.
    private mutating func countItems(of bytes: UnsafeRawBufferPointer, in range: Range<Int>) {
        func number(at place: Int) -> Int {
            place + 4 <= range.upperBound
                ? Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))) : 0
        }
        var place = range.lowerBound
        while place + 8 <= range.upperBound {
            count += 1
            let length = number(at: place)
            // A length of 0 reaches to the end, and 1 stands for one of 64 bits; neither is needed for what is counted.
            guard length >= 8, length <= range.upperBound - place else { return }
            let content = place + 8..<place + length
            switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
            case "meta" where content.count >= 4: countItems(of: bytes, in: content.lowerBound + 4..<content.upperBound)
            case "iprp", "ipco": countItems(of: bytes, in: content)
            // The number of entries, of 16 bits in the first version and of 32 in later ones.
            case "iinf" where content.count >= 8:
                let entries = number(at: content.lowerBound + 4)
                count += bytes[content.lowerBound] == 0 ? entries >> 16 : entries
            default: break
            }
            place += length
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
