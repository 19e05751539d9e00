public import GraphQL
import HTTPTypes
public import Hummingbird
import Logging

extension RouterMethods {
    /// Serves a schema over HTTP.
    ///
    ///     let router = Router()
    ///     router.addGraphQL(schema) { request, context in
    ///         try await viewer(of: request)
    ///     }
    ///
    /// Follows GraphQL over HTTP: requests by POST and, for queries, by GET; responses as
    /// `application/graphql-response+json`, or `application/json` for clients that prefer it. Batched requests, and
    /// requests that a browser sends on behalf of another site, are rejected.
    ///
    /// The status is 200 for every executed request, even if it has errors. Other statuses are 400 (syntax), 422
    /// (validation, cost), 405 (mutation by GET, subscription) and 503 (timeout). In responses as `application/json`,
    /// syntax and validation errors have the status 200, too. Masked errors are logged at the level `error`.
    ///
    /// With ``GraphQLServerOptions/eventStreams``, a client that accepts `text/event-stream` receives the responses to
    /// any operation as server-sent events, by the protocol graphql-sse (distinct connections mode).
    ///
    /// - Parameters:
    ///   - schema: The schema to serve.
    ///   - path: The path of the endpoint. The default is `/graphql`.
    ///   - options: Limits and other options of the server.
    ///   - makeContext: Returns the context of a request, which carries the viewer and access to data. Called once per
    ///     request, before its execution. Throw an `HTTPError` to reject the request.
    ///   - client: Returns a text that identifies the client, such as its address, for the limit of event streams per
    ///     client. With nil, the default, only the limit of all streams applies.
    /// - Returns: The same router, for further calls.
    @discardableResult
    public func addGraphQL<Viewer: Sendable>(
        _ schema: Schema<Viewer>,
        at path: RouterPath = "/graphql",
        options: GraphQLServerOptions = GraphQLServerOptions(),
        context makeContext: @escaping @Sendable (Request, Context) async throws -> Viewer,
        client: (@Sendable (Request, Context) -> String)? = nil
    ) -> Self {
        let service = GraphQLService(schema: schema, options: options)
        post(path) { request, context in
            try await service.answer(request, context.logger, client: client?(request, context)) {
                let body = try await service.body(of: request)
                let asked = try RequestReader.request(body: body, documents: options.documents)
                return (asked, try await makeContext(request, context))
            }
        }
        if options.allowsGET {
            get(path) { request, context in
                try await service.answer(
                    request,
                    context.logger,
                    isReadOnly: true,
                    client: client?(request, context)
                ) {
                    let query = request.uri.query ?? ""
                    let asked = try RequestReader.request(addressQuery: query, documents: options.documents)
                    return (asked, try await makeContext(request, context))
                }
            }
        }
        return self
    }
}
