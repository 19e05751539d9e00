import Dispatch
package import Foundation
import OrielCombine

/// The live tree of one session: it evaluates what changed and tells the renderer the difference.
///
/// Mutations made in one turn of the main actor are gathered; when the turn ends, one flush brings the tree up to date.
@MainActor
package final class ViewGraph {
    /// How many rounds of evaluation one flush may take before it is stopped as endless.
    package static let roundLimit = 100

    /// How deep nodes may be nested: mounting a view recurses into what is inside, and a stack has 8 MB.
    package static let depthLimit = 2000

    /// Called with the patches of each flush that changed what is on screen.
    package var patchHandler: (([Patch]) -> Void)?

    /// Called with the type's name for each body of an app-defined view or modifier that runs.
    package var bodyObserver: ((String) -> Void)?

    /// Called with each warning and error, once per text.
    package var issueHandler: ((GraphIssue) -> Void)?

    /// Called before each flush.
    package var flushHandler: (@MainActor () -> Void)?
    /// Called when work is waiting and no flush has been scheduled; by default one is put at the end of the turn.
    package var flushScheduler: ((ViewGraph) -> Void)?

    /// The size of the window in points, for what depends on its size before it has been measured.
    package var windowSize = CGSize(width: 390, height: 844)

    @exclusivity(unchecked) package internal(set) var nodeCount = 0
    /// Counts the rounds of evaluation so far; where it stands still, nothing happens.
    package private(set) var activity = 0
    /// Whether the renderer has been told of the root.
    private(set) var isMountAnnounced = false
    package private(set) var root: ViewNode?
    /// Keeps the values the host has given alive; nodes point to them without owning them.
    private var rootEnvironment: EnvironmentCell?

    private var lastNamespace: UInt64 = 0

    /// The number of the evaluation under way.
    @exclusivity(unchecked) var epoch: UInt64 = 0
    /// How many nodes keep their content off the screen.
    var concealedContentCount = 0
    /// What changes are made with when nothing says otherwise.
    @exclusivity(unchecked) var transaction = Transaction()
    /// The number of the flush that changes made now belong to.
    private(set) var flushNumber: UInt64 = 0

    /// The state of the row that is being mounted again.
    @exclusivity(unchecked) var stateToRestore: SavedState.Restoration?
    /// The states of the content that is being made again, as long as nobody has taken them.
    @exclusivity(unchecked) var handedOnStates: ArraySlice<HandedOnState> = []
    /// What the renderer is to do when it shows what this flush has changed.
    private var commands: [Patch] = []

    private var dirtyNodes: [ViewNode] = []
    private var dirtyTransactions: [ObjectIdentifier: Transaction] = [:]
    private var actions: [() -> Void] = []
    private(set) var isFlushing = false
    private var isFlushScheduled = false
    private var reportedIssues: Set<String> = []

    /// What was let go until something happens; see `rest()`.
    var restingContents: [RestingContent] = []
    @inline(__always) package var isResting: Bool { !restingContents.isEmpty }
    /// Called when what was let go has been made again.
    package var wakeHandler: (() -> Void)?
    /// Called when the graph rests again at once, because it was woken for nothing but a date.
    package var restHandler: (() -> Void)?

    let changes = ChangeLog()
    let elementIndex = ElementIndex()
    package let focus = FocusManager()
    var knownStorage: SessionStorage?
    /// What the host has given.
    var rootEnvironmentValues: EnvironmentValues { EnvironmentValues(head: rootEnvironment) }
    /// How many tasks that views began on appearance are running.
    package private(set) var taskCount = 0
    /// Whether they are counted; who does not wait for them need not pay for it.
    package var countsTasks = false
    let preferences = PreferenceObservers()
    /// The places a person can go back from.
    package private(set) lazy var history = NavigationHistory(graph: self)
    /// What is in front of everything else, the last in front.
    var modals: [ViewNode] = []
    private var objectSources: [ObjectIdentifier: ObjectSource] = [:]
    /// The images this session's browser has.
    private(set) lazy var loadedImages = LoadedImages()
    /// What its timelines wait for; nil until one waits.
    private(set) var knownTimelineClock: TimelineClock?
    var timelineClock: TimelineClock {
        if let knownTimelineClock { return knownTimelineClock }
        let clock = TimelineClock(graph: self)
        knownTimelineClock = clock
        return clock
    }

    package init() {}

    isolated deinit {
        if root != nil { unmount() }
    }

    // MARK: - Mount

    /// Mounts a view as the root, runs what it does on appearance, and leaves the tree consistent.
    ///
    /// - Parameters:
    ///   - environment: The values the host gives to the whole tree.
    ///   - content: Makes the root view; misuse inside is reported to this graph.
    package func mount<Content: View>(environment: EnvironmentValues, content: () -> Content) {
        precondition(root == nil, "A graph mounts one root; unmount() it before mounting another.")
        let root = RootNode(rootOf: self, type: ViewType.of(EmptyView.self), environment: environment.head)
        let environment = withEditMode(environment, ownedBy: root)
        rootEnvironment = environment.head
        root.environment = environment.head
        self.root = root
        let type = ViewType.of(Content.self)
        root.firstChild = Evaluation.enter(self) {
            handOver(content()) { type.mount($0, in: root, environment: environment.head) }
        }
        flush()
    }

    /// Ends the whole tree: views disappear, tasks are cancelled, subscriptions end.
    package func unmount() {
        for content in restingContents { content.abandonState() }
        restingContents = []
        root?.unmount()
        root = nil
        runActions()
        dirtyNodes.removeAll()
        dirtyTransactions.removeAll()
        preferences.discardPendingWork()
        changes.discard()
        isMountAnnounced = false
    }

    // MARK: - Invalidation

    /// Has a node evaluated in the next flush.
    func invalidate(_ node: ViewNode, transaction: Transaction? = nil) {
        // A transaction noted for a node that has left would fall to whatever node lies at its address next.
        guard node.isMounted else { return }
        if let transaction = transaction ?? Transaction.ambient, !transaction.isEmpty {
            dirtyTransactions[ObjectIdentifier(node)] = transaction
        }
        guard !node.flags.contains(.isDirty) else { return }
        node.flags.insert(.isDirty)
        dirtyNodes.append(node)
        scheduleFlush()
    }

    /// Runs `action` when the tree is consistent: at the end of the round of this flush, or of the next flush.
    func enqueue(_ action: @escaping () -> Void) {
        actions.append(action)
        scheduleFlush()
    }

    /// Has the renderer do something when it shows the changes of this flush.
    func send(_ command: Patch) { commands.append(command) }

    /// Whether the tree is being built or brought up to date right now.
    var isBusy: Bool { isFlushing || Evaluation.graph === self }

    package var hasPendingWork: Bool { !dirtyNodes.isEmpty || !actions.isEmpty || preferences.hasPendingWork }

    var hasPendingTransactions: Bool { !dirtyTransactions.isEmpty }

    func scheduleFlush() {
        guard !isFlushing, !isFlushScheduled else { return }
        isFlushScheduled = true
        if let flushScheduler {
            flushScheduler(self)
        } else {
            // A state may change while the deinit waits for the main actor, and must not retain the graph then.
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.flushIfScheduled() } }
        }
    }

    private func flushIfScheduled() {
        if isFlushScheduled { flush() }
    }

    // MARK: - Flush

    /// Evaluates what is dirty from the root down, runs what waits for a consistent tree, and repeats until nothing is left.
    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        flushHandler?()
        if hasPendingWork { wake() }
        isFlushScheduled = false
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
        isFlushing = false
        history.bringUpToDate()
        var patches = changes.takePatches(of: self) + focus.takePatches()
        if !commands.isEmpty {
            patches += commands
            commands.removeAll()
        }
        isMountAnnounced = true
        flushNumber += 1
        if !patches.isEmpty { patchHandler?(patches) }
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

    /// Evaluates a dirty node while its parent updates it: a change of its own keeps the transaction it was made with.
    func evaluateOnUpdate(_ node: ViewNode) {
        let old = transaction
        if !dirtyTransactions.isEmpty, dirtyTransactions[ObjectIdentifier(node)] != nil {
            transaction = transaction(for: node)
        }
        node.flags.remove(.isDirty)
        node.evaluate()
        transaction = old
    }

    /// The transaction a node's own change was made with, as seen through the modifiers above it.
    private func transaction(for node: ViewNode) -> Transaction {
        var result =
            dirtyTransactions.isEmpty ? Transaction() : dirtyTransactions[ObjectIdentifier(node)] ?? Transaction()
        guard node.flags.contains(.hasTransactionModifier) else { return result }
        var modifiers: [any TransactionModifyingNode] = []
        var ancestor = node.parent
        while let current = ancestor {
            if let modifier = current as? any TransactionModifyingNode { modifiers.append(modifier) }
            ancestor = current.parent
        }
        for modifier in modifiers.reversed() { modifier.modify(&result) }
        return result
    }

    private func runActions() {
        guard !actions.isEmpty else { return }
        var batch: [() -> Void] = []
        swap(&batch, &actions)
        for action in batch { action() }
    }

    private func stopEndlessFlush() {
        let names = Set(dirtyNodes.map { $0.nearestAppDefinedName }).sorted().joined(separator: ", ")
        report(
            .error,
            """
            \(names.isEmpty ? "An onChange or preference action" : names) keeps invalidating itself: \
            \(Self.roundLimit) rounds of updates in one turn did not come to rest. A body must not change state that it \
            reads, and an onChange must reach a value that no longer changes. The updates still pending were dropped.
            """
        )
        for node in dirtyNodes { node.flags.remove(.isDirty) }
        dirtyNodes.removeAll()
        dirtyTransactions.removeAll()
        actions.removeAll()
        preferences.discardPendingWork()
    }

    // MARK: - Tasks

    /// Counts a task of a view until it has ended.
    func follow(_ task: Task<Void, Never>?) {
        guard countsTasks, let task else { return }
        taskCount += 1
        Task {
            await task.value
            taskCount -= 1
        }
    }

    // MARK: - Issues

    /// Reports misuse, once per text.
    package func report(_ severity: GraphIssue.Severity, _ message: String) {
        guard reportedIssues.insert(message).inserted else { return }
        let issue = GraphIssue(severity: severity, message: message)
        issue.log()
        issueHandler?(issue)
    }

    // MARK: - Objects

    func makeNamespace() -> UInt64 {
        lastNamespace += 1
        return lastNamespace
    }

    /// The graph's one subscription to an object.
    func source(for object: any ObservableObject) -> ObjectSource {
        let key = ObjectIdentifier(object)
        if let known = objectSources[key] { return known }
        let source = ObjectSource(object: object) { [weak self] in self?.objectSources[key] = nil }
        objectSources[key] = source
        return source
    }
}

/// The node above the root view.
private final class RootNode: ViewNode {}

extension ViewNode {
    /// The name of the nearest view around this node, itself included, that the app declared.
    final var nearestAppDefinedName: String {
        var node: ViewNode? = self
        while let current = node {
            if !current.flags.contains(.isRoot), current.type.isAppDefined { return current.type.name }
            node = current.parent
        }
        return type.name
    }
}
