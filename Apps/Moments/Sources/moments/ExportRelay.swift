import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import MomentsServer
import NIOCore

/// A relay for the download of everything of one's own from another server, which knows the person by a token.
///
/// The ZIP can be large, so it is passed on as it comes, as fast as the browser takes it.
struct ExportRelay: Sendable {
    let address: URL

    init(_ address: URL) { self.address = address }

    func add<Context: RequestContext>(to router: some RouterMethods<Context>) {
        router.get("/export") { request, _ in try await answer(request) }
    }

    private func answer(_ request: Request) async throws -> Response {
        // The other server gets a token, which no browser sends by itself, so it does not ask where the request comes from.
        if let site = request.headers[Self.secFetchSite], !["same-origin", "none"].contains(site) {
            throw HTTPError(.forbidden, message: "Requests from pages of other sites are rejected.")
        }
        var relayed = HTTPClientRequest(url: address.appending(path: "export").absoluteString)
        if let token = request.cookies[MomentsService.cookieName]?.value {
            relayed.headers.add(name: "Authorization", value: "Bearer \(token)")
        }
        if let languages = request.headers[.acceptLanguage] {
            relayed.headers.add(name: "Accept-Language", value: languages)
        }
        let answer: HTTPClientResponse
        do {
            answer = try await client.execute(relayed, timeout: .hours(12))
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw HTTPError(.badGateway, message: "The server with the data cannot be reached.")
        }
        var headers = HTTPFields()
        for name in Self.kept { headers[name] = answer.headers.first(name: name.rawName) }
        return Response(
            status: HTTPResponse.Status(code: Int(answer.status.code)),
            headers: headers,
            body: ResponseBody(asyncSequence: answer.body)
        )
    }

    private static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!

    /// The headers of a download, and of its refusal, that browsers need.
    private static let kept: [HTTPField.Name] = [
        .contentType, .contentDisposition, .cacheControl, .vary, .xContentTypeOptions, .contentSecurityPolicy,
        HTTPField.Name("Cross-Origin-Resource-Policy")!, HTTPField.Name("Retry-After")!,
    ]
}

/// Closed with the process. A redirect would send a person's token to another address.
private let client = HTTPClient(
    eventLoopGroupProvider: .singleton,
    configuration: HTTPClient.Configuration(
        redirectConfiguration: .disallow,
        // A browser may take its time between two blocks.
        timeout: .init(connect: .seconds(10), read: .minutes(5)),
        decompression: .disabled
    )
)
