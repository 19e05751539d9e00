extension Schema {
    /// Executes a subscription, or any other operation.
    ///
    /// The cost of a subscription is that of one event; it is checked before the source of events is opened.
    ///
    /// - Parameters:
    ///   - request: The request to execute.
    ///   - context: The context that resolvers receive.
    ///   - isReadOnly: Whether to refuse mutations, as HTTP GET requires. The default is false.
    ///   - options: Limits and error handling for the execution. With an `eventTimeout`, a stream can outlive the
    ///     deadline.
    /// - Returns: A stream of responses to a subscription. A single response to a query, to a mutation, or to a request
    ///   that cannot be executed.
    public func subscribe(
        _ request: GraphQLRequest,
        in context: Context,
        isReadOnly: Bool = false,
        options: ExecutionOptions = ExecutionOptions()
    ) async -> SubscriptionResult {
        do throws(RequestFault) {
            let (plan, variables) = try plan(request)
            guard plan.kind != .mutation || !isReadOnly else {
                throw RequestFault(errors: [GraphQLError("Mutations are not allowed here.")], refusal: .operation)
            }
            guard plan.kind == .subscription else {
                return .response(await execute(plan, variables, in: context, options))
            }
            return try await open(plan, variables, in: context, options)
        } catch {
            return .response(error.response)
        }
    }

    /// Source: the specification of September 2025, section 6.2.3.
    private func open(
        _ plan: OperationPlan,
        _ variables: [NameTable.ID: Value],
        in context: Context,
        _ options: ExecutionOptions
    ) async throws(RequestFault) -> SubscriptionResult {
        let contextBox = ContextBox(context)
        let execution = Execution(plan: plan, options: options, contextBox: contextBox, variables: variables)
        guard let field = plan.root.fields.first, let source = field.definition.resolver as? any EventSource else {
            throw RequestFault(errors: [GraphQLError("The subscription does not select a field with an event stream.")])
        }
        if let refusal = execution.costRefusal() { return .response(refusal) }
        execution.path = [~field.index]
        let root = rootSource(context, .subscription)
        do {
            guard let opening = root.withPointer({ source.open(field, of: $0, execution) }) else {
                throw RequestFault(errors: execution.errors)
            }
            let events = try await opening.open()
            return .stream(
                ResponseStream {
                    guard let event = try await events.next() else { return nil }
                    return await Execution.run(
                        plan,
                        options: options.forEvent(),
                        contextBox: contextBox,
                        variables: variables,
                        source: event
                    )
                }
            )
        } catch let fault as RequestFault {
            throw fault
        } catch {
            execution.report(error, at: field)
            throw RequestFault(errors: execution.errors)
        }
    }
}

/// The result of a request that may be a subscription.
public enum SubscriptionResult: Sendable {
    /// The only response: to a query, a mutation, or a request that cannot be executed.
    case response(GraphQLResponse)
    /// The responses to a subscription, one per event, until its source ends.
    case stream(ResponseStream)
}

/// The responses of a subscription, one per event.
///
/// The stream requests an event from its source only when the caller requests the next response, so a slow caller slows
/// down the source. If the source throws, the stream throws the same error and ends.
public struct ResponseStream: AsyncSequence, Sendable {
    let respond: @Sendable () async throws -> GraphQLResponse?

    /// An iterator over the responses.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        let respond: @Sendable () async throws -> GraphQLResponse?

        /// Returns the response to the next event; nil when the source has ended.
        ///
        /// - Throws: The error thrown by the event source.
        public mutating func next() async throws -> GraphQLResponse? {
            try await respond()
        }
    }

    /// Starts the iteration; a stream can be iterated once.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(respond: respond)
    }
}
