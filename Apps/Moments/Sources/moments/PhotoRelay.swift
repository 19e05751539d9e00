import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import MomentsServer
import NIOCore
import OrielServer

/// A relay for photos of another server. That server checks who the viewer is, but the browser's cookie is for this host.
struct PhotoRelay: Sendable {
    let server: URL
    let client: HTTPClient

    private static let timeout = TimeAmount.seconds(30)
    private static let maximumBytes = 32 << 20

    init(_ server: URL, client: HTTPClient = .moments) {
        self.server = server
        self.client = client
    }

    func add(to router: Router<ServerRequestContext>) {
        router.get("/photos/:hash/:size") { request, _ in try await answer(request) }
    }

    private func answer(_ request: Request) async throws -> Response {
        var relayed = HTTPClientRequest(url: server.absoluteString.trimmedSlash + request.uri.description)
        if let token = request.cookies[MomentsService.cookieName]?.value {
            relayed.headers.add(name: "Authorization", value: "Bearer \(token)")
        }
        if let tag = request.headers[.ifNoneMatch] { relayed.headers.add(name: "If-None-Match", value: tag) }
        let answer: HTTPClientResponse
        do {
            answer = try await client.execute(relayed, timeout: Self.timeout)
        } catch {
            throw HTTPError(.badGateway, message: "The photo server cannot be reached.")
        }
        var headers = HTTPFields()
        for name in Self.kept { headers[name] = answer.headers.first(name: name.rawName) }
        let body = try await answer.body.collect(upTo: Self.maximumBytes)
        return Response(
            status: HTTPResponse.Status(code: Int(answer.status.code)),
            headers: headers,
            body: ResponseBody(byteBuffer: body)
        )
    }

    /// The headers of a photo that browsers need.
    private static let kept: [HTTPField.Name] = [
        .contentType, .cacheControl, .eTag, .vary, .xContentTypeOptions, .contentSecurityPolicy,
    ]
}

extension String {
    /// The text without a slash at its end.
    fileprivate var trimmedSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
