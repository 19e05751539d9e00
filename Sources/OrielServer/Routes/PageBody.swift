internal import HTTPTypes
internal import NIOCore
internal import OrielZlib

/// The bytes of a page, with the shared style sheet in the middle.
///
/// For gzip, the sheet is compressed once for all pages. The rest contains private text next to text that others may
/// choose. If an attacker can cause many requests and see the compressed sizes, they reveal private text. Therefore the
/// rest is not compressed if another site has caused the request.
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

    /// Returns a gzip stream (RFC 1952) of three parts; nil if compression failed.
    ///
    /// - Parameters:
    ///   - isWhole: Whether the last part is compressed, and not only the style sheet.
    ///   - padding: The number of bytes, at most 127, that are added so that the length is not exactly that of the content.
    func gzip(isWhole: Bool, padding: Int = .random(in: 0..<128)) -> ByteBuffer? {
        guard let deflated = styleSheet.deflated else { return nil }
        if isWhole { return wholeGzip(deflated, padding: padding) }
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

    private func wholeGzip(_ sheet: ByteBuffer, padding: Int) -> ByteBuffer? {
        var sum = GzipSum()
        guard let rest = Compression.deflateLast(Array(rest.utf8)) else { return nil }
        var buffer = ByteBuffer()
        buffer.reserveCapacity(head.utf8.count + sheet.readableBytes + rest.count + padding + 64)
        // As below, but with a flag: a name of a file follows, which readers ignore. It ends with a zero.
        buffer.writeBytes([0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 255])
        buffer.writeRepeatingByte(UInt8(ascii: "p"), count: padding)
        buffer.writeInteger(UInt8(0))
        buffer.writeStored(head, isLast: false, sum: &sum)
        buffer.writeImmutableBuffer(sheet)
        sum.add(styleSheet.plain)
        buffer.writeBytes(rest)
        sum.add(self.rest)
        buffer.writeInteger(sum.check, endianness: .little)
        buffer.writeInteger(sum.count, endianness: .little)
        return buffer
    }

    /// Returns the form to send to a client.
    ///
    /// - Parameter headers: Those of the request.
    func form(for headers: HTTPFields) -> (encoding: String?, bytes: ByteBuffer) {
        if AcceptList(headers[.acceptEncoding] ?? "").accepts("gzip"),
            let gzip = gzip(isWhole: !Self.isCausedByOthers(headers))
        {
            return ("gzip", gzip)
        }
        return (nil, plain)
    }

    /// Whether another site has caused a request with credentials.
    ///
    /// Browsers send `Sec-Fetch-Site` only over TLS. Without TLS, an attacker who sees the size can read the page anyway.
    private static func isCausedByOthers(_ headers: HTTPFields) -> Bool {
        guard headers[.cookie] != nil || headers[.authorization] != nil else { return false }
        return ["cross-site", "same-site"].contains(headers[.secFetchSite])
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
        let rules = Self.withoutComments(rules)
        plain = ByteBuffer(string: rules)
        deflated = Compression.deflateBlocks(Array(rules.utf8)).map(ByteBuffer.init(bytes:))
    }
}

extension PageStyleSheet {
    private static func withoutComments(_ rules: String) -> String {
        var result = ""
        var rest = rules[...]
        while let start = rest.firstRange(of: "/*"), let end = rest[start.upperBound...].firstRange(of: "*/") {
            result += rest[..<start.lowerBound]
            rest = rest[end.upperBound...].drop { $0 == "\n" }
        }
        return result + rest
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

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
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
