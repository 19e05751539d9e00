import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// A response that is read while it is written.
final class OpenAnswer: Sendable {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    private let pieces: AsyncStream<String>
    private let writing: Task<Void, any Error>

    init(_ response: Response) {
        status = response.status
        headers = response.headers
        let (pieces, continuation) = AsyncStream.makeStream(of: String.self)
        self.pieces = pieces
        writing = Task { [body = response.body] in
            defer { continuation.finish() }
            try await body.write(PieceWriter(pieces: continuation))
        }
    }

    /// Returns the next piece of the body; nil at its end.
    func next() async -> String? { await pieces.first { _ in true } }

    /// Waits until the body is written.
    ///
    /// - Throws: The error that has cut it off.
    func end() async throws { try await writing.value }

    /// Closes the connection, and waits until the server has noticed it.
    func close() async {
        writing.cancel()
        _ = await writing.result
    }

    private struct PieceWriter: ResponseBodyWriter {
        let pieces: AsyncStream<String>.Continuation

        func write(_ buffer: ByteBuffer) { pieces.yield(String(buffer: buffer)) }
        consuming func finish(_ trailingHeaders: HTTPFields?) {}
    }
}
