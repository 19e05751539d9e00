internal import Foundation
internal import OrielZlib

/// Compresses files ahead of time, as small as it gets.
enum Compression {
    /// Nil if zlib fails, which it does only without memory.
    static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard oriel_deflate_init_gzip(&stream, 9) == Z_OK else { return nil }
        return deflated(bytes, by: &stream, flush: Z_FINISH)
    }

    /// Blocks of a deflate stream (RFC 1951) that end with a byte and are not its last, so that others can follow; none
    /// of them refers to what is outside.
    ///
    /// Nil if zlib fails, which it does only without memory.
    static func deflateBlocks(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard oriel_deflate_init_raw(&stream, 9) == Z_OK else { return nil }
        return deflated(bytes, by: &stream, flush: Z_FULL_FLUSH)
    }

    private static func deflated(_ bytes: [UInt8], by stream: inout z_stream, flush: CInt) -> [UInt8]? {
        defer { deflateEnd(&stream) }
        var input = bytes
        // Some more than zlib says: it does not count what a flush writes.
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

    /// Nil where the system has no Brotli encoder: it is looked for when the process runs, not needed to build.
    static func brotli(_ bytes: [UInt8]) -> [UInt8]? {
        guard let compress = brotliCompress else { return nil }
        var output = [UInt8](repeating: 0, count: bytes.count + 1024)
        var count = output.count
        // Quality and window at their highest; the mode for text.
        guard compress(11, 22, 1, bytes.count, bytes, &count, &output) == 1 else { return nil }
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
