/// Limits and error handling for the execution of a request.
public struct ExecutionOptions: Sendable {
    /// The time at which the request is cancelled. The response then has no data, and its refusal is `overdue`. The
    /// default, nil, sets no deadline.
    public var deadline: ContinuousClock.Instant?
    /// The maximum duration of the execution of each event of a subscription, which then replaces the deadline. The
    /// default, nil, applies the deadline to events as well.
    public var eventTimeout: Duration?
    /// The maximum nesting depth of objects in the response. Limits the use of the stack, regardless of the validation
    /// limits. The default is 250.
    public var maximumDepth = 250
    /// The maximum total cost of a request; a request that may cost more is refused with the code `TOO_EXPENSIVE`. The
    /// default, nil, sets no limit.
    public var maximumCost: Int?
    /// The maximum number of errors in a response. The fields of further errors are null as well, but the errors are
    /// neither listed nor passed to `onUnexpectedError`. The default is 100.
    public var maximumErrors = 100
    /// The message that replaces the message of an internal error in the response.
    public var maskedMessage = "The server could not answer this part of the request."
    /// A handler for each error whose message is masked; it receives the error and its path in the response.
    ///
    /// Called on the thread that executes the field, so it must not block. The default, nil, discards these errors.
    public var onUnexpectedError: (@Sendable (any Error, ResponsePath) -> Void)?

    /// Creates options without a deadline or a cost limit, with masked errors.
    public init() {}

    /// Returns the options for the execution of an event that has just arrived.
    func forEvent() -> ExecutionOptions {
        guard let eventTimeout else { return self }
        var options = self
        options.deadline = .now + eventTimeout
        return options
    }

    func masked(_ error: any Error, _ path: ResponsePath) -> GraphQLError {
        onUnexpectedError?(error, path)
        return GraphQLError(maskedMessage)
    }
}
