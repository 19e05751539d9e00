/// Decides which traces are recorded: those whose parent is, and of the others a share.
///
/// The share is taken by the trace ID, so that all programs with the same ratio record the same traces.
///
/// Source: OpenTelemetry, `ParentBased` and `TraceIdRatioBased`.
struct TraceSampler: Sendable {
    /// A trace is recorded if the lower 63 bits of its ID are below this.
    private let bound: UInt64

    /// - Parameter ratio: 0 to 1; others are clamped.
    init(ratio: Double) {
        let ratio = ratio.isNaN ? 0 : min(max(ratio, 0), 1)
        bound = UInt64(ratio * 0x1p63)
    }

    func samples(_ trace: TraceID, parent: TraceIdentity?) -> Bool {
        if let parent { return parent.isSampled }
        return trace.low & (1 << 63 - 1) < bound
    }
}
