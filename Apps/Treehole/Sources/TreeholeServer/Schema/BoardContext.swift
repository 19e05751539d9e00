import GraphQL
import ServerKit
import TreeholeModel

/// The context of a request: the server, the viewer, and the address that attempts to sign in are counted by.
public final class BoardContext: Sendable {
    let service: TreeholeService
    let clientAddress: String
    let token: String?
    private let state: Result<Viewer?, any Error>

    init(_ service: TreeholeService, viewer: Result<Viewer?, any Error>, token: String?, clientAddress: String) {
        self.service = service
        self.token = token
        self.clientAddress = clientAddress
        state = viewer
    }

    /// Returns the viewer; nil for a visitor.
    func viewerIfSignedIn() throws -> Viewer? {
        do {
            return try state.get()
        } catch let error as ServiceError {
            throw error.graphQL
        }
    }

    /// Runs a query for the viewer.
    ///
    /// - Throws: `UNAUTHENTICATED` for a visitor.
    func ask<T>(_ body: (Viewer, BoardStore) async throws -> T) async throws -> T {
        guard let viewer = try viewerIfSignedIn() else { throw ServiceError.unauthenticated.graphQL }
        return try await telling { try await body(viewer, service.store) }
    }

    /// Runs `body`, and converts its errors to those of GraphQL.
    func telling<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let error as ServiceError {
            throw error.graphQL
        }
    }

    /// Runs a mutation for the viewer.
    ///
    /// - Parameters:
    ///   - post: The post that it changes, of which open pages are told.
    ///   - isWriting: Whether others see the result, so that a banned member cannot do it.
    /// - Throws: `UNAUTHENTICATED`, `RATE_LIMITED`; `FORBIDDEN` for a banned member.
    func change<T>(
        _ action: LimitedAction,
        of post: Int? = nil,
        isWriting: Bool = false,
        _ body: (Viewer, BoardStore) async throws -> T
    ) async throws -> T {
        try await ask { viewer, store in
            try service.limiter.count(action, by: .member(viewer.member))
            if isWriting, try await store.isBanned(viewer) {
                let message = "You cannot write here for some days: a moderator has hidden what you wrote."
                throw ServiceError.forbidden(message, reason: "BANNED")
            }
            let result = try await body(viewer, store)
            if let post { service.hub.tell(.changed, post) }
            return result
        }
    }

    /// Runs what only moderators may do.
    ///
    /// - Throws: `FORBIDDEN` for other members.
    func moderate<T>(_ body: (Viewer, BoardStore) async throws -> T) async throws -> T {
        try await ask { viewer, store in
            guard viewer.isModerator else { throw ServiceError.forbidden("Only moderators can do this.") }
            return try await body(viewer, store)
        }
    }
}
