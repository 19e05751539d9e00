import Dispatch
package import Foundation
import OrielCombine

/// The live tree of one session: it evaluates changed nodes and sends the renderer the difference.
///
/// Mutations made in one turn of the main actor are collected; at the end of the turn, one flush updates the tree.
@MainActor
package final class ViewGraph {
    /// The maximum number of evaluation rounds in a flush before it is stopped as endless.
    package static let roundLimit = 100

    /// The maximum nesting depth of nodes: mounting a view recurses into its content, and a stack has 8 MB.
    package static let depthLimit = 2000

    /// The number of views whose memory is released at the end of the turn if they are removed together.
    private static let manyViews = 32

    /// The most warnings and errors that are kept for inspectors.
    private static let issueLimit = 100

    /// Called with the patches of each flush that changed what is on screen.
    package var patchHandler: (([Patch]) -> Void)?

    /// Called with the type's name for each body of an app-defined view or modifier that runs.
    package var bodyObserver: ((String) -> Void)?

    /// The record of what runs and why; nil if it is not needed.
    @exclusivity(unchecked) package var trace: GraphTrace?

    /// Called with each warning and error, once per text.
    package var issueHandler: ((GraphIssue) -> Void)?

    /// Called before each flush.
    package var flushHandler: (@MainActor () -> Void)?
    /// Runs a part of the graph's work with what the host sets around it, such as a task-local value.
    package var surroundings: (@MainActor (() -> Void) -> Void)?
    /// Called when work is pending and no flush has been scheduled; by default a flush is scheduled at the end of the
    /// turn.
    package var flushScheduler: ((ViewGraph) -> Void)?

    /// The size of the window in points, for views that depend on their size before it has been measured.
    package var windowSize = CGSize(width: 390, height: 844)

    @exclusivity(unchecked) package internal(set) var nodeCount = 0
    /// The number of evaluation rounds so far; constant while the graph is idle.
    package private(set) var activity = 0
    /// Whether the root has been sent to the renderer.
    private(set) var isMountAnnounced = false
    package private(set) var root: ViewNode?
    /// Keeps the host's values alive; nodes point to them without owning them.
    private var rootEnvironment: EnvironmentCell?

    private var lastNamespace: UInt64 = 0

    /// The number of the current evaluation.
    @exclusivity(unchecked) var epoch: UInt64 = 0
    /// The number of evaluations of nodes so far.
    package var evaluationCount: UInt64 { epoch }
    /// The number of nodes that keep their content off screen.
    var concealedContentCount = 0
    /// The default transaction for changes.
    @exclusivity(unchecked) var transaction = Transaction()
    /// The number of the flush that includes changes made now.
    private(set) var flushNumber: UInt64 = 0

    /// The state of the row that is being remounted.
    @exclusivity(unchecked) var stateToRestore: SavedState.Restoration?
    /// Commands for the renderer, sent with the changes of this flush.
    private var commands: [Patch] = []

    /// The nodes that were unmounted in this turn together with many others; nil unless nodes are kept.
    @exclusivity(unchecked) private var unmounted: [ViewNode]?
    private var keepsUnmounted = false
    private var dirtyNodes: [ViewNode] = []
    private var dirtyTransactions: [ObjectIdentifier: Transaction] = [:]
    private var actions: [() -> Void] = []
    private(set) var isFlushing = false
    /// Whether actions, such as those of views that appeared, have run in this flush.
    private(set) var hasRunActions = false
    private var isFlushScheduled = false
    /// The warnings and errors reported so far, in order.
    package private(set) var issues: [GraphIssue] = []
    private var reportedIssues: Set<String> = []

    /// The content released while the graph is idle; see `releaseContent()`.
    @exclusivity(unchecked) package var idle = IdleState()

    let changes = ChangeLog()
    let elementIndex = ElementIndex()
    /// The data of the features in use.
    var extensions = GraphExtensions()
    /// The values given by the host.
    var rootEnvironmentValues: EnvironmentValues { EnvironmentValues(head: rootEnvironment) }
    /// The number of running tasks that views started on appearance.
    package private(set) var taskCount = 0
    /// Whether tasks are counted; hosts that do not wait for them avoid the cost.
    package var countsTasks = false
    private var taskWaiters: [CheckedContinuation<Void, Never>] = []
    let preferences = PreferenceObservers()
    private var objectSources: [ObjectIdentifier: ObjectSource] = [:]

    package init() {}

    isolated deinit {
        if root != nil { unmount() }
    }

    /// Runs `body` in the host's surroundings.
    package func inSurroundings<Result>(_ body: () -> Result) -> Result {
        guard let surroundings else { return body() }
        var result: Result?
        surroundings { result = body() }
        guard let result else { preconditionFailure("The surroundings of a graph must run the body.") }
        return result
    }

    // MARK: - Mount

    /// Mounts a view as the root, runs its appearance actions, and leaves the tree consistent.
    ///
    /// - Parameters:
    ///   - environment: The host's values for the whole tree.
    ///   - complete: Adds the values that features need at the root, whose state the root node owns.
    ///   - content: Makes the root view; misuse inside is reported to this graph.
    func mount<Content: View>(
        environment: EnvironmentValues,
        completing complete: (EnvironmentValues, ViewNode) -> EnvironmentValues,
        content: () -> Content
    ) {
        precondition(root == nil, "A graph mounts one root; unmount() it before mounting another.")
        let root = RootNode(rootOf: self, type: ViewType.of(EmptyView.self), environment: environment.head)
        let environment = complete(environment, root)
        rootEnvironment = environment.head
        root.environment = environment.head
        self.root = root
        let type = ViewType.of(Content.self)
        root.firstChild = Evaluation.enter(self) {
            handOver(content()) { type.mount($0, in: root, environment: environment.head) }
        }
        flush()
    }

    /// Unmounts the whole tree: views disappear, tasks and subscriptions are cancelled.
    package func unmount() {
        for content in idle.contents { content.abandonState() }
        idle.contents = []
        idle.isPartlyRebuilt = false
        root?.unmount()
        root = nil
        runActions()
        dirtyNodes.removeAll()
        dirtyTransactions.removeAll()
        preferences.discardPendingWork()
        changes.discard()
        isMountAnnounced = false
    }

    /// Runs `body`, which unmounts nodes; if they are many, their memory is released at the end of the turn.
    ///
    /// To release thousands of nodes takes as long as all other work of a flush that removes them
    /// ([decision 96](../../../Docs/Decisions/0096-memory-of-removed-views-is-released-after-the-answer.md)).
    func unmounting(_ count: Int, _ body: () -> Void) {
        let outer = keepsUnmounted
        keepsUnmounted = count >= Self.manyViews
        body()
        keepsUnmounted = outer
    }

    /// Keeps an unmounted node in memory until the turn ends, if it is one of many.
    @inline(__always)
    func keepUntilTurnEnds(_ node: ViewNode) {
        guard keepsUnmounted else { return }
        if unmounted == nil {
            unmounted = []
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.unmounted = nil } }
        }
        unmounted?.append(node)
    }

    /// Releases the memory of tables that are empty.
    func releaseSpareMemory() {
        if dirtyTransactions.isEmpty { dirtyTransactions = [:] }
    }

    // MARK: - Invalidation

    /// Marks a node for evaluation in the next flush.
    ///
    /// - Parameter source: The storage or the source that has changed, for inspectors; nil if it is unknown.
    func invalidate(_ node: ViewNode, transaction: Transaction? = nil, source: AnyObject? = nil) {
        // A transaction stored for an unmounted node would apply to the next node at the same address.
        guard node.isMounted else { return }
        if let transaction = transaction ?? Transaction.ambient, !transaction.isEmpty {
            dirtyTransactions[ObjectIdentifier(node)] = transaction
        }
        if let trace { trace.note(node, source: source) }
        guard !node.flags.contains(.isDirty) else { return }
        node.flags.insert(.isDirty)
        dirtyNodes.append(node)
        scheduleFlush()
    }

    /// Runs `action` once the tree is consistent: at the end of the current round, or in the next flush.
    func enqueue(_ action: @escaping () -> Void) {
        actions.append(action)
        scheduleFlush()
    }

    /// Sends the renderer a command together with the changes of this flush.
    func send(_ command: Patch) { commands.append(command) }

    /// Whether the tree is being built or updated.
    var isBusy: Bool { isFlushing || Evaluation.graph === self }

    package var hasPendingWork: Bool { !dirtyNodes.isEmpty || !actions.isEmpty || preferences.hasPendingWork }

    var hasPendingTransactions: Bool { !dirtyTransactions.isEmpty }

    func scheduleFlush() {
        guard !isFlushing, !isFlushScheduled else { return }
        isFlushScheduled = true
        if let flushScheduler {
            flushScheduler(self)
        } else {
            // State may change while the deinit waits for the main actor, and must not retain the graph then.
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.flushIfScheduled() } }
        }
    }

    private func flushIfScheduled() {
        guard isFlushScheduled else { return }
        flush()
        idle.turnEndHandler?()
    }

    // MARK: - Flush

    /// Evaluates dirty nodes from the root down, runs actions that need a consistent tree, and repeats until no work is
    /// left.
    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        hasRunActions = false
        trace?.flushWillBegin()
        let firstRound = activity
        flushHandler?()
        if hasPendingWork || idle.isPartlyRebuilt { rebuildContent() }
        isFlushScheduled = false
        evaluatePendingWork()
        if !extensions.all.isEmpty {
            Evaluation.enter(self) { for part in extensions.all { part.changesDidSettle() } }
            evaluatePendingWork()
        }
        isFlushing = false
        hasRunActions = false
        for part in extensions.all { part.flushWillEnd() }
        var patches = changes.takePatches(of: self)
        var later = changes.takeLaterPatches()
        // The commands may name an element that is inserted later.
        if later.contains(where: \.operation.isInsertion) {
            patches += later
            later = []
        }
        for part in extensions.all { patches += part.takePatches() }
        if !commands.isEmpty {
            patches += commands
            commands.removeAll()
        }
        isMountAnnounced = true
        flushNumber += 1
        patches += later
        for part in extensions.all { patches += part.takeLaterPatches() }
        trace?.flushDidEnd(patches, rounds: activity - firstRound)
        if !patches.isEmpty { patchHandler?(patches) }
    }

    /// Evaluates nodes after the changes of a flush have been collected, and performs the resulting work.
    ///
    /// - Returns: The changes.
    func evaluateLater(_ body: () -> Void) -> [Patch] {
        isFlushing = true
        Evaluation.enter(self, body)
        evaluatePendingWork()
        isFlushing = false
        hasRunActions = false
        for part in extensions.all { part.flushWillEnd() }
        let patches = changes.takePatches(of: self)
        // They need no later time: nothing of this is shown yet.
        return patches + changes.takeLaterPatches().filter { !$0.operation.isMoment }
    }

    private func evaluatePendingWork() {
        guard hasPendingWork else { return }
        var round = 0
        Evaluation.enter(self) {
            while hasPendingWork, round < Self.roundLimit {
                round += 1
                activity += 1
                evaluateDirtyNodes()
                preferences.deliver()
                runActions()
            }
        }
        if hasPendingWork { stopEndlessFlush() }
    }

    private func evaluateDirtyNodes() {
        guard !dirtyNodes.isEmpty else { return }
        var batch: [ViewNode] = []
        swap(&batch, &dirtyNodes)
        if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
        for node in batch where node.flags.contains(.isDirty) && node.isMounted {
            let old = transaction
            transaction = transaction(for: node)
            // A parent evaluated earlier in this batch has cleared the flag of the children it updated.
            node.flags.remove(.isDirty)
            node.evaluate()
            transaction = old
        }
        if !dirtyTransactions.isEmpty {
            for node in batch { dirtyTransactions[ObjectIdentifier(node)] = nil }
        }
    }

    /// Evaluates a dirty node while its parent updates it; the node's own change keeps its transaction.
    func evaluateOnUpdate(_ node: ViewNode) {
        let old = transaction
        if !dirtyTransactions.isEmpty, dirtyTransactions[ObjectIdentifier(node)] != nil {
            transaction = transaction(for: node)
        }
        node.flags.remove(.isDirty)
        node.evaluate()
        transaction = old
    }

    /// Returns the transaction of a node's own change after the modifiers above the node have changed it.
    private func transaction(for node: ViewNode) -> Transaction {
        var result =
            dirtyTransactions.isEmpty ? Transaction() : dirtyTransactions[ObjectIdentifier(node)] ?? Transaction()
        guard node.flags.contains(.hasTransactionModifier) else { return result }
        applyModifiers(above: node, to: &result)
        return result
    }

    /// Applies the transaction modifiers above a node, the outermost one first.
    private func applyModifiers(above node: ViewNode, to transaction: inout Transaction) {
        // Nodes inherit the flag, so there is no modifier above a node without it.
        guard let parent = node.parent, parent.flags.contains(.hasTransactionModifier) else { return }
        applyModifiers(above: parent, to: &transaction)
        parent.modify(&transaction)
    }

    private func runActions() {
        guard !actions.isEmpty else { return }
        var batch: [() -> Void] = []
        swap(&batch, &actions)
        for action in batch { action() }
        hasRunActions = true
    }

    private func stopEndlessFlush() {
        let names = Set(dirtyNodes.map { $0.nearestAppDefinedName }).sorted().joined(separator: ", ")
        report(
            .error,
            """
            \(names.isEmpty ? "An onChange or preference action" : names) keeps invalidating itself: \
            \(Self.roundLimit) rounds of updates in one turn did not settle. A body must not change state that it reads, \
            and an onChange must reach a value that no longer changes. The pending updates were dropped.
            """
        )
        for node in dirtyNodes { node.flags.remove(.isDirty) }
        dirtyNodes.removeAll()
        dirtyTransactions.removeAll()
        actions.removeAll()
        preferences.discardPendingWork()
    }

    // MARK: - Tasks

    /// Counts a view's task until it ends.
    func follow(_ task: Task<Void, Never>?) {
        guard countsTasks, let task else { return }
        taskCount += 1
        Task {
            await task.value
            taskCount -= 1
            if taskCount == 0 { resumeTaskWaiters() }
        }
    }

    /// Waits until no counted task is running, or until the caller is cancelled.
    ///
    /// What the tasks have changed is in the tree: a flush is queued when a task changes something, before its end is noted.
    package func waitForTasks() async {
        guard taskCount > 0 else { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { taskWaiters.append($0) }
        } onCancel: {
            Task { @MainActor in self.resumeTaskWaiters() }
        }
    }

    private func resumeTaskWaiters() {
        let waiters = taskWaiters
        taskWaiters = []
        for waiter in waiters { waiter.resume() }
    }

    // MARK: - Issues

    /// Reports misuse, once per text.
    package func report(_ severity: GraphIssue.Severity, _ message: String) {
        guard reportedIssues.insert(message).inserted else { return }
        let issue = GraphIssue(severity: severity, message: message)
        issue.log()
        if issues.count < Self.issueLimit { issues.append(issue) }
        trace?.note(issue)
        issueHandler?(issue)
    }

    // MARK: - Objects

    func makeNamespace() -> UInt64 {
        lastNamespace += 1
        return lastNamespace
    }

    /// Returns the source through which views depend on an object: the graph's single subscription to it, or the object itself.
    func source(for object: any ObservableObject) -> DependencySource {
        if let page = (object as AnyObject) as? PageObject { return page }
        let key = ObjectIdentifier(object)
        if let known = objectSources[key] { return known }
        let source = ObjectSource(object: object, graph: self)
        objectSources[key] = source
        return source
    }

    /// Called when nothing observes an object any more.
    func sourceDidEnd(of object: ObjectIdentifier) { objectSources[object] = nil }
}

/// The node above the root view.
private final class RootNode: ViewNode {}

extension ViewNode {
    /// The name of the nearest app-defined view around this node, including the node itself.
    final var nearestAppDefinedName: String {
        var node: ViewNode? = self
        while let current = node {
            if !current.flags.contains(.isRoot), current.type.isAppDefined { return current.type.name }
            node = current.parent
        }
        return type.name
    }
}
