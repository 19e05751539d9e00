import Foundation
import VipsShim

/// What libvips needs besides pictures.
enum Shim {
    /// Started once per process, when the first photo comes: it takes time and memory that many runs never need.
    private static let startError: String? = {
        var error: UnsafeMutablePointer<CChar>?
        return vipsShimStart(&error) == 0 ? nil : text(error) ?? "libvips does not start"
    }()

    /// - Throws: `MediaError.unavailable`
    static func start() throws {
        if let startError { throw MediaError.unavailable(detail: startError) }
    }

    /// Reads what the first bytes say, and no pixel.
    ///
    /// - Throws: `MediaError.damaged`
    static func header(of bytes: UnsafeRawBufferPointer, format: PhotoFormat) throws -> PhotoHeader {
        var header = VipsShimHeader()
        var error: UnsafeMutablePointer<CChar>?
        guard let start = bytes.baseAddress,
            vipsShimReadHeader(format.shimFormat, start, bytes.count, &header, &error) == 0
        else { throw MediaError.damaged("This photo is damaged: its size cannot be read.", detail: text(error)) }
        return PhotoHeader(
            width: Int(header.width),
            height: Int(header.height),
            bytesDecoded: header.bytesDecoded,
            bytesHeld: header.bytesHeld
        )
    }

    /// Takes over a text that the shim has made.
    static func text(_ error: UnsafeMutablePointer<CChar>?) -> String? {
        guard let error else { return nil }
        defer { free(error) }
        return String(cString: error).split(separator: "\n").joined(separator: "; ")
    }
}

extension PhotoFormat {
    var shimFormat: VipsShimFormat {
        switch self {
        case .jpeg: VipsShimJPEG
        case .png: VipsShimPNG
        case .webP: VipsShimWebP
        case .gif: VipsShimGIF
        }
    }
}
