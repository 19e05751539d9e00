internal import NIOCore
internal import OrielZlib

/// The bytes of a page, with a style sheet that all pages share in the middle.
///
/// For a browser that takes gzip, the sheet is compressed, once for all pages, and the rest is stored as it is: it holds
/// secrets beside text that others may choose, and how small both become together would tell of the secrets.
struct PageBody {
    let head: String
    let styleSheet: PageStyleSheet
    let rest: String

    /// As a browser reads it in the end.
    var plain: ByteBuffer {
        var buffer = ByteBuffer()
        buffer.reserveCapacity(head.utf8.count + styleSheet.plain.readableBytes + rest.utf8.count)
        buffer.writeString(head)
        buffer.writeImmutableBuffer(styleSheet.plain)
        buffer.writeString(rest)
        return buffer
    }

    /// A gzip stream (RFC 1952) of three parts, of which the second is compressed; nil if the sheet could not be.
    var gzip: ByteBuffer? {
        guard let deflated = styleSheet.deflated else { return nil }
        var buffer = ByteBuffer()
        buffer.reserveCapacity(head.utf8.count + deflated.readableBytes + rest.utf8.count + 64)
        // Magic number, deflate; no flags, no time; made by nobody in particular.
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

    /// The form to send to a client.
    ///
    /// - Parameter acceptEncoding: The header of its request.
    func form(for acceptEncoding: String?) -> (encoding: String?, bytes: ByteBuffer) {
        if AcceptList(acceptEncoding ?? "").accepts("gzip"), let gzip { return ("gzip", gzip) }
        return (nil, plain)
    }
}

/// The rules all pages of a server share, ready to be part of their documents.
///
/// They are part of them because a browser that knows nothing paints nothing before it has them: asking for them takes it
/// longer than reading them.
struct PageStyleSheet: Sendable {
    let plain: ByteBuffer
    /// Nil if zlib fails.
    let deflated: ByteBuffer?

    /// - Parameter rules: What can stand in a style element.
    init(_ rules: String) {
        plain = ByteBuffer(string: rules)
        deflated = Compression.deflateBlocks(Array(rules.utf8)).map(ByteBuffer.init(bytes:))
    }
}

/// What stands at the end of a gzip stream, of the bytes as they are read.
private struct GzipSum {
    /// CRC-32.
    var check = UInt32(0)
    /// Modulo 2^32.
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
    /// Writes a text as stored blocks of a deflate stream, which hold at most 65,535 bytes each.
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
