internal import NIOCore

/// The deadlines of an HTTP connection.
///
/// It is a state machine: it takes the connection's events, is polled periodically, and has no effects and no clock:
///
///     opened ──bytes──▶ head ──▶ body ──▶ between requests ──bytes──▶ head …
///       │ head timeout   │ 408    │ 408         │ idle timeout
///       ▼                ▼        ▼             ▼
///     closed           closed   closed        closed
///
/// A response is independent of these phases. It may take any time, as long as the client keeps reading it.
struct RequestDeadlines: Sendable {
    typealias Instant = NIODeadline

    struct Limits: Sendable, Equatable {
        /// The time limit for the head of a request.
        var head = TimeAmount.seconds(10)
        /// How long a connection is kept between requests.
        var idle = TimeAmount.seconds(5)
        /// How long a client may send nothing of a body, or read nothing of a response.
        var stall = TimeAmount.seconds(20)
        /// The minimum upload rate in bytes per second, averaged over the stall limit; at most 1,000,000,000.
        var uploadRate = 500
    }

    enum Verdict: Equatable, Sendable {
        case fine
        /// Close without an answer: there is no request, or the client does not read.
        case close(Reason)
        /// Answer with 408 and close.
        case timeOut(Reason)
    }

    /// The reason for closing. The raw value is a label in the metrics.
    enum Reason: String, Sendable {
        case idle
        case slowHead = "slow_head"
        case slowBody = "slow_body"
        case stalledResponse = "stalled_response"
    }

    private enum Phase: Equatable {
        /// No byte of the next request has arrived.
        case between
        /// Part of a request's head has arrived.
        case head
        case body
    }

    private let limits: Limits
    private var phase = Phase.between
    private var phaseBegan: Instant
    private var isFirst = true
    private var isRequestHeld = false
    /// The number of requests with incomplete responses.
    private var unanswered = 0
    private var hasResponseBegun = false
    /// The remaining time to wait for bytes of this body. Waiting reduces it, received bytes restore it.
    private var patience = TimeAmount.zero
    /// The time since which the connection waits for bytes; nil while it does not read, which is not the client's fault.
    private var waitingSince: Instant?
    private var acknowledged: UInt64 = 0
    private var acknowledgedAt: Instant
    private let openedAt: Instant

    /// - Parameter now: The time the connection was opened.
    init(limits: Limits, now: Instant) {
        self.limits = limits
        phaseBegan = now
        acknowledgedAt = now
        openedAt = now
    }

    /// Whether the connection has just been opened, so that its first request is probably on the way.
    func expectsFirstRequest(now: Instant) -> Bool { isFirst && now < openedAt + .milliseconds(500) }

    /// Whether the connection can be closed without interrupting a request or a response.
    var isBetweenRequests: Bool { unanswered == 0 && phase != .body }

    // MARK: - From the client

    /// The connection has started to wait for bytes.
    mutating func readBegan(now: Instant) { waitingSince = waitingSince ?? now }

    /// Bytes of a request have come, but are held until there is a worker for it. The time limits begin when they arrive.
    mutating func requestHeld() { isRequestHeld = true }

    /// Bytes have arrived; ``parsed(parts:now:)`` reports their meaning next.
    mutating func received(_ count: Int, now: Instant) {
        if isRequestHeld {
            isRequestHeld = false
            phaseBegan = now
        }
        spendPatience(now: now)
        waitingSince = nil
        guard phase == .body else { return }
        let earned = TimeAmount.nanoseconds(Int64(count) * (1_000_000_000 / Int64(limits.uploadRate)))
        patience = min(limits.stall, patience + earned)
    }

    /// The received bytes have been parsed.
    ///
    /// - Parameter parts: The number of request parts they completed.
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
        // The rest of an answered request is read for as long as a head may take.
        if unanswered == 0 { phaseBegan = now }
    }

    // MARK: - Time

    /// Returns whether the connection may continue.
    ///
    /// - Parameter queue: The bytes the client has not received yet.
    mutating func check(_ queue: SendQueue, now: Instant) -> Verdict {
        if queue.isEmpty || queue.acknowledged != acknowledged {
            acknowledged = queue.acknowledged
            acknowledgedAt = now
        } else if acknowledgedAt + limits.stall <= now {
            return .close(.stalledResponse)
        }
        // The response has ended for the server, but not for the client while bytes are queued.
        if !queue.isEmpty, unanswered == 0 { phaseBegan = max(phaseBegan, now) }
        spendPatience(now: now)

        switch phase {
        case .between:
            guard unanswered == 0, !isRequestHeld, phaseBegan + (isFirst ? limits.head : limits.idle) <= now else {
                return .fine
            }
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
