import Foundation
import ProcessShim

/// A process that gets bytes on its standard input and answers on its standard output.
///
/// Input and output are one socket, because writing to a pipe without a reader would end the server with SIGPIPE. The process
/// inherits no other open file and no environment variable except LD_LIBRARY_PATH, and leads a process group of its own.
struct PhotoProcess {
    /// The reason an exchange was aborted.
    enum Fault: Error {
        case timeLimit, answerLimit
    }

    /// How a process ended.
    enum Ending: Hashable {
        case exit(Int32)
        case signal(Int32)
    }

    let id: pid_t
    let socket: Int32

    /// - Throws: `SystemError`
    init(_ program: String) throws {
        var ends: [Int32] = [-1, -1]
        // Not inherited by processes that are started at the same time.
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError(code: errno) }
        defer { close(ends[1]) }
        var id: pid_t = 0
        let error = processShimStart(program, ends[1], &id)
        guard error == 0 else {
            close(ends[0])
            throw SystemError(code: error)
        }
        self.id = id
        socket = ends[0]
    }

    /// Sends the input and receives until the end of the output, even if the process does not read its input.
    ///
    /// - Throws: `Fault`, or `CancellationError` soon after the cancellation.
    func exchange(
        _ input: Data,
        answerLimit: Int,
        timeLimit: Duration,
        cancellation: Cancellation
    ) throws -> Data {
        let deadline = ContinuousClock.now + timeLimit
        return try input.withUnsafeBytes { bytes in
            var rest: Slice<UnsafeRawBufferPointer>? = bytes[...]
            var answer = Data()
            while true {
                if cancellation.isCancelled { throw CancellationError() }
                guard ContinuousClock.now < deadline else { throw Fault.timeLimit }
                guard isReady(toSend: rest != nil) else { continue }
                if let unsent = rest { rest = send(unsent) }
                guard let part = receive() else { return answer }
                answer += part
                guard answer.count <= answerLimit else { throw Fault.answerLimit }
            }
        }
    }

    /// Kills the process and its children, if they still run, and waits for its end.
    func end() -> Ending {
        // A process that has ended keeps its status, and its ID is not reused before the wait.
        kill(-id, SIGKILL)
        close(socket)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 {
            // If SIGCHLD is ignored, the system reports no status of children; the answer then decides.
            guard errno == EINTR else { return .exit(0) }
        }
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    /// Waits at most 50 milliseconds, because a cancellation does not interrupt the wait.
    private func isReady(toSend isSending: Bool) -> Bool {
        var entry = pollfd(fd: socket, events: Int16(isSending ? POLLIN | POLLOUT : POLLIN), revents: 0)
        return poll(&entry, 1, 50) > 0
    }

    /// - Returns: The bytes still to be sent; nil if there are none, or if the process no longer reads.
    private func send(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer>? {
        let part = UnsafeRawBufferPointer(rebasing: bytes)
        let count = Foundation.send(socket, part.baseAddress, part.count, Self.flags)
        if count < 0, errno == EAGAIN || errno == EINTR { return bytes }
        let rest = bytes.dropFirst(max(0, count))
        guard count < 0 || rest.isEmpty else { return rest }
        shutdown(socket, Int32(SHUT_WR))
        return nil
    }

    /// - Returns: The received bytes, possibly none; nil at the end.
    private func receive() -> Data? {
        var part = Data(count: 1 << 16)
        let count = part.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, Self.flags) }
        if count < 0, errno == EAGAIN || errno == EINTR { return Data() }
        return count > 0 ? part.prefix(count) : nil
    }

    private static let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
}

extension PhotoProcess.Ending: CustomStringConvertible {
    var description: String {
        switch self {
        case .exit(let status): "exited with status \(status)"
        case .signal(let signal): "terminated by signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }
}

/// The system's error of a failed call.
struct SystemError: Error, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }
}
