import Foundation
import GraphQL
import MomentsAPI
import MomentsModel
import MomentsServer
import Synchronization

/// Hands requests to the server in the same process.
final class InProcessTransport: APITransport {
    private let service: MomentsService
    private let clientAddress: String
    private let device: String
    private let token: Mutex<String?>

    /// - Parameter token: By which the session's person is signed in.
    init(_ service: MomentsService, token: String?, clientAddress: String, device: String) {
        self.service = service
        self.clientAddress = clientAddress
        self.device = device
        self.token = Mutex(token)
    }

    func authorize(with token: String?) { self.token.withLock { $0 = token } }

    private var currentToken: String? { token.withLock { $0 } }

    func execute(_ body: Data) async throws -> APIAnswer {
        let request = try GraphQLRequest(json: Array(body))
        let response = await service.execute(
            request,
            token: currentToken,
            clientAddress: clientAddress,
            device: device
        )
        return APIAnswer(body: Data(response.body))
    }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? {
        AsyncThrowingStream { continuation in
            let task = Task { [service, clientAddress, token = currentToken] in
                do {
                    let request = try GraphQLRequest(json: Array(body))
                    switch await service.subscribe(request, token: token, clientAddress: clientAddress) {
                    case .stream(let responses):
                        for try await response in responses { continuation.yield(Data(response.body)) }
                    case .response(let response): continuation.yield(Data(response.body))
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func upload(_ file: URL, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoUpload {
        let data = try Data(contentsOf: file, options: .mappedIfSafe)
        do {
            let photo = try await service.upload(data, token: currentToken, clientAddress: clientAddress)
            progress(1)
            guard let url = URL(string: photo.url) else { throw APISessionError.invalidJSON }
            return PhotoUpload(id: photo.id, width: photo.width, height: photo.height, url: url)
        } catch let error as MomentsError {
            throw APISessionError.refused(APIRefusal(error))
        }
    }
}

extension APIRefusal {
    /// A refusal as it would come over the network.
    fileprivate init(_ error: MomentsError) {
        self.init(
            code: Code(rawValue: error.codeText),
            message: error.message,
            reason: error.reason,
            retryAfter: error.retryAfter
        )
    }
}
