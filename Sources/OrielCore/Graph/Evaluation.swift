import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Which node is being evaluated, visible to code that is not bound to the main actor.
///
/// `State` and its relatives may be read from any thread, but only a read on the evaluating thread belongs to a body. Under
/// an asynchronous `main` the main actor is not bound to one thread on Linux, so the thread is noted per evaluation.
enum Evaluation {
    private static let thread = Atomic<UInt>(0)
    nonisolated(unsafe) private static var currentNode: Unmanaged<ViewNode>?
    nonisolated(unsafe) private static var currentGraph: Unmanaged<ViewGraph>?

    private static var threadID: UInt { UInt(bitPattern: pthread_self().hashValue) }

    /// Whether the calling thread is inside an evaluation.
    @inline(__always)
    static var isOnThisThread: Bool { thread.load(ordering: .relaxed) == threadID }

    /// The node whose body is running on this thread.
    @inline(__always)
    static var node: ViewNode? { isOnThisThread ? currentNode?.takeUnretainedValue() : nil }

    /// The graph that is evaluating on this thread, or building its root.
    static var graph: ViewGraph? { isOnThisThread ? currentGraph?.takeUnretainedValue() : nil }

    /// Runs `body` with its reads noted for `node`.
    @MainActor @inline(__always)
    static func run<Result>(_ node: ViewNode?, in graph: ViewGraph, _ body: () -> Result) -> Result {
        let oldThread = thread.load(ordering: .relaxed)
        let oldNode = currentNode
        let oldGraph = currentGraph
        currentNode = node.map(Unmanaged.passUnretained)
        currentGraph = Unmanaged.passUnretained(graph)
        thread.store(threadID, ordering: .relaxed)
        defer {
            currentNode = oldNode
            currentGraph = oldGraph
            thread.store(oldThread, ordering: .relaxed)
        }
        return body()
    }
}

/// Runs main-actor code from a place that has already proved to be on the evaluating thread, without the run-time check.
@inline(__always)
func withMainActorUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { escapable in
        unsafeBitCast(escapable, to: (() -> Result).self)()
    }
}
