import Foundation
import MomentsMedia
import VipsShim

/// The interface to libvips, apart from pictures.
enum Shim {
    /// Held during each call, because libvips keeps one error text for all threads.
    static let turn = NSLock()

    /// - Throws: `MediaError.unavailable`
    static func start() throws {
        var error: UnsafeMutablePointer<CChar>?
        guard turn.withLock({ vipsShimStart(&error) }) == 0 else {
            throw MediaError.unavailable(detail: text(error) ?? "libvips cannot be started")
        }
    }

    /// - Throws: `MediaError.unsupported` if libvips has no decoder for the format.
    static func check(_ format: PhotoFormat) throws {
        guard turn.withLock({ vipsShimCanRead(format.shimFormat) }) == 1 else {
            throw MediaError.unsupported("This server cannot read HEIC photos. Use a JPEG, PNG, WebP or GIF file.")
        }
    }

    /// Reads the header, but no pixels.
    ///
    /// - Throws: `MediaError.damaged`
    static func header(of bytes: UnsafeRawBufferPointer, format: PhotoFormat) throws -> PhotoHeader {
        var header = VipsShimHeader()
        var error: UnsafeMutablePointer<CChar>?
        let result = bytes.baseAddress.map { start in
            turn.withLock { vipsShimReadHeader(format.shimFormat, start, bytes.count, &header, &error) }
        }
        guard result == 0 else {
            throw MediaError.damaged("This photo is damaged: its size cannot be read.", detail: text(error))
        }
        return PhotoHeader(
            width: Int(header.width),
            height: Int(header.height),
            bytesDecoded: header.bytesDecoded,
            bytesHeld: header.bytesHeld
        )
    }

    /// Converts an error text made by the shim, and frees it.
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
        case .heic: VipsShimHEIC
        }
    }
}
