public import GraphQL
import HTTPTypes
public import Hummingbird
import Logging

extension RouterMethods {
    /// Serves a schema.
    ///
    ///     let router = Router()
    ///     router.addGraphQL(schema) { request, context in
    ///         try await viewer(of: request)
    ///     }
    ///
    /// Follows GraphQL over HTTP: requests by POST and, for queries, by GET; responses as
    /// `application/graphql-response+json`, or `application/json` for clients that want it. Requests of several operations
    /// at once are refused, and those that a browser makes for a page of another site.
    ///
    /// - Parameters:
    ///   - path: Where it is served.
    ///   - makeContext: What the request brings along: who asks, and where data is found. Throw an `HTTPError` to refuse it.
    /// - Returns: The same router.
    @discardableResult
    public func addGraphQL<Viewer: Sendable>(
        _ schema: Schema<Viewer>,
        at path: RouterPath = "/graphql",
        options: GraphQLServerOptions = GraphQLServerOptions(),
        context makeContext: @escaping @Sendable (Request, Context) async throws -> Viewer
    ) -> Self {
        let service = GraphQLService(schema: schema, options: options)
        post(path) { request, context in
            try await service.answer(request, context.logger) {
                let body = try await service.body(of: request)
                return (try RequestReader.request(body: body), try await makeContext(request, context))
            }
        }
        if options.allowsGET {
            get(path) { request, context in
                try await service.answer(request, context.logger, isReadOnly: true) {
                    let asked = try RequestReader.request(addressQuery: request.uri.query ?? "")
                    return (asked, try await makeContext(request, context))
                }
            }
        }
        return self
    }
}
