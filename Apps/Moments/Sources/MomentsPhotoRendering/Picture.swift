import Foundation
import MomentsMedia
import VipsShim

/// A decoded photo: upright, sRGB, 8 bits per channel, without metadata.
final class Picture {
    private let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }

    /// Decodes a photo, scaled down, but never up, to fit into a square.
    ///
    /// - Throws: `MediaError.damaged`
    convenience init(decoding bytes: UnsafeRawBufferPointer, format: PhotoFormat, longestEdge: Int) throws {
        var error: UnsafeMutablePointer<CChar>?
        let decoded = bytes.baseAddress.flatMap { start in
            Shim.turn.withLock {
                vipsShimDecode(format.shimFormat, start, bytes.count, Int32(longestEdge), &error)
            }
        }
        guard let decoded else {
            throw MediaError.damaged("This photo is damaged: it cannot be fully decoded.", detail: Shim.text(error))
        }
        self.init(decoded)
    }

    deinit { vipsShimFreePicture(pointer) }

    var width: Int { Int(vipsShimWidth(pointer)) }
    var height: Int { Int(vipsShimHeight(pointer)) }

    func color(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is outside the picture")
        var color: [UInt8] = [0, 0, 0]
        vipsShimColor(pointer, Int32(x), Int32(y), &color)
        return (color[0], color[1], color[2])
    }

    func resized(to longestEdge: Int) throws -> Picture {
        var error: UnsafeMutablePointer<CChar>?
        let smaller = Shim.turn.withLock { vipsShimResize(pointer, Int32(longestEdge), &error) }
        guard let smaller else {
            throw MediaError.unavailable(detail: Shim.text(error) ?? "cannot scale to \(longestEdge) pixels")
        }
        return Picture(smaller)
    }

    /// - Parameters:
    ///   - quality: 0 to 100.
    ///   - effort: 0 to 6; more takes longer and produces smaller files.
    func webP(quality: Int, effort: Int) throws -> Data {
        var error: UnsafeMutablePointer<CChar>?
        var bytes: UnsafeMutableRawPointer?
        var count = 0
        let result = Shim.turn.withLock {
            vipsShimEncodeWebP(pointer, Int32(quality), Int32(effort), &bytes, &count, &error)
        }
        guard result == 0, let bytes else {
            throw MediaError.unavailable(detail: Shim.text(error) ?? "cannot encode WebP")
        }
        return Data(bytesNoCopy: bytes, count: count, deallocator: .custom { bytes, _ in vipsShimFreeBytes(bytes) })
    }
}
