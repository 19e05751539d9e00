import Foundation
import Synchronization
import TreeholeModel

/// A hub that tells open pages of changes: each page gets the number of the post, and fetches what its member may see.
final class BoardHub: Sendable {
    /// The changes that a slow reader can be behind; the oldest are dropped.
    private static let pending = 256

    private let readers = Mutex<[UUID: AsyncStream<BoardChange>.Continuation]>([:])
    private let send: (@Sendable (BoardMessage) -> Void)?

    /// - Parameter send: Sends a message to the other processes; nil if there are none.
    init(send: (@Sendable (BoardMessage) -> Void)?) { self.send = send }

    /// Tells the pages of all processes.
    func tell(_ kind: BoardChange.Kind, _ post: Int) {
        let change = BoardChange(kind: kind, postID: post)
        deliver(change)
        send?(.changed(change))
    }

    /// Tells the pages of this process.
    func deliver(_ change: BoardChange) {
        for reader in readers.withLock({ Array($0.values) }) { reader.yield(change) }
    }

    /// Returns a stream of the changes from now on, which begins with `.subscribed`.
    func changes() -> AsyncStream<BoardChange> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: BoardChange.self,
            bufferingPolicy: .bufferingNewest(Self.pending)
        )
        let id = UUID()
        readers.withLock { $0[id] = continuation }
        continuation.onTermination = { [weak self] _ in self?.readers.withLock { $0[id] = nil } }
        continuation.yield(BoardChange(kind: .subscribed))
        return stream
    }
}
