import Foundation
public import GraphQL
public import Logging
import MomentsMedia
public import ServerKit
import TreeholeModel

/// The server of a board, used by the app's own pages in the same process and by other programs over HTTP.
///
/// It keeps and logs no addresses: the one it is given counts attempts to sign in, in memory.
public final class TreeholeService: Sendable {
    /// The cookie with the token of a browser's sign-in.
    public static let cookieName = "treehole_session"

    static let limits = RequestLimits(cost: 5_000, bodyBytes: Limits.pictureBytes * 4 / 3 + (64 << 10))

    public let schema: Schema<BoardContext>
    let store: BoardStore
    let pictures: any PictureFiles
    private let rates: SharedRates<String>
    let hub: BoardHub
    let random: @Sendable (Int) -> [UInt8]
    let logger: Logger

    /// - Parameters:
    ///   - clock: The clock for rate limits.
    ///   - random: Returns the given number of random bytes.
    ///   - send: Sends a message to the other processes that serve the board, which call `receive(_:)`; nil if there are none.
    /// - Throws: `SchemaError` if the schema is inconsistent.
    public init(
        store: BoardStore,
        pictures: any PictureFiles,
        logger: Logger = Logger(label: "treehole"),
        clock: some Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable (Int) -> [UInt8] = RandomBytes.make,
        send: (@Sendable (BoardMessage) -> Void)? = nil
    ) throws(SchemaError) {
        self.store = store
        self.pictures = pictures
        self.logger = logger
        self.random = random
        rates = SharedRates(elapsed: clock.stopwatch()) { send?(.counted($0, $1)) }
        hub = BoardHub(send: send)
        schema = try BoardSchema.make()
    }

    /// Receives a message of another process.
    public func receive(_ message: BoardMessage) {
        switch message {
        case .changed(let change): hub.deliver(change)
        case .counted(let key, let rate): rates.countedElsewhere(key, rate)
        }
    }

    // MARK: Requests

    /// Creates the context of a request. With nil, or a token that is not valid, the viewer is a visitor.
    public func context(token: String?, clientAddress: String) async -> BoardContext {
        let viewer: Result<Viewer?, any Error>
        do {
            viewer = .success(try await ServiceError.toGraphQL { try await self.viewer(token: token) })
        } catch {
            viewer = .failure(error)
        }
        return BoardContext(service: self, clientAddress: clientAddress, token: token, state: viewer)
    }

    /// Returns the member of a token; nil if it is not valid.
    ///
    /// - Throws: `ServiceError` if the database cannot be read.
    public func viewer(token: String?) async throws -> Viewer? {
        guard let hash = token.flatMap(SignInSecret.init(text:))?.hash,
            let found = try await store.read({ try $0.viewer(secretHash: hash) })
        else { return nil }
        if !found.isUsedToday { try await store.write(for: found.viewer) { try $0.noteUse() } }
        return found.viewer
    }

    /// Counts an action.
    ///
    /// - Parameter subject: A member or, for visitors, an address.
    /// - Throws: `.rateLimited`.
    func count(_ action: LimitedAction, by subject: String) throws(ServiceError) {
        let wait = rates.take("\(action) \(subject)", action.limit.rate)
        if let wait { throw .rateLimited(action.limit.refusal, retryAfter: wait) }
    }

    /// Executes a query or a mutation.
    public func execute(_ request: GraphQLRequest, token: String?, clientAddress: String) async -> GraphQLResponse {
        let context = await context(token: token, clientAddress: clientAddress)
        return await schema.execute(request, in: context, Self.limits, logger: logger)
    }

    /// Executes an operation. A subscription returns a stream of responses, any other operation one response.
    public func subscribe(_ request: GraphQLRequest, token: String?) async -> SubscriptionResult {
        let context = await context(token: token, clientAddress: "")
        return await schema.subscribe(request, in: context, Self.limits, logger: logger)
    }

    // MARK: Codes

    /// Returns an invitation code for the first moderator; nil if the board has members.
    public func firstCode() async throws -> String? {
        let code = InvitationCode.make(random: random)
        return try await store.write { board in
            guard try !board.hasMembers() else { return nil }
            try board.addCode(code, isModerator: true, lifetime: .seconds(7 * 86_400))
            return code
        }
    }

    // MARK: Pictures

    /// Stores the picture of a post, if it has one.
    ///
    /// - Throws: `ServiceError`.
    func addPicture(_ data: Data?) async throws -> StoredPhoto? {
        guard let data else { return nil }
        do {
            return try await pictures.add(data)
        } catch let error as MediaError {
            switch error.code {
            case .unsupported, .tooLarge, .damaged: throw ServiceError.invalid(error.message, reason: "PICTURE")
            default:
                logger.error("A picture could not be kept.", metadata: ["error": "\(error)"])
                throw ServiceError.unavailable(error.message)
            }
        }
    }

    /// Removes the file of a picture that no post has any more.
    func removePicture(_ hash: String) {
        do {
            try pictures.remove(hash: hash)
        } catch {
            logger.error("A picture could not be deleted.", metadata: ["error": "\(error)"])
        }
    }
}
