/// Why a request is sent.
///
/// A server in the same process executes requests caused by news a few at a time, so that a person who waits is
/// answered before pages that refresh themselves. Tasks inherit the cause from the task that starts them.
///
///     await RequestCause.$current.withValue(.news) { await moments.apply(change) }
public enum RequestCause: Sendable {
    /// A person waits for the response.
    case person
    /// A page refreshes what it shows after a change, and nobody waits.
    case news

    /// The cause of the requests of the current task.
    @TaskLocal public static var current: RequestCause = .person
}
