public import GraphQL
public import GraphQLServer
public import Logging

/// The limits of one request, in process and over HTTP.
public struct RequestLimits: Sendable {
    public var time: Duration
    /// The maximum cost of its fields, as the engine counts it.
    public var cost: Int
    /// The maximum body of an HTTP request.
    public var bodyBytes: Int

    public init(time: Duration = .seconds(30), cost: Int, bodyBytes: Int) {
        self.time = time
        self.cost = cost
        self.bodyBytes = bodyBytes
    }

    /// The options of the route for requests over HTTP, which are sent by `POST`.
    public var routeOptions: GraphQLServerOptions {
        var options = GraphQLServerOptions()
        options.maximumBodySize = bodyBytes
        options.maximumCost = cost
        options.timeout = time
        options.allowsGET = false
        return options
    }
}

extension Schema {
    /// Executes a query or a mutation, with the same limits as over HTTP.
    public func execute(
        _ request: GraphQLRequest,
        in context: Context,
        _ limits: RequestLimits,
        logger: Logger
    ) async -> GraphQLResponse {
        let options = ExecutionOptions(time: limits.time, maximumCost: limits.cost, logger: logger)
        return await execute(request, in: context, options: options)
    }

    /// Executes an operation. A subscription returns a stream of responses, any other operation one response.
    public func subscribe(
        _ request: GraphQLRequest,
        in context: Context,
        _ limits: RequestLimits,
        logger: Logger
    ) async -> SubscriptionResult {
        var options = ExecutionOptions(time: limits.time, maximumCost: limits.cost, logger: logger)
        // The deadline would apply to the whole stream, which lives as long as it has a reader.
        options.deadline = nil
        return await subscribe(request, in: context, options: options)
    }
}
