/// The header fields `traceparent` and `tracestate`.
///
/// Source: W3C Trace Context, level 1.
enum TraceParent {
    static let field = "traceparent"
    static let stateField = "tracestate"
    /// The most bytes of `tracestate` that are passed on; a longer one is left out, which the source allows.
    static let stateLimit = 512

    /// Reads the fields; nil if `traceparent` is absent or invalid. An invalid `tracestate` is left out.
    static func identity(_ parent: String?, state: String?) -> TraceIdentity? {
        guard let parent, parent.utf8.count >= 55, parent.utf8.count <= 512 else { return nil }
        let parts = parent.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[0].utf8.count == 2, let version = Hexadecimal.value(of: parts[0]),
            version != 0xff,
            // Later versions may add parts.
            version > 0 || parts.count == 4,
            parts[1].utf8.count == 32, parts[2].utf8.count == 16, parts[3].utf8.count == 2,
            let high = Hexadecimal.value(of: parts[1].prefix(16)), let low = Hexadecimal.value(of: parts[1].suffix(16)),
            let span = Hexadecimal.value(of: parts[2]), let flags = Hexadecimal.value(of: parts[3]),
            high != 0 || low != 0, span != 0
        else { return nil }
        return TraceIdentity(
            trace: TraceID(high: high, low: low),
            span: SpanID(value: span),
            isSampled: flags & 1 == 1,
            state: state.flatMap(valid),
            isRemote: true
        )
    }

    static func text(_ identity: TraceIdentity) -> String {
        "00-\(identity.trace.hex)-\(identity.span.hex)-\(identity.isSampled ? "01" : "00")"
    }

    private static func valid(_ state: String) -> String? {
        let isPrintable = state.utf8.allSatisfy { (0x20...0x7e).contains($0) }
        return isPrintable && !state.isEmpty && state.utf8.count <= stateLimit ? state : nil
    }
}
