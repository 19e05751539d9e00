public import Tracing

/// A source of spans, for code that must cost nothing in a process without a tracer.
///
/// Keep it as an optional: without a tracer, each span costs one test for nil.
///
///     private let spans = SpanSource.ofProcess
///     let photo = try await spans.withSpan("photo") { span in
///         span?.attributes["photo.bytes"] = data.count
///         return try await decode(data)
///     }
public struct SpanSource: Sendable {
    private let tracer: any Tracer

    /// The tracer of the process; nil if the program had chosen none with `InstrumentationSystem.bootstrap` before the first use.
    public static let ofProcess: SpanSource? = {
        let tracer = InstrumentationSystem.tracer
        return tracer is NoOpTracer ? nil : SpanSource(tracer)
    }()

    public init(_ tracer: any Tracer) { self.tracer = tracer }

    /// Starts a span, which the caller ends.
    ///
    /// - Parameter context: The context of the parent; by default that of the task.
    public func start(
        _ name: String,
        kind: SpanKind = .internal,
        context: ServiceContext? = nil
    ) -> any Tracing.Span {
        Self.start(name, kind, context ?? ServiceContext.current ?? .topLevel, tracer)
    }

    private static func start(
        _ name: String,
        _ kind: SpanKind,
        _ context: ServiceContext,
        _ tracer: some Tracer
    ) -> any Tracing.Span {
        tracer.startSpan(name, context: context, ofKind: kind)
    }

    /// Reads the context of a caller from what it has sent, such as the header fields of a request.
    public func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier,
        into context: inout ServiceContext,
        using extractor: Extract
    ) where Extract.Carrier == Carrier {
        tracer.extract(carrier, into: &context, using: extractor)
    }

    /// Writes the context of this task for a callee, such as into the header fields of a request.
    public func inject<Carrier, Inject: Injector>(into carrier: inout Carrier, using injector: Inject)
    where Inject.Carrier == Carrier {
        guard let context = ServiceContext.current else { return }
        tracer.inject(context, into: &carrier, using: injector)
    }
}

extension Optional<SpanSource> {
    /// Runs code in a span, whose context the code's tasks inherit. Without a source, just runs the code.
    ///
    /// An error that is thrown gives the span the status `error` with the name of the error's type: descriptions can have texts of people.
    ///
    /// - Parameters:
    ///   - context: The context of the parent; by default that of the task.
    ///   - body: Called with the span; with nil if there is no source.
    public func withSpan<Output>(
        _ name: @autoclosure () -> String,
        kind: SpanKind = .internal,
        context: ServiceContext? = nil,
        _ body: ((any Tracing.Span)?) async throws -> Output
    ) async rethrows -> Output {
        guard let source = self else { return try await body(nil) }
        let span = source.start(name(), kind: kind, context: context)
        defer { span.end() }
        do {
            return try await ServiceContext.$current.withValue(span.context) { try await body(span) }
        } catch {
            span.noteFailure(error)
            throw error
        }
    }

    /// Runs an operation of GraphQL in a span with its name and its outcome; never with its variables.
    ///
    /// - Parameters:
    ///   - name: The name of the operation in the request; nil if it has none.
    ///   - outcome: Returns `ok`, `partial` for data with errors, or `refused`.
    public func withOperation<Response>(
        _ name: String?,
        _ execute: () async -> Response,
        outcome: (Response) -> String
    ) async -> Response {
        await self.withSpan("GraphQL \(name ?? "anonymous")") { span in
            let response = await execute()
            guard let span else { return response }
            let result = outcome(response)
            span.attributes["graphql.operation.name"] = name ?? "anonymous"
            span.attributes["oriel.outcome"] = result
            if result == "refused" { span.setStatus(SpanStatus(code: .error, message: result)) }
            return response
        }
    }
}

extension Tracing.Span {
    /// Gives the span the status `error` with the name of the error's type. A cancelled operation has not failed.
    public func noteFailure(_ error: any Error) {
        guard !(error is CancellationError) else { return }
        setStatus(SpanStatus(code: .error, message: "\(type(of: error))"))
    }
}
