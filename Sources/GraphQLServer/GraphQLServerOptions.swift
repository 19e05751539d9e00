public import GraphQL

/// Options for serving a schema; the default limits suit untrusted clients.
public struct GraphQLServerOptions: Sendable {
    /// Limits on the size and nesting of documents, which replace the schema's own. The other options of the schema,
    /// such as introspection and the document cache, still apply.
    public var syntax = SchemaOptions.server.syntax
    /// Limits on the selections of valid documents, which replace the schema's own.
    public var validation = SchemaOptions.server.validation
    /// The maximum size of a request body in bytes; a larger body is answered with 413. The default is 1 MiB.
    public var maximumBodySize = 1 << 20
    /// The maximum duration of an execution, after which it is cancelled and answered with 503; nil for no limit. The
    /// default is 30 seconds. A subscription has this time for each of its events.
    public var timeout: Duration? = .seconds(30)
    /// The maximum cost of a request; nil for no limit. The default, 50,000, allows the introspection queries of common
    /// tools, which cost 17,000.
    public var maximumCost: Int? = 50_000
    /// Whether queries are served over GET; mutations never are. The default is true.
    public var allowsGET = true
    /// The options for event streams, on which clients receive the responses to subscriptions; nil, the default, offers
    /// none.
    ///
    /// The context of a request is created once. A stream lives longer, so the sequence of a subscription has to end
    /// when the viewer may no longer read it, for example after signing out.
    public var eventStreams: EventStreamOptions?
    /// The documents that requests can name instead of sending their text; nil, the default, if there are none.
    public var documents: PersistedDocuments?
    /// The message that replaces the message of an internal error in the response.
    public var maskedMessage = "The server could not answer this part of the request."

    /// Creates options that suit untrusted clients.
    public init() {}
}
