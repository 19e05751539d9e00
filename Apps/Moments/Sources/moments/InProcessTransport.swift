import Foundation
import GraphQL
import MomentsAPI
import MomentsModel
import MomentsServer
import Synchronization

/// A transport to the server in the same process.
final class InProcessTransport: APITransport {
    private let service: MomentsService
    private let clientAddress: String
    private let device: String
    private let token: Mutex<String?>

    /// - Parameter token: The token of the session's sign-in.
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

    /// Takes each response from the server on demand, so that changes in between are merged there.
    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? {
        let subscription = Subscription(service, body: body, token: currentToken, clientAddress: clientAddress)
        return AsyncThrowingStream { try await subscription.next() }
    }

    func upload(_ file: URL) async throws -> PhotoUpload {
        let data = try Data(contentsOf: file, options: .mappedIfSafe)
        do {
            let photo = try await service.upload(data, token: currentToken, clientAddress: clientAddress)
            guard let url = URL(string: photo.url) else { throw APIError.invalidJSON }
            return PhotoUpload(id: photo.id, width: photo.width, height: photo.height, url: url)
        } catch let error as MomentsError {
            throw APIError.refused(APIRefusal(error))
        }
    }
}

/// A subscription that starts when its first response is requested.
private actor Subscription {
    private enum State {
        case new
        case open(ResponseStream.AsyncIterator)
        case ended
    }

    private let service: MomentsService
    private let body: Data
    private let token: String?
    private let clientAddress: String
    private var state = State.new

    init(_ service: MomentsService, body: Data, token: String?, clientAddress: String) {
        self.service = service
        self.body = body
        self.token = token
        self.clientAddress = clientAddress
    }

    func next() async throws -> Data? {
        if case .new = state {
            let request = try GraphQLRequest(json: Array(body))
            switch await service.subscribe(request, token: token, clientAddress: clientAddress) {
            case .stream(let responses): state = .open(responses.makeAsyncIterator())
            case .response(let refusal):
                state = .ended
                return Data(refusal.body)
            }
        }
        guard case .open(var responses) = state else { return nil }
        return try await responses.next().map { Data($0.body) }
    }
}

extension APIRefusal {
    /// Creates the refusal that would arrive over the network.
    fileprivate init(_ error: MomentsError) {
        self.init(
            code: Code(rawValue: error.codeText),
            message: error.message,
            reason: error.reason,
            retryAfter: error.retryAfter
        )
    }
}
