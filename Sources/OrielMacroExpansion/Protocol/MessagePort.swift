#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A port for messages of the compiler's plugin protocol: a length of eight bytes, little-endian, followed by that many
/// bytes of JSON.
struct MessagePort {
    /// File descriptor to read from.
    var input: Int32
    /// File descriptor to write to.
    var output: Int32

    /// Receives the next message.
    ///
    /// - Returns: The message; nil at the end, which the compiler signals with an empty message.
    /// - Throws: `PortError`, or `DecodingError` for an unknown message.
    func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = try read(count: 8) else { return nil }
        let length = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        if length == 0 { return nil }
        guard let count = Int(exactly: length), let body = try read(count: count) else {
            throw PortError.truncated
        }
        return try JSONDecoder().decode(type, from: Data(body))
    }

    func send(_ message: some Encodable) throws {
        let body = try JSONEncoder().encode(message)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
        try write(header + body)
    }

    private func read(count: Int) throws(PortError) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let result = retryingInterrupts {
                bytes.withUnsafeMutableBytes { systemRead(input, $0.baseAddress! + filled, count - filled) }
            }
            guard result >= 0 else { throw .system(errno) }
            if result == 0 {
                if filled == 0 { return nil }
                throw .truncated
            }
            filled += result
        }
        return bytes
    }

    private func write(_ bytes: [UInt8]) throws(PortError) {
        var written = 0
        while written < bytes.count {
            let result = retryingInterrupts {
                bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress! + written, bytes.count - written) }
            }
            guard result >= 0 else { throw .system(errno) }
            written += result
        }
    }
}

/// An error in the communication with the compiler.
enum PortError: Error, Equatable {
    /// The other side closed the pipe in the middle of a message.
    case truncated
    /// The system's error number.
    case system(Int32)
}

/// Aliases for system functions that the methods of ``MessagePort`` would shadow.
private let systemRead = read
private let systemWrite = write

private func retryingInterrupts(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
