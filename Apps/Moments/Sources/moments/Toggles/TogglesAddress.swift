import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A web address with toggles. Redirects are not followed.
actor TogglesAddress: TogglesSource {
    private let url: URL
    private let server: RemoteServer
    /// The entity tag of the last successful reading.
    private var tag: String?

    /// - Parameter server: By default, one with a time limit of 10 seconds.
    init(_ url: URL, server: RemoteServer = RemoteServer(timeout: .seconds(10))) {
        self.url = url
        self.server = server
    }

    func read() async throws -> TogglesDocument? {
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        let (body, response) = try await answer(to: request)
        switch response.statusCode {
        case 304 where tag != nil: return nil
        case 200:
            let document = try TogglesDocument(body)
            tag = response.value(forHTTPHeaderField: "ETag")
            return document
        default: throw HostError("the server answered with the status \(response.statusCode)")
        }
    }

    private func answer(to request: URLRequest) async throws -> (body: Data, response: HTTPURLResponse) {
        do {
            return try await server.send(request, limit: TogglesDocument.maximumLength)
        } catch is CancellationError {
            throw CancellationError()
        } catch is RemoteServer.ResponseTooLong {
            throw HostError("it is longer than \(TogglesDocument.maximumLength) bytes")
        } catch {
            throw HostError("the server cannot be reached")
        }
    }
}
