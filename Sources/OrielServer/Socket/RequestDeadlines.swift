internal import NIOCore

/// Decides when an HTTP connection has taken too long.
///
/// It is informed of what passes through the connection and asked now and then; it acts on nothing and knows no clock:
///
///     opened ──bytes──▶ head ──▶ body ──▶ between requests ──bytes──▶ head …
///       │ head timeout   │ 408    │ 408         │ idle timeout
///       ▼                ▼        ▼             ▼
///     closed           closed   closed        closed
///
/// A response runs beside these phases. It may take any time, as long as the client takes its bytes.
struct RequestDeadlines: Sendable {
    typealias Instant = NIODeadline

    struct Limits: Sendable, Equatable {
        /// How long the head of a request may take.
        var head = TimeAmount.seconds(10)
        /// How long a connection may be kept between requests.
        var idle = TimeAmount.seconds(10)
        /// How long a client may send nothing of a body, or take nothing of a response.
        var stall = TimeAmount.seconds(20)
        /// Bytes of a body per second, on average over the length of a stall; at most 1,000,000,000.
        var uploadRate = 500
    }

    enum Verdict: Equatable, Sendable {
        case fine
        /// To be closed without a word: there is no request to answer, or nobody who reads.
        case close(Reason)
        /// To be answered with 408, and closed.
        case timeOut(Reason)
    }

    /// The name is a label of the metrics.
    enum Reason: String, Sendable {
        case idle
        case slowHead = "slow_head"
        case slowBody = "slow_body"
        case stalledResponse = "stalled_response"
    }

    private enum Phase: Equatable {
        /// No byte of the next request has arrived.
        case between
        /// Bytes of a request have arrived, but not all of its head.
        case head
        case body
    }

    private let limits: Limits
    private var phase = Phase.between
    private var phaseBegan: Instant
    private var isFirst = true
    /// Requests whose responses have not ended.
    private var unanswered = 0
    private var hasResponseBegun = false
    /// How long the client may still be waited for in this body. Waiting uses it up, bytes restore it.
    private var patience = TimeAmount.zero
    /// Since when the connection waits for bytes; nil while it does not read, which is not the client's fault.
    private var waitingSince: Instant?
    private var acknowledged: UInt64 = 0
    private var acknowledgedAt: Instant

    /// - Parameter now: When the connection was opened.
    init(limits: Limits, now: Instant) {
        self.limits = limits
        phaseBegan = now
        acknowledgedAt = now
    }

    /// Whether the connection can be closed without breaking off a request or a response.
    var isBetweenRequests: Bool { unanswered == 0 && phase != .body }

    // MARK: - From the client

    /// The connection waits for bytes.
    mutating func readBegan(now: Instant) { waitingSince = waitingSince ?? now }

    /// Bytes have arrived; what they mean is reported next.
    mutating func received(_ count: Int, now: Instant) {
        spendPatience(now: now)
        waitingSince = nil
        guard phase == .body else { return }
        let earned = TimeAmount.nanoseconds(Int64(count) * (1_000_000_000 / Int64(limits.uploadRate)))
        patience = min(limits.stall, patience + earned)
    }

    /// The bytes received have been parsed.
    ///
    /// - Parameter parts: How many parts of requests they completed.
    mutating func parsed(parts: Int, now: Instant) {
        if phase == .between, parts == 0 { enter(.head, now: now) }
    }

    mutating func headReceived(now: Instant) {
        isFirst = false
        unanswered += 1
        patience = limits.stall
        enter(.body, now: now)
    }

    mutating func requestEnded(now: Instant) { enter(.between, now: now) }

    private mutating func enter(_ phase: Phase, now: Instant) {
        self.phase = phase
        phaseBegan = now
    }

    private mutating func spendPatience(now: Instant) {
        guard phase == .body, let since = waitingSince else { return }
        patience = patience - (now - since)
        waitingSince = now
    }

    // MARK: - To the client

    mutating func responseBegan() { hasResponseBegun = true }

    mutating func responseEnded(now: Instant) {
        hasResponseBegun = false
        unanswered = max(0, unanswered - 1)
        // What is left of a request that has its answer is read for as long as a head may take.
        if unanswered == 0 { phaseBegan = now }
    }

    // MARK: - Time

    /// Decides whether the connection may go on.
    ///
    /// - Parameter queue: What the client has not taken yet.
    mutating func check(_ queue: SendQueue, now: Instant) -> Verdict {
        if queue.isEmpty || queue.acknowledged != acknowledged {
            acknowledged = queue.acknowledged
            acknowledgedAt = now
        } else if acknowledgedAt + limits.stall <= now {
            return .close(.stalledResponse)
        }
        // A response that is on its way has ended for the server, not for the client.
        if !queue.isEmpty, unanswered == 0 { phaseBegan = max(phaseBegan, now) }
        spendPatience(now: now)

        switch phase {
        case .between:
            guard unanswered == 0, phaseBegan + (isFirst ? limits.head : limits.idle) <= now else { return .fine }
            return .close(isFirst ? .slowHead : .idle)
        case .head:
            guard unanswered == 0, phaseBegan + limits.head <= now else { return .fine }
            return .timeOut(.slowHead)
        case .body:
            if unanswered == 0 { return phaseBegan + limits.head <= now ? .close(.slowBody) : .fine }
            guard patience <= .zero else { return .fine }
            return hasResponseBegun || unanswered > 1 ? .close(.slowBody) : .timeOut(.slowBody)
        }
    }
}
