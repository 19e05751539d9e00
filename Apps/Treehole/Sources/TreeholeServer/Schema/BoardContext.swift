import GraphQL
import Logging
import ServerKit
import TreeholeModel

/// The context of a request: the server, the viewer, and the address that attempts to sign in are counted by.
public struct BoardContext: Sendable {
    let service: TreeholeService
    let clientAddress: String
    let token: String?
    /// The error if the database could not be read.
    let state: Result<Viewer?, any Error>

    /// Returns the viewer; nil for a visitor.
    func viewerIfSignedIn() throws -> Viewer? { try state.get() }

    /// - Throws: `UNAUTHENTICATED` for a visitor.
    func viewer() throws -> Viewer {
        guard let viewer = try viewerIfSignedIn() else { throw ServiceError.unauthenticated.graphQL }
        return viewer
    }

    /// - Throws: `FORBIDDEN` for members who are not moderators.
    func checkIsModerator() throws {
        guard try viewer().isModerator else { throw ServiceError.forbidden("Only moderators can do this.").graphQL }
    }

    /// Reads for the viewer.
    func read<T: Sendable>(_ body: @escaping @Sendable (BoardTransaction) throws -> T) async throws -> T {
        let viewer = try viewer()
        return try await ServiceError.toGraphQL { try await service.store.read(for: viewer, body) }
    }

    /// Writes for the viewer.
    ///
    /// - Parameters:
    ///   - action: The action that the rate limits count.
    ///   - post: The post that is changed; open pages are notified.
    ///   - isPublic: Whether others see the result, so that a banned member cannot do it.
    /// - Throws: `UNAUTHENTICATED`, `RATE_LIMITED`; `FORBIDDEN` for a banned member.
    @discardableResult
    func write<T: Sendable>(
        _ action: LimitedAction? = nil,
        to post: Int? = nil,
        isPublic: Bool = false,
        _ body: @escaping @Sendable (BoardTransaction) throws -> T
    ) async throws -> T {
        let viewer = try viewer()
        return try await ServiceError.toGraphQL {
            if let action { try service.count(action, by: "member \(viewer.member)") }
            let result = try await service.store.write(for: viewer) { board in
                if isPublic, try board.isBanned() {
                    let message = "You cannot write here for some days: a moderator has hidden what you wrote."
                    throw ServiceError.forbidden(message, reason: "BANNED")
                }
                return try body(board)
            }
            if let post { service.hub.tell(.changed, post) }
            return result
        }
    }

    /// Returns the changes of the board until the sign-in ends, or cannot be checked; the page subscribes again.
    func changes() throws -> AsyncPrefixWhileSequence<AsyncStream<BoardChange>> {
        _ = try viewer()
        return service.hub.changes().prefix { [service, token] _ in
            do {
                return try await service.viewer(token: token) != nil
            } catch {
                service.logger.error("A sign-in could not be checked.", metadata: ["error": "\(error)"])
                return false
            }
        }
    }
}
