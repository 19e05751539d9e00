import Foundation
import MomentsAPI
import MomentsModel
import Synchronization

/// A transport with stubbed responses, which records requests.
public final class StubTransport: PhotoTransport {
    private struct State: Sendable {
        var requests: [Data] = []
        var tokens: [String?] = []
        var subscribe: (@Sendable (Data) -> AsyncThrowingStream<Data, any Error>)?
        var upload: (@Sendable (URL) async throws -> PhotoUpload)?
    }

    private let state = Mutex(State())
    private let answer: @Sendable (Data) async throws -> APIAnswer

    public init(answer: @escaping @Sendable (Data) async throws -> APIAnswer) { self.answer = answer }

    public var requests: [Data] { state.withLock { $0.requests } }
    /// The tokens passed to `authorize(with:)`, in order.
    public var tokens: [String?] { state.withLock { $0.tokens } }

    /// Nil means that the transport does not support streams.
    public var onSubscribe: (@Sendable (Data) -> AsyncThrowingStream<Data, any Error>)? {
        get { state.withLock { $0.subscribe } }
        set { state.withLock { $0.subscribe = newValue } }
    }

    public var onUpload: (@Sendable (URL) async throws -> PhotoUpload)? {
        get { state.withLock { $0.upload } }
        set { state.withLock { $0.upload = newValue } }
    }

    public func execute(_ body: Data) async throws -> APIAnswer {
        state.withLock { $0.requests.append(body) }
        return try await answer(body)
    }

    public func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? {
        guard let subscribe = onSubscribe else { return nil }
        return subscribe(body)
    }

    public func upload(_ file: URL) async throws -> PhotoUpload {
        guard let upload = onUpload else { throw unstubbed("upload(\(file.lastPathComponent))") }
        return try await upload(file)
    }

    public func authorize(with token: String?) { state.withLock { $0.tokens.append(token) } }
}
