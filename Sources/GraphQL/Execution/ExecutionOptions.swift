/// How a request is executed.
public struct ExecutionOptions: Sendable {
    /// When the request is given up; nil waits as long as its resolvers take.
    public var deadline: ContinuousClock.Instant?
    /// How deep objects may nest in the response. Bounds the stack, whatever the validation allows.
    public var maximumDepth = 250
    /// What a request may cost, by the prices of its fields; nil without a limit. A request that may cost more is refused.
    public var maximumCost: Int?
    /// How many errors a response lists.
    public var maximumErrors = 100
    /// What the client reads of an error that was not meant for it.
    public var maskedMessage = "The server could not answer this part of the request."
    /// Hears of each error whose message is kept from the client, with its place in the response.
    public var onUnexpectedError: (@Sendable (any Error, ResponsePath) -> Void)?

    /// No deadline, no price, errors masked.
    public init() {}

    func masked(_ error: any Error, _ path: ResponsePath) -> GraphQLError {
        onUnexpectedError?(error, path)
        return GraphQLError(maskedMessage)
    }
}
