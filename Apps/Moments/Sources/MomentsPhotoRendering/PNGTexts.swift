import Foundation

/// The text chunks of a PNG: comments, and metadata that some programs store there.
///
/// They are useless here, and decoders unpack each of them to up to 8 MB before anything else: with 32 of them, a file of 250
/// KB and one pixel took 10 seconds.
enum PNGTexts {
    /// Returns a PNG without its text chunks; the file itself if there are none.
    static func removed(from file: Data) -> Data {
        let texts = file.withUnsafeBytes { ranges(in: $0) }
        guard !texts.isEmpty else { return file }
        var rest = Data(capacity: file.count)
        var start = 0
        for text in texts {
            rest.append(file[(file.startIndex + start)..<(file.startIndex + text.lowerBound)])
            start = text.upperBound
        }
        rest.append(file[(file.startIndex + start)...])
        return rest
    }

    /// Walks from chunk to chunk until the end of the file or the first invalid chunk.
    private static func ranges(in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var place = 8
        while place + 12 <= bytes.count {
            let length = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
            let end = min(place + 12 + length, bytes.count)
            switch UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)) {
            // tEXt, zTXt, iTXt
            case 0x7445_5874, 0x7A54_5874, 0x6954_5874: ranges.append(place..<end)
            default: break
            }
            place = end
        }
        return ranges
    }
}
