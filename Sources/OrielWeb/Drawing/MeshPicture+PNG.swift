import Foundation
package import OrielCore
import OrielZlib
import Synchronization

extension MeshPicture {
    /// Returns the address of a mesh's picture, which contains the picture itself.
    ///
    /// The last pictures are kept: a page is drawn again more often than its gradients change.
    package static func address(of mesh: ColorMesh) -> String {
        if let known = addresses.withLock({ $0.first { $0.mesh == mesh } }) { return known.address }
        let png = MeshPicture(mesh).png
        let address = "data:image/png;base64,\(Data(png).base64EncodedString())"
        addresses.withLock { known in
            if known.count >= 16 { known.removeFirst() }
            known.append((mesh, address))
        }
        return address
    }

    private static let addresses = Mutex<[(mesh: ColorMesh, address: String)]>([])

    /// The picture in the format PNG, without an opacity if it is opaque.
    package var png: [UInt8] {
        let isOpaque = pixels.allSatisfy { $0.w > 0.998 }
        let channels = isOpaque ? 3 : 4
        let rowLength = side * channels
        var rows: [UInt8] = []
        rows.reserveCapacity((rowLength + 1) * side)
        var above = [UInt8](repeating: 0, count: rowLength)
        for y in 0..<side {
            var row: [UInt8] = []
            for pixel in pixels[(y * side)..<((y + 1) * side)] {
                for channel in 0..<channels { row.append(UInt8(min(max(pixel[channel], 0), 1) * 255 + 0.5)) }
            }
            // The difference from the mean of the pixels beside and above: neighbours hardly differ.
            rows.append(3)
            for index in 0..<rowLength {
                let left = index >= channels ? Int(row[index - channels]) : 0
                rows.append(row[index] &- UInt8((left + Int(above[index])) / 2))
            }
            above = row
        }
        let header = Self.bytes(UInt32(side)) + Self.bytes(UInt32(side)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
            + Self.chunk("IDAT", Self.compressed(rows)) + Self.chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + body + bytes(UInt32(crc32(0, body, UInt32(body.count))))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }

    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(UInt(bytes.count))
        var result = [UInt8](repeating: 0, count: Int(count))
        let status = compress2(&result, &count, bytes, UInt(bytes.count), 9)
        precondition(status == Z_OK, "zlib has no memory for a picture of \(bytes.count) bytes.")
        return Array(result.prefix(Int(count)))
    }
}
