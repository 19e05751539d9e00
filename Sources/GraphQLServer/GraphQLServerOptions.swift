public import GraphQL

/// How a schema is served; what strangers may ask for is limited unless you say otherwise.
public struct GraphQLServerOptions: Sendable {
    /// What a document may cost before it is understood. Whether requests may ask for the schema itself, and how much of documents is kept, are
    /// the schema's own options.
    public var syntax = SchemaOptions.server.syntax
    /// What a document that obeys every rule may ask for.
    public var validation = SchemaOptions.server.validation
    /// The size of a request's body in bytes.
    public var maximumBodySize = 1 << 20
    /// How long a request is worked on; nil for as long as it takes.
    public var timeout: Duration? = .seconds(30)
    /// What a request may cost, by the prices of its fields: enough for the introspection of the usual tools, which costs 17,000.
    public var maximumCost: Int? = 50_000
    /// Whether queries are answered over GET too; mutations never are.
    public var allowsGET = true
    /// What the client reads of an error that was not meant for it.
    public var maskedMessage = "The server could not answer this part of the request."

    /// What suits strangers.
    public init() {}
}
