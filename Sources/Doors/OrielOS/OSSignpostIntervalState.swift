internal import Synchronization
internal import Tracing

/// An interval that has begun, and the span that measures it.
public final class OSSignpostIntervalState: Sendable {
    public let signpostID: OSSignpostID
    private let span: Mutex<(any Tracing.Span)?>

    init(_ id: OSSignpostID, span: (any Tracing.Span)?) {
        signpostID = id
        self.span = Mutex(span)
    }

    /// Creates the state of an interval that was begun elsewhere, which measures nothing.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id, span: nil)
    }

    /// Returns the span, and forgets it: an interval ends once.
    func takeSpan() -> (any Tracing.Span)? {
        span.withLock { span in
            defer { span = nil }
            return span
        }
    }
}
