/// A modifier that runs a task while its content is on screen.
struct TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    /// Whether the first rendered page waits for the task, up to a deadline.
    var isAwaited = true
    let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier, BehaviorModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    /// The task of one appearance or one id.
    final class Run {
        var task: Task<Void, Never>?
        var isCancelled = false

        func cancel() {
            isCancelled = true
            task?.cancel()
        }
    }

    func makeState() -> Run? { nil }

    func didMount(on node: ViewNode, state: inout Run?) {
        if !node.isConcealed { state = start(on: node) }
    }

    func visibilityDidChange(to isVisible: Bool, on node: ViewNode, state: inout Run?) {
        state?.cancel()
        state = isVisible ? start(on: node) : nil
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Run?) {
        guard id != old.id, !node.isConcealed else { return }
        state?.cancel()
        state = start(on: node)
    }

    func willUnmount(from node: ViewNode, state: inout Run?) { state?.cancel() }

    /// Starts the task when the tree is consistent, after the `onAppear` actions enqueued before it.
    @MainActor private func start(on node: ViewNode) -> Run {
        let run = Run()
        let graph = node.graph
        graph.enqueue {
            guard !run.isCancelled else { return }
            run.task = Task(priority: priority, operation: action)
            if isAwaited { graph.follow(run.task) }
        }
        return run
    }
}

extension View {
    /// Runs a task while the view is on screen. The first rendered page does not wait for it.
    nonisolated func backgroundTask(
        id: some Equatable,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: id, priority: .userInitiated, isAwaited: false, action: action))
    }

    /// Runs an asynchronous action when the view appears and cancels it when the view disappears.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous action when the view appears. Cancels it and runs it again when `id` changes.
    public nonisolated func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
