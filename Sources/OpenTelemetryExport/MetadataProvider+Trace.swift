public import Logging
internal import Tracing

extension Logger.MetadataProvider {
    /// Adds `trace_id` and `span_id` to each line that is logged in a span that is recorded.
    public static let trace = Logger.MetadataProvider {
        guard let identity = ServiceContext.current?.trace, identity.isSampled else { return [:] }
        return ["trace_id": "\(identity.trace.hex)", "span_id": "\(identity.span.hex)"]
    }
}
