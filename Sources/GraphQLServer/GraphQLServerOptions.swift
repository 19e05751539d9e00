/// How a schema is served.
public struct GraphQLServerOptions: Sendable {
    /// The size of a request's body in bytes.
    public var maximumBodySize = 1 << 20
    /// How long a request is worked on; nil for as long as it takes.
    public var timeout: Duration? = .seconds(30)
    /// What a request may cost, by the prices of its fields.
    public var maximumCost: Int? = 10_000
    /// Whether queries are answered over GET too; mutations never are.
    public var allowsGET = true
    /// What the client reads of an error that was not meant for it.
    public var maskedMessage = "The server could not answer this part of the request."

    public init() {}
}
