extension Schema {
    /// Answers a subscription, or any other operation.
    ///
    /// - Returns: The stream of responses to a subscription; a single response to a query, to a mutation, or to a request
    ///   that cannot be executed.
    public func subscribe(
        _ request: GraphQLRequest,
        in context: Context,
        options: ExecutionOptions = ExecutionOptions()
    ) async -> SubscriptionResult {
        do throws(RequestFault) {
            let (plan, variables) = try plan(request)
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
            throw RequestFault(errors: [GraphQLError("The subscription selects no field that has events.")])
        }
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
                        options: options,
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

/// The answer to a request that may be a subscription.
public enum SubscriptionResult: Sendable {
    case response(GraphQLResponse)
    case stream(ResponseStream)
}

/// The responses of a subscription, one for each event.
///
/// An event is taken from its source when the response to it is asked for, so a slow reader holds the source back. A source
/// that fails ends the stream with its error.
public struct ResponseStream: AsyncSequence, Sendable {
    let respond: @Sendable () async throws -> GraphQLResponse?

    /// Takes responses one by one.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        let respond: @Sendable () async throws -> GraphQLResponse?

        /// The response to the next event; nil when the source has ended.
        ///
        /// - Throws: What the source of events throws.
        public mutating func next() async throws -> GraphQLResponse? {
            try await respond()
        }
    }

    /// Begins to take responses; a stream is taken once.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(respond: respond)
    }
}
