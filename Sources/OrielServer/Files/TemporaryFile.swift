internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A file that only this process's user can read. It is deleted with the last reference.
///
/// It has a folder of its own, so it can keep its name from the user's device.
final class TemporaryFile: Sendable {
    let url: URL
    private let budget: ByteBudget?

    /// Protected by the lock.
    private struct Contents: Sendable {
        /// Nil after closing.
        var descriptor: CInt?
        var size = 0
    }

    private let contents: Mutex<Contents>

    /// - Parameters:
    ///   - name: A safe file name.
    ///   - budget: The budget for the file's bytes; nil for the app's own files.
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
        // If the app has put other files in the folder, they remain until the server stops.
        rmdir(url.deletingLastPathComponent().path)
        budget?.giveBack(contents.withLock { $0.size })
    }

    var size: Int { contents.withLock { $0.size } }

    /// Appends bytes on a thread that may block on the disk.
    ///
    /// - Throws: ``ByteBudget/Exceeded`` if the budget is used up.
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
