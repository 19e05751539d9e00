import Foundation
import HostKit
import MomentsAPI
import MomentsModel
import MomentsServer

/// A transport to the server in the same process.
final class InProcessTransport: PhotoTransport {
    private let service: MomentsService
    private let clientAddress: String
    private let requests: ServiceTransport

    /// - Parameter token: The token of the session's sign-in.
    init(_ service: MomentsService, token: String?, clientAddress: String, device: String) {
        self.service = service
        self.clientAddress = clientAddress
        requests = ServiceTransport(token: token) { request, token in
            await service.execute(request, token: token, clientAddress: clientAddress, device: device)
        } subscribe: { request, token in
            await service.subscribe(request, token: token, clientAddress: clientAddress)
        }
    }

    func authorize(with token: String?) { requests.authorize(with: token) }

    func execute(_ body: Data) async throws -> APIAnswer { try await requests.execute(body) }

    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>? { requests.subscribe(body) }

    func upload(_ file: URL) async throws -> PhotoUpload {
        let data = try Data(contentsOf: file, options: .mappedIfSafe)
        do {
            let photo = try await service.upload(data, token: requests.currentToken, clientAddress: clientAddress)
            guard let url = URL(string: photo.url) else { throw APIError.invalidJSON }
            return PhotoUpload(id: photo.id, width: photo.width, height: photo.height, url: url)
        } catch let error as MomentsError {
            throw APIError.refused(APIRefusal(error))
        }
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
