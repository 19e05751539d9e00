internal import OrielZlib

/// Streams of DEFLATE (RFC 1951) without a header.
enum Deflate {
    /// Returns a stream; nil for 4 GiB or more, or if memory is exhausted.
    static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let length = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        guard oriel_deflate_init_raw(&stream, 5) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 16)
        guard let room = UInt32(exactly: output.count) else { return nil }
        let status = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = length
                stream.next_out = output.baseAddress
                stream.avail_out = room
                return deflate(&stream, Z_FINISH)
            }
        }
        return status == Z_STREAM_END ? Array(output.prefix(Int(stream.total_out))) : nil
    }

    /// Returns the content of a stream; nil if it is damaged or longer than a limit. No more memory is used, whatever the
    /// stream claims.
    static func decompressed(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        guard let length = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        guard oriel_inflate_init_raw(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var input = bytes
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var status = Z_OK
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = length
            repeat {
                let count = chunk.withUnsafeMutableBufferPointer { chunk in
                    stream.next_out = chunk.baseAddress
                    stream.avail_out = UInt32(chunk.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                    return chunk.count - Int(stream.avail_out)
                }
                output += chunk.prefix(count)
            } while status == Z_OK && output.count <= limit
        }
        return status == Z_STREAM_END && output.count <= limit ? output : nil
    }
}
