import Crypto
import Foundation
import GraphQL
import MomentsAPI
import MomentsMedia
import MomentsModel
import MomentsServer
import Synchronization

/// Hands requests of one person to a server in the same process, and notes how long each took there: from the bytes of the
/// request to the bytes of the answer.
final class ServiceTransport: APITransport {
    private let service: MomentsService
    private let token: String
    private let lastTime = Mutex(Duration.zero)

    init(_ service: MomentsService, token: String) {
        self.service = service
        self.token = token
    }

    /// Of the last request.
    var serverTime: Duration { lastTime.withLock(\.self) }

    func execute(_ body: Data) async throws -> APIAnswer {
        let start = ContinuousClock.now
        let request = try GraphQLRequest(json: Array(body))
        let response = await service.execute(request, token: token, clientAddress: "127.0.0.1")
        lastTime.withLock { $0 = ContinuousClock.now - start }
        return APIAnswer(body: Data(response.body))
    }

    /// The stream of changes; when it is returned, nothing is missed any more.
    func changes() async throws -> ResponseStream {
        let body = try JSONEncoder().encode(["query": ChangesSession.document])
        let request = try GraphQLRequest(json: Array(body))
        guard case .stream(let changes) = await service.subscribe(request, token: token, clientAddress: "127.0.0.1")
        else { throw CocoaError(.featureUnsupported) }
        return changes
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? { nil }

    func upload(_ file: URL, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoUpload {
        throw NoPhotos.error
    }

    func authorize(with token: String?) {}
}

/// A place for photos that has none.
struct NoPhotos: PhotoFiles {
    static let mediaType = "image/webp"
    static let error = CocoaError(.featureUnsupported)

    func add(_ data: Data) async throws -> StoredPhoto { throw Self.error }
    func file(hash: String, size: PhotoSize) -> URL? { nil }
    func remove(hash: String) throws {}
}

/// A person with a sign-in.
struct Visitor: Sendable {
    let api: APISession
    let transport: ServiceTransport

    /// - Parameter number: Of the person; the sign-in is made of it.
    init(_ number: Int, of service: MomentsService, in store: SQLiteMomentStore) async throws {
        let token = Data(SHA256.hash(data: Data("visitor \(number)".utf8))).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        let person = PersonID(rawValue: Int64(number))
        let hash = Data(SHA256.hash(data: Data(token.utf8)))
        if try await store.useSignIn(secretHash: hash, lifetime: .seconds(86_400)) == nil {
            _ = try await store.addSignIn(of: person, secretHash: hash, device: "Benchmark")
        }
        transport = ServiceTransport(service, token: token)
        api = APISession(transport: transport)
    }

    /// Asks, and adds the time the server took.
    @discardableResult
    func perform<Operation: APIOperation>(
        _ operation: Operation,
        _ timings: inout Timings
    ) async throws -> Operation.Output {
        let output = try await api.perform(operation)
        timings.add(transport.serverTime)
        return output
    }
}
