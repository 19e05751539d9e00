import Foundation

/// The header of an image file: its format and its size in pixels.
package struct ImageHeader: Equatable, Sendable {
    /// An image format that browsers support.
    package enum Format: String, Hashable, Sendable {
        case png, jpeg, gif, webp, svg
    }

    package let format: Format
    package let width: Double
    package let height: Double

    /// Parses an image header; nil unless the data starts with a supported image header with a size.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(Self.longestHeader))
        let header = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.svg(bytes)
        guard let header, header.width > 0, header.height > 0 else { return nil }
        self = header
    }

    init(format: Format, width: Double, height: Double) {
        (self.format, self.width, self.height) = (format, width, height)
    }

    private init(format: Format, width: Int, height: Int) {
        self.init(format: format, width: Double(width), height: Double(height))
    }

    /// The number of bytes searched for the header. In a JPEG, long comments and profiles can precede the size.
    private static let longestHeader = 1 << 20

    /// Parses a PNG header: the signature, then the chunk `IHDR` with width and height.
    private static func png(_ bytes: [UInt8]) -> ImageHeader? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        return ImageHeader(format: .png, width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }

    /// Parses a JPEG header: a sequence of segments, of which the frame header contains the size.
    private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 9 <= bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            if marker == 0xFF {
                // A fill byte before a marker.
                index += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return ImageHeader(
                    format: .jpeg,
                    width: number(bytes[index + 7..<index + 9]),
                    height: number(bytes[index + 5..<index + 7])
                )
            }
            index += 2 + number(bytes[index + 2..<index + 4])
        }
        return nil
    }

    /// Parses a GIF header: the signature, then the size of the logical screen.
    private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
        return ImageHeader(
            format: .gif,
            width: number(bytes[6..<8].reversed()),
            height: number(bytes[8..<10].reversed())
        )
    }

    /// Parses a WebP header: a RIFF file whose first chunk determines one of three encodings of the size.
    private static func webP(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        if bytes[12..<16].elementsEqual("VP8X".utf8) {
            return ImageHeader(
                format: .webp,
                width: number(bytes[24..<27].reversed()) + 1,
                height: number(bytes[27..<30].reversed()) + 1
            )
        }
        if bytes[12..<16].elementsEqual("VP8L".utf8) {
            // Two numbers of 14 bits, each one less than the width or height.
            let bits = number(bytes[21..<25].reversed())
            return ImageHeader(format: .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        if bytes[12..<16].elementsEqual("VP8 ".utf8) {
            return ImageHeader(
                format: .webp,
                width: number(bytes[26..<28].reversed()) & 0x3FFF,
                height: number(bytes[28..<30].reversed()) & 0x3FFF
            )
        }
        return nil
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
