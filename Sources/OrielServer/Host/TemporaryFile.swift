internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A file only this process's user can read, which is deleted with the last reference.
final class TemporaryFile: Sendable {
    let url: URL
    /// Nil once it is closed.
    private let descriptor: Mutex<CInt?>

    init() throws {
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-upload-XXXXXX").path
        var path = Array(template.utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "mkstemp") }
        let name = path.dropLast().map { UInt8(bitPattern: $0) }
        url = URL(fileURLWithPath: String(decoding: name, as: UTF8.self))
        self.descriptor = Mutex(descriptor)
    }

    deinit {
        closeDescriptor()
        unlink(url.path)
    }

    /// Appends bytes, on a thread that may wait for the disk.
    func append(_ buffer: ByteBuffer) async throws {
        try await NIOThreadPool.singleton.runIfActive {
            try self.descriptor.withLock { descriptor in
                guard let descriptor else { throw ChannelError.ioOnClosedChannel }
                try buffer.withUnsafeReadableBytes { try Self.write($0, to: descriptor) }
            }
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count < 0 {
                guard errno == EINTR else { throw IOError(errnoCode: errno, reason: "write") }
            } else {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    func closeDescriptor() {
        descriptor.withLock { descriptor in
            if let open = descriptor { close(open) }
            descriptor = nil
        }
    }
}
