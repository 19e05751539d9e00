/// The root field of a subscription, which produces a value for each event.
protocol EventSource: FieldResolver {
    /// Returns a stream of events that is ready to be opened; nil when the arguments are invalid.
    ///
    /// - Parameter execution: The execution of the subscribing request.
    func open(_ field: PlanField, of root: UnsafeRawPointer, _ execution: Execution) -> OpeningEvents?
}

/// A stream of events that is not open yet.
struct OpeningEvents: Sendable {
    let open: @Sendable () async throws -> Events
}

/// The values of a subscription field.
struct Events: Sendable {
    /// Returns the value of the next event; nil at the end of the stream.
    let next: @Sendable () async throws -> (any RootSource)?
}

/// A resolver that subscribes to an asynchronous sequence.
final class SubscriptionResolver<Source: Sendable, Context: Sendable, Event: Sendable>: FieldResolver, EventSource {
    typealias Body = @Sendable (Source, Context, AnyObject?) async throws -> Events

    private let body: Body
    private let completer: any Completer
    private let decoder: any ArgumentsDecoder
    private let guards: [FieldGuard<Source, Context>]

    init(
        _ completer: any Completer,
        _ decoder: any ArgumentsDecoder,
        _ guards: [FieldGuard<Source, Context>],
        _ body: @escaping Body
    ) {
        self.body = body
        self.completer = completer
        self.decoder = decoder
        self.guards = guards
    }

    var arguments: (any ArgumentsDecoder)? { decoder }

    /// Writes an event, which takes the place of the field's source object.
    func write(_ field: PlanField, of source: UnsafeRawPointer, _ execution: Execution) -> Bool {
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
    /// Creates a stream from the elements of a sequence.
    init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element: Sendable {
        let iterator = IteratorBox(sequence.makeAsyncIterator())
        self.init { try await iterator.next().map { RootValue(value: $0) } }
    }
}

/// An iterator that one task at a time may use. Unchecked, because iterators are not Sendable; the executor requests one event at a time.
private final class IteratorBox<Iterator: AsyncIteratorProtocol>: @unchecked Sendable {
    private var iterator: Iterator

    init(_ iterator: Iterator) {
        self.iterator = iterator
    }

    func next() async throws -> Iterator.Element? {
        try await iterator.next()
    }
}
