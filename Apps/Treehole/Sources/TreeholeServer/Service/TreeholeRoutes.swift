import Foundation
import GraphQL
import GraphQLServer
import HTTPTypes
public import Hummingbird
import NIOCore
import ServerKit
import TreeholeModel

/// The HTTP routes of the server: `POST /graphql` for other programs, with `Authorization: Bearer`, and
/// `GET /pictures/{name}` for signed-in browsers.
public struct TreeholeRoutes: Sendable {
    private let service: TreeholeService

    public init(_ service: TreeholeService) { self.service = service }

    /// Adds the routes to a router.
    ///
    /// - Parameter clientAddress: Returns the sender of a request, for the rate limit of sign-ins.
    public func add<Context: RequestContext>(
        to router: some RouterMethods<Context>,
        clientAddress: @escaping @Sendable (Request, Context) -> String
    ) {
        router.addGraphQL(service.schema, options: TreeholeService.limits.routeOptions) { [service] request, context in
            let token = request.headers[.authorization].flatMap { value in
                value.hasPrefix("Bearer ") ? String(value.dropFirst("Bearer ".count)) : nil
            }
            return await service.context(token: token, clientAddress: clientAddress(request, context))
        }
        router.get("/pictures/:name") { request, context in try await picture(request, context) }
    }

    /// Returns a picture to members only: its name is a hash of its content, which somebody may know.
    private func picture(_ request: Request, _ context: some RequestContext) async throws -> Response {
        let token = request.cookies[TreeholeService.cookieName]?.value
        guard try await service.viewer(token: token) != nil else {
            throw HTTPError(.unauthorized, message: "Sign in to see pictures.")
        }
        guard let file = service.pictures.file(hash: context.parameters.get("name") ?? "") else {
            throw HTTPError(.notFound, message: "There is no such picture.")
        }
        let data = try Data(contentsOf: file)
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/webp", .cacheControl: "private, max-age=31536000, immutable",
                .xContentTypeOptions: "nosniff",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data))
        )
    }
}
