import Foundation

/// What the first bytes of a picture file tell.
struct ImageHeader: Equatable {
    var format: UIImage.Format
    var width: Int
    var height: Int

    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(Self.longestHeader))
        guard let header = Self.png(bytes) ?? Self.jpeg(bytes), header.width > 0, header.height > 0 else { return nil }
        self = header
    }

    private init(format: UIImage.Format, width: Int, height: Int) {
        (self.format, self.width, self.height) = (format, width, height)
    }

    /// A JPEG's size may stand behind long comments and profiles.
    private static let longestHeader = 1 << 20

    /// The signature, then the chunk `IHDR` with width and height.
    private static func png(_ bytes: [UInt8]) -> ImageHeader? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        return ImageHeader(format: .png, width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }

    /// A row of segments; the size is in the one that begins the frame.
    private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var index = 2
        while index + 9 <= bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            if marker == 0xFF {
                // Filling before a marker.
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

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
