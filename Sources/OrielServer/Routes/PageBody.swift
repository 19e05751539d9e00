internal import NIOCore
internal import OrielZlib

/// The bytes of a page, with the shared style sheet in the middle.
///
/// For gzip the sheet is compressed once for all pages, and the rest is stored uncompressed. The rest contains secrets
/// next to text that others may control, so its compressed size would leak information about the secrets.
struct PageBody {
    let head: String
    let styleSheet: PageStyleSheet
    let rest: String

    /// The uncompressed document.
    var plain: ByteBuffer {
        var buffer = ByteBuffer()
        buffer.reserveCapacity(head.utf8.count + styleSheet.plain.readableBytes + rest.utf8.count)
        buffer.writeString(head)
        buffer.writeImmutableBuffer(styleSheet.plain)
        buffer.writeString(rest)
        return buffer
    }

    /// A gzip stream (RFC 1952) of three parts, of which the second is compressed; nil if compression failed.
    var gzip: ByteBuffer? {
        guard let deflated = styleSheet.deflated else { return nil }
        var buffer = ByteBuffer()
        buffer.reserveCapacity(head.utf8.count + deflated.readableBytes + rest.utf8.count + 64)
        // Magic number, deflate, no flags, no time, unknown operating system.
        buffer.writeBytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
        var sum = GzipSum()
        buffer.writeStored(head, isLast: false, sum: &sum)
        buffer.writeImmutableBuffer(deflated)
        sum.add(styleSheet.plain)
        buffer.writeStored(rest, isLast: true, sum: &sum)
        buffer.writeInteger(sum.check, endianness: .little)
        buffer.writeInteger(sum.count, endianness: .little)
        return buffer
    }

    /// Returns the form to send to a client.
    ///
    /// - Parameter acceptEncoding: The `Accept-Encoding` header of the request.
    func form(for acceptEncoding: String?) -> (encoding: String?, bytes: ByteBuffer) {
        if AcceptList(acceptEncoding ?? "").accepts("gzip"), let gzip { return ("gzip", gzip) }
        return (nil, plain)
    }
}

/// The style rules shared by all pages of a server, ready to be included in documents.
///
/// They are included because a browser without a cached copy paints nothing before it has them, and a request takes
/// longer than reading them.
struct PageStyleSheet: Sendable {
    let plain: ByteBuffer
    /// Nil if zlib failed.
    let deflated: ByteBuffer?

    /// - Parameter rules: Valid content of a style element.
    init(_ rules: String) {
        plain = ByteBuffer(string: rules)
        deflated = Compression.deflateBlocks(Array(rules.utf8)).map(ByteBuffer.init(bytes:))
    }
}

/// The trailer of a gzip stream, calculated from the uncompressed bytes.
private struct GzipSum {
    /// The CRC-32.
    var check = UInt32(0)
    /// The number of bytes modulo 2^32.
    var count = UInt32(0)

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        check = UInt32(
            truncatingIfNeeded: crc32(
                UInt(check),
                bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
                UInt32(bytes.count)
            )
        )
        count &+= UInt32(truncatingIfNeeded: bytes.count)
    }

    mutating func add(_ buffer: ByteBuffer) { buffer.withUnsafeReadableBytes { add($0) } }
}

extension ByteBuffer {
    /// Writes text as stored deflate blocks of at most 65,535 bytes each.
    fileprivate mutating func writeStored(_ text: String, isLast: Bool, sum: inout GzipSum) {
        var text = text
        text.withUTF8 { bytes in
            sum.add(UnsafeRawBufferPointer(bytes))
            var place = 0
            repeat {
                let count = min(bytes.count - place, 0xFFFF)
                writeInteger(UInt8(isLast && place + count == bytes.count ? 1 : 0))
                writeInteger(UInt16(count), endianness: .little)
                writeInteger(~UInt16(count), endianness: .little)
                writeBytes(bytes[place..<place + count])
                place += count
            } while place < bytes.count
        }
    }
}
