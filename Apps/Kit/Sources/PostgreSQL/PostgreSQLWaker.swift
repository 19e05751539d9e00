import Foundation
import Synchronization

/// Ends the wait of a thread for notifications, from any thread.
///
/// If no thread waits when `wake` is called, the next wait ends at once. Several such calls end one wait only.
public final class PostgreSQLWaker: Sendable {
    /// Can be read while the waker is set.
    let reader: Int32
    private let writer: Int32
    private let isSet = Mutex(false)

    public init() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            preconditionFailure("The process has no free file descriptors: \(String(cString: strerror(errno))).")
        }
        // Programs that this one starts do not get them.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        _ = Foundation.close(reader)
        _ = Foundation.close(writer)
    }

    public func wake() {
        isSet.withLock { isSet in
            guard !isSet else { return }
            isSet = true
            // There is room, since the pipe has one byte at most.
            var byte: UInt8 = 0
            while write(writer, &byte, 1) < 0, errno == EINTR {}
        }
    }

    func clear() {
        isSet.withLock { isSet in
            guard isSet else { return }
            isSet = false
            var byte: UInt8 = 0
            while read(reader, &byte, 1) < 0, errno == EINTR {}
        }
    }
}
