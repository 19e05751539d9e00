import APIKit
import Foundation
import GraphQL
import HostKit
import Synchronization
import Testing
import TreeholeAPI

@testable import TreeholeModel
@testable import TreeholeServer

/// A board in a temporary folder, whose time tests set, and its members.
final class Board: Sendable {
    static let secret = Data(repeating: 7, count: 32)

    let folder: URL
    let service: TreeholeService
    let pictures = MemoryPictures()
    private let date = DateBox()

    init(limits: TestClock = TestClock()) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("treehole-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let date = date
        let store = try BoardStore(
            path: folder.appendingPathComponent("board.sqlite").path,
            keys: BoardKeys(secret: Self.secret),
            now: { date.value.withLock { $0 } }
        )
        service = try TreeholeService(store: store, pictures: pictures, clock: limits)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var file: URL { folder.appendingPathComponent("board.sqlite") }

    func advance(by seconds: TimeInterval) { date.value.withLock { $0 += seconds } }

    var now: Date { date.value.withLock { $0 } }

    /// A visitor without a sign-in.
    func visitor(at address: String = "192.0.2.1") -> Person { Person(service: service, token: nil, address: address) }

    /// Lets somebody in by a new code.
    func join(isModerator: Bool = false, at address: String = UUID().uuidString) async throws -> Person {
        let code = InvitationCode.make(random: service.random)
        try await service.store.write { try $0.addCode(code, isModerator: isModerator, lifetime: .seconds(600)) }
        let signedIn = try await visitor(at: address).perform(.signIn(code: code))
        return Person(service: service, token: signedIn.token, address: address)
    }

    private final class DateBox: Sendable {
        let value = Mutex(Date(timeIntervalSince1970: 1_790_000_000))
    }
}

/// Somebody who uses the board's API.
struct Person: Sendable {
    let service: TreeholeService
    let token: String?
    let address: String

    private var api: APIClient {
        let (service, address) = (service, address)
        return APIClient(
            transport: ServiceTransport(token: token) { request, token in
                await service.execute(request, token: token, clientAddress: address)
            } subscribe: { request, token in
                await service.subscribe(request, token: token)
            }
        )
    }

    @discardableResult
    func perform<Request: APIRequest>(_ operation: Request) async throws -> Request.Output {
        try await api.perform(operation)
    }

    func changes() throws -> APIEvents<BoardChange> { try #require(api.events(BoardChangesOperation())) }

    /// Returns the code of the error that an operation ends with; nil if it succeeds.
    func refusal(of operation: some APIRequest) async -> APIRefusal.Code? {
        do {
            _ = try await perform(operation)
            return nil
        } catch APIError.refused(let refusal) {
            return refusal.code
        } catch {
            Issue.record("\(error)")
            return nil
        }
    }

    func ids(_ order: PostOrder = .newest, _ search: PostSearch? = nil) async throws -> [Int] {
        try await perform(.posts(order, search: search)).items.map(\.id)
    }
}

extension APIRequest where Self == FieldOperation<Post> {
    /// Publishes a post with some of its parts.
    static func publishPost(
        _ text: String,
        tag: String? = nil,
        choices: [String] = [],
        isSensitive: Bool = false,
        picture: Data? = nil
    ) -> Self {
        var post = NewPost(text: text)
        (post.tag, post.choices, post.isSensitive, post.picture) = (tag, choices, isSensitive, picture)
        return .publish(post)
    }
}
