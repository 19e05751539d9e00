internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A file only this process's user can read, which is deleted with the last reference.
///
/// It lies in a folder of its own, so that it can have the name it has at the person's device.
final class TemporaryFile: Sendable {
    let url: URL
    private let budget: ByteBudget?

    /// Protected by the lock.
    private struct Contents: Sendable {
        /// Nil once it is closed.
        var descriptor: CInt?
        var size = 0
    }

    private let contents: Mutex<Contents>

    /// - Parameters:
    ///   - name: A safe one.
    ///   - budget: What the bytes are taken from; nil for files of the app's own.
    init(named name: String, in folder: TemporaryFolder, budget: ByteBudget? = nil) throws {
        self.budget = budget
        url = try folder.makePlace().appendingPathComponent(name, isDirectory: false)
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let error = IOError(errnoCode: errno, reason: "open")
            rmdir(url.deletingLastPathComponent().path)
            throw error
        }
        contents = Mutex(Contents(descriptor: descriptor))
    }

    deinit {
        closeDescriptor()
        unlink(url.path)
        // If the app has put something beside it, that stays until the server stops.
        rmdir(url.deletingLastPathComponent().path)
        budget?.giveBack(contents.withLock { $0.size })
    }

    var size: Int { contents.withLock { $0.size } }

    /// Appends bytes, on a thread that may wait for the disk.
    ///
    /// - Throws: ``ByteBudget/Exceeded`` if there may be no more of them.
    func append(_ buffer: ByteBuffer) async throws {
        try budget?.take(buffer.readableBytes)
        contents.withLock { $0.size += buffer.readableBytes }
        try await NIOThreadPool.singleton.runIfActive {
            try self.contents.withLock { contents in
                guard let descriptor = contents.descriptor else { throw ChannelError.ioOnClosedChannel }
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
        contents.withLock { contents in
            if let open = contents.descriptor { close(open) }
            contents.descriptor = nil
        }
    }
}
