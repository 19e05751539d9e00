import GraphQL
import Logging
import ServerKit
import TreeholeModel

/// The changes of the board for one page, until its sign-in ends.
struct BoardChanges: AsyncSequence, Sendable {
    private let service: TreeholeService
    private let token: String?
    private let changes: AsyncStream<BoardChange>

    /// - Throws: `UNAUTHENTICATED` for a visitor.
    init(_ context: BoardContext) throws {
        guard try context.viewerIfSignedIn() != nil else { throw ServiceError.unauthenticated.graphQL }
        service = context.service
        token = context.token
        changes = context.service.hub.changes()
    }

    struct AsyncIterator: AsyncIteratorProtocol {
        let service: TreeholeService
        let token: String?
        var changes: AsyncStream<BoardChange>.AsyncIterator

        /// Ends if the sign-in has ended, or cannot be checked; the page subscribes again.
        mutating func next() async -> BoardChange? {
            guard let change = await changes.next() else { return nil }
            do {
                return try await service.viewer(token: token) == nil ? nil : change
            } catch {
                service.logger.error("A sign-in could not be checked.", metadata: ["error": "\(error)"])
                return nil
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(service: service, token: token, changes: changes.makeAsyncIterator())
    }
}
