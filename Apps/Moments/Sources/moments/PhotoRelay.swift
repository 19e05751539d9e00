import Foundation
import HTTPTypes
import Hummingbird
import MomentsServer
import NIOCore
import OrielServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A relay for photos of another server. That server checks who the viewer is, but the browser's cookie is for this host.
///
/// A photo is read whole before its first byte is sent, so that a slow browser does not keep a connection to that
/// server.
struct PhotoRelay: Sendable {
    let address: URL
    let server: RemoteServer

    private static let maximumBytes = 32 << 20

    init(_ address: URL, server: RemoteServer = .shared) {
        self.address = address
        self.server = server
    }

    func add(to router: Router<ServerRequestContext>) {
        router.get("/photos/:hash/:size") { request, _ in try await answer(request) }
    }

    private func answer(_ request: Request) async throws -> Response {
        guard let url = URL(string: address.absoluteString.trimmedSlash + request.uri.description) else {
            throw HTTPError(.badRequest)
        }
        var relayed = URLRequest(url: url)
        if let token = request.cookies[MomentsService.cookieName]?.value {
            relayed.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        for name in Self.passed {
            if let value = request.headers[name] { relayed.setValue(value, forHTTPHeaderField: name.rawName) }
        }
        let (body, answer): (Data, HTTPURLResponse)
        do {
            (body, answer) = try await server.send(relayed, limit: Self.maximumBytes)
        } catch {
            throw HTTPError(.badGateway, message: "The photo server cannot be reached.")
        }
        var headers = HTTPFields()
        for name in Self.kept { headers[name] = answer.value(forHTTPHeaderField: name.rawName) }
        return Response(
            status: HTTPResponse.Status(code: answer.statusCode),
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body))
        )
    }

    /// The headers of a request that the other server answers to.
    private static let passed: [HTTPField.Name] = [.ifNoneMatch, .range, .ifRange]

    /// The headers of a photo that browsers need.
    private static let kept: [HTTPField.Name] = [
        .contentType, .cacheControl, .eTag, .vary, .xContentTypeOptions, .contentSecurityPolicy, .contentDisposition,
        .acceptRanges, .contentRange,
    ]
}

extension String {
    /// The text without a slash at its end.
    fileprivate var trimmedSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
