import CoreMetrics

/// Counters of what people do.
struct MomentsMetrics: Sendable {
    private let publications: Counter
    private let likes: Counter
    private let comments: Counter
    private let reports: Counter
    private let signUps: Counter
    private let uploads: Counter
    private let uploadedBytes: Counter
    private let successfulSignIns: Counter
    private let failedSignIns: Counter
    private let refusals: [LimitedAction: Counter]

    init(factory: any MetricsFactory = MetricsSystem.factory) {
        func counter(_ label: String, _ dimensions: [(String, String)] = []) -> Counter {
            Counter(label: label, dimensions: dimensions, factory: factory)
        }
        publications = counter("moments_publications_total")
        likes = counter("moments_likes_total")
        comments = counter("moments_comments_total")
        reports = counter("moments_reports_total")
        signUps = counter("moments_sign_ups_total")
        uploads = counter("moments_uploads_total")
        uploadedBytes = counter("moments_uploaded_bytes_total")
        successfulSignIns = counter("moments_sign_ins_total", [("outcome", "ok")])
        failedSignIns = counter("moments_sign_ins_total", [("outcome", "refused")])
        refusals = Dictionary(
            uniqueKeysWithValues: LimitedAction.allCases.map { action in
                (action, counter("moments_rate_limited_total", [("action", action.rawValue)]))
            }
        )
    }

    func published() { publications.increment() }
    func liked() { likes.increment() }
    func commented() { comments.increment() }
    func reported() { reports.increment() }
    func signedUp() { signUps.increment() }
    func triedToSignIn(isSuccess: Bool) { (isSuccess ? successfulSignIns : failedSignIns).increment() }

    func uploaded(bytes: Int) {
        uploads.increment()
        uploadedBytes.increment(by: bytes)
    }

    /// Counts a refusal by a rate limit.
    func refused(_ action: LimitedAction) {
        refusals[action]?.increment()
    }
}
