extension View {
    /// Runs an asynchronous action with a name when the view appears, and cancels it when the view disappears.
    ///
    /// - Parameter name: A name for debuggers of Apple. Has no effect.
    public nonisolated func task(
        name: String?,
        priority: TaskPriority = .userInitiated,
        file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(priority: priority, action)
    }

    /// Runs an asynchronous action with a name when the view appears. Cancels it and runs it again when `id` changes.
    ///
    /// - Parameter name: A name for debuggers of Apple. Has no effect.
    public nonisolated func task<T: Equatable>(
        id value: T,
        name: String?,
        priority: TaskPriority = .userInitiated,
        file: String = #fileID,
        line: Int = #line,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(id: value, priority: priority, action)
    }
}
