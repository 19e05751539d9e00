/// A field whose value comes again and again: the root field of a subscription.
protocol EventSource: FieldResolver {
    /// Opens the stream of events.
    ///
    /// - Parameter execution: Of the request that subscribes.
    func open(_ field: PlanField, of root: UnsafeRawPointer, _ execution: Execution) -> OpeningEvents?
}

/// A stream that is being opened.
struct OpeningEvents: Sendable {
    let open: @Sendable () async throws -> Events
}

/// The values of a subscription's field, as they come.
struct Events: Sendable {
    /// The value of the next event; nil at the end.
    let next: @Sendable () async throws -> (any RootSource)?
}

/// Subscribes to a sequence.
final class SubscriptionResolver<Source: Sendable, Context: Sendable, Event: Sendable>: FieldResolver, EventSource,
    @unchecked Sendable
{
    typealias Body = @Sendable (Source, Context, AnyObject?) async throws -> Events

    private let body: Body
    private let completer: Completer
    private let decoder: any ArgumentsDecoder
    private let guards: [FieldGuard<Source, Context>]

    init(
        _ completer: Completer,
        _ decoder: any ArgumentsDecoder,
        _ guards: [FieldGuard<Source, Context>],
        _ body: @escaping Body
    ) {
        self.body = body
        self.completer = completer
        self.decoder = decoder
        self.guards = guards
    }

    override var arguments: (any ArgumentsDecoder)? { decoder }

    /// Writes an event, which takes the place of the object that the field belongs to.
    override func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
        completer.write(source, of: field, execution)
    }

    func open(_ field: PlanField, of root: UnsafeRawPointer, _ execution: Execution) -> OpeningEvents? {
        guard let arguments = execution.arguments(of: field) else { return nil }
        let source = root.assumingMemoryBound(to: Source.self).pointee
        let context = execution.context(as: Context.self)
        return OpeningEvents { [body, guards] in
            for check in guards {
                guard try await check.allows(source, context) else { throw GraphQLError.forbidden(field) }
            }
            return try await body(source, context, arguments)
        }
    }
}

extension Events {
    /// The elements of a sequence.
    init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element: Sendable {
        let iterator = IteratorBox(sequence.makeAsyncIterator())
        self.init { try await iterator.next().map { RootValue(value: $0) } }
    }
}

/// An iterator that is asked by one task at a time.
private final class IteratorBox<Iterator: AsyncIteratorProtocol>: @unchecked Sendable {
    private var iterator: Iterator

    init(_ iterator: Iterator) {
        self.iterator = iterator
    }

    func next() async throws -> Iterator.Element? {
        try await iterator.next()
    }
}
