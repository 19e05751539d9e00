internal import Foundation
internal import OrielZlib

/// Compresses files ahead of time at the highest compression level, and pages as they are sent.
enum Compression {
    /// Returns a gzip stream; nil if zlib fails, which happens only if memory is exhausted.
    static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard oriel_deflate_init_gzip(&stream, 9) == Z_OK else { return nil }
        return deflated(bytes, by: &stream, flush: Z_FINISH)
    }

    /// Returns deflate blocks (RFC 1951) that end at a byte boundary and include no final block, so that others can
    /// follow. They refer to no data outside.
    ///
    /// Returns nil if zlib fails, which happens only if memory is exhausted.
    static func deflateBlocks(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard oriel_deflate_init_raw(&stream, 9) == Z_OK else { return nil }
        return deflated(bytes, by: &stream, flush: Z_FULL_FLUSH)
    }

    /// Returns deflate blocks (RFC 1951) that end a stream. They refer to no data outside.
    ///
    /// Called for each page, so the level is zlib's default: higher ones take longer and save hardly 2 %.
    ///
    /// Returns nil if zlib fails, which happens only if memory is exhausted.
    static func deflateLast(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard oriel_deflate_init_raw(&stream, 6) == Z_OK else { return nil }
        return deflated(bytes, by: &stream, flush: Z_FINISH)
    }

    /// Returns deflate blocks (RFC 1951) that end with an empty stored block. They refer to no data outside.
    ///
    /// Called for each large message to a browser, so the level is the lowest: 45 KB of rows become 12 KB in 0.4 ms, at zlib's default
    /// level 11.2 KB in 1.5 ms.
    ///
    /// Returns nil if zlib fails, which happens only if memory is exhausted.
    static func deflateMessage(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard oriel_deflate_init_raw(&stream, 1) == Z_OK else { return nil }
        return deflated(bytes, by: &stream, flush: Z_SYNC_FLUSH)
    }

    /// The reason for which data cannot be decompressed.
    enum InflateError: Error { case notDeflated, tooLarge }

    /// Decompresses deflate blocks (RFC 1951).
    ///
    /// - Parameter limit: The maximum number of bytes of the result. No more memory is used, whatever the data claims.
    /// - Throws: ``InflateError``.
    static func inflate(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
        var stream = z_stream()
        guard oriel_inflate_init_raw(&stream) == Z_OK else { throw .notDeflated }
        defer { inflateEnd(&stream) }
        var (input, output) = (bytes, [UInt8]())
        var status = Z_OK
        // Most messages are a few bytes.
        var chunk = [UInt8](repeating: 0, count: min(limit, max(256, bytes.count * 4)) + 1)
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            repeat {
                let count = chunk.withUnsafeMutableBufferPointer { chunk in
                    stream.next_out = chunk.baseAddress
                    stream.avail_out = UInt32(chunk.count)
                    status = OrielZlib.inflate(&stream, Z_NO_FLUSH)
                    return chunk.count - Int(stream.avail_out)
                }
                output += chunk.prefix(count)
            } while status == Z_OK && stream.avail_out == 0 && output.count <= limit
        }
        guard output.count <= limit else { throw .tooLarge }
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR, stream.avail_in == 0 else {
            throw .notDeflated
        }
        return output
    }

    private static func deflated(_ bytes: [UInt8], by stream: inout z_stream, flush: CInt) -> [UInt8]? {
        defer { deflateEnd(&stream) }
        var input = bytes
        // More than zlib's bound, which does not include the output of a flush.
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 16)
        let status = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return deflate(&stream, flush)
            }
        }
        guard status == (flush == Z_FINISH ? Z_STREAM_END : Z_OK), stream.avail_in == 0 else { return nil }
        return Array(output.prefix(Int(stream.total_out)))
    }

    /// The kind of content that Brotli's encoder expects.
    enum BrotliMode: CInt {
        case text = 1
        case font = 2
    }

    /// Returns a Brotli stream; nil if the system has no Brotli encoder. The library is loaded at run time, not linked.
    ///
    /// - Parameter quality: From 0 to 11, the highest. A font of 700 KB takes two seconds at 11, and 100 ms at 9.
    static func brotli(_ bytes: [UInt8], quality: CInt = 11, _ mode: BrotliMode = .text) -> [UInt8]? {
        guard let compress = brotliCompress else { return nil }
        var output = [UInt8](repeating: 0, count: bytes.count + 1024)
        var count = output.count
        // The largest usual window.
        guard compress(quality, 22, mode.rawValue, bytes.count, bytes, &count, &output) == 1 else { return nil }
        return Array(output.prefix(count))
    }

    private typealias BrotliCompress =
        @convention(c) (
            CInt, CInt, CInt, Int, UnsafePointer<UInt8>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt8>
        ) -> CInt

    private static let brotliCompress: BrotliCompress? = {
        for name in ["libbrotlienc.so.1", "libbrotlienc.1.dylib"] {
            guard let library = dlopen(name, RTLD_NOW), let symbol = dlsym(library, "BrotliEncoderCompress") else {
                continue
            }
            return unsafeBitCast(symbol, to: BrotliCompress.self)
        }
        return nil
    }()
}
