import Synchronization

/// The node being evaluated, visible to code outside the main actor.
///
/// `State` and related wrappers can be read from any thread, but only a read on the evaluating thread belongs to a
/// body. On Linux, under an asynchronous `main`, the main actor is not bound to one thread, so each flush records the
/// thread it runs on.
enum Evaluation {
    /// The thread inside `enter`; only that thread accesses the other two variables.
    private static let thread = Atomic<UInt>(0)
    nonisolated(unsafe) private static var currentNode: Unmanaged<ViewNode>?
    nonisolated(unsafe) private static var currentGraph: Unmanaged<ViewGraph>?

    /// Whether the calling thread is building or updating a tree.
    @inline(__always)
    static var isOnThisThread: Bool { thread.load(ordering: .relaxed) == currentThreadID }

    /// The node whose body is running on this thread.
    @inline(__always)
    static var node: ViewNode? { isOnThisThread ? currentNode?.takeUnretainedValue() : nil }

    /// Calls `body` with the node whose body is running on this thread, if there is one, without retaining it.
    @inline(__always)
    static func withNode(_ body: (ViewNode) -> Void) {
        if isOnThisThread { currentNode?._withUnsafeGuaranteedRef { body($0) } }
    }

    /// The graph that is evaluating on this thread.
    static var graph: ViewGraph? { isOnThisThread ? currentGraph?.takeUnretainedValue() : nil }

    /// Marks the calling thread as the one a graph evaluates on while `body` runs.
    @MainActor
    static func enter<Result>(_ graph: ViewGraph, _ body: () -> Result) -> Result {
        let (oldThread, oldNode, oldGraph) = (thread.load(ordering: .relaxed), currentNode, currentGraph)
        currentNode = nil
        currentGraph = Unmanaged.passUnretained(graph)
        thread.store(currentThreadID, ordering: .relaxed)
        defer {
            currentNode = oldNode
            currentGraph = oldGraph
            thread.store(oldThread, ordering: .relaxed)
        }
        return graph.inSurroundings(body)
    }

    /// Runs `body`, inside `enter`, and records its reads for `node`; nil records no reads.
    @MainActor @inline(__always)
    static func run<Result>(_ node: ViewNode?, _ body: () -> Result) -> Result {
        let old = currentNode
        currentNode = node.map(Unmanaged.passUnretained)
        defer { currentNode = old }
        return body()
    }
}

/// Runs main-actor code from a caller that has already verified that it is on the evaluating thread, without the
/// run-time check.
///
/// The closure's context is allocated on the heap, so the most frequent paths avoid this function.
@inline(__always)
func withMainActorUnchecked<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { escapable in
        unsafeBitCast(escapable, to: (() -> Result).self)()
    }
}
