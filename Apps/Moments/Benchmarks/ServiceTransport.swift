import Crypto
import Encodings
import Foundation
import GraphQL
import MomentsAPI
import MomentsMedia
import MomentsModel
import MomentsServer
import Synchronization

/// A transport of one person's requests to a server in the same process. It measures the time in the server, from the bytes of
/// a request to the bytes of its response.
final class ServiceTransport: PhotoTransport {
    private let service: MomentsService
    private let token: String
    private let lastTime = Mutex(Duration.zero)

    init(_ service: MomentsService, token: String) {
        self.service = service
        self.token = token
    }

    /// The time of the last request.
    var serverTime: Duration { lastTime.withLock(\.self) }

    func execute(_ body: Data) async throws -> APIAnswer {
        let start = ContinuousClock.now
        let request = try GraphQLRequest(json: Array(body))
        let response = await service.execute(request, token: token, clientAddress: "127.0.0.1")
        lastTime.withLock { $0 = ContinuousClock.now - start }
        return APIAnswer(body: Data(response.body))
    }

    /// Returns the stream of changes; from then on, no change is missed.
    func changes() async throws -> ResponseStream {
        let body = try JSONEncoder().encode(["query": ChangesOperation.document])
        let request = try GraphQLRequest(json: Array(body))
        guard case .stream(let changes) = await service.subscribe(request, token: token, clientAddress: "127.0.0.1")
        else { throw CocoaError(.featureUnsupported) }
        return changes
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? { nil }

    func upload(_ file: URL) async throws -> PhotoUpload {
        throw NoPhotos.error
    }

    func authorize(with token: String?) {}
}

/// A response of the stream of changes.
struct ChangeNotice: Decodable {
    let change: LiveChange

    private enum CodingKeys: CodingKey { case data }

    init(from decoder: any Decoder) throws {
        let response = try decoder.container(keyedBy: CodingKeys.self).decode(
            ChangesOperation.Response.self,
            forKey: .data
        )
        change = try ChangesOperation().output(of: response)
    }
}

/// A photo storage that rejects all photos.
struct NoPhotos: PhotoFiles {
    static let mediaType = "image/webp"
    static let error = CocoaError(.featureUnsupported)

    func add(_ data: Data, room: Int?) async throws -> StoredPhoto { throw Self.error }
    func preview(hash: String) async throws -> PhotoPreview { throw Self.error }
    func file(hash: String, size: PhotoSize) -> URL? { nil }
    func size(hash: String) throws -> Int { 0 }
    func remove(hash: String) throws {}
}

/// A person with a sign-in.
struct Visitor: Sendable {
    let api: APIClient
    let transport: ServiceTransport

    /// - Parameter number: The ID of the person, from which the sign-in is derived.
    init(_ number: Int, of service: MomentsService, in store: DatabaseMomentStore) async throws {
        let token = Base64URL.text(of: SHA256.hash(data: Data("visitor \(number)".utf8)))
        let person = PersonID(rawValue: Int64(number))
        let hash = Data(SHA256.hash(data: Data(token.utf8)))
        if try await store.useSignIn(secretHash: hash, lifetime: .seconds(86_400)) == nil {
            _ = try await store.addSignIn(of: person, secretHash: hash, device: "Benchmark")
        }
        transport = ServiceTransport(service, token: token)
        api = APIClient(transport: transport)
    }

    /// Performs an operation, and adds the time in the server.
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
